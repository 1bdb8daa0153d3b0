import type { DocumentKind, StaffDocument, StaffDocuments } from '@suvarna/contracts/content';
import { Refusal } from '../../platform/refusal.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import {
  documentsOf,
  publicationsOf,
  versionsOf,
  type DocumentName,
  type DocumentRow,
  type VersionRow,
} from './document.store.ts';
import { textsOfVersion } from './published.ts';
import { holdsAt, stateOf } from './effective-decisions.ts';

async function rowOf(db: Database | Tx, name: DocumentName): Promise<DocumentRow> {
  const row = (await documentsOf(db, name.kind)).find(({ slug }) => slug === name.slug);
  if (row === undefined) throw new Refusal('CONTENT.NOT_FOUND');
  return row;
}

/** @param version the last one when left out */
export function versionIn(versions: readonly VersionRow[], version: number | undefined): VersionRow {
  const row = version === undefined ? versions[0] : versions.find((one) => one.version === version);
  if (row === undefined) throw new Refusal('CONTENT.VERSION_NOT_FOUND');
  return row;
}

export async function staffDocumentOf(
  db: Database | Tx,
  name: DocumentName,
  at: Date,
  wanted?: number,
): Promise<StaffDocument> {
  const { kind, slug, edition } = await rowOf(db, name);
  const [versions, publications] = [await versionsOf(db, name), await publicationsOf(db, name)];
  const last = versionIn(versions, undefined);
  const off = new Set(publications.map(({ calls_off }) => calls_off));
  return {
    kind,
    slug,
    edition,
    state: stateOf(publications, last.version, at),
    version: last.version,
    published_version: holdsAt(publications, at)?.version ?? null,
    texts: textsOfVersion(versionIn(versions, wanted)),
    versions: versions.map(({ version, saved_by, saved_at, why }) => ({
      version,
      saved_by,
      saved_at: saved_at.toISOString(),
      why,
    })),
    publications: publications
      .filter(({ calls_off }) => calls_off === null)
      .map(({ id, version, at: from, decided_by, decided_at, why }) => ({
        publication_id: id,
        version,
        at: from.toISOString(),
        decided_by,
        decided_at: decided_at.toISOString(),
        why,
        called_off: off.has(id),
      }))
      .toReversed(),
  };
}

export async function staffDocumentsOf(
  db: Database,
  kind: DocumentKind | undefined,
  at: Date,
): Promise<StaffDocuments> {
  const results: StaffDocuments['results'] = [];
  for (const row of await documentsOf(db, kind)) {
    const { slug, state, edition, version, published_version } = await staffDocumentOf(db, row, at);
    results.push({ kind: row.kind, slug, state, edition, version, published_version });
  }
  return { results, count: results.length };
}
