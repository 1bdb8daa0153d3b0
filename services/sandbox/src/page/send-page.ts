import type { Locale } from '@suvarna/contracts/locale';
import type { FastifyReply } from 'fastify';
import { createHash } from 'node:crypto';
import { html, type Html } from './html.ts';
import { styles } from './styles.ts';

export interface Page {
  readonly title: string;
  readonly language?: Locale;
  readonly body: Html;
  /** Origins besides our own that a form of this page may end at, by redirect. */
  readonly formTargets?: readonly string[];
  /** Whether it shows other pages of this process in frames. */
  readonly framesOwn?: boolean;
}

const styleHash = createHash('sha256').update(styles).digest('base64');

/** Answers a whole page: no scripts, no foreign files, one inline style sheet named by its hash. */
export function sendPage(
  reply: FastifyReply,
  { title, language = 'en', body, formTargets = [], framesOwn = false }: Page,
  status = 200,
): FastifyReply {
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    'img-src data:',
    "font-src 'self'",
    ["form-action 'self'", ...formTargets].join(' '),
    ...(framesOwn ? ["frame-src 'self'"] : []),
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');
  const page = html`<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><link rel="icon" href="data:,"><style>${{ markup: styles }}</style></head><body>${body}</body></html>`;
  return reply
    .code(status)
    .header('Content-Security-Policy', policy)
    .header('Cache-Control', 'no-store')
    .header('Referrer-Policy', 'no-referrer')
    .header('X-Content-Type-Options', 'nosniff')
    .type('text/html; charset=utf-8')
    .send(page.markup);
}
