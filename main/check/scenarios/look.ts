/** What players see. */
export const looking = String.raw`
look.1 changes nothing
board A B / B A
alice sees down, down / down, down
alice sees down, down / down, down
alice flip 0,0
bob sees up A, down / down, down
alice sees my A, down / down, down
alice flip 1,1
alice sees my A, down / down, my A

look.2 does not finish a miss
board A B / B A
alice flip 0,0
alice flip 0,1
alice sees up A, up B / down, down
bob sees up A, up B / down, down
alice sees up A, up B / down, down

look.3 does not finish a match
board A A / B B
alice flip 0,0
alice flip 0,1
alice sees my A, my A / down, down
bob sees up A, up A / down, down
alice sees my A, my A / down, down

look.4 gives nobody a card: who waits still waits
board A B / B A
alice flip 0,0
bob flip 0,0 waits
bob sees up A, down / down, down
alice sees my A, down / down, down
bob flip waits

look.5 my card, another’s and nobody’s
board A B C / D E F
alice flip 0,0
bob flip 0,1
charlie flip 0,2
charlie flip 1,0
alice sees my A, up B, up C / up D, down, down
bob sees up A, my B, up C / up D, down, down
charlie sees up A, up B, up C / up D, down, down

look.6 player ids: case matters, and digits and underscores are letters
board A B / B A
Alice flip 0,0
alice flip 0,1
_1 flip 1,0
a_B_9 flip 1,1
Alice sees my A, up B / up B, up A
alice sees up A, my B / up B, up A
_1 sees up A, up B / my B, up A
a_B_9 sees up A, up B / up B, my A

look.7 ids that a program may mean something else by
board A B / B A
constructor flip 0,0
toString flip 0,1
undefined flip 1,0
null flip 1,1
constructor sees my A, up B / up B, up A
toString sees up A, my B / up B, up A
undefined sees up A, up B / my B, up A
null sees up A, up B / up B, my A
0 sees up A, up B / up B, up A

look.8 cards called as the faces are
board none down / up my
alice flip 0,0
bob flip 0,1
charlie flip 1,0
dora flip 1,1
alice sees my none, up down / up up, up my
dora sees up none, up down / up up, my my

look.9 who does not play sees all that lies face up, and nothing as theirs
board A A / B C
alice flip 0,0
alice flip 0,1
bob flip 1,0
zoe sees up A, up A / up B, down
`;
