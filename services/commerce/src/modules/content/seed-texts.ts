/** Texts that this release brings along: `seed/<kind>/<slug>.<language>.md`, a title, a lead, and the rest. */
import { DOCUMENT_KINDS, type DocumentKind, type DocumentTexts, POLICIES } from '@suvarna/contracts/content';
import { byLocale, type Locale } from '@suvarna/contracts/locale';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

export interface SeedDocument {
  readonly kind: DocumentKind;
  readonly slug: string;
  readonly texts: DocumentTexts;
}

const FOLDER = new URL('seed/', import.meta.url);
const LAYOUT = /^# (?<title>.+)\n\n(?<lead>.+)\n\n(?<body>[^]+)$/u;

function read(kind: DocumentKind, slug: string, locale: Locale): DocumentTexts[Locale] {
  const name = `${kind}/${slug}.${locale}.md`;
  const { title, lead, body } = LAYOUT.exec(readFileSync(new URL(name, FOLDER), 'utf8'))?.groups ?? {};
  if (title === undefined || lead === undefined || body === undefined)
    throw new Error(`${name} has no title, lead and text.`);
  return { title, lead, body: body.trim() };
}

/** In the order in which policies are named everywhere; the rest by name. */
const place = (slug: string): number => POLICIES.findIndex((policy) => policy === slug);

function slugsOf(kind: DocumentKind): string[] {
  const folder = new URL(`${kind}/`, FOLDER);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .flatMap((name) => /^(.+)\.en\.md$/u.exec(name)?.[1] ?? [])
    .sort((a, b) => place(a) - place(b) || a.localeCompare(b));
}

export const SEED_DOCUMENTS: readonly SeedDocument[] = DOCUMENT_KINDS.flatMap((kind) =>
  slugsOf(kind).map((slug) => ({
    kind,
    slug,
    texts: byLocale((locale) => read(kind, slug, locale)),
  })),
);
