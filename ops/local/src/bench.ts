/** `npm run bench`: measures with the Chromium that `npm test` would use, found or installed the same way. */
import { findChromium } from './checks/find-chromium.ts';
import { runCommand } from './checks/run-command.ts';
import { complain, explain, say } from './terminal.ts';

try {
  const words = process.argv.slice(2);
  const chromium = await findChromium((line) => say('chromium', line));
  const { code } = await runCommand({ words: ['node', 'e2e/bench/run.ts', ...words], env: { CHROMIUM: chromium }, live: true });
  process.exitCode = code;
} catch (error) {
  complain('bench', explain(error));
  process.exitCode = 1;
}
