/** R3: the smallest Electron program, an empty window. */

import { BrowserWindow, app } from 'electron';

async function start(): Promise<void> {
  await app.whenReady();
  const window = new BrowserWindow({ show: false });
  window.once('ready-to-show', () => {
    window.show();
    process.stdout.write('the window is shown\n');
  });
  await window.loadURL('data:text/html,<title>R3</title>');
}

start().catch((error: unknown) => {
  console.error(error);
  app.exit(1);
});
