import type { Pool } from '@suvarna/database/pool';
import type { PictureStore, ReleasePicture } from '../domain/ports.ts';

export function createPictureStore(pool: Pool, now: () => Date): PictureStore {
  return {
    async keep(release, pictures, by) {
      await pool.query(
        `insert into release_picture (release, page, language, width, hash, drawn_at, drawn_by)
         select $1, page, language, width, hash, $2, $3
           from jsonb_to_recordset($4::jsonb) as drawn (page text, language text, width integer, hash text)
         on conflict (release, page, language, width)
         do update set hash = excluded.hash, drawn_at = excluded.drawn_at, drawn_by = excluded.drawn_by`,
        [release, now(), by, JSON.stringify(pictures)],
      );
    },
    async list(release) {
      const { rows } = await pool.query<ReleasePicture>(
        'select page, language, width, hash from release_picture where release = $1 order by page, language, width',
        [release],
      );
      return rows;
    },
  };
}
