import type { FastifyInstance } from 'fastify';

/** Fields of an HTML form that was sent; of a repeated field the last one. */
export type Form = Readonly<Record<string, string>>;

export function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 16_384 },
    (_request, body, done) => {
      done(null, Object.fromEntries(new URLSearchParams(String(body))));
    },
  );
}
