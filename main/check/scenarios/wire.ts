/** What nobody has promised, but a good server does. */
export const wire = String.raw`
wire.1 every answer may be read by any page
level sound
board A B / B A
get /look/alice has access-control-allow-origin: *
get /flip/alice/0,0 has access-control-allow-origin: *
get /replace/alice/A/Z has access-control-allow-origin: *

wire.2 a flip that fails may be read by any page
level sound
board A B / B A
alice flip 0,0
get /flip/alice/0,0 has access-control-allow-origin: *

wire.3 no answer is kept by a cache
level sound
board A B / B A
get /look/alice has cache-control: no-store
get /flip/alice/0,0 has cache-control: no-store

wire.4 answers say that they are UTF-8
level sound
board 🦄 B / B 🦄
get /look/alice has content-type: text/plain; charset=utf-8

wire.5 a position off the board is refused, and changes nothing
level sound
board A B / B A
alice flip 0,0
get /flip/alice/2,0 refused
get /flip/alice/0,2 refused
get /flip/alice/99999999999999999999,0 refused
alice sees my A, down / down, down
alice flip 1,1
alice sees my A, down / down, my A

wire.6 a bad position does not finish the previous play
level sound
board A B / B A
alice flip 0,0
alice flip 0,1
get /flip/alice/7,7 refused
alice sees up A, up B / down, down

wire.7 a malformed position is refused, and changes nothing
level sound
board A B / B A
alice flip 0,0
get /flip/alice/-1,0 refused
get /flip/alice/1.5,0 refused
get /flip/alice/0,0junk refused
get /flip/alice/junk0,0 refused
get /flip/alice/1 refused
get /flip/alice/1,1,1 refused
get /flip/alice/, refused
get /flip/alice/0x1,0 refused
get /flip/alice/1e0,1 refused
get /flip/alice/%200,0 refused
alice sees my A, down / down, down

wire.8 a malformed player is refused
level sound
board A B / B A
get /look/a-b refused
get /flip/a.b/0,0 refused
get /look/a%20b refused
get /flip/%C3%A9/0,0 refused
get /watch/a-b refused
get /replace/a-b/A/Z refused
alice sees down, down / down, down

wire.9 a replacement that is no card is refused, and changes nothing
level sound
board A B / B A
alice flip 0,0
get /replace/alice/A/two%20words refused
get /replace/alice/A/line%0A refused
get /replace/alice/A/tab%09 refused
alice sees my A, down / down, down

wire.10 an address with a percent sign that encodes nothing is refused
level sound
board A B / B A
get /replace/alice/A/%ZZ refused
get /replace/alice/A/%FF refused
alice sees down, down / down, down

wire.11 an address that is none is refused
level sound
board A B / B A
get /nothing refused
get /look refused
get /flip/alice refused

4-B.1 a waiter who hangs up gets no card
level sound
board A B C / D E F
alice flip 0,0
bob flip 0,0 waits
bob hangs up
alice flip 0,1
bob sees up A, up B, down / down, down, down
alice flip 1,1
bob sees down, down, down / down, up E, down

4-B.2 the next waiter gets the card instead
level sound
board A B / B A
alice flip 0,0
bob flip 0,0 waits
charlie flip 0,0 waits
bob hangs up
alice flip 0,1
charlie flip succeeds
charlie sees my A, up B / down, down
bob sees up A, up B / down, down

4-B.3 who has hung up may go on
level sound
board A B / B A
alice flip 0,0
bob flip 0,0 waits
bob hangs up
bob flip 0,1
bob sees up A, my B / down, down
bob flip 1,0
bob sees up A, my B / my B, down

4-B.4 of three who wait, one hangs up, and the others have the card in turn
level sound
board A B C / D E F
alice flip 0,0
bob flip 0,0 waits
charlie flip 0,0 waits
dora flip 0,0 waits
charlie hangs up
alice flip 0,1
bob flip succeeds
bob flip 0,2
dora flip succeeds
charlie sees up A, up B, up C / down, down, down
dora sees my A, up B, up C / down, down, down

4-B.5 a waiter hangs up while the pair leaves, and the others fail
level sound
board A A / B B
alice flip 0,0
alice flip 0,1
bob flip 0,0 waits
charlie flip 0,1 waits
bob hangs up
alice flip 1,0
charlie flip fails 1-A
bob flip 1,1
bob sees none, none / up B, my B
`;
