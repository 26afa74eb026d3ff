"""One module per command, each with `register(app)`. A new command is a new file here, nothing else."""
