import type { Database } from '../../platform/database/database.ts';
import {
  insertDocument,
  insertPublication,
  insertVersion,
  lockDocument,
  publicationsOf,
  raiseEdition,
  versionsOf,
} from './document.store.ts';
import { columnsOf, textsOfVersion } from './published.ts';
import { SEED_DOCUMENTS, type SeedDocument } from './seed-texts.ts';

/** Who wrote what a release brought. */
const RELEASE = 'release';

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** @returns whether there was anything to write */
async function seedOne(db: Database, { kind, slug, texts }: SeedDocument, at: Date): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const isFirst = await insertDocument(tx, { kind, slug }, at);
    if (!isFirst) await lockDocument(tx, { kind, slug });
    const [last] = await versionsOf(tx, { kind, slug });
    // What people wrote is theirs: a release changes only what a release wrote.
    if (last !== undefined && (last.saved_by !== RELEASE || isSame(textsOfVersion(last), texts)))
      return false;
    // What they took away or planned is theirs, too.
    const decisions = await publicationsOf(tx, { kind, slug });
    if (decisions.some(({ decided_by: by }) => by !== RELEASE)) return false;
    const version = (last?.version ?? 0) + 1;
    const why = 'Text of the release';
    await insertVersion(tx, {
      kind,
      slug,
      version,
      ...columnsOf(texts),
      why,
      saved_by: RELEASE,
      saved_at: at,
    });
    await insertPublication(tx, { kind, slug, version, at, why, decided_by: RELEASE, decided_at: at });
    if (!isFirst) await raiseEdition(tx, { kind, slug });
    return true;
  });
}

/** Puts the texts of this release where people can edit them; called as often as it likes. @returns how many it wrote */
export async function seedContent(db: Database, at: Date): Promise<number> {
  let written = 0;
  for (const document of SEED_DOCUMENTS) if (await seedOne(db, document, at)) written += 1;
  return written;
}
