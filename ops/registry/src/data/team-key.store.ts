import type { TeamKey, TeamKeyStore } from '../domain/team-keys.ts';
import { type AuditedStore, changedOne, createAudited } from './audited.ts';

const KEY = `key_id as "keyId", public_key as "publicKey", remotes, added_by as "addedBy", added_at as "addedAt", revoked_at as "revokedAt"`;
const MOST_KEYS = 500;

export function createTeamKeyStore(store: AuditedStore): TeamKeyStore {
  const { pool, now } = store;
  const audited = createAudited(store);
  return {
    async list() {
      const { rows } = await pool.query<TeamKey>(
        `select ${KEY} from team_key order by revoked_at nulls first, added_at limit $1`,
        [MOST_KEYS],
      );
      return rows;
    },
    async of(remote) {
      const { rows } = await pool.query<TeamKey>(
        `select ${KEY} from team_key where revoked_at is null and $1 = any(remotes)`,
        [remote],
      );
      return rows;
    },
    async add({ keyId, publicKey, remotes }, audit) {
      const added = await audited({ ...audit, action: 'team-key', subject: keyId }, async (client) =>
        changedOne(
          await client.query(
            `insert into team_key (key_id, public_key, remotes, added_by, added_at) values ($1, $2, $3, $4, $5)
             on conflict do nothing`,
            [keyId, publicKey, [...remotes], audit.actor, now()],
          ),
        ),
      );
      return added !== null;
    },
    async revoke(keyId, audit) {
      const revoked = await audited({ ...audit, action: 'revoke-team-key', subject: keyId }, async (client) =>
        changedOne(
          await client.query('update team_key set revoked_at = $2 where key_id = $1 and revoked_at is null', [
            keyId,
            now(),
          ]),
        ),
      );
      return revoked !== null;
    },
  };
}
