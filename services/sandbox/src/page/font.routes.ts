import type { FastifyPluginAsync } from 'fastify';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const YEAR = 31_536_000;

/** Devanagari for machines that have no letters for it; browsers fetch it for Hindi texts only. */
export function fontRoutes(): FastifyPluginAsync {
  const require = createRequire(join(import.meta.dirname, 'font.routes.ts'));
  const fonts = new Map([
    [
      '400',
      readFileSync(
        require.resolve('@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-400-normal.woff2'),
      ),
    ],
    [
      '600',
      readFileSync(
        require.resolve('@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-600-normal.woff2'),
      ),
    ],
  ]);
  return async (app) => {
    app.get<{ Params: { weight: string } }>('/font/devanagari-:weight.woff2', (request, reply) => {
      const font = fonts.get(request.params.weight);
      if (font === undefined) return reply.code(404).send();
      return reply
        .header('Cache-Control', `public, max-age=${YEAR}, immutable`)
        .type('font/woff2')
        .send(font);
    });
  };
}
