/**
 * `node shared/federation/src/run-dev-server.ts mfe-catalog [port]`: serves one remote's working tree
 * to a whole store that runs elsewhere (`?remote=catalog@http://localhost:3201`). Every change is a
 * build under a version of its own, so that a reload never meets code of the one before.
 */
import { watch } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, extname, join, resolve } from 'node:path';
import { buildRemote } from './build-remote.ts';

const [folder, portText] = process.argv.slice(2);
if (!folder) {
  process.stderr.write('usage: node shared/federation/src/run-dev-server.ts <remote folder> [port]\n');
  process.exit(2);
}
const directory = resolve(folder);
const name = basename(directory).replace(/^mfe-/, '');
const port = Number(portText ?? 3201);
const origin = `http://localhost:${port}`;
const scratch = await mkdtemp(join(tmpdir(), `${name}-`));
const CALM_MS = 150;

let builds = 0;
let served = '';
let building: Promise<void> | undefined;
let stale = false;

async function build(): Promise<void> {
  builds += 1;
  const out = join(scratch, String(builds));
  const version = `0.0.0-dev.${process.pid}.${builds}`;
  try {
    await buildRemote(directory, { version, commit: 'unknown', out, publicPath: `${origin}/client/` });
    const before = served;
    served = out;
    process.stdout.write(`built     ${name} ${version}\n`);
    // A page that is open may still ask for a chunk of the build before this one; not of older ones.
    if (before && builds > 2) await rm(join(scratch, String(builds - 2)), { recursive: true, force: true });
  } catch (error) {
    process.stderr.write(`failed    ${error instanceof Error ? error.message : String(error)}\n`);
  }
}

/** One build at a time; changes in the meantime are one more build. */
async function rebuild(): Promise<void> {
  stale = true;
  building ??= (async () => {
    while (stale) {
      stale = false;
      await build();
    }
    building = undefined;
  })();
  await building;
}

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
};
/** The store's document is of another origin, and takes scripts with integrity only. */
const OPEN = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-private-network': 'true',
  'cache-control': 'no-store',
};

async function send(path: string, response: ServerResponse): Promise<void> {
  const place = /^\/(remote\.json|client\/[A-Za-z0-9_@~.-]+)$/.exec(path)?.[1];
  try {
    if (!place || !served) throw new Error('no such file');
    const bytes = await readFile(join(served, place));
    response
      .writeHead(200, { ...OPEN, 'content-type': TYPES[extname(place)] ?? 'application/octet-stream' })
      .end(bytes);
  } catch (error) {
    response.writeHead(404, OPEN).end(error instanceof Error ? error.message : 'not found');
  }
}

await rebuild();
const server = createServer((request, response) => {
  if (request.method === 'OPTIONS') response.writeHead(204, OPEN).end();
  else void send(new URL(request.url ?? '/', origin).pathname, response);
}).listen(port, 'localhost', () =>
  process.stdout.write(`ready     ${name}: open the store with ?remote=${name}@${origin}\n`),
);

let calm: ReturnType<typeof setTimeout> | undefined;
const watcher = watch(join(directory, 'src'), { recursive: true }, () => {
  clearTimeout(calm);
  calm = setTimeout(() => void rebuild(), CALM_MS);
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    watcher.close();
    server.close();
    server.closeAllConnections();
    clearTimeout(calm);
    void rm(scratch, { recursive: true, force: true });
  });
}
