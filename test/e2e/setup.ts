/**
 * Fails each test whose pages complained. Test files share a process and its modules, so this must be
 * a setup file: hooks of a module would be those of the first file alone.
 */

import { afterEach, beforeEach, expect } from 'vitest';
import { listenForTrouble, unexpectedTrouble } from './support.ts';

beforeEach(listenForTrouble);

afterEach(() => {
  expect(unexpectedTrouble(), 'what the pages complained of').toEqual([]);
});
