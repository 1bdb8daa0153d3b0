/** `npm run render`: hands the catalogue's pieces to the image service's renderer (its options are described there), and the colours of the pictures back. */
import { spawn } from 'node:child_process';
import { root } from './workspace.ts';

const run = (
  entry: string,
  words: readonly string[],
  stdio: readonly ['pipe' | 'ignore', 'pipe' | 'inherit', 'inherit'],
) =>
  spawn(process.execPath, ['--disable-warning=ExperimentalWarning', entry, ...words], {
    cwd: root,
    stdio: [...stdio],
  });

// Ctrl-C reaches the renderer itself, which ends when its picture is finished.
process.on('SIGINT', () => undefined);
const pieces = run('services/commerce/src/list-pieces.ts', [], ['ignore', 'pipe', 'inherit']);
const renderer = run('services/imaging/src/render.ts', process.argv.slice(2), ['pipe', 'inherit', 'inherit']);
const listed = ended(pieces);
if (pieces.stdout && renderer.stdin) pieces.stdout.pipe(renderer.stdin);
// A lister that broke off leaves the renderer with too few pieces and content.
process.exitCode = (await ended(renderer)) || (await listed);
process.exitCode ||= await ended(
  run(
    'services/commerce/src/measure-tints.ts',
    ['services/imaging/heroes/index.tsv'],
    ['ignore', 'inherit', 'inherit'],
  ),
);

function ended(child: ReturnType<typeof run>): Promise<number> {
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
}
