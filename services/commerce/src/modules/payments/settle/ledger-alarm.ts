/** Tells the registry of releases that the ledger does not add up: a canary that runs then is turned back. */
import { readFile } from 'node:fs/promises';
import type { Database } from '../../../platform/database/database.ts';
import { insertOutboxRow } from '../../../platform/outbox/outbox.store.ts';
import type { RelayChannel } from '../../../platform/outbox/relay.ts';
import type { RegistryAccess } from '../registry-settings.ts';

const TYPE = 'ledger.alarm';
/** An alarm of an earlier day says nothing of the canary that runs now. */
const GOOD_FOR_MS = 6 * 3_600_000;
const ANSWER_MS = 5_000;

/** Says so once, until the ledger adds up again. @param sums what is off, counted */
export async function raiseLedgerAlarm(
  db: Database,
  sums: Readonly<Record<string, number>>,
  at: Date,
): Promise<void> {
  const reason = Object.entries(sums)
    .map(([what, count]) => `${what} ${count}`)
    .join(', ');
  await db.transaction().execute(async (tx) => {
    await insertOutboxRow(tx, {
      channel: 'registry',
      type: TYPE,
      key: reason,
      payload: { reason: `the ledger does not add up: ${reason}` },
      expiresAt: new Date(at.getTime() + GOOD_FOR_MS),
    });
  });
}

/** The ledger adds up: a difference from now on is another one. */
export async function endLedgerAlarms(db: Database): Promise<void> {
  await db.deleteFrom('outbox').where('type', '=', TYPE).where('outcome', 'is not', null).execute();
}

class RegistryRefused extends Error {
  override readonly name = 'RegistryRefused';
  readonly code: number;

  constructor(status: number) {
    super(`the registry answered ${status}`);
    this.code = status;
  }
}

export const registryChannel = (access: RegistryAccess): RelayChannel => ({
  channel: 'registry',
  atOnce: 1,
  deliver: async ({ payload }) => {
    const response = await fetch(`${access.url}/v1/canary/alarms`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${await tokenOf(access)}` },
      body: JSON.stringify({ channel: 'production', kind: 'ledger-difference', ...payload }),
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    await response.body?.cancel();
    if (!response.ok) throw new RegistryRefused(response.status);
  },
});

/** Read when it is needed: the registry of a developer's store makes it at its first start. */
const tokenOf = async ({ token }: RegistryAccess): Promise<string> =>
  'value' in token ? token.value : (await readFile(token.file, 'utf8')).trim();
