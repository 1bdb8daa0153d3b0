import {
  giftCardBuy,
  giftCardDownload,
  giftCardList,
  giftCardPay,
  giftCardRedeem,
  giftCardVerify,
} from '@suvarna/contracts/gift-cards';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Needs } from './needs.ts';
import type { Tx } from '../../platform/database/database.ts';
import { openPrinter } from '../../platform/documents/printer.ts';
import { performOnce } from '../../platform/http/effects.ts';
import { envelope } from '../../platform/http/envelope.ts';
import { serve } from '../../platform/http/serve.ts';
import { refusing } from '../checkout/index.ts';
import { localeOf, principalOf, shopperOf } from '../identity/index.ts';
import { buyCard, openCardPage, ownCard, verifyCard } from './buy.http.ts';
import { openCode } from './card-code.ts';
import { cardsBoughtBy, cardsRedeemedBy } from './card.store.ts';
import { CardRefused } from './errors.ts';
import { countCodeGuess, takeCardOfToday } from './limits.http.ts';
import { composeCard } from './paper/compose-card.ts';
import type { CardPaper } from './paper/card-paper.ts';
import { cardOfCode, redeemCard } from './redeem-card.ts';
import { cardOf } from './view-card.ts';

/** Gift cards of whoever calls: bought, paid, printed, and put into the account. */
export function giftCardRoutes(deps: Needs): FastifyPluginAsync {
  const { db, clock, config } = deps;
  const secret = config.documentSecret;
  const printer = openPrinter<CardPaper>(new URL('./paper/print-entry.ts', import.meta.url));

  /** An effect that asks somebody first, between transactions; the answer is given once for its key. */
  const asking = <Asked, Answer extends object>(
    request: FastifyRequest,
    reply: FastifyReply,
    ask: () => Promise<Asked>,
    work: (tx: Tx, asked: Asked) => Promise<Answer>,
  ): Promise<Answer> => {
    let asked: { readonly answer: Asked } | undefined;
    return performOnce(
      db,
      principalOf(shopperOf(request)),
      request,
      reply,
      (tx) =>
        refusing(async () => {
          if (asked === undefined) throw new Error('Nobody was asked.');
          return work(tx, asked.answer);
        }),
      {
        before: () =>
          refusing(async () => {
            asked = { answer: await ask() };
          }),
      },
    );
  };

  return async (app) => {
    app.addHook('onClose', () => printer.close());

    serve(app, giftCardBuy, (request, reply) =>
      asking(
        request,
        reply,
        async () => {
          const { id: customerId } = shopperOf(request);
          await takeCardOfToday(deps, customerId);
          const { body } = request;
          const key = String(request.headers['idempotency-key']);
          return buyCard(deps, { customerId, body, key, locale: body.locale ?? localeOf(request) });
        },
        async (_tx, opened) => envelope(opened),
      ),
    );

    serve(app, giftCardPay, (request, reply) =>
      asking(
        request,
        reply,
        () => {
          const { card_id: cardId, mode, locale = localeOf(request) } = request.body;
          return openCardPage(deps, { customerId: shopperOf(request).id, cardId, mode, locale });
        },
        async (_tx, opened) => envelope(opened),
      ),
    );

    serve(app, giftCardVerify, (request, reply) =>
      asking(
        request,
        reply,
        () => verifyCard(deps, shopperOf(request).id, request.body),
        async (_tx, status) => envelope(status, status.payment === 'paid' ? 'Payment successful' : ''),
      ),
    );

    serve(app, giftCardList, async (request) => {
      const { id } = shopperOf(request);
      const at = clock();
      return envelope({
        bought: (await cardsBoughtBy(db, id)).map((card) => cardOf(card, at)),
        received: (await cardsRedeemedBy(db, id)).map((card) => cardOf(card, at, card.customer_id === id)),
      });
    });

    serve(app, giftCardDownload, async (request, reply) => {
      const { card_id: cardId, lang = localeOf(request) } = request.query;
      const paper = await refusing(async () => {
        const card = await ownCard(deps, shopperOf(request).id, cardId);
        if (!cardOf(card, clock()).printable || card.code_sealed === null)
          throw new CardRefused('GIFT_CARD.NOT_PRINTABLE');
        return composeCard(card, openCode(secret, cardId, card.code_sealed), lang, config.shopOrigin);
      });
      return reply
        .type('application/pdf')
        .header('Cache-Control', 'no-store')
        .header('Content-Disposition', `attachment; filename="${cardId}.pdf"`)
        .send(await printer.print(paper));
    });

    serve(app, giftCardRedeem, (request, reply) =>
      asking(
        request,
        reply,
        async () => {
          const guess = await countCodeGuess(deps, request);
          const card = await cardOfCode(db, secret, request.body.code);
          await guess.right();
          return card.card_id;
        },
        async (tx, cardId) => {
          const redeemed = await redeemCard(tx, { cardId, customerId: shopperOf(request).id, at: clock() });
          return envelope(redeemed, 'Gift card added to your credits');
        },
      ),
    );
  };
}
