/** How all tables of the room stand, for as long as something shows it. */

import { useEffect, useMemo } from 'preact/hooks';
import type { TableSummary } from '../../shared/tables-view.ts';
import { Tables } from '../state/tables.ts';
import { usePlayer } from './page.ts';

/** None until the host has told. */
export function useAllTables(): readonly TableSummary[] {
  const { session, mode } = usePlayer();
  const tables = useMemo(() => new Tables({ id: () => session.id, boards: false, mode }), []);
  useEffect(() => {
    tables.begin();
    const wake = () => tables.wake();
    addEventListener('visibilitychange', wake);
    return () => {
      tables.end();
      removeEventListener('visibilitychange', wake);
    };
  }, []);
  return tables.all.value;
}
