import type { MachineToken, TokenStore } from '../../domain/people/ports.ts';
import { type AuditedStore, changedOne, createAudited } from '../audited.ts';

const TOKEN = `name, role, remotes, created_by as "createdBy", created_at as "createdAt", expires_at as "expiresAt",
  revoked_at as "revokedAt", used_at as "usedAt"`;
const USED_EVERY_MS = 60_000;
const MOST_TOKENS = 500;

export function createTokenStore(store: AuditedStore): TokenStore {
  const { pool, now } = store;
  const audited = createAudited(store);

  return {
    async list() {
      const { rows } = await pool.query<MachineToken>(
        `select ${TOKEN} from machine_token order by revoked_at nulls first, name limit $1`,
        [MOST_TOKENS],
      );
      return rows;
    },
    async byName(name) {
      const { rows } = await pool.query<MachineToken>(`select ${TOKEN} from machine_token where name = $1`, [
        name,
      ]);
      return rows[0] ?? null;
    },
    async holder(tokenHash) {
      const { rows } = await pool.query<MachineToken>(
        `select ${TOKEN} from machine_token where token_hash = $1 and revoked_at is null and expires_at > $2`,
        [tokenHash, now()],
      );
      const [token] = rows;
      if (!token) return null;
      if ((token.usedAt?.getTime() ?? 0) < now().getTime() - USED_EVERY_MS)
        await pool.query('update machine_token set used_at = $2 where name = $1', [token.name, now()]);
      return token;
    },
    async create({ name, tokenHash, expiresAt, role, remotes }, audit) {
      const made = await audited({ ...audit, action: 'token', subject: name }, async (client) =>
        changedOne(
          await client.query(
            `insert into machine_token (name, token_hash, role, remotes, created_by, created_at, expires_at)
             values ($1, $2, $3, $4, $5, $6, $7) on conflict (name) do nothing`,
            [name, tokenHash, role, remotes, audit.actor, now(), expiresAt],
          ),
        ),
      );
      return made !== null;
    },
    async revoke(name, audit) {
      const revoked = await audited({ ...audit, action: 'revoke-token', subject: name }, async (client) =>
        changedOne(
          await client.query(
            'update machine_token set revoked_at = $2 where name = $1 and revoked_at is null',
            [name, now()],
          ),
        ),
      );
      return revoked !== null;
    },
  };
}
