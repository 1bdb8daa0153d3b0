/**
 * `node shared/federation/src/run-standalone.ts mfe-catalog [port]`: a remote on its own, without
 * shell, composer and registry. Only API and pictures are another server's: COMMERCE_URL and
 * IMAGING_URL, by default the local store's.
 */
import { mkdtemp, readFile } from 'node:fs/promises';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, extname, join, resolve } from 'node:path';
import { splitLocale } from '@suvarna/contracts/locale';
import { runWebpack } from './run-webpack.ts';
import { standaloneConfig } from './standalone-config.ts';

const [folder, portText] = process.argv.slice(2);
if (!folder) {
  process.stderr.write('usage: node shared/federation/src/run-standalone.ts <remote folder> [port]\n');
  process.exit(2);
}
const port = Number(portText ?? 3299);
const commerce = new URL(process.env['COMMERCE_URL'] ?? 'http://127.0.0.1:4000');
const imaging = new URL(process.env['IMAGING_URL'] ?? 'http://127.0.0.1:4100');
const out = await mkdtemp(join(tmpdir(), 'standalone-'));

await runWebpack([standaloneConfig(resolve(folder), basename(resolve(folder)), out)]);

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};
const page = (
  url: string,
): string => `<!doctype html><html lang="${splitLocale(url).locale}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="/standalone/standalone.css">
<main id="main"></main><script type="module" src="/standalone/standalone.js"></script></html>`;

async function sendFile(name: string, response: ServerResponse): Promise<void> {
  try {
    const body = await readFile(join(out, basename(name)));
    response.writeHead(200, { 'Content-Type': TYPES[extname(name)] ?? 'application/octet-stream' }).end(body);
  } catch (error) {
    response.writeHead(404).end(error instanceof Error ? error.message : 'not found');
  }
}

function forward(service: URL, incoming: IncomingMessage, response: ServerResponse): void {
  const onward = request(
    new URL(incoming.url ?? '/', service),
    { method: incoming.method, headers: { ...incoming.headers, host: service.host } },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    },
  );
  onward.on('error', (error) =>
    response.writeHead(502).end(`${service.host} does not answer: ${error.message}`),
  );
  incoming.pipe(onward);
}

createServer((incoming, response) => {
  const url = incoming.url ?? '/';
  if (url.startsWith('/api/')) forward(commerce, incoming, response);
  else if (url.startsWith('/media/')) forward(imaging, incoming, response);
  else if (url.startsWith('/standalone/')) void sendFile(url, response);
  else response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(page(url));
}).listen(port, '127.0.0.1', () =>
  process.stdout.write(`${basename(resolve(folder))} on its own: http://127.0.0.1:${port}/\n`),
);
