import { readSku, skuOf } from '../../designs/index.ts';
import { TransportFault } from '../model/fault.ts';
import type { Message } from '../model/message.ts';
import type { Answer } from '../operation.ts';
import { texts } from '../texts.ts';
import { presentmentOf } from '../model/presentment.ts';
import { type LookupAsked, MOST_IDS } from './asked.ts';
import { piecesNamed, productFrame, type Shown, variantOf } from './wire-product.ts';

type Piece = NonNullable<ReturnType<typeof piecesNamed>>;

/**
 * Designs by their codes, and variants by their SKUs: each design once, with the variants that were named, each saying
 * by which id (rules 76, 77 and 83).
 *
 * @throws TransportFault request_too_large for more than {@link MOST_IDS} ids
 */
export function lookup(
  where: Pick<Shown, 'snapshot' | 'shopOrigin'>,
  asked: LookupAsked,
  acceptLanguage: string,
): Answer {
  const ids = [...new Set(asked.ids)];
  if (ids.length > MOST_IDS)
    throw new TransportFault('request_too_large', `Ask for at most ${String(MOST_IDS)} ids at a time.`);
  const shown: Shown = { ...where, ...presentmentOf(asked.context, acceptLanguage) };
  const named = ids.map((id) => ({ id, piece: piecesNamed(shown.snapshot, id, readSku) }));
  const known = named.flatMap(({ id, piece }) => (piece ? [{ id, ...piece }] : []));
  const products = [...Map.groupBy(known, ({ design }) => design)].flatMap(([design, pieces]) => {
    const [first] = pieces;
    if (first === undefined || !isWanted(asked, design.category)) return [];
    const variants = [...Map.groupBy(pieces, ({ options }) => skuOf(design, options)).values()]
      .map((same) => variantFor(shown, same))
      .filter(({ price }) => isPriced(shown, asked, price.amount));
    return variants.length === 0 ? [] : [{ ...productFrame(shown, design, first.options), variants }];
  });
  const t = texts(shown.locale);
  const messages: Message[] = named
    .filter(({ piece }) => piece === undefined)
    .map(({ id }) => ({ type: 'info', code: 'not_found', content: t('message.not-found', { id }) }));
  return { body: { products, ...(messages.length > 0 && { messages }) } };
}

function variantFor(shown: Shown, same: readonly (Piece & { readonly id: string })[]) {
  const [first] = same;
  if (first === undefined) throw new Error('a variant that no id named');
  return {
    ...variantOf(shown, first.design, first.options),
    inputs: same.map(({ id, isExact }) => ({ id, match: isExact ? 'exact' : 'featured' })),
  };
}

const isWanted = ({ filters }: LookupAsked, category: string): boolean =>
  filters?.categories === undefined ||
  filters.categories.length === 0 ||
  filters.categories.some((id) => id.trim().toLowerCase() === category);

const isPriced = ({ unsold }: Shown, { filters }: LookupAsked, amount: number): boolean =>
  unsold !== undefined ||
  (amount >= (filters?.price?.min ?? 0) && amount <= (filters?.price?.max ?? Infinity));
