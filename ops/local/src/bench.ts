/** `npm run bench`: measures with the Chromium that `npm test` would use, found or installed the same way. */
import { bringChromium } from './bring-chromium.ts';
import { runCommand } from './checks/run-command.ts';
import { complain, explain, say } from './terminal.ts';

try {
  const words = process.argv.slice(2);
  const { path: chromium, faults } = await bringChromium({
    env: process.env,
    onLine: (line) => say('chromium', line),
  });
  if (chromium === '') throw new Error(`there is no Chromium to measure with: ${faults.join('; ')}`);
  const { code } = await runCommand({
    words: ['node', 'e2e/bench/run.ts', ...words],
    env: { CHROMIUM: chromium },
    live: true,
  });
  process.exitCode = code;
} catch (error) {
  complain('bench', explain(error));
  process.exitCode = 1;
}
