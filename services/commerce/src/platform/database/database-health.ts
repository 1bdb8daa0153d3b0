import type { Pool } from '@suvarna/database/pool';

/**
 * Remembers that the database went away, so that calls are refused at once while it is down
 * instead of each waiting for a connection that does not come.
 */
export interface DatabaseHealth {
  isDown(): boolean;
  reportOutage(): void;
  /** Asks the database now; `true` when it answers. */
  probe(): Promise<boolean>;
  close(): void;
}

export function watchDatabase(pool: Pool, everyMs = 1_000): DatabaseHealth {
  let timer: NodeJS.Timeout | undefined;

  const probe = async (): Promise<boolean> => {
    try {
      await pool.query('select 1');
      clearInterval(timer);
      timer = undefined;
      return true;
    } catch {
      // The answer is the finding; the caller decides what to do about it.
      return false;
    }
  };

  return {
    isDown: () => timer !== undefined,
    reportOutage() {
      timer ??= setInterval(() => void probe(), everyMs).unref();
    },
    probe,
    close() {
      clearInterval(timer);
      timer = undefined;
    },
  };
}
