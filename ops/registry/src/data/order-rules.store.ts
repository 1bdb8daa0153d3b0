import type { Freeze, OrderRulesStore, RemoteLock, WaitingOrder } from '../domain/orders/ports.ts';
import { type AuditedStore, changedOne, createAudited } from './audited.ts';
import { tellOfChange } from './change-news.ts';

const COLUMNS = `id::int, channel, kind, body, remotes, reason, ordered_by as by, ordered_at as at, due_at as due,
  needs_second as "needsSecond", approved_by as "approvedBy", state, outcome`;
const ORDERS = `select ${COLUMNS} from waiting_order`;
const MOST_ORDERS = 100;

export function createOrderRulesStore(store: AuditedStore): OrderRulesStore {
  const { pool, now } = store;
  const inLog = createAudited(store);
  const audited: typeof inLog = (row, work) =>
    inLog(row, async (client) => {
      const result = await work(client);
      if (result !== null) await tellOfChange(client, 'rules');
      return result;
    });

  return {
    async freezes(channel) {
      const { rows } = await pool.query<Freeze>(
        `select id::int, begins_at as begins, ends_at as ends, reason, said_by as by from release_freeze where channel = $1 and ends_at > $2 order by begins_at`,
        [channel, now()],
      );
      return rows;
    },
    async freeze(channel, { begins, ends }, audit) {
      const id = await audited({ ...audit, action: 'freeze', channel }, async (client) => {
        const { rows } = await client.query<{ id: number }>(
          'insert into release_freeze (channel, begins_at, ends_at, reason, said_by) values ($1, $2, $3, $4, $5) returning id::int',
          [channel, begins, ends, audit.reason, audit.actor],
        );
        return rows[0]?.id ?? null;
      });
      return id ?? 0;
    },
    async endFreeze(channel, id, audit) {
      const ended = await audited({ ...audit, action: 'unfreeze', channel }, async (client) =>
        changedOne(
          await client.query('delete from release_freeze where channel = $1 and id = $2', [channel, id]),
        ),
      );
      return ended !== null;
    },
    async locks(channel) {
      const { rows } = await pool.query<RemoteLock>(
        'select remote, reason, said_by as by from remote_lock where channel = $1 order by remote',
        [channel],
      );
      return rows;
    },
    async lock(channel, remote, audit) {
      const locked = await audited({ ...audit, action: 'lock', channel, remote }, async (client) =>
        changedOne(
          await client.query(
            'insert into remote_lock (channel, remote, reason, said_by, locked_at) values ($1, $2, $3, $4, $5) on conflict do nothing',
            [channel, remote, audit.reason, audit.actor, now()],
          ),
        ),
      );
      return locked !== null;
    },
    async unlock(channel, remote, audit) {
      const unlocked = await audited({ ...audit, action: 'unlock', channel, remote }, async (client) =>
        changedOne(
          await client.query('delete from remote_lock where channel = $1 and remote = $2', [channel, remote]),
        ),
      );
      return unlocked !== null;
    },

    async wait({ channel, kind, body, remotes, reason, by, due, needsSecond }) {
      const id = await audited({ actor: by, reason, action: 'order', channel }, async (client) => {
        const { rows } = await client.query<{ id: number }>(
          `insert into waiting_order (channel, kind, body, remotes, reason, ordered_by, ordered_at, due_at, needs_second)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id::int`,
          [channel, kind, JSON.stringify(body), [...remotes], reason, by, now(), due, needsSecond],
        );
        return rows[0]?.id ?? null;
      });
      return id ?? 0;
    },
    async orders(channel) {
      const { rows } = await pool.query<WaitingOrder>(
        `${ORDERS} where channel = $1 order by id desc limit $2`,
        [channel, MOST_ORDERS],
      );
      return rows;
    },
    async order(id) {
      const { rows } = await pool.query<WaitingOrder>(`${ORDERS} where id = $1`, [id]);
      return rows[0] ?? null;
    },
    async approve({ id, channel }, audit) {
      const approved = await audited({ ...audit, action: 'approve', channel }, async (client) =>
        changedOne(
          await client.query(
            `update waiting_order set approved_by = $2 where id = $1 and state = 'waiting' and needs_second and approved_by is null and ordered_by <> $2`,
            [id, audit.actor],
          ),
        ),
      );
      return approved !== null;
    },
    async withdraw({ id, channel }, audit) {
      const withdrawn = await audited({ ...audit, action: 'withdraw', channel }, async (client) =>
        changedOne(
          await client.query(
            `update waiting_order set state = 'withdrawn', outcome = $2 where id = $1 and state = 'waiting'`,
            [id, audit.reason],
          ),
        ),
      );
      return withdrawn !== null;
    },
    // Marked as carried out in the same step: of two registries one does it.
    async nextDue(channel, at) {
      const { rows } = await pool.query<WaitingOrder>(
        `update waiting_order set state = 'refused', outcome = 'the registry failed while it was carried out'
         where id = (
           select id from waiting_order
           where channel = $1 and state = 'waiting' and (not needs_second or approved_by is not null) and (due_at is null or due_at <= $2)
           order by id limit 1 for update skip locked)
         returning ${COLUMNS}`,
        [channel, at],
      );
      return rows[0] ?? null;
    },
    async finish(id, state, outcome) {
      await pool.query('update waiting_order set state = $2, outcome = $3 where id = $1', [
        id,
        state,
        outcome,
      ]);
      await tellOfChange(pool, 'rules');
    },
  };
}
