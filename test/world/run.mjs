/** Runs main.ts: Vite takes the types out, so no build is needed. */
import { runnerImport } from 'vite';

const { module } = await runnerImport('./test/world/main.ts', {
  configFile: false,
  logLevel: 'error',
});
process.exitCode = await module.main(process.argv.slice(2));
