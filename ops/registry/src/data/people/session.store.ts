import type { Pool } from '@suvarna/database/pool';
import { randomBytes } from 'node:crypto';
import type { ConsoleSession, Person, SessionStore } from '../../domain/people/ports.ts';
import { PERSON } from './people.store.ts';

/** Sessions are short: who looks at the console all day signs in once a working day, who leaves it, sooner. */
export const SESSION_MS = 10 * 3_600_000;
const IDLE_MS = 3_600_000;
/** What is written at most this often, however many calls a page makes. */
const SEEN_EVERY_MS = 60_000;

interface HolderRow extends Person {
  readonly id: string;
  readonly begun: Date;
  readonly sessionSeenAt: Date;
  readonly offered: string | null;
}

export function createSessionStore(pool: Pool, now: () => Date): SessionStore {
  const ago = (milliseconds: number): Date => new Date(now().getTime() - milliseconds);
  const LASTING = 'begun_at > $2 and console_session.seen_at > $3';
  const lasting = (): readonly [Date, Date] => [ago(SESSION_MS), ago(IDLE_MS)];

  return {
    async begin(person, tokenHash) {
      const session = {
        id: randomBytes(9).toString('base64url'),
        begun: now(),
        seenAt: now(),
        codeSecret: null,
      };
      await pool.query('delete from console_session where begun_at <= $1 or seen_at <= $2', [...lasting()]);
      await pool.query(
        'insert into console_session (token_hash, id, person, begun_at, seen_at) values ($1, $2, $3, $4, $4)',
        [tokenHash, session.id, person, session.begun],
      );
      await pool.query('update person set seen_at = $2 where name = $1', [person, now()]);
      return session;
    },

    async holder(tokenHash) {
      const { rows } = await pool.query<HolderRow>(
        `select ${PERSON}, id, begun_at as begun, console_session.seen_at as "sessionSeenAt", console_session.code_secret as offered
         from console_session join person on person = name where token_hash = $1 and ${LASTING} and disabled_at is null`,
        [tokenHash, ...lasting()],
      );
      const [row] = rows;
      if (!row) return null;
      const { id, begun, sessionSeenAt: seenAt, offered: codeSecret, ...person } = row;
      if (seenAt < ago(SEEN_EVERY_MS)) {
        await pool.query('update console_session set seen_at = $2 where token_hash = $1', [tokenHash, now()]);
        await pool.query('update person set seen_at = $2 where name = $1', [person.name, now()]);
      }
      return { person, session: { id, begun, seenAt, codeSecret } };
    },

    async of(person) {
      const { rows } = await pool.query<ConsoleSession>(
        `select id, begun_at as begun, seen_at as "seenAt", code_secret as "codeSecret" from console_session where person = $1 and ${LASTING} order by begun_at desc`,
        [person, ...lasting()],
      );
      return rows;
    },
    async end(person, id) {
      const { rowCount } = await pool.query('delete from console_session where person = $1 and id = $2', [
        person,
        id,
      ]);
      return rowCount === 1;
    },
    async offerSecret(id, secret) {
      await pool.query('update console_session set code_secret = $2 where id = $1', [id, secret]);
    },
  };
}
