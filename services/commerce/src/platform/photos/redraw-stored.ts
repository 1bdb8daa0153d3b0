import { sql } from 'kysely';
import type { RequestPhoto } from '@suvarna/contracts/orders';
import type { Job, JobContext } from '../jobs/job.ts';

/** Of a run: what is left waits for the next one. */
const AT_ONCE = 100;

interface AsSent {
  readonly of: string;
  readonly position: number;
  readonly media_type: RequestPhoto['media_type'];
  readonly bytes: Buffer;
}

/**
 * Draws the photos of a table again that were kept as they were sent, before all were drawn on their way
 * in. What cannot be drawn stays where it is, and is never handed on.
 *
 * @param key column that names what the photos are of
 */
export const redrawStored = (table: string, key: string): Job<Pick<JobContext, 'db' | 'photoDrawing'>> => ({
  name: `photos.${table.replaceAll('_', '-')}`,
  cron: '*/10 * * * *',
  async run({ db, photoDrawing }) {
    const [from, of] = [sql.table(table), sql.ref(key)];
    const { rows } = await sql<AsSent>`
      select ${of} as "of", position, media_type, bytes from ${from} where redrawn = false
      order by ${of}, position limit ${AT_ONCE}`.execute(db);
    for (const { of: id, position, media_type, bytes } of rows) {
      const sent = { media_type, data: bytes.toString('base64') };
      const drawn = await photoDrawing.draw('staff', [sent], new AbortController().signal);
      const [photo] = typeof drawn === 'string' ? [] : drawn;
      const values =
        photo === undefined
          ? sql`redrawn = null`
          : sql`redrawn = true, media_type = 'image/jpeg', bytes = ${photo.jpeg}`;
      await sql`
        update ${from} set ${values}
        where ${of} = ${id} and position = ${position} and redrawn = false`.execute(db);
    }
  },
});
