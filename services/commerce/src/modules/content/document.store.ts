import type { DocumentKind } from '@suvarna/contracts/content';
import { sql, type Selectable } from 'kysely';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';

export type VersionRow = Selectable<Tables['content_versions']>;
export type PublicationRow = Selectable<Tables['content_publications']>;
export type DocumentRow = Selectable<Tables['content_documents']>;
export interface DocumentName {
  readonly kind: DocumentKind;
  readonly slug: string;
}

const of = ({ kind, slug }: DocumentName) => ({ kind, slug });

/** Its row locked: of two who write at once one does, and the other is told. `undefined` when there is none. */
export const lockDocument = (tx: Tx, name: DocumentName): Promise<DocumentRow | undefined> =>
  tx
    .selectFrom('content_documents')
    .selectAll()
    .where('kind', '=', name.kind)
    .where('slug', '=', name.slug)
    .forUpdate()
    .executeTakeFirst();

/** @returns whether it is made; not when an editor made it in the meantime */
export async function insertDocument(tx: Tx, name: DocumentName, at: Date): Promise<boolean> {
  const made = await tx
    .insertInto('content_documents')
    .values({ ...of(name), edition: 1, created_at: at })
    .onConflict((conflict) => conflict.columns(['kind', 'slug']).doNothing())
    .returning('edition')
    .executeTakeFirst();
  return made !== undefined;
}

export async function raiseEdition(tx: Tx, name: DocumentName): Promise<void> {
  await tx
    .updateTable('content_documents')
    .set({ edition: sql<number>`edition + 1` })
    .where('kind', '=', name.kind)
    .where('slug', '=', name.slug)
    .execute();
}

export const documentsOf = (db: Database | Tx, kind?: DocumentKind): Promise<DocumentRow[]> =>
  db
    .selectFrom('content_documents')
    .selectAll()
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind as DocumentKind))
    .orderBy('kind')
    .orderBy('slug')
    .execute();

export async function insertVersion(tx: Tx, version: VersionRow): Promise<void> {
  await tx.insertInto('content_versions').values(version).execute();
}

/** The latest first. */
export const versionsOf = (db: Database | Tx, name: DocumentName): Promise<VersionRow[]> =>
  db
    .selectFrom('content_versions')
    .selectAll()
    .where('kind', '=', name.kind)
    .where('slug', '=', name.slug)
    .orderBy('version', 'desc')
    .execute();

export async function insertPublication(
  tx: Tx,
  publication: Omit<PublicationRow, 'id' | 'calls_off'> & { readonly calls_off?: number },
): Promise<void> {
  await tx.insertInto('content_publications').values(publication).execute();
}

/** In the order in which they were decided. */
export const publicationsOf = (db: Database | Tx, name: DocumentName): Promise<PublicationRow[]> =>
  db
    .selectFrom('content_publications')
    .selectAll()
    .where('kind', '=', name.kind)
    .where('slug', '=', name.slug)
    .orderBy('id')
    .execute();

/** Every decision, and the versions that any of them shows. */
export async function readPublished(
  db: Database,
): Promise<{ readonly publications: PublicationRow[]; readonly versions: VersionRow[] }> {
  const publications = await db.selectFrom('content_publications').selectAll().orderBy('id').execute();
  const versions = await db
    .selectFrom('content_versions')
    .selectAll()
    .where((row) =>
      row.exists(
        row
          .selectFrom('content_publications')
          .select('id')
          .where('content_publications.kind', '=', row.ref('content_versions.kind'))
          .where('content_publications.slug', '=', row.ref('content_versions.slug'))
          .where('content_publications.version', '=', row.ref('content_versions.version')),
      ),
    )
    .execute();
  return { publications, versions };
}

/** Says whether anything was done since: every write raises it. */
export async function editionOfAll(db: Database): Promise<string> {
  const { sum } = await db
    .selectFrom('content_documents')
    .select(sql<string>`coalesce(sum(edition), 0)`.as('sum'))
    .executeTakeFirstOrThrow();
  return sum;
}
