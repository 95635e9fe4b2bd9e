/** What a watcher is told of. */
export const watching = String.raw`
watch.1 a card turns face up
board A B / B A
bob watch
bob watch waits
alice flip 0,0
bob watch sees up A, down / down, down

watch.2 a second card turns face up
board A B / B A
alice flip 0,0
bob watch
alice flip 0,1
bob watch sees up A, up B / down, down

watch.3 cards turn face down, though nothing turns up
board A B / B A
alice flip 0,0
alice flip 0,1
charlie flip 1,1
bob watch
alice flip 1,1 waits
bob watch sees down, down / down, up A

watch.4 a pair leaves the board with a flip that fails
board A A / B B
alice flip 0,0
alice flip 0,1
bob watch
alice flip 0,0 fails 1-A
bob watch sees none, none / down, down

watch.5 a pair leaves the board with a flip that waits
board A A / B B
charlie flip 1,1
alice flip 0,0
alice flip 0,1
bob watch
alice flip 1,1 waits
bob watch sees none, none / down, up B

watch.6 a card is replaced
board A B / B A
alice flip 0,0
bob watch
charlie replace A Z
bob watch sees up Z, down / down, down

watch.7 a card that is face down is replaced
board A B / B A
bob watch
charlie replace A Z
bob watch sees down, down / down, down

watch.8 control alone is no change
board A B / B A
alice flip 0,0
alice flip 0,1
bob watch
charlie flip 0,0
bob watch waits
charlie flip 1,0
bob watch sees up A, up B / up B, down

watch.9 control that somebody waited for is no change
board A B / B A
alice flip 0,0
charlie flip 0,0 waits
bob watch
alice flip 0,0 fails 2-B
charlie flip succeeds
bob watch waits

watch.10 a flip that fails, and finishes nothing, is no change
board A A / B B
alice flip 0,0
alice flip 0,1
alice flip 1,0
bob watch
charlie flip 0,0 fails 1-A
bob watch waits
charlie flip 1,1
bob watch sees none, none / up B, up B

watch.11 a flip that fails by 2-A is no change
board A A B / C D E
alice flip 0,0
alice flip 0,1
alice flip 0,2
bob watch
alice flip 0,0 fails 2-A
bob watch waits

watch.12 a flip that fails by 2-B is no change
board A B / B A
alice flip 0,0
bob watch
alice flip 0,0 fails 2-B
bob watch waits

watch.13 a flip that waits, and finishes nothing, is no change
board A B / B A
alice flip 0,0
bob watch
charlie flip 0,0 waits
bob watch waits

watch.14 a match of two cards that are face up already is no change
board A B A / C D E
charlie flip 0,0
charlie flip 0,1
dora flip 0,2
dora flip 1,0
alice flip 0,0
bob watch
alice flip 0,2
bob watch waits
alice sees my A, up B, my A / up C, down, down

watch.15 a miss of two cards that are face up already is no change
board A B A / C D E
charlie flip 0,0
charlie flip 0,1
dora flip 0,2
dora flip 1,0
alice flip 0,0
bob watch
alice flip 0,1
bob watch waits

watch.16 a replacement that replaces nothing is no change
board A B / B A
bob watch
charlie replace Z Y
bob watch waits
charlie replace A A
bob watch waits
charlie flip 0,0
bob watch sees up A, down / down, down

watch.17 a look is no change
board A B / B A
bob watch
alice sees down, down / down, down
bob watch waits

watch.18 what changed before it began does not answer it
board A B / B A
alice flip 0,0
bob watch
bob watch waits
alice flip 0,1
bob watch sees up A, up B / down, down

watch.19 each begins anew
board A B / B A
bob watch
alice flip 0,0
bob watch sees up A, down / down, down
bob watch
bob watch waits
alice flip 0,1
bob watch sees up A, up B / down, down
bob watch
alice flip 1,0
bob watch sees down, down / up B, down

watch.20 all who watch are answered
board A B / B A
alice watch
bob watch
charlie watch
dora flip 0,0
alice watch sees up A, down / down, down
bob watch sees up A, down / down, down
charlie watch sees up A, down / down, down

watch.21 each sees their own cards
board A B / B A
alice flip 0,0
alice watch
bob watch
bob flip 1,1
alice watch sees my A, down / down, up A
bob watch sees up A, down / down, my A

watch.22 one’s own flip answers one’s own watch
board A B / B A
alice watch
alice flip 0,0
alice watch sees my A, down / down, down

watch.23 who waits for a card may watch
board A B / B A
alice flip 0,0
bob flip 0,0 waits
bob watch
charlie flip 1,1
bob watch sees up A, down / down, up A
bob flip waits
alice flip 0,1
bob flip succeeds

watch.24 who was never there may watch
board A B / B A
alice flip 0,0
zoe watch
alice flip 0,1
zoe watch sees up A, up B / down, down

watch.25 a card that turns down and one that turns up are one change
board A B C / D E F
alice flip 0,0
alice flip 0,1
bob watch
alice flip 1,0
bob watch sees down, down, down / up D, down, down

watch.26 a waiter fails and a watcher is answered by the same removal
board A A / B B
alice flip 0,0
alice flip 0,1
bob flip 0,0 waits
charlie watch
alice flip 1,0
bob flip fails 1-A
charlie watch sees none, none / up B, down

watch.27 on a board of one card
board A
bob watch
alice flip 0,0
bob watch sees up A
`;
