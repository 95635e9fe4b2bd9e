/**
 * The limits of what players, clients and files may ask for. Sizes are generous: a whole school may
 * sit behind one address.
 */

/** UTF-16 units of one card. */
export const cardUnitsMax = 4_096;
/**
 * UTF-16 units of any other text: a name, a title, a code, an id. A longer one is refused before
 * anything looks at it, because some of that takes a time that grows with the square of the length.
 */
export const textUnitsMax = 512;
/** The same of the path of a file or a folder, as Windows has them. */
export const pathUnitsMax = 32_768;
/**
 * Characters of a card in the table view beside its board: in notices, and as a last pair. Texts of
 * a deck are not longer, so their faces are found.
 */
export const shownCardCharsMax = 60;
/** Spots of one board: 256 × 256, or any other shape of that size. */
export const spotsMax = 65_536;
/**
 * Milliseconds that a replacement of cards waits after another one, for each 1,000 spots of the board;
 * on boards of up to 1,000 spots it waits for none.
 */
export const replaceMsPerThousandSpots = 40;
/** Bytes of a board file, refused by its size before it is read. */
export const boardFileBytesMax = 4 * 1024 * 1024;
/** Bytes of a deck file, which may have pictures in it. So much of them a game keeps in memory. */
export const deckFileBytesMax = 24 * 1024 * 1024;
/** Boards in a host's own library. */
export const ownBoardsMax = 300;
/** Pairs of a deck. */
export const deckPairsMax = 32_768;
/** Characters of a text on a card of a deck. */
export const faceTextCharsMax = 60;
/** Pictures of one deck; bytes of each; pixels of each side. */
export const deckPicturesMax = 256;
export const pictureBytesMax = 96 * 1024;
export const pictureSideMax = 1_024;
/** Photos kept with an unfinished board, including photos that undo brings back. */
export const draftPhotosMax = 512;
/** Cards that one player may bring, and all of them together; bytes of their pictures together. */
export const broughtEachMax = 3;
export const broughtMax = 256;
export const broughtBytesMax = 16 * 1024 * 1024;
/** The same, from one address but the host's own computer. */
export const broughtPerAddressMax = 128;
export const broughtBytesPerAddressMax = 8 * 1024 * 1024;
/** Cards that somebody brings or takes back in one minute. */
export const bringsPerMinuteMax = 30;
/** Bytes of a JSON body to /bring: a picture of full size in base64, and its name. */
export const bringBytesMax = 160 * 1024;
/** Such bodies that are being received, in all and from one address. */
export const bringsAtOnceMax = 100;
export const bringsAtOncePerAddressMax = 50;
/** Characters of a player id. */
export const playerIdCharsMax = 256;
/** From this length on a player id is secret; below it is a public name. */
export const secretIdCharsMin = 21;
/** Characters of a player's name. */
export const nameCharsMax = 20;
/** Players with a seat, in all. */
export const seatsMax = 1_000;
/** Tables of a room. Other limits are the room’s, however many tables there are. */
export const tablesMax = 8;
/** Computer players at a table. */
export const computersMax = 7;
/** Players who were given their seats by requests from one address. */
export const seatsPerAddressMax = 600;
/** Spectators: ids that joined without a name. Beyond it the oldest who is not here gives way. */
export const spectatorsMax = 100;
/** Ids a host has removed, whose seats are gone; beyond it the oldest is forgotten. */
export const removedMax = 1_000;
/** Ids a host has shut out; beyond it the oldest is forgotten. */
export const blockedMax = 1_000;
/** Players whose last flip number is kept, seated or not; beyond it the oldest is forgotten. */
export const numberedPlayersMax = 4_000;
/** Best solo games that the app keeps, one for each board; beyond it the oldest is forgotten. */
export const bestGamesMax = 300;
/** Characters of the key of such a game, and of what is kept under it. */
export const preferenceKeyCharsMax = 300;
export const bestCharsMax = 32;
/** Notices that the table view remembers. */
export const noticesMax = 8;
/** Steps in the record of a game; what comes after them is left out. */
export const recordStepsMax = 100_000;
/** UTF-16 units of all steps in the record of a game. */
export const recordUnitsMax = 32 * 1024 * 1024;
/** Steps that are kept, when the record is full, for clients that follow the game. */
export const recentStepsMax = 1_000;
/** Steps in one answer to a client that follows the game. */
export const stepsPerAnswerMax = 256;
/** UTF-16 units of all steps in one such answer, if it has more than one. */
export const stepsUnitsPerAnswerMax = 32 * 1024;
/** Games of one evening that are kept; beyond it the oldest goes. */
export const eveningGamesMax = 200;
/** Kinds of games of which the host knows what all did best together. */
export const bestsMax = 100;
/** Results of one player in one game, in all that are kept of an evening. */
export const eveningEntriesMax = 10_000;
/** Spots of a board that a lesson is told of, and what one card is taken for that a game tells. */
export const lessonSpotsMax = 1_024;
export const lessonTakenMax = 16;
/** Pairs of one game, and what they were taken for, in all that an evening keeps for its lesson. */
export const lessonEntriesMax = 10_000;
/** Players and newest games of the evening in the table view, which everybody is sent. */
export const eveningLinesShown = 64;
export const eveningGamesShown = 6;
/** Seconds that the host may name until a game in the lobby begins. */
export const beginSecondsMax = 10;
/** Seconds that a watch or a table poll may ask to wait. */
export const waitSecondsMax = 60;
/** Characters of a request target: two cards of full length, every unit percent-encoded, fit. */
export const targetCharsMax = 80_000;
/** Bytes of a request line and its headers together. */
export const headerBytesMax = 96 * 1024;
/** Bytes of a JSON body to /join and /leave. */
export const joinBytesMax = 4 * 1024;
/** How often a sign may hop in a lobby, and how many views a second all hops together may cost. */
export const hopsPerSecond = 2;
export const hopViewsPerSecond = 2;
/** Bytes of a JSON body to a power: a deck file of full size, with characters that are escaped. */
export const powerBytesMax = 48 * 1024 * 1024;
/** Characters of a new code of a door; saved games may have codes as short as the second says. */
export const doorCodeCharsMin = 6;
export const savedCodeCharsMin = 4;
export const doorCodeCharsMax = 12;
/** Characters of the name of a file that the host saves, without its ending. */
export const savedNameCharsMax = 100;
/** Wrong codes from one address in one minute that are told as such; after them it is 429. */
export const wrongCodesMax = 10;
/** Milliseconds between a wrong code and the next comparison, at the longest. */
export const codePauseMsMax = 1_000;
/** Codes that wait to be compared, in all. */
export const guessesMax = 4_000;
/** The same, from one address: a class that comes in together may share one. */
export const guessesPerAddressMax = 40;
/** Connections that are open, in all. */
export const connectionsMax = 12_000;
/** Connections that are open from one address: 4,000 who watch and 500 who play are fewer. */
export const connectionsPerAddressMax = 6_000;
/** Flips, watches and table polls that wait, in all. */
export const openRequestsMax = 12_000;
/** The same, from one address. */
export const openRequestsPerAddressMax = 6_000;
/** Requests of each joined player that may wait, however many others wait: a poll and a flip. */
export const reservedRequestsPerPlayer = 2;
/** Connections kept for each joined player at their address, however many others are open. */
export const reservedConnectionsPerPlayer = 4;
/** Connections, and requests that wait, kept for the host's own computer. */
export const reservedForHost = 100;
/**
 * Requests that were sent behind another on their connection, and are not begun before that one is
 * answered. One more, and the connection is cut.
 */
export const pipelinedPerConnectionMax = 1_000;
/** The same, on all connections. */
export const pipelinedMax = 12_000;
/** The same, from one address. */
export const pipelinedPerAddressMax = 6_000;
/** Bytes of an answer that are sent at once; the next are once the connection has taken them. */
export const unsentBytesPerConnectionMax = 64 * 1024;
/** Bytes of boards and tables that are still being sent, each counted once, in all. */
export const unsentBytesMax = 128 * 1024 * 1024;
/** The same, to one address. */
export const unsentBytesPerAddressMax = 64 * 1024 * 1024;
/** Seconds to send a request, from its first byte to its last. */
export const requestSecondsMax = 15;
/** Milliseconds in which a game is saved by a disk fast enough that a crash costs at most 1 s. */
export const saveMsMax = 500;
/** Seconds for which an answer may lie unread before its connection is cut. */
export const unreadSecondsMax = 60;
