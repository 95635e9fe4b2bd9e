import { findHost } from '../client/host-client.ts';
import { Table } from '../app.tsx';
export function hostFrame(secret: string | undefined) {
  void findHost(secret);
  return Table;
}
