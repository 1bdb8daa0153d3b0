/** The web app manifest in both languages, and its icons. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES } from '@suvarna/contracts/locale';
import type { FastifyInstance } from 'fastify';
import { MANIFEST_PATHS, webManifest } from './web-manifest.ts';

const DAY = 'public, max-age=86400';
/** Where installed icons were made from: `shell/src/site/icons/icon.svg` (see its README). */
const FOLDER = join(import.meta.dirname, '..', 'icons');
const ICONS = [
  'suvarna-192.png',
  'suvarna-512.png',
  'suvarna-maskable-192.png',
  'suvarna-maskable-512.png',
  'suvarna-badge.png',
];

export function webManifestRoutes(app: FastifyInstance): void {
  for (const locale of LOCALES) {
    const manifest = JSON.stringify(webManifest(locale));
    app.get(MANIFEST_PATHS[locale], (_request, reply) =>
      reply.header('cache-control', DAY).type('application/manifest+json; charset=utf-8').send(manifest),
    );
  }
  // Installed shops of before ask for the old name.
  app.get('/site.webmanifest', (_request, reply) =>
    reply.header('cache-control', DAY).redirect(MANIFEST_PATHS.en, 308),
  );
  for (const name of ICONS) {
    const bytes = readFileSync(join(FOLDER, name));
    app.get(`/icons/${name}`, (_request, reply) =>
      reply.header('cache-control', DAY).type('image/png').send(bytes),
    );
  }
}
