/** Runs main.ts, or one runner of it: Vite takes the types out. */
import { runnerImport } from 'vite';

const [isRunner, testTimeout] = process.argv.slice(2);
const file = isRunner === '--runner' ? 'runner.ts' : 'main.ts';
const { module } = await runnerImport(`./test/tools/mutants/${file}`, {
  configFile: false,
  logLevel: 'error',
});
if (isRunner === '--runner') await module.serveRuns(Number(testTimeout));
else process.exitCode = await module.main(process.argv.slice(2));
