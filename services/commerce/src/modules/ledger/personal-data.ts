import type { PersonalData } from '../../module.ts';
import type { Wallet } from './tables.ts';

/** Given by the store and worth nothing outside of it: they end with the account. */
const NOT_MONEY: readonly Wallet[] = ['coins', 'promotional'];

/** The books are kept as the law asks for: nothing of them is forgotten. */
export const ledgerData: PersonalData = {
  exported: ['ledger_wallets', 'ledger_wallet_lines'],
  notExported: {
    ledger_entries: 'each is told as a line of its wallet',
    ledger_accounts: 'the parts wallets are made of; every movement is told as a line of its wallet',
  },
  collect: async (tx, customerId) => ({
    wallets: await tx
      .selectFrom('ledger_wallets')
      .select(['wallet', 'balance'])
      .where('customer_id', '=', customerId)
      .orderBy('wallet')
      .execute(),
    wallet_lines: await tx
      .selectFrom('ledger_wallet_lines')
      .select([
        'wallet',
        'number',
        'occurred_at',
        'kind',
        'amount',
        'balance',
        'reference',
        'note',
        'expires_at',
      ])
      .where('customer_id', '=', customerId)
      .orderBy('wallet')
      .orderBy('number')
      .execute(),
  }),
  obstacles: async (tx, customerId) => {
    const wallets = await tx
      .selectFrom('ledger_wallets')
      .select('balance')
      .where('customer_id', '=', customerId)
      .where('wallet', 'not in', NOT_MONEY)
      .where('balance', '>', 0)
      .execute();
    const held = wallets.reduce((sum, { balance }) => sum + balance, 0);
    return [{ kind: 'wallet', count: wallets.length, amount_paise: held }];
  },
};
