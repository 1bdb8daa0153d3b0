/**
 * `npm run create-remote -- loyalty`: a remote with one page, in its folder and with its area and team, so that
 * the next start builds, publishes and shows it. `docs/how-to/remote.md` says what it made.
 */
import { parseArgs } from 'node:util';
import { runCommand } from './checks/run-command.ts';
import {
  fault,
  folderOf,
  register,
  remove,
  titleHiOf,
  titleOf,
  writeFolder,
} from './create-remote/remote-folder.ts';
import { complain, explain, say } from './terminal.ts';
import { root } from './workspace.ts';

const USAGE = `usage: npm run create-remote -- <name> [--title "Gold Club"] [--title-hi "गोल्ड क्लब"]
       npm run create-remote -- <name> --remove     its folder, area and team are taken away
       --no-install   npm install and npm run surface are left to you
       --into <dir>   the folder alone, somewhere else`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    title: { type: 'string' },
    'title-hi': { type: 'string' },
    remove: { type: 'boolean', default: false },
    into: { type: 'string' },
    // `no-install` is a word of its own: npm keeps `--install` for itself.
    'no-install': { type: 'boolean', default: false },
  },
});

async function npm(...words: readonly string[]): Promise<void> {
  say('npm', words.join(' '));
  const { code, output } = await runCommand({ words: ['npm', ...words] });
  if (code !== 0) throw new Error(`npm ${words.join(' ')} ended with ${code}:\n${output.trim()}`);
}

/** The lockfile and the table of owners follow from the folders that are there. */
async function settle(): Promise<void> {
  if (values['no-install']) return;
  await npm('install', '--prefer-offline', '--no-audit', '--no-fund');
  await npm('run', 'surface');
}

async function create(name: string): Promise<void> {
  const title = values.title ?? titleOf(name);
  const remote = { name, title, titleHi: values['title-hi'] ?? titleHiOf(title) };
  const found = fault(root, remote);
  if (found !== null) throw new Error(found);
  if (values.into !== undefined) {
    writeFolder(values.into, remote);
    return;
  }
  writeFolder(root, remote);
  register(root, name);
  await settle();
  say('made', `${folderOf(name)}: its page is ${folderOf(name)}/src/landing/landing.page.tsx`);
  say(
    'next',
    `npm start, then open http://localhost:3000/${name}/ (built, published and live; in menu, footer and sitemap)`,
  );
  say('undo', `npm run create-remote -- ${name} --remove, and npm run ops -- rollback where it was live`);
}

const [name, ...more] = positionals;
if (name === undefined || more.length > 0) {
  complain('remote', USAGE);
  process.exitCode = 2;
} else
  try {
    if (values.remove) {
      remove(root, name);
      await settle();
      say('removed', folderOf(name));
    } else await create(name);
  } catch (error) {
    complain('remote', explain(error));
    process.exitCode = 1;
  }
