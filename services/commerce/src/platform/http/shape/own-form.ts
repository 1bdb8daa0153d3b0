import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../../refusal.ts';

const FORM = 'application/x-www-form-urlencoded';

/** Lets routes of `app` take what a form sends where no script runs. @param fields what else comes is not looked at */
export function acceptForms(app: FastifyInstance, fields: readonly string[], bodyLimit: number): void {
  app.addContentTypeParser(FORM, { parseAs: 'string', bodyLimit }, (_request, body, done) =>
    done(
      null,
      Object.fromEntries([...new URLSearchParams(String(body))].filter(([name]) => fields.includes(name))),
    ),
  );
}

/** A page of another site may not send our form for its visitors. @throws Refusal */
export function requireOwnPage({ headers }: FastifyRequest, shopOrigin: string): void {
  const { origin } = headers;
  const site = headers['sec-fetch-site'];
  // Only a browser that does not say where a form came from is known by its origin.
  if (site === undefined ? origin !== undefined && origin !== shopOrigin : site !== 'same-origin')
    throw new Refusal('REQUEST.INVALID', { message: 'This form is sent from its own page.' });
}
