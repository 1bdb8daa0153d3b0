import type { PoolClient } from '@suvarna/database/pool';
import { randomBytes } from 'node:crypto';
import type { PeopleStore, Person } from '../../domain/people/ports.ts';
import { type AuditedStore, changedOne, createAudited } from '../audited.ts';

export const PERSON = `person.name, display_name as "displayName", role, remotes, handle, password_hash as "passwordHash",
  person.code_secret as "codeSecret", disabled_at as "disabledAt", person.seen_at as "seenAt"`;
type Listed = Awaited<ReturnType<PeopleStore['list']>>[number];
type Invited = NonNullable<Awaited<ReturnType<PeopleStore['invited']>>>;

export function createPeopleStore(store: AuditedStore): PeopleStore {
  const { pool, now } = store;
  const audited = createAudited(store);

  return {
    async person(name) {
      const { rows } = await pool.query<Person>(`select ${PERSON} from person where name = $1`, [name]);
      return rows[0] ?? null;
    },
    async list() {
      const { rows } = await pool.query<Listed>(
        `select ${PERSON}, (select count(*)::int from passkey where passkey.person = name) as passkeys
         from person order by name`,
      );
      return rows;
    },

    async invite({ name, displayName, role, remotes }, { codeHash, expiresAt }, audit) {
      await audited({ ...audit, action: 'invite', subject: name }, async (client) => {
        await client.query(
          `insert into person (name, display_name, role, remotes, handle) values ($1, $2, $3, $4, $5)
           on conflict (name) do update set display_name = excluded.display_name, role = excluded.role, remotes = excluded.remotes,
             disabled_at = null, password_hash = null, code_secret = null, code_taken = null`,
          [name, displayName, role, remotes, randomBytes(32)],
        );
        await forgetAccess(client, name);
        await client.query('insert into invitation (person, code_hash, expires_at) values ($1, $2, $3)', [
          name,
          codeHash,
          expiresAt,
        ]);
        return true;
      });
    },
    async invited(codeHash) {
      const { rows } = await pool.query<Invited>(
        `select ${PERSON}, invitation.code_secret as "pendingSecret" from invitation join person on person = name
         where code_hash = $1 and expires_at > $2 and disabled_at is null`,
        [codeHash, now()],
      );
      return rows[0] ?? null;
    },
    async offerSecret(codeHash, secret) {
      await pool.query('update invitation set code_secret = $2 where code_hash = $1', [codeHash, secret]);
    },
    async accept(codeHash) {
      const { rows } = await pool.query<{ person: string }>(
        'select person from invitation where code_hash = $1',
        [codeHash],
      );
      const person = rows[0]?.person;
      if (person === undefined) return false;
      const row = {
        actor: person,
        reason: 'chose how to sign in',
        action: 'enrol',
        subject: person,
      } as const;
      const taken = await audited(row, async (client) =>
        changedOne(
          await client.query('delete from invitation where code_hash = $1 and expires_at > $2', [
            codeHash,
            now(),
          ]),
        ),
      );
      return taken !== null;
    },

    async change(name, { role, remotes }, audit) {
      const done = await audited({ ...audit, action: 'change-role', subject: name }, async (client) =>
        changedOne(
          await client.query('update person set role = $2, remotes = $3 where name = $1', [
            name,
            role,
            remotes,
          ]),
        ),
      );
      return done !== null;
    },
    async disable(name, audit) {
      const done = await audited({ ...audit, action: 'disable', subject: name }, async (client) => {
        const disabled = changedOne(
          await client.query('update person set disabled_at = $2 where name = $1 and disabled_at is null', [
            name,
            now(),
          ]),
        );
        if (disabled) await forgetAccess(client, name);
        return disabled;
      });
      return done !== null;
    },

    async setPassword(name, passwordHash, codeSecret) {
      await pool.query(
        'update person set password_hash = $2, code_secret = $3, code_taken = null where name = $1',
        [name, passwordHash, codeSecret],
      );
    },
    async setCodeSecret(name, codeSecret) {
      await pool.query('update person set code_secret = $2, code_taken = null where name = $1', [
        name,
        codeSecret,
      ]);
    },
    async takeCode(name, counter) {
      const taken = await pool.query(
        'update person set code_taken = $2 where name = $1 and (code_taken is null or code_taken < $2)',
        [name, counter],
      );
      return taken.rowCount === 1;
    },
  };
}

/** Nothing that the person had opens a door any more. */
async function forgetAccess(client: PoolClient, name: string): Promise<void> {
  for (const table of ['console_session', 'invitation', 'passkey', 'ceremony'])
    await client.query(`delete from ${table} where person = $1`, [name]);
}
