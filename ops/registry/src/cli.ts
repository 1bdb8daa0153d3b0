/**
 * `npm run ops -- <command>`: moves versions on a running store. Looks first, says what it saw in
 * its order, and believes the answer only when its signature holds.
 */
import { runCommand } from './cli/run-command.ts';

const { code, out, err } = await runCommand(process.argv.slice(2), process.env);
if (out !== '') process.stdout.write(out);
if (err !== '') process.stderr.write(err);
process.exitCode = code;
