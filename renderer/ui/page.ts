import type { ReadonlySignal } from '@preact/signals';
import { type ComponentChildren, type ComponentType, createContext } from 'preact';
import { useContext, useLayoutEffect } from 'preact/hooks';
import { calm } from '../board/motion.ts';
import type { Card } from '../../shared/card.ts';
import type { GameRecord } from '../../shared/record.ts';
import type { TableScore } from '../../shared/sides.ts';
import type { Phase, PlayerView, TableView } from '../../shared/table-view.ts';
import type { Find } from '../game/film.ts';
import type { BringDictionary } from '../text/bring-dictionary.ts';
import type { TablesDictionary } from '../text/tables-dictionary.ts';
import type { Dictionary, Lines } from '../text/dictionary.ts';
import type { SidesDictionary } from '../text/sides-dictionary.ts';
import type { Player, Shown } from '../state/player.ts';
import type { Preferences } from '../state/preferences.ts';

/** What somebody prefers: given around every view, so it is never missing. */
export const PreferencesContext = createContext(undefined as unknown as Preferences);

/** What is shown of a table that is followed. */
export const ShownContext = createContext(undefined as unknown as Shown);

/** Given around all that is played on; the TV has none. */
export const PlayerContext = createContext(undefined as unknown as Player);

export interface FilmProps {
  readonly record: GameRecord;
  /** The step that it is opened for, if any: it begins a moment before. */
  readonly step?: number | undefined;
  /** What else there is to say of a pair. */
  readonly noteOf: (find: Find) => ComponentChildren;
  /** What else the host can do with it. */
  readonly tools?: ComponentChildren;
  readonly onClose: () => void;
}

/** What the host can do with a film besides watching it; undefined for everybody else. */
export const FilmToolsContext = createContext<ComponentChildren>(undefined);

/** The same for the whole room, on a TV. */
export interface RoomFilmProps extends Pick<FilmProps, 'record'> {
  /** The table of that game, as it was in the end. */
  readonly table: TableView;
  /** A card as the page shows it. */
  readonly cardOf: (card: Card) => string;
  /** What 16 pixels are on this screen. */
  readonly far: () => number;
  /** It is over, and its end was seen. */
  readonly onEnd: () => void;
}

/** What the bring/ folder gives to friends and to the desk; the TV takes its words and its sign. */
export interface BringParts {
  readonly words: BringDictionary;
  /** For a friend: all of the screen. */
  readonly Screen: ComponentType;
  /** For the host: a button, and the sheets behind it. */
  readonly BringOne: ComponentType;
  readonly Sign: ComponentType;
  /** For the host: who brought what is heard. */
  readonly Ear: ComponentType;
}

/** What the tables/ folder gives to those who sit at one of several. */
export interface TablesParts {
  readonly words: TablesDictionary;
  /** "Table 3 · Under the sea", with its banner; or alone, as a pill. */
  readonly Sign: ComponentType<{ readonly table: number; readonly title?: string }>;
  /** The banner in place of my own sign, and what to do at the wrong table. */
  readonly BigSign: ComponentType<{ readonly table: number }>;
  /** Sees where I sit, and where I am moved to. */
  readonly Usher: ComponentType;
  /** My new place, for a moment; undefined: I know it. */
  readonly Placed: ReadonlySignal<ComponentType | undefined>;
  /** How the other tables stand, for as long as it is shown. */
  readonly Others: ComponentType;
  /** How many of them still play. */
  readonly playing: ReadonlySignal<number>;
  /** How all stand once each is done; until then, and while nobody looks, none. */
  readonly done: ReadonlySignal<readonly TableScore[]>;
}

/** A screen of a game that is won together. */
export interface SidesProps {
  readonly view: TableView;
}

export interface SidesStripProps extends SidesProps {
  /** A moment of the past is shown: nothing else of now stands beside it. */
  readonly isPast?: boolean;
}

export interface SidesListProps extends SidesProps {
  /** What is said of each of the others; by default what they are doing. */
  readonly noteOf?: ((player: PlayerView) => string) | undefined;
  /** For the whole room: names alone, and large. */
  readonly isFar?: boolean;
}

export interface PlayedGame extends SidesProps {
  /** The number of the table, where there are several. */
  readonly table?: number;
  /** How it went. */
  readonly load: () => Promise<GameRecord | undefined>;
}

export interface SidesStageProps extends SidesProps {
  /** For the first place, as on every podium. */
  readonly crown: ComponentChildren;
  /** The games that were won together: of one table, or, for the whole room, of all. */
  readonly games: readonly PlayedGame[];
  /** A card as the page shows it. */
  readonly cardOf: (card: Card) => string;
  /** How all tables stand, once each of them is done. */
  readonly tables?: readonly TableScore[] | undefined;
  readonly isFar?: boolean;
  /** For the whole room: who sits at a table. */
  readonly peopleAt?: (table: number) => readonly string[];
}

/** What the sides/ folder gives to screens of a game that is won together. */
export interface SidesParts {
  readonly words: SidesDictionary;
  /** Who wins, or what all did; and by how much. */
  readonly resultOf: (view: TableView, text: Dictionary, tables?: readonly TableScore[]) => Lines;
  readonly Strip: ComponentType<SidesStripProps>;
  readonly About: ComponentType;
  readonly List: ComponentType<SidesListProps>;
  readonly Lobby: ComponentType;
  /** The teams with their people, as that lobby has them. */
  readonly Teams: ComponentType<SidesProps>;
  readonly Stage: ComponentType<SidesStageProps>;
  readonly Figures: ComponentType<SidesProps & Pick<SidesListProps, 'isFar'>>;
}

/** What every view may use. */
export function useShown(): Shown {
  return useContext(ShownContext);
}

/** What a player's views may use. */
export function usePlayer(): Player {
  return useContext(PlayerContext);
}

/** The words of the page's language. */
export function useText() {
  return useContext(PreferencesContext).text.value;
}

/** The phase that is shown: for a moment, the last pair before the podium. */
export function useScene(): Phase | undefined {
  const { store, ending } = useShown();
  return ending.moment.value === 'last' ? 'playing' : store.phase.value;
}

/** The lamp over the table, which draws in at the end. */
export function useLampClass(): string {
  const { store } = useShown();
  return useScene() === 'playing' && store.isLate.value ? 'lamp late' : 'lamp';
}

/** What shows that the host is not heard. */
export function useLostClass(): string {
  const { trouble } = useShown();
  return trouble.lost.value === 'no' ? '' : 'lost';
}

const END_CLASSES = { none: '', last: 'ends', podium: 'grows' } as const;

/** What moves at the end of a game. */
export function useEndClass(): string {
  const { ending } = useShown();
  return END_CLASSES[ending.moment.value];
}

/** While several boards are in sight. */
export function useCalm(): void {
  useLayoutEffect(() => {
    calm(true);
    return () => calm(false);
  }, []);
}
