import { DAY_SECONDS } from '@suvarna/contracts/endpoint';
import type { Dependencies } from '../../dependencies.ts';
import type { Tx } from '../../platform/database/database.ts';
import { allowanceLeft, takeAllowance, type Allowance } from '../../platform/http/limits/allowance.store.ts';
import { forgetMailbox, hiddenName } from '../../platform/http/limits/limits.ts';
import { mailboxOf } from '../../platform/mailbox.ts';
import { keysOf } from '../../platform/crypto/keys.ts';

/** A reader who said no is not asked again for so long. */
const QUIET_DAYS = 30;

type Needs = Pick<Dependencies, 'clock' | 'config'>;

interface QuietAddresses {
  /** Whether the address said that it wants no letters that ask. */
  isQuiet(tx: Tx, email: string): Promise<boolean>;
  keepQuiet(tx: Tx, email: string): Promise<void>;
}

export function quietAddresses({ clock, config }: Needs): QuietAddresses {
  const quiet = (email: string, secret = config.documentSecret): Allowance => ({
    name: hiddenName(secret, 'watch', 'quiet', mailboxOf(email)),
    limit: 1,
    seconds: QUIET_DAYS * DAY_SECONDS,
  });
  return {
    // Said under any of the keys: a wish outlives the key it was kept with.
    async isQuiet(tx, email) {
      for (const key of keysOf(config.documentSecret))
        if ((await allowanceLeft(tx, quiet(email, key), clock())) === 0) return true;
      return false;
    },
    keepQuiet: async (tx, email) => {
      await takeAllowance(tx, quiet(email), clock());
    },
  };
}

/** The address said yes: what was sent to it before was wanted. */
export const forgetUnanswered = (tx: Tx, { config }: Pick<Needs, 'config'>, email: string): Promise<void> =>
  forgetMailbox(tx, config.documentSecret, { limit: 'watch-unanswered', email });
