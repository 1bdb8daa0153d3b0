import { createHash } from 'node:crypto';
import type { Database, Tx } from '../../../platform/database/database.ts';
import type { Redrawn } from '../../../platform/photos/redraw-photo.ts';

/** Names a picture by what is in it: an editor who sends the same one again gets the same name. */
const pictureName = ({ jpeg, width, height }: Redrawn): string =>
  `${String(width)}x${String(height)}-${createHash('sha256').update(jpeg).digest('hex').slice(0, 32)}`;

interface Added {
  readonly why: string;
  readonly by: string;
  readonly at: Date;
}

/** @returns its name; what was there before stays as it was */
export async function addPicture(tx: Tx, picture: Redrawn, { why, by, at }: Added): Promise<string> {
  const name = pictureName(picture);
  await tx
    .insertInto('content_pictures')
    .values({ name, bytes: picture.jpeg, why, added_by: by, added_at: at })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return name;
}

export async function pictureFile(db: Database, name: string): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('content_pictures')
    .select('bytes')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.bytes;
}

/** Which of these are there. */
export async function knownPictures(
  db: Database | Tx,
  names: readonly string[],
): Promise<ReadonlySet<string>> {
  if (names.length === 0) return new Set();
  const rows = await db.selectFrom('content_pictures').select('name').where('name', 'in', names).execute();
  return new Set(rows.map(({ name }) => name));
}
