import {
  type StaffWallet,
  staffWallet,
  staffWalletCorrect,
  staffWalletLiabilities,
} from '@suvarna/contracts/wallet';
import type { FastifyPluginAsync } from 'fastify';
import { Refusal } from '../../platform/refusal.ts';
import type { Needs } from './needs.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { envelope } from '../../platform/http/shape/envelope.ts';
import { serve, serveOnce } from '../../platform/http/serve.ts';
import type { Customer } from '../identity/index.ts';
import { correctWallet } from './correct-wallet.ts';
import { correctionsOf, customersNamed, liabilitiesByMonth } from './staff-wallet.store.ts';
import { entryOf, PAGE_SIZE, walletSummary } from './statement.ts';
import { countLines, linesOf } from './wallet-lines.store.ts';

/** Days that what is given lives where it is not said otherwise. */
const YEAR = 365;

/** Customers' wallets for the store's people: what is in them, what is owed, and how one is put right. */
export function staffWalletRoutes({ db, clock }: Needs): FastifyPluginAsync {
  /** @throws Refusal when no customer, or more than one, is meant */
  async function customerNamed(tx: Database | Tx, name: string): Promise<Customer> {
    const [customer, another] = await customersNamed(tx, name);
    if (customer === undefined || another !== undefined) throw new Refusal('WALLET.CUSTOMER_NOT_FOUND');
    return customer;
  }

  async function walletsOf(tx: Database | Tx, customer: Customer, page: number): Promise<StaffWallet> {
    const { id: customerId } = customer;
    const filter = { customerId, wallet: 'all' } as const;
    const lines = await linesOf(tx, filter, { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE });
    const { wallets } = await walletSummary(tx, customerId, clock());
    return {
      customer: {
        customer_id: customerId,
        name: [customer.first_name, customer.last_name].filter(Boolean).join(' '),
        email: customer.email ?? '',
        phone: customer.phone_no ?? '',
      },
      wallets,
      results: lines.map((line) => ({ ...entryOf(line), note: line.note })),
      page,
      page_size: PAGE_SIZE,
      count: await countLines(tx, filter),
      corrections: await correctionsOf(tx, customerId),
    };
  }

  return async (app) => {
    serve(app, staffWallet, async (request) => {
      const { customer, page } = request.query;
      return envelope(await walletsOf(db, await customerNamed(db, customer), page));
    });

    serveOnce(app, staffWalletCorrect, async ({ tx, request }) => {
      const {
        customer: name,
        expires_in_days: expiresInDays = YEAR,
        corrected_by: by,
        ...wanted
      } = request.body;
      const customer = await customerNamed(tx, name);
      await correctWallet(tx, { ...wanted, customerId: customer.id, expiresInDays, by, at: clock() });
      return envelope(await walletsOf(tx, customer, 1));
    });

    serve(app, staffWalletLiabilities, async (request) =>
      envelope({ results: await liabilitiesByMonth(db, request.query) }),
    );
  };
}
