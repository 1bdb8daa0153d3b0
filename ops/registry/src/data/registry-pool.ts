import { createPool, type Pool } from '@suvarna/database/pool';

/** Account of the service; may add releases, revisions and audit rows, but not change them. */
const ROLE = 'suvarna_registry';

/**
 * Pool of connections that gave up the rights of their login. Where the role could not be made
 * (a managed server may forbid it) they keep them, and the tables' triggers are the only constraint.
 */
export async function createRegistryPool(
  url: string,
  onError: (error: Error) => void,
  connections = 10,
): Promise<Pool> {
  const limited = await roleIsOurs(url, onError);
  return createPool({
    url,
    schema: 'registry',
    name: 'registry',
    max: connections,
    onIdleError: onError,
    ...(limited ? { role: ROLE } : {}),
  });
}

async function roleIsOurs(url: string, onError: (error: Error) => void): Promise<boolean> {
  const pool = createPool({ url, schema: 'registry', name: 'registry-start', max: 1, onIdleError: onError });
  try {
    const { rows } = await pool.query<{ ours: boolean }>(
      `select coalesce(bool_or(pg_has_role(current_user, oid, 'member')), false) as ours from pg_roles where rolname = $1`,
      [ROLE],
    );
    return rows[0]?.ours ?? false;
  } finally {
    await pool.end();
  }
}
