/** What shoppers read, in memory: looked up at most once a second, and there while the database is not. */
import { createHash } from 'node:crypto';
import type { DocumentKind, DocumentTexts } from '@suvarna/contracts/content';
import { byLocale, fieldIn, fieldsOf } from '@suvarna/contracts/locale';
import type { Logger } from 'pino';
import type { Database } from '../../platform/database/database.ts';
import type { DatabaseHealth } from '../../platform/database/database-health.ts';
import { editionOfAll, readPublished, type PublicationRow, type VersionRow } from './document.store.ts';
import { SEED_DOCUMENTS } from './seed-texts.ts';
import { firstShown, holdsAt } from './effective-decisions.ts';

export interface PublishedDocument {
  readonly kind: DocumentKind;
  readonly slug: string;
  /** Names these words: the same text never changes. */
  readonly key: string;
  readonly texts: DocumentTexts;
  readonly publishedAt: Date;
  readonly changedAt: Date;
}

export interface Published {
  /** All that is shown at this moment, in the order of the release, later ones by name. */
  now(): Promise<readonly PublishedDocument[]>;
}

/** When the texts of the release came: for a caller who reads them before they are in the database. */
const RELEASED = new Date('2026-11-01T00:00:00.000Z');
const LOOK_AFTER_MS = 1_000;

export const textsOfVersion = (row: VersionRow): DocumentTexts =>
  byLocale((locale) => ({
    title: fieldIn(row, 'title', locale),
    lead: fieldIn(row, 'lead', locale),
    body: fieldIn(row, 'body', locale),
  }));

/** The same as columns. */
export const columnsOf = (texts: DocumentTexts) => ({
  ...fieldsOf(
    'title',
    byLocale((locale) => texts[locale].title),
  ),
  ...fieldsOf(
    'lead',
    byLocale((locale) => texts[locale].lead),
  ),
  ...fieldsOf(
    'body',
    byLocale((locale) => texts[locale].body),
  ),
});

interface Known {
  readonly edition: string;
  readonly publications: ReadonlyMap<string, readonly PublicationRow[]>;
  readonly versions: ReadonlyMap<string, VersionRow>;
}

const nameOf = ({ kind, slug }: { readonly kind: string; readonly slug: string }): string =>
  `${kind}/${slug}`;

function shownAt({ publications, versions }: Known, at: Date): PublishedDocument[] {
  const fromDatabase = [...publications].flatMap(([name, decisions]): PublishedDocument[] => {
    const now = holdsAt(decisions, at);
    const version = now && versions.get(`${name}/${String(now.version)}`);
    if (now === undefined || version === undefined) return [];
    const { kind, slug } = version;
    return [
      {
        kind,
        slug,
        key: `${name}/${String(version.version)}`,
        texts: textsOfVersion(version),
        publishedAt: firstShown(decisions, at) ?? now.at,
        changedAt: now.at,
      },
    ];
  });
  const byName = new Map(fromDatabase.map((one) => [nameOf(one), one]));
  // A text of the release that the database has not met is shown as it came.
  const ofRelease = SEED_DOCUMENTS.flatMap((seed): PublishedDocument[] => {
    const name = nameOf(seed);
    const mine = byName.get(name);
    if (publications.has(name)) return mine === undefined ? [] : [mine];
    return [{ ...seed, key: `${name}/release`, publishedAt: RELEASED, changedAt: RELEASED }];
  });
  const ofOthers = fromDatabase.filter(
    (one) => !SEED_DOCUMENTS.some(({ kind, slug }) => kind === one.kind && slug === one.slug),
  );
  return [...ofRelease, ...ofOthers.sort((a, b) => a.slug.localeCompare(b.slug))];
}

interface Needs {
  readonly db: Database;
  readonly database: DatabaseHealth;
  readonly clock: () => Date;
  readonly log: Logger;
}

const NOTHING: Known = { edition: '', publications: new Map(), versions: new Map() };

/** Names all that is shown: other words, another name. */
export const nameOfAll = (documents: readonly PublishedDocument[]): string =>
  createHash('sha1')
    .update(documents.map(({ key }) => key).join(' '))
    .digest('base64url');

/** For the catalogue, whose answers tell who keeps pages that they are to be made again. It never rejects. */
export function textsNow(needs: Needs): () => Promise<string> {
  const published = openPublished(needs);
  return async () => nameOfAll(await published.now());
}

export function openPublished({ db, database, clock, log }: Needs): Published {
  let known = NOTHING;
  let lookedAt = -Infinity;
  let looking: Promise<void> | undefined;

  const look = async (): Promise<void> => {
    if (database.isDown()) return;
    try {
      const edition = await editionOfAll(db);
      if (edition === known.edition) return;
      const { publications, versions } = await readPublished(db);
      known = {
        edition,
        publications: Map.groupBy(publications, nameOf),
        versions: new Map(versions.map((row) => [`${nameOf(row)}/${String(row.version)}`, row])),
      };
    } catch (error) {
      // What was read last goes on: a page of words needs nothing newer.
      log.warn({ err: error }, 'the published texts could not be read');
      database.reportOutage();
    }
  };

  return {
    async now() {
      if (performance.now() - lookedAt >= LOOK_AFTER_MS) {
        looking ??= look().finally(() => {
          lookedAt = performance.now();
          looking = undefined;
        });
        await looking;
      }
      return shownAt(known, clock());
    },
  };
}
