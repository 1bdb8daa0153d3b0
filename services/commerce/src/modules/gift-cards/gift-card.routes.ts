import {
  giftCardBuy,
  giftCardDownload,
  giftCardList,
  giftCardPay,
  giftCardRedeem,
  giftCardVerify,
} from '@suvarna/contracts/gift-cards';
import type { FastifyPluginAsync } from 'fastify';
import { Refusal } from '../../platform/refusal.ts';
import type { Needs } from './needs.ts';
import { openPrinter } from '../../platform/documents/printer.ts';
import { envelope } from '../../platform/http/shape/envelope.ts';
import { type Asking, serve, serveOnce } from '../../platform/http/serve.ts';
import { localeOf, shopperOf } from '../identity/index.ts';
import { buyCard, openCardPage, ownCard, verifyCard } from './purchase/buy.http.ts';
import { openCode } from './card-code.ts';
import { cardsBoughtBy, cardsRedeemedBy } from './card.store.ts';
import { composeCard } from './paper/compose-card.ts';
import type { CardPaper } from './paper/card-paper.ts';
import { cardOfCode, redeemCard } from './redeem-card.ts';
import { cardOf } from './view-card.ts';

/** Gift cards of the caller: bought, paid, printed, and put into the account. */
export function giftCardRoutes(deps: Needs): FastifyPluginAsync {
  const { db, clock, config } = deps;
  const secret = config.documentSecret;
  const printer = openPrinter<CardPaper>(new URL('./paper/print-entry.ts', import.meta.url));

  return async (app) => {
    app.addHook('onClose', () => printer.close());

    const buy = (request: Asking<typeof giftCardBuy>) => {
      const { body } = request;
      const key = String(request.headers['idempotency-key']);
      const { id: customerId } = shopperOf(request);
      return buyCard(deps, { customerId, body, key, locale: body.locale ?? localeOf(request) });
    };
    serveOnce(app, giftCardBuy, { before: buy }, async ({ asked: opened }) => envelope(opened));

    const openPage = (request: Asking<typeof giftCardPay>) => {
      const { card_id: cardId, mode, locale = localeOf(request) } = request.body;
      return openCardPage(deps, { customerId: shopperOf(request).id, cardId, mode, locale });
    };
    serveOnce(app, giftCardPay, { before: openPage }, async ({ asked: opened }) => envelope(opened));

    const verify = (request: Asking<typeof giftCardVerify>) =>
      verifyCard(deps, shopperOf(request).id, request.body);
    serveOnce(app, giftCardVerify, { before: verify }, async ({ asked: status }) =>
      envelope(status, status.payment === 'paid' ? 'Payment successful' : ''),
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
      const card = await ownCard(deps, shopperOf(request).id, cardId);
      if (!cardOf(card, clock()).printable || card.code_sealed === null)
        throw new Refusal('GIFT_CARD.NOT_PRINTABLE');
      const paper = composeCard(card, openCode(secret, cardId, card.code_sealed), lang, config.shopOrigin);
      return reply
        .type('application/pdf')
        .header('Cache-Control', 'no-store')
        .header('Content-Disposition', `attachment; filename="${cardId}.pdf"`)
        .send(await printer.print(paper));
    });

    const cardIdOf = async (request: Asking<typeof giftCardRedeem>): Promise<string> =>
      (await cardOfCode(db, secret, request.body.code)).card_id;
    serveOnce(app, giftCardRedeem, { before: cardIdOf }, async ({ tx, request, asked: cardId }) => {
      const redeemed = await redeemCard(tx, { cardId, customerId: shopperOf(request).id, at: clock() });
      return envelope(redeemed, 'Gift card added to your credits');
    });
  };
}
