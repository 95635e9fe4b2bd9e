import type { Page } from 'playwright-core';

/** Joins as somebody who has no page. */
export async function joinFriend(port: number, id: string, name?: string): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${port}/join`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ player: id, name: name ?? id.slice(-12) }),
  });
  if (!response.ok) throw new Error(await response.text());
}

/** Joins, and tells the page who it is, so that it opens with the board as after a reload. */
export async function joinAs(page: Page, port: number, id: string, name: string): Promise<void> {
  await joinFriend(port, id, name);
  await page.addInitScript(
    ([ownId, ownName]) => {
      localStorage.setItem('memory-scramble.id', ownId ?? '');
      localStorage.setItem('memory-scramble.name', ownName ?? '');
    },
    [id, name],
  );
}
