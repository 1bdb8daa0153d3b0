/**
 * That a job has one run at a time, in all processes. pg-boss gives a job to another worker when its
 * time is over or its process looks dead, but stops no process: the first run would go on beside the second.
 */
import type { Pool, PoolClient } from '@suvarna/database/pool';
import type { Logger } from 'pino';

/** First half of the advisory lock's key, beside those of migrations and of the queues' installation. */
const LOCK = 0x5377;

/** A run whose time is over, or whose claim was lost, asks the database for nothing more. */
class RunCut extends Error {
  override readonly name = 'RunCut';
  readonly code = 'JOB_CUT';
}

/** Connections for one run: none is given any more once the run is cut, so it ends at its next statement. */
export function cutBy(signal: AbortSignal, pool: Pool): Pool {
  const refuse = (): Promise<never> => Promise.reject(new RunCut('This run of the job was cut.'));
  return new Proxy(pool, {
    get(target, name) {
      if ((name === 'connect' || name === 'query') && signal.aborted) return refuse;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}

/** What a run was told when it began. */
type Taken =
  | { readonly kind: 'mine'; readonly lost: AbortSignal; release(): Promise<void> }
  | { readonly kind: 'taken' };

interface OneRun {
  take(name: string): Promise<Taken>;
  end(): Promise<void>;
}

/** So that the server gives up the locks of a machine that vanished within half a minute, not after hours. */
const NOTICE_THE_DEAD =
  'set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3';

/** The connection that has the locks. */
interface Session {
  readonly client: PoolClient;
  /** Ends it, and every lock with it. */
  drop(fault: Error | true): void;
}

/** Locks of all runs of this process, over one connection. When it is lost, so are they: the runs are told. */
export function createOneRun(pool: Pool, log: Logger): OneRun {
  const held = new Map<string, AbortController>();
  let connecting: Promise<Session> | undefined;

  const open = async (): Promise<Session> => {
    const client = await pool.connect();
    let isOver = false;
    const session: Session = {
      client,
      drop(fault) {
        if (isOver) return;
        isOver = true;
        connecting = undefined;
        client.release(fault);
        if (fault !== true) for (const controller of held.values()) controller.abort(fault);
      },
    };
    client.on('error', (error: Error) => {
      log.warn({ err: error }, 'the locks of jobs under way are lost; they are cut');
      session.drop(error);
    });
    await ask(session, NOTICE_THE_DEAD, []);
    return session;
  };
  const opened = (): Promise<Session> => {
    connecting ??= open().catch((error: unknown) => {
      connecting = undefined;
      throw error;
    });
    return connecting;
  };

  return {
    async take(name) {
      // One session may have a lock twice, so the database alone would let a twin of this process in.
      if (held.has(name)) return { kind: 'taken' };
      const lost = new AbortController();
      held.set(name, lost);
      try {
        const session = await opened();
        const lock = [LOCK, name];
        const rows = await ask(session, 'select pg_try_advisory_lock($1, hashtext($2)) as got', lock);
        if (rows[0]?.['got'] !== true) {
          held.delete(name);
          return { kind: 'taken' };
        }
        return {
          kind: 'mine',
          lost: lost.signal,
          async release() {
            held.delete(name);
            if (!lost.signal.aborted) await ask(session, 'select pg_advisory_unlock($1, hashtext($2))', lock);
          },
        };
      } catch (error) {
        held.delete(name);
        throw error;
      }
    },
    async end() {
      (await connecting)?.drop(true);
    },
  };
}

/** A statement without an answer may have taken its lock all the same: then the session ends, and its locks with it. */
async function ask(
  session: Session,
  text: string,
  values: readonly unknown[],
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  try {
    const { rows } = await session.client.query<Record<string, unknown>>(text, [...values]);
    return rows;
  } catch (error) {
    session.drop(error instanceof Error ? error : new Error('The locks of jobs cannot be had.'));
    throw error;
  }
}
