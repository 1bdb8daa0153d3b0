import { CodePrices, codePrices, SizePrices, sizePrices } from '@suvarna/contracts/catalogue';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../../platform/refusal.ts';
import { jsonOf } from '../../../platform/http/shape/amount-texts.ts';
import { currencyOf } from '../../../platform/http/shape/currency.ts';
import { serve } from '../../../platform/http/serve.ts';
import { answerOf, sendAnswer, snapshotNow, type Answers } from '../answers.http.ts';
import { designOf, optionsOf } from './asked-design.ts';
import { codedDesigns, codePricesOf, sizePricesOf } from './code-prices.ts';
import type { Catalogue } from '../snapshot/open-catalogue.ts';
import type { Deliver } from './product-delivery.ts';

const codesJson = jsonOf(CodePrices);
const sizesJson = jsonOf(SizePrices);

const listed = (text: string | undefined): readonly string[] => (text === undefined ? [] : text.split(','));

function nothingAsked(field: string): Refusal {
  return new Refusal('REQUEST.INVALID', { fields: { [`/${field}`]: 'is missing' } });
}

/** `product/pricing_by_code/` and `product/size_pricing_by_code/`: whole answers of one version. */
export function codePriceRoutes(
  app: FastifyInstance,
  answer: Answers,
  { catalogue, deliver }: { readonly catalogue: Catalogue; readonly deliver: Deliver },
): void {
  serve(app, codePrices, async (request, reply) => {
    const { product_code__in: codes, product_id__in: ids, pincode } = request.query;
    if (codes === undefined && ids === undefined) throw nothingAsked('product_code__in');
    const currency = currencyOf(request);
    const asked = { codes: listed(codes), ids: listed(ids) };
    if (pincode === undefined)
      return sendAnswer(
        request,
        reply,
        answer(`codes ${codes ?? ''} ${ids ?? ''} ${currency}`, (snapshot) =>
          codesJson(codePricesOf(snapshot, codedDesigns(snapshot, asked), currency)),
        ),
      );
    const snapshot = snapshotNow(catalogue);
    const designs = codedDesigns(snapshot, asked);
    const prices = codePricesOf(snapshot, designs, currency);
    const deliverThere = await deliver(pincode);
    const results = prices.results.map((price, index) => {
      const of = designs[index];
      const delivery = of && deliverThere?.(of.design, of.options, price.special_price_paise);
      const day = delivery?.promise?.delivery_date;
      return day === undefined ? price : { ...price, delivery_date: day };
    });
    return sendAnswer(request, reply, answerOf(snapshot, codesJson({ ...prices, results })));
  });

  serve(app, sizePrices, (request, reply) => {
    const { product_code__in: codes, product_id } = request.query;
    if (codes === undefined && product_id === undefined) throw nothingAsked('product_id');
    const currency = currencyOf(request);
    return sendAnswer(
      request,
      reply,
      answer(`sizes ${codes ?? ''} ${String(product_id ?? '')} ${currency}`, (snapshot) => {
        const named = product_id === undefined ? undefined : designOf(snapshot, product_id);
        const coded = codedDesigns(snapshot, { codes: listed(codes), ids: [] });
        // Both given: the sizes of that design, in the metals that were named.
        const designs =
          named === undefined
            ? coded
            : codes === undefined
              ? [{ design: named, options: optionsOf(named, {}) }]
              : coded.filter(({ design }) => design === named);
        return sizesJson(sizePricesOf(snapshot, designs, currency));
      }),
    );
  });
}
