import type { Locale } from '@suvarna/contracts/locale';
import { html, type Html } from '../html.ts';
import { texts } from './texts.ts';

/**
 * Of mails: no colour of its own for paper or ink, so that a dark mail box turns them by itself; what it
 * sets is read on both. Clients that drop the sheet show a plain table.
 */
const SHEET = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
body { margin: 0; padding: 16px; font: 16px/1.5 Georgia, 'Noto Sans Devanagari', serif; }
table { border-collapse: collapse; }
.page { width: 100%; max-width: 600px; margin: 0 auto; }
.soft { opacity: 0.75; font-size: 14px; }
td { padding: 8px 0; vertical-align: top; }
.picture { width: 96px; padding-inline-end: 16px; }
.picture img { display: block; width: 96px; height: auto; border: 0; border-radius: 8px; font-size: 12px; }
.price { padding-inline-start: 16px; text-align: end; white-space: nowrap; }
.rule td { border-top: 1px solid rgba(128, 128, 128, 0.5); }
a { color: #8f2a3a; }
.go { display: inline-block; margin: 8px 8px 8px 0; padding: 12px 20px; border-radius: 8px; background: #8f2a3a; color: #ffffff; text-decoration: none; }
@media (prefers-color-scheme: dark) { a { color: #f0b8c0; } .go { background: #f0b8c0; color: #2a0d12; } }
`;

interface EmailPage {
  readonly locale: Locale;
  readonly title: string;
  readonly body: Html;
  /** Whom to ask. */
  readonly help: string;
}

/** A whole mail in HTML, beside the same as text. @returns markup */
export function emailPage({ locale, title, body, help }: EmailPage): string {
  return html`<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${title}</title><style>${{ markup: SHEET }}</style></head><body><table role="presentation" class="page" align="center"><tbody><tr><td><p><strong>${texts(locale)('email.store')}</strong></p><h1>${title}</h1>${body}<p class="soft">${help}</p></td></tr></tbody></table></body></html>`
    .markup;
}
