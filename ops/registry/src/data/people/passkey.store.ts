import type { Pool } from '@suvarna/database/pool';
import type { Passkey, PasskeyStore } from '../../domain/people/ports.ts';

const PASSKEY = `id, person, public_key as "publicKey", counter::int, transports, label, created_at as "createdAt", used_at as "usedAt"`;
const CEREMONY_MS = 120_000;

export function createPasskeyStore(pool: Pool, now: () => Date): PasskeyStore {
  return {
    async of(person) {
      const { rows } = await pool.query<Passkey>(
        `select ${PASSKEY} from passkey where person = $1 order by created_at`,
        [person],
      );
      return rows;
    },
    async byId(id) {
      const { rows } = await pool.query<Passkey>(`select ${PASSKEY} from passkey where id = $1`, [id]);
      return rows[0] ?? null;
    },
    async add({ id, person, publicKey, counter, transports, label }) {
      await pool.query(
        'insert into passkey (id, person, public_key, counter, transports, label, created_at) values ($1, $2, $3, $4, $5, $6, $7)',
        [id, person, publicKey, counter, [...transports], label, now()],
      );
    },
    async used(id, counter) {
      await pool.query('update passkey set counter = $2, used_at = $3 where id = $1', [id, counter, now()]);
    },
    async remove(person, id) {
      const { rowCount } = await pool.query('delete from passkey where person = $1 and id = $2', [
        person,
        id,
      ]);
      return rowCount === 1;
    },
    async begin({ id, challenge, person }) {
      await pool.query('delete from ceremony where expires_at <= $1', [now()]);
      await pool.query('insert into ceremony (id, challenge, person, expires_at) values ($1, $2, $3, $4)', [
        id,
        challenge,
        person,
        new Date(now().getTime() + CEREMONY_MS),
      ]);
    },
    async take(id, person) {
      const { rows } = await pool.query<{ challenge: string }>(
        'delete from ceremony where id = $1 and person is not distinct from $2 and expires_at > $3 returning challenge',
        [id, person, now()],
      );
      return rows[0]?.challenge ?? null;
    },
  };
}
