import type { BlogEntry, Section, ShopDocument } from '@suvarna/contracts/content';
import { LRUCache } from 'lru-cache';
import { fillRuns, fillSections, type ContentFacts, type Reading } from './facts/content-facts.ts';
import {
  parseLine,
  parseMarkdown,
  picturesWithin,
  runsWithin,
  type WrittenRun,
  type WrittenSection,
} from './parse-markdown.ts';
import { pictureAt } from './facts/picture-facts.ts';
import type { PublishedDocument } from './published.ts';

interface Parsed {
  readonly lead: readonly WrittenRun[];
  readonly sections: readonly WrittenSection[];
  readonly words: number;
}

/** A version never changes, so it is parsed once. */
const parsed = new LRUCache<string, Parsed>({ max: 500 });

function parse({ key, texts }: PublishedDocument, { locale }: Reading): Parsed {
  const name = `${key} ${locale}`;
  const known = parsed.get(name);
  if (known) return known;
  const { lead, body } = texts[locale];
  const sections = parseMarkdown(body);
  const words = runsWithin(sections).reduce((sum, { text = '' }) => sum + text.split(/\s+/u).length, 0);
  const made = { lead: parseLine(lead), sections, words };
  parsed.set(name, made);
  return made;
}

export function viewDocument(
  document: PublishedDocument,
  facts: ContentFacts,
  reading: Reading,
): ShopDocument {
  const { lead, sections } = parse(document, reading);
  return {
    kind: document.kind,
    slug: document.slug,
    title: document.texts[reading.locale].title,
    lead: fillRuns(lead, facts, reading),
    sections: fillSections(sections, facts, reading) satisfies Section[],
    published_at: document.publishedAt.toISOString(),
    changed_at: document.changedAt.toISOString(),
  };
}

const WORDS_A_MINUTE = 200;

export const minutesOf = (document: PublishedDocument, reading: Reading): number =>
  Math.max(1, Math.round(parse(document, reading).words / WORDS_A_MINUTE));

export function entryOf(document: PublishedDocument, facts: ContentFacts, reading: Reading): BlogEntry {
  const { lead, sections } = parse(document, reading);
  const [picture] = picturesWithin(sections).flatMap((one) => pictureAt(one, facts.catalogue) ?? []);
  return {
    slug: document.slug,
    title: document.texts[reading.locale].title,
    lead: fillRuns(lead, facts, reading),
    published_at: document.publishedAt.toISOString(),
    minutes: minutesOf(document, reading),
    ...(picture && { picture }),
  };
}
