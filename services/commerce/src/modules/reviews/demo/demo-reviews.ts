import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { Database } from '../../../platform/database/database.ts';
import { addCustomer, findCustomerByEmail, hashPassword } from '../../identity/index.ts';
import type { Redrawn } from '../../../platform/photos/redraw-photo.ts';
import type { Catalogue } from '../../catalogue/index.ts';
import type { Design } from '../../designs/index.ts';
import { pictureOf } from '../../imagery/index.ts';
import { demoPhoto } from './demo-photo.ts';
import { DEMO_TEXTS } from './texts.ts';
import { replacePhotos } from '../photo.store.ts';
import { countRating } from '../rating.store.ts';
import { deleteReview, demoReviews, insertReview } from '../review.store.ts';

/** So many of the most popular designs get some; all others show what a store without reviews shows. */
const DESIGNS = 24;
const AUTHOR = 'Demo';

/** Pictures the store draws itself, for the first review of each design. */
async function photosFor(
  designs: readonly (Design | undefined)[],
  imaging: string,
): Promise<ReadonlyMap<number, Redrawn>> {
  const photos = new Map<number, Redrawn>();
  for (const design of designs) {
    if (design === undefined) continue;
    const photo = await demoPhoto(imaging, pictureOf(design, 'hero', design.default_colour).src);
    if (photo !== undefined) photos.set(design.product_id, photo);
  }
  return photos;
}

async function authorsOf(db: Database, at: Date): Promise<readonly string[]> {
  const ids: string[] = [];
  for (const place of DEMO_TEXTS.keys()) {
    const email = `demo-review-${String(place + 1)}@suvarna.example`;
    const known = await findCustomerByEmail(db, email);
    if (known === undefined) {
      // No person knows the password: no person signs in as one of them.
      const password_hash = await hashPassword(randomUUID());
      const named = { first_name: AUTHOR, last_name: String(place + 1), phone_no: '' };
      await addCustomer(db, { email, password_hash, ...named, email_verified_at: at });
    }
    const author = known ?? (await findCustomerByEmail(db, email));
    if (author !== undefined) ids.push(author.id);
  }
  return ids;
}

/**
 * Gives a store that is tried some reviews to look at. They say what they are and are marked wherever
 * they are shown; those that are there already stay. @returns how many were made
 */
export async function makeDemoReviews(
  db: Database,
  at: Date,
  { snapshot }: Pick<Catalogue, 'snapshot'>,
  imaging: string,
): Promise<number> {
  const authors = await authorsOf(db, at);
  const { rows: designs } = await sql<{ readonly product_id: number }>`
    select product_id from designs order by popularity desc, product_id limit ${DESIGNS}`.execute(db);
  const photos = await photosFor(
    designs.map(({ product_id: id }) => snapshot()?.byId.get(id)),
    imaging,
  );
  return db.transaction().execute(async (tx) => {
    let made = 0;
    for (const [order, { product_id: productId }] of designs.entries())
      for (const [place, text] of DEMO_TEXTS.entries()) {
        const customerId = authors[place];
        // Two, three or four of them.
        if (customerId === undefined || place >= 2 + (order % 3)) continue;
        const written = new Date(at.getTime() - (order + place + 1) * 86_400_000);
        const review = await insertReview(tx, {
          id: randomUUID(),
          product_id: productId,
          customer_id: customerId,
          line_id: null,
          ...text,
          author: AUTHOR,
          state: 'shown',
          decided_at: null,
          replied_at: null,
          demo: true,
          created_at: written,
          changed_at: written,
        });
        if (review === undefined) continue;
        const photo = place === 0 ? photos.get(productId) : undefined;
        if (photo !== undefined) await replacePhotos(tx, review.id, { kept: [], added: [photo] });
        await countRating(tx, productId, text.rating, 1);
        made += 1;
      }
    return made;
  });
}

/** Takes all of them away, with what they did to ratings. @returns how many there were */
export async function dropDemoReviews(db: Database): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const rows = await demoReviews(tx);
    for (const row of rows.toSorted((one, other) => one.product_id - other.product_id)) {
      await deleteReview(tx, row.id);
      if (row.state === 'shown') await countRating(tx, row.product_id, row.rating, -1);
    }
    return rows.length;
  });
}
