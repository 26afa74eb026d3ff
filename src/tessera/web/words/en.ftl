# The words of the site. German stands in de.ftl, message by message.
skip = To the content
site = Site
nav-play = Play
nav-learn = Learn
nav-puzzles = Puzzles
nav-rules = Rules
theme = Light or dark
switch-language = Change the language
account = Your name and account
your-turn = your turn
state-your-turn = Your turn
state-waiting = Waiting
state-over = Finished
state-open = Open table
waiting = Waiting
continue = Continue
game-with = { $game } with { $names }
home-title = { $n ->
    [one] One board game
    [5] Five board games
   *[other] { $n } board games
 } of the ancient Mediterranean, here in your browser.
home-text = Against bots, with friends by link, or together at one screen. Free, without an account; every card and every space explains itself.
new-here = New here?
start-with = Start with { $game }
start-text = The lightest one. The lesson is a whole short game, scoring included.
learn-in = { $n ->
    [one] Learn it in a minute
   *[other] Learn it in { $n } minutes
}
learn-it = Learn, { $n } min
just-play = Just play
played-last = Played last
play-again = Play again
games-by-weight = { $n ->
    [one] One game
    [5] Five games, light to heavy
   *[other] { $n } games, light to heavy
}
weight = Weight
weight-of = Weight { $n } of { $of }
n-of = { $n } of { $of }
kind = Kind
alone = Alone
alone-minutes = { $n } min against two bots
more-here = More
table-for-friends = Open a table for friends
rules-of-all = { $n ->
    [one] The rules
    [5] Rules of the five games
   *[other] Rules of the { $n } games
}
lesson = Lesson
lesson-of = Lesson: { $game }
lesson-begun = You have begun this lesson.
play = Play
play-game = Play { $game }
learn = Learn it
rules = Rules
open-tables = Open tables
no-open-tables = Nobody is waiting for players right now. Open a table and share its link.
game = Game
seats = Seats
seat-n = Seat { $n }
name-of-seat = Name of the player on seat { $n }
name = Name
pace = Pace
edition = Edition
edition-own = the game's own
edition-differs = This table plays the edition “{ $name }”. It differs from the game's own:
rules-of-edition = By an edition that is not the game's own of today: what differs
edition-was = { $is } instead of { $was }
edition-new = new: { $is }
edition-gone = left out, it was { $was }
pace-none = No clock
pace-quick = Live, 10 minutes each
pace-live = Live, 30 minutes each
pace-day = A day per move
pace-days3 = Three days per move
pace-week = A week per move
options = Options
join = Join
watch = Watch
seat-free = free seat
watch-record = Watch a record
watch-record-text = A file saved from any finished game.
new-table = New table
start-game = Start game
how-many = How many play
public-table = Show in the list of open tables
your-games = Your games
no-games = Your games will stand here. A name is enough to begin.
kind-me = { $name } (you)
kind-open = Anyone (open seat)
kind-local = At this screen
bot-easy = Bot, easy
bot-medium = Bot, medium
bot-hard = Bot, hard
bot-master = Bot, master
bot-random = Bot, random
bot-greedy = Bot, greedy
bot-network = Bot, network { $name }
level-easy = easy
level-medium = medium
level-hard = hard
level-master = master
level-random = random
level-greedy = greedy
bot-level = Strength of the bots
opened-by = opened by { $name }
running-with = { $names }
seats-free = { $n ->
    [one] One seat is free
   *[other] { $n } seats are free
}
won-with = won with { $n }
ended = finished
place-of = place { $n } with { $points }
turn-of = { $name }’s turn
time-left = { $time } left for this move
turn-number = turn { $n }
to-lobby = To the lobby
saved = saved
not-saved-yet = not saved yet …
connecting = connecting …
offline = No connection. Trying again …
hint = Hint
more = More
back-to-live = Back to live
play-on = Play on from here
share = Share this position
copied = Link copied
board-of = Board of { $game }
zoom = Enlarge the board
your-area = Your area
replay = Replay
first = To the start
back = One turn back
forth = One turn forward
play-turns = Play
pause = Pause
speed = Speed
to-live = To the present
live = Live
prompt = What to do
players = Players
log = Log
log-nothing = What happens will stand here, a line for each turn. Touch a line to read more of it; its number shows the table as it was then.
chat = Chat
notes = Notes
notes-text = Only you can read this.
recap = Recap
say = Say something
send = Send
result = Result
views = Views of the board
why-not = Why not?
read-board = Read the board
download-record = Download the record
seat-link = Copy the link to your seat
seat-link-text = With this link you come back to your seat from any device, once, within three days. Keep it to yourself.
leave = Leave the table
leave-sure = Leave? A bot will play on for you; you can come back.
settings = Settings
set-confirm = Ask before my turn ends
set-sound = Sounds
set-volume = Volume
set-notify = Browser notification when it is my turn
set-plain = Plain boards, flat colours
set-motion = Motion
motion-normal = normal
motion-fast = fast
motion-off = off
keys = Keys
keys-text = 1–9 choose, U undo, H hint, A aid, I what is this, P keep it open, R rules, L log, B read the board, [ and ] a turn back and forth, W what I missed; looking back: Space plays, arrows by turn and round, Home, End; Esc clear, Tab and arrows through everything.
fair-chance = Fair chance
fair-text = The random numbers of this table were fixed before the first card: this is their fingerprint. The seed is opened at the end.
fair-open = The seed below gives exactly this fingerprint, so no card was chosen by hand. The record replays the whole game from it.
seed = Seed
commitment = Fingerprint
strip = Round, phase, how it ends
preview-costs = costs
preview-now = now
preview-others = others
preview-points = { $sign }{ $n } { $n ->
    [one] point
   *[other] points
}
preview-later = later
preview-risk = risk
preview-then = then
preview-turn = { $who } is on turn
preview-chance = open
preview-chance-text = what dice, cards or others decide
steps-before = { $n ->
    [one] 1 choice before
   *[other] { $n } choices before
}
offline-asked = No connection. What you choose is sent as soon as it is back.
so-far = Chosen so far
your-moves = Your legal moves
undo = Undo
undo-unsure = Still being looked at: it goes back only if the last step showed nothing new
no-undo = Nothing to take back: the last step showed something or was not yours
restart-turn = Restart turn
what-closed = What is closed
and-why = , and why
closed-alike = and { $n } more for the same reason, { $clause }
nothing-closed = Everything of this kind is open to you.
about-now = Now, for you
about-same = The same sign elsewhere
about-who = Players
about-now-all = Now
about-last = Last in the log
about-show = show
about-costs = costs
about-have = you have
about-short = short
about-short-by = { $n } short
about-enough = enough
about-thing = What
about-get-there = To get there:
about-in-rules = in the rules
about-you = you
about-player = player
about-ends = how the game ends
about-turn = turn { $n }
about-source = source of points
about-score = Score
about-move = a move you can make
about-pin = Keep it open
about-close = Close
about-inspect = Inspecting: arrows go from thing to thing, Enter opens, Esc ends.
about-inspect-none = There is nothing to inspect here.
cancel = Cancel
thinks = { $who } is thinking
bot-hurried = (The machine is busy: this bot had less than half its time.)
bot-instead = (This bot did not answer: a simple one chose instead.)
bot-any = (No bot answered: any legal choice was made.)
bot-waits = Many games are asking the bots: { $n ->
    [one] one is
   *[other] { $n } are
 } before this one.
bot-plays-for-you = A bot is playing for you.
take-seat-back = Take my seat back
invite-text = The game begins when every seat is taken. Whoever has the link can sit down.
copy-invite = Copy the link
name-at-table = Your name at the table
start-with-bots = Start now with { $n ->
    [one] one bot
   *[other] { $n } bots
}
invite = Invite
invite-how = Scan, or send the link. No account is needed.
qr = Code of the link to this table, for a camera
learn-meanwhile = Learn it while you wait, { $n } min
rules-one-page = The rules on one page
game-begins = The game begins!
preview-open = A table of { $game } is waiting for players. Sit down without an account.
setup-way-out = With { $n } people it needs { $option }: { $value }.
setup-take = Play it so: { $value }
setup-for = with { $counts }
setup-fitted = { $n } people: { $value }.
fill-with-bots = Fill with bots
hotseat = One screen
hand-over = Hand over to { $who }
hand-over-text = Nobody else should look at the screen now.
i-am = I am { $who }
won = { $names } won
won-you = You won
won-team = { $names } won as a team
won-shared = { $names } share the victory
behind = The engine is being compiled; play on meanwhile.
and-last = { $names } and { $last }
a-record = A record
rematch = Rematch
join-rematch = To the rematch
watch-again = Watch it again
nth = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
end-place = { $n ->
    [1] First
    [2] Second
    [3] Third
    [4] Fourth
    [5] Fifth
   *[other] Sixth
}
end-won = Won by { $n ->
    [one] one point
   *[other] { $n } points
}.
end-won-tie = Won on the tie-break.
end-shares = You share the victory with { $names }.
end-wins = { $names } won by { $n ->
    [one] one point
   *[other] { $n } points
}.
end-wins-tie = { $names } won on the tie-break.
end-behind = { $place }, { $n ->
    [one] one point
   *[other] { $n } points
 } behind { $name }.
end-level = { $place }, level with { $name }: the tie-break decided.
end-led = { $n ->
    [0] You were never ahead.
   *[other] You were ahead after { $n } of { $of } turns.
}
end-source = What made the difference: { $source }, { $a } to { $b } { $you ->
    [yes] against { $name }
   *[no] for { $who } against { $name }
}.
tie-broken = { $ahead } and { $behind } have { $n } each: { $ahead } is ahead, { $why }.
tie-shared = { $ahead } and { $behind } have { $n } each, and nothing sets them apart.
rematch-seats = Seats move on: you sit { $n ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] sixth
}
rating-change = rating { $a } → { $b } ({ $n })
show-board = Show the board
to-games = To the games
points-from = Where the points come from
all-points = All points
where-it-turned = Where it turned
turned-whose = The chance of { $who } to win, over the round before and the round after.
then-forced = And then nothing else is possible: { $what }
then-others = And then: { $what }
turn-n = Turn { $n }
show-me = Show me
end-picture = Picture of the end: { $text }
share-picture = Share the picture
record = Record
chances-click = click for the position
your-best = Your best turn
your-costly = Your most costly turn
judged-best = { $n } % better than the next idea, { $other }.
judged-costly = { $n } % given away: better was { $other }.
judged-none = No turn stands out: what you chose was never clearly worse than the best, as far as the bots can tell.
course-at = Turn { $n }, { $name }: { $who } { $chance } %
you = you
stand-in = bot stands in
winner = winner
on-turn = on turn
hidden = hidden
mine = Mine
look-at = Look at the table after turn { $n }
close = Close
total = Total
place = Place
lesson-read = Read the card beside the board, then press Next.
lesson-step = Step { $n } of { $of }
lesson-scoring = Scoring
lesson-back = Back
lesson-leave = Leave the lesson: home keeps your place (Esc)
lesson-busy = They are playing …
lesson-miss = That is { $name }: we come to it later. First: { $order }
lesson-miss-any = That comes later. First: { $order }
lesson-done = Lesson done
lesson-know = You know { $game }.
lesson-won = You won with { $n } points. What comes next?
lesson-played = You have { $n } points. What comes next?
skip-chapter = Skip this chapter
next-source = Next: { $source }
play-easy = Play against two easy bots
invite-friend = Invite a friend
next = Next
not-now = This is not possible now.
what-now = What can I do now?
search-rules = Search the rules
rules-found = { $n ->
    [one] One clause
   *[other] { $n } clauses
}
chapters = Chapters
since-your-move = Since your last move: { $n ->
    [one] 1 turn
   *[other] { $n } turns
}
turn-count = Turn { $n } of { $of }
turn-said = Turn { $n } of { $of }, { $who }
before-first = Before the first turn
then-asked = { $who } was asked next:
what-else = What could be chosen
played = played
and-more = and { $n } more
points-more = { $n ->
    [one] 1 point more
   *[other] { $n } points more
}
points-less = { $n ->
    [one] 1 point less
   *[other] { $n } points less
}
nothing = nothing
yes = yes
no = no
learn-title = Learn
learn-text = A guided first game for each, from light to heavy: a whole short game with its scoring, every step explained. Nothing can go wrong, and you can leave at any time.
learn-one = A guided first game: a whole short one with its scoring, every step explained. Nothing can go wrong, and you can leave at any time.
learn-start = Begin the lesson, { $n } min
learn-other = Learn { $game }, { $n } min
learn-chapters = In it: { $what }
learn-first = New here? Begin with this one
puzzles = Puzzles
puzzles-text = Positions of real games in which one move is far ahead of all others. Find it.
puzzles-all = All puzzles
puzzles-solve = Solve
no-puzzles = There are no puzzles on this site yet.
puzzle-n = { $game }: puzzle { $n }
puzzle-ask = One move is clearly the best. Which one?
puzzle-right = Right!
puzzle-wrong = Not the best: { $n } % less.
puzzle-best = Best: { $best }. It wins about { $n } % of such games, { $ahead } % more than the next idea, { $second }.
puzzle-because = What speaks for it: { $terms }.
puzzle-next = Next puzzle
puzzle-back = Back to the game
puzzle-of-game = { $game }: a puzzle from your game
puzzle-here = Puzzle from here
only-mine = only my turns
only-faults = only mistakes
puzzle-again = Try again
yours = yours
rival = Rival { $n }
rules-title = Rules
rules-text = Our own wording, every clause with its number.
rules-one = One page with pictures to begin with, then every clause with its number.
read = Read
your-name = Your name
save = Save
account-kept = Account “{ $login }”: your games follow you to every device.
log-out = Log out
log-in = Log in
make-account = Make an account
make-account-text = So that your games are there on every device. A name and a password are enough.
login-name = Account name
password = Password (8 characters or more)
report = Please report this with the number { $id }.
back-to-table = Back to the table
you-look-at = You look at turn { $n } of { $of }
end-turn = End your turn?
end-turn-yes = Yes, { $what }
aid = Aid
aid-title = Player aid
aid-bold = Bold: you can do or pay it now.
aid-none = There is no player aid for this game.
hint-title = What the bot would do
hint-none = No hint just now.
hint-show = Show on the board
hint-about = Estimates, from what you can know
hints = Hints
hints-alone = only when one person plays
hints-yes = for everybody; the game is not rated once one was used
hints-no = none
looking = { $n ->
    [one] Somebody is looking
   *[other] { $n } are looking
}
watching = { $n ->
    [one] One is watching
   *[other] { $n } are watching
}
nothing-new = Nothing has happened since your last move.
your-turn-said = Your turn: { $what }
over-said = The game is over.
not-sent = That came too late; the table has moved on.
choose-of = { $n } possibilities here; choose from the list.
rematch-ready = A rematch is ready.
goes-on = Play on
board = Board
list-title = { $title }, in words
# ---- what a site may refuse
state-frozen = Stopped by the host
state-ended = Ended by the host
delete-table = Delete this table
delete-sure = Delete this table with its log and chat, for good?
delete-me = Delete all about me
delete-me-text = Your name, your account, your notes and what you said go for good. In running games a bot plays on for you.
new-password = New password
new-password-text = Choose a new password. You are logged in with it, and everywhere else you are logged out.
email-short = E-mail
email = E-mail, only to recover your password
forgot = Password forgotten?
forgot-text = If an e-mail address belongs to the account, a link to a new password is sent there.
forgot-sent = If there is such an account with an e-mail address, a link is on its way. It works once, for a day.
forgot-host = The host of this site can give you a link to a new password.
forgot-mail = Hello { $name }, with this link you choose a new password for Tessera. It works once, for a day: { $link }
report-someone = Report somebody
report-text = The host of this site reads it, nobody else.
report-sent = The host will read it. Thank you.
report-whom = Who is it about?
report-nobody = Nobody in particular
report-what = What happened?
admin = Host
admin-token = The host’s token
admin-counts = How much there is
admin-tables = Tables
admin-people = People
admin-reports = Reports
admin-errors = Errors of this process
admin-none = Nothing.
admin-done = Done
admin-search = Search
admin-freeze = Stop
admin-thaw = Let it go on
admin-end = End
admin-delete = Delete
admin-mute = Mute
admin-unmute = Let speak
admin-ban = Ban
admin-unban = Let in again
admin-muted = muted
admin-banned = banned
admin-link = Link to a new password
admin-link-text = Hand this link to its owner. It works once, for a day, and is shown only now.
account-of = account { $login }
guest = guest
error-bad-token-host = That is not the token.
not-playable = can only be looked at
outdated-game = This site no longer has the game { $game }. The table cannot go on here; you see how it stood.
outdated-rules = This table was played by rules version { $made }; this site plays version { $now }. It cannot go on here; you see how it stood.
outdated-edition = The edition of { $game } this table was played with is no longer here. It cannot go on; you see how it stood.
outdated-replay = What is stored of this table cannot be played again. It cannot go on here; you see how it stood.
outdated-older = The last look that was kept is from after { $n } of { $of } choices.
outdated-no-look = No look at the board was kept.
error-bad-request = That request cannot be read.
error-bad-setup = That table cannot be opened.
error-bad-edition = This edition cannot be played.
error-bad-record = This file is not a record that can be replayed.
error-bad-login = Name and password do not fit.
error-login-needed = Say who you are first.
error-bad-origin = That request comes from another site.
error-bad-token = The page is too old. Load it again.
error-not-yours = That is not yours to do now.
error-not-found = There is nothing here.
error-stale = The table has moved on.
error-illegal = That is not possible now.
error-lesson = In this lesson, choose what is marked.
error-over = The game is over.
error-not-started = The game has not begun.
error-no-undo = That cannot be taken back: it showed something, or others have acted.
error-seat-taken = That seat is taken.
error-too-late = Your time for this turn is up. The bot finishes it; then take your seat back.
error-name-taken = That name is taken.
error-name-long = A name has at most 24 characters. Shorten it.
error-running = Not while the game is running.
error-too-large = That is too large.
error-too-fast = That was too fast. Wait a moment.
error-broken = Something broke at this table. Nothing is lost; other tables are not affected.
error-not-saved = It could not be saved just now. Try again.
error-bad-link = This link has been used, has expired, or is not whole. Ask for a new one.
error-no-such-thing = There is nothing to tell of that.
error-no-hints = There are no hints at this table.
error-banned = The host of this site has closed your account.
error-muted = The host of this site has asked you to be silent.
error-frozen = The host has stopped this game for a while.
error-ended = The host has ended this game.
error-outdated = This table can no longer be played here. Its page shows how it stood.
code = Code of the link
error-unknown = That did not work.
# ---- the games, in a sentence
places-lit = { $n } places to choose
ask-undo = Ask to take it back
asks-back = { $who } asks to take back { $n ->
    [one] one choice
   *[other] { $n } choices
 }, although it showed something.
asked-back = You have asked { $names } to let you take it back.
waits-for = Waiting for { $names }.
agree = Agree
disagree = No
withdraw = Withdraw
your-ratings = Your ratings
rating = Rating
games-played = Games
wins = Won
leaders = The list
rank-of = place { $n } of { $of }
rank-later = in the list after three games
ratings-text = 1500 is the middle. Every match from its beginning counts, also against bots; not on one screen, and not when something was taken back by consent.
chances = Chance to win, turn by turn
chances-text = as learned from many played games
