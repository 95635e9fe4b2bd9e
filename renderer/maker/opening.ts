/** How the maker is opened: what it begins with, and what it needs of the host. */

import type { ComponentType } from 'preact';
import type { Language } from '../text/dictionary.ts';
import type { DraftPhoto } from './draft.ts';

/** What the bench begins with: nothing, one of *My boards*, what was left in the middle, or a copy. */
export type Beginning =
  | {
      readonly kind: 'new';
      readonly photos: readonly File[];
      /** Shown first, before it becomes pairs. */
      readonly list?: string;
      readonly title?: string;
    }
  | {
      readonly kind: 'board';
      readonly id: string;
      readonly title: string;
      readonly text: string;
      readonly savedMs: number;
    }
  | { readonly kind: 'copy'; readonly title: string; readonly text: string }
  | { readonly kind: 'draft'; readonly text: string; readonly photos: readonly string[] };

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
  /** Asks first where people play. */
  readonly play: (id: string, title: string) => void;
  /** As a file, wherever the host wants it. */
  readonly export: (title: string, text: string) => void;
  /** Null: there is none any more. @returns whether the host has it, with all of its photos */
  readonly keepDraft: (draft: KeptDraft | null) => Promise<boolean>;
  readonly close: () => void;
  /** How friends come in while somebody is at the bench. */
  readonly Invite?: ComponentType;
}

export interface OpenedMaker {
  readonly Screen: ComponentType;
  /** Keeps a draft of what is not kept yet. */
  readonly keepNow: () => void;
}

/** @returns undefined where there is nothing to begin with: a draft that cannot be read */
export type OpenMaker = (
  host: MakerHost,
  beginning: Beginning,
  language: Language,
) => Promise<OpenedMaker | undefined>;
