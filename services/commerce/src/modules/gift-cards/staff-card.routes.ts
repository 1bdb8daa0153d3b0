import {
  type StaffGiftCard,
  staffGiftCardIssue,
  staffGiftCards,
  staffGiftCardVoid,
} from '@suvarna/contracts/gift-cards';
import { indianDay } from '@suvarna/contracts/indian-day';
import type { FastifyPluginAsync } from 'fastify';
import { Refusal } from '../../platform/refusal.ts';
import type { Needs } from './needs.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { envelope } from '../../platform/http/shape/envelope.ts';
import { serve, serveOnce } from '../../platform/http/serve.ts';
import { findCustomer } from '../identity/index.ts';
import { findCard, type Card } from './card.store.ts';
import { issueCard, voidCard } from './end-card.ts';
import { historyOf, outstanding, searchCards } from './staff.store.ts';
import { cardOf } from './view-card.ts';

const PAGE_SIZE = 50;

/** Gift cards for the store's people, each with who did what. No code is shown. */
export function staffCardRoutes({ db, clock, config }: Needs): FastifyPluginAsync {
  const nameOf = async (in_: Database | Tx, customerId: string | null): Promise<string> =>
    customerId === null ? '' : ((await findCustomer(in_, customerId))?.email ?? '');

  async function staffCardOf(in_: Database | Tx, card: Card): Promise<StaffGiftCard> {
    return {
      ...cardOf(card, clock()),
      printable: false,
      bought_by: await nameOf(in_, card.customer_id),
      redeemed_by: await nameOf(in_, card.redeemed_by),
      history: await historyOf(in_, card.card_id),
    };
  }

  return async (app) => {
    serve(app, staffGiftCards, async (request) => {
      const { q = '', state, page } = request.query;
      const { rows, count } = await searchCards(db, {
        q: q.trim(),
        state,
        today: indianDay(clock()),
        limit: PAGE_SIZE,
        offset: (page - 1) * PAGE_SIZE,
      });
      const results: StaffGiftCard[] = [];
      for (const card of rows) results.push(await staffCardOf(db, card));
      return envelope({
        results,
        page,
        page_size: PAGE_SIZE,
        count,
        outstanding_paise: await outstanding(db),
      });
    });

    serveOnce(app, staffGiftCardIssue, async ({ tx, request }) => {
      const card = await issueCard(tx, config.documentSecret, request.body, clock());
      return envelope(await staffCardOf(tx, card));
    });

    serveOnce(app, staffGiftCardVoid, async ({ tx, request }) => {
      const { card_id: cardId, voided_by: by, note } = request.body;
      await voidCard(tx, { cardId, by, note, at: clock() });
      const card = await findCard(tx, cardId);
      if (card === undefined) throw new Refusal('GIFT_CARD.NOT_FOUND');
      return envelope(await staffCardOf(tx, card));
    });
  };
}
