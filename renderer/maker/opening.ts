/** How the maker is opened: its beginning, and its needs from the host. */

import type { ComponentType } from 'preact';
import type { Language } from '../text/dictionary.ts';
import type { DraftPhoto } from './draft.ts';

/** The beginning of the bench: nothing, one of *My boards*, a copy, or a draft. */
export type Beginning =
  | {
      readonly kind: 'new';
      readonly photos: readonly File[];
      /** Shown first, before it becomes pairs. */
      readonly list?: ListFile;
      readonly title?: string;
      /** A draft to be kept in *My boards* first. */
      readonly left?: LeftDraft;
    }
  | {
      readonly kind: 'board';
      readonly id: string;
      readonly title: string;
      readonly text: string;
      readonly savedMs: number;
    }
  | { readonly kind: 'copy'; readonly title: string; readonly text: string }
  | ({ readonly kind: 'draft' } & LeftDraft);

/** A list of words, and the file that it stood in. */
export interface ListFile {
  readonly text: string;
  readonly file: string;
}

/** A draft as the host has it. */
export interface LeftDraft {
  readonly text: string;
  readonly photos: readonly string[];
}

export interface KeptDraft {
  readonly text: string;
  /** Those that the host does not have yet. */
  readonly photos: readonly DraftPhoto[];
}

export interface MakerHost {
  /** @returns its id, or undefined where it could not be kept; the desk says why */
  readonly save: (
    id: string | undefined,
    title: string,
    text: string,
  ) => Promise<string | undefined>;
  /** Asks first if people are playing. */
  readonly play: (id: string, title: string) => void;
  /** Saves it as a file, wherever the host wants it. */
  readonly export: (title: string, text: string) => void;
  /** Null: there is none any more. @returns whether the host has it, with all of its photos */
  readonly keepDraft: (draft: KeptDraft | null) => Promise<boolean>;
  readonly close: () => void;
  /** The way in for friends while the host is at the bench. */
  readonly Invite?: ComponentType;
}

export interface OpenedMaker {
  readonly Screen: ComponentType;
  /** Keeps a draft of what is not kept yet. */
  readonly keepNow: () => void;
}

/** @returns undefined if the draft cannot be read */
export type OpenMaker = (
  host: MakerHost,
  beginning: Beginning,
  language: Language,
) => Promise<OpenedMaker | undefined>;
