/**
 * Holds what a page says to machines against the vocabulary of schema.org, as `schema-dts` has it in each of
 * its releases: every type there is one, every property one of its type, every value of a kind that it takes.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, dirname } from 'node:path';

type Said = Readonly<Record<string, unknown>>;

interface Base {
  readonly parents: readonly string[];
  /** Kinds of values by property. */
  readonly properties: ReadonlyMap<string, readonly string[]>;
}

interface Vocabulary {
  /** Of a type, `Product`: the interface with its properties. */
  readonly baseOf: ReadonlyMap<string, string>;
  readonly bases: ReadonlyMap<string, Base>;
  /** What else may stand for a name: `Organization` is also a `Corporation`. */
  readonly kinds: ReadonlyMap<string, readonly string[]>;
}

const kindsIn = (text: string): readonly string[] => text.split(' | ').map((kind) => kind.trim());

function readVocabulary(source: string): Vocabulary {
  const bases = new Map<string, Base>();
  for (const [, name = '', parents = '', body = ''] of source.matchAll(
    /^interface (\w+Base) extends ([^{]+?) \{\n([\s\S]*?)^\}/gm,
  )) {
    const properties = new Map<string, readonly string[]>();
    for (const [, property = '', kinds = ''] of body.matchAll(/^ {4}"(\w+)"\?: SchemaValue<(.+), "\w+">;/gm))
      properties.set(property, kindsIn(kinds));
    bases.set(name, { parents: parents.split(', '), properties });
  }
  const baseOf = new Map<string, string>();
  for (const [, base = '', type = ''] of source.matchAll(
    /^export interface \w+Leaf extends (\w+) \{\n {4}"@type": "(\w+)";/gm,
  ))
    baseOf.set(type, base);
  const kinds = new Map<string, readonly string[]>();
  for (const [, name = '', said = ''] of source.matchAll(/^export type (\w+) = (.+);$/gm))
    kinds.set(name, kindsIn(said));
  return { baseOf, bases, kinds };
}

let read: Vocabulary | undefined;
function vocabulary(): Vocabulary {
  if (read === undefined) {
    const main = createRequire(import.meta.url).resolve('schema-dts');
    read = readVocabulary(readFileSync(join(dirname(main), 'schema.d.ts'), 'utf8'));
    // A release that is written in another way would make every page invalid, or none.
    if (read.baseOf.size < 800 || read.bases.size < 300) throw new Error('schema-dts is written otherwise');
  }
  return read;
}

/** Kinds of values a property of a type takes; `undefined` where the type has no such property. */
function kindsOf(
  { bases }: Pick<Vocabulary, 'bases'>,
  base: string,
  property: string,
): readonly string[] | undefined {
  const { properties, parents } = bases.get(base) ?? {};
  const own = properties?.get(property);
  if (own !== undefined) return own;
  for (const parent of parents ?? []) {
    const found = kindsOf({ bases }, parent, property);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Everything that may stand for some kinds: leaves, other names, literals and types of the language. */
function allOf(
  { kinds }: Pick<Vocabulary, 'kinds'>,
  some: readonly string[],
  seen = new Set<string>(),
): Set<string> {
  for (const kind of some) {
    if (seen.has(kind)) continue;
    seen.add(kind);
    allOf({ kinds }, kinds.get(kind) ?? [], seen);
  }
  return seen;
}

const DATE = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2}))?$/;
const isDate = (kind: string): boolean => kind === 'Date' || kind === 'DateTime';

function isValueOf(kinds: readonly string[], all: ReadonlySet<string>, value: unknown): boolean {
  if (typeof value === 'number')
    return Number.isFinite(value) && (all.has('number') || all.has('Integer') || all.has('Float'));
  if (typeof value === 'boolean') return all.has('boolean');
  if (typeof value !== 'string' || value === '') return false;
  if (all.has(JSON.stringify(value))) return true;
  const named = kinds.filter((kind) => kind !== 'IdReference');
  if (named.every(isDate)) return DATE.test(value);
  // An address of schema.org is one of its values; one that is not among them is none.
  if (value.includes('schema.org/')) return false;
  if (named.every((kind) => kind === 'URL')) return URL.canParse(value);
  return all.has('string') || (all.has('Number') && Number.isFinite(Number(value)));
}

function faultsIn(words: Vocabulary, said: unknown, kinds: readonly string[], place: string): string[] {
  if (Array.isArray(said)) {
    if (said.length === 0) return [`${place} is empty`];
    return said.flatMap((one: unknown, at) => faultsIn(words, one, kinds, `${place}[${String(at)}]`));
  }
  const all = allOf(words, kinds);
  if (typeof said !== 'object' || said === null)
    return isValueOf(kinds, all, said) ? [] : [`${place} is no ${kinds.join(' or ')}: ${String(said)}`];
  const { '@type': type, '@id': id, ...rest } = said as Said;
  if (type === undefined && typeof id === 'string' && Object.keys(rest).length === 0)
    return all.has('IdReference') ? [] : [`${place} refers to something else`];
  if (typeof type !== 'string' || !words.baseOf.has(type)) return [`${place} is of no type: ${String(type)}`];
  if (!all.has(`${type}Leaf`)) return [`${place} is no ${kinds.join(' or ')}: ${type}`];
  return faultsOfType(words, type, rest, place);
}

function faultsOfType(words: Vocabulary, type: string, said: Said, place: string): string[] {
  const base = words.baseOf.get(type) ?? '';
  return Object.entries(said).flatMap(([property, value]) => {
    if (property === '@context' || value === undefined) return [];
    const [, of = property] = /^(\w+)-(?:input|output)$/.exec(property) ?? [];
    const taken = kindsOf(words, base, of);
    if (of !== property && type.endsWith('Action'))
      return typeof value === 'string' ? [] : [`${place}.${property}`];
    return taken === undefined
      ? [`${place}.${property}: ${type} has no such property`]
      : faultsIn(words, value, taken, `${place}.${property}`);
  });
}

/**
 * What a page has to say for search engines to take it (Google Search Central, "Structured data markup that
 * Google Search supports": merchant listing, review snippet, breadcrumb, carousel, FAQ, article, local
 * business, organization, site name; read November 2026). Each entry: one of these, written with `|`.
 */
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  Product: ['name', 'image', 'offers|review|aggregateRating'],
  Offer: ['price|priceSpecification', 'priceCurrency|priceSpecification', 'availability', 'url'],
  AggregateRating: ['ratingValue', 'ratingCount|reviewCount', 'bestRating'],
  Review: ['author', 'reviewRating'],
  Rating: ['ratingValue'],
  Person: ['name'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  ListItem: ['position', 'name', 'item|url'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  BlogPosting: ['headline', 'datePublished', 'dateModified', 'author', 'url'],
  JewelryStore: ['name', 'address'],
  PostalAddress: ['streetAddress', 'addressLocality', 'postalCode', 'addressCountry'],
  GeoCoordinates: ['latitude', 'longitude'],
  // Of a weekday, or of days by their date.
  OpeningHoursSpecification: ['dayOfWeek|validFrom', 'opens', 'closes'],
  Organization: ['name', 'url'],
  WebSite: ['name', 'url'],
};
const ADDRESSES = ['url', 'item', 'image', 'logo', 'mainEntityOfPage'];

function lacksIn(said: unknown, place: string): string[] {
  if (Array.isArray(said)) return said.flatMap((one: unknown, at) => lacksIn(one, `${place}[${String(at)}]`));
  if (typeof said !== 'object' || said === null) return [];
  const object = said as Said;
  const type = String(object['@type']);
  const lacks = (NEEDED[type] ?? [])
    .filter((needed) => !needed.split('|').some((one) => object[one] !== undefined))
    .map((needed) => `${place}: ${type} needs ${needed}`);
  const relative = ADDRESSES.flatMap((key) => [object[key]].flat().map((value) => [key, value] as const))
    .filter(([, value]) => typeof value === 'string' && !/^https?:\/\/[^/]+\//.test(value))
    .map(([key, value]) => `${place}.${key} is no whole address: ${String(value)}`);
  return [
    ...lacks,
    ...relative,
    ...Object.entries(object).flatMap(([key, value]) => lacksIn(value, `${place}.${key}`)),
  ];
}

/** What is wrong with what a page says, place by place; nothing where all of it is valid. */
export function faultsOfStructuredData(blocks: readonly object[]): readonly string[] {
  const words = vocabulary();
  return blocks.flatMap((block) => {
    // As the document holds it.
    const said = JSON.parse(JSON.stringify(block)) as Said;
    const place = String(said['@type']);
    return [
      ...(said['@context'] === 'https://schema.org' ? [] : [`${place} says no vocabulary`]),
      ...faultsIn(words, said, ['Thing'], place),
      ...lacksIn(said, place),
    ];
  });
}

/** Every type that is said, at any depth. */
export const typesIn = (said: unknown): readonly string[] =>
  Array.isArray(said)
    ? said.flatMap(typesIn)
    : typeof said === 'object' && said !== null
      ? [...('@type' in said ? [String(said['@type'])] : []), ...Object.values(said as Said).flatMap(typesIn)]
      : [];
