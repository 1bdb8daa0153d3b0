import type { BoxPiece, CareReminder } from '@suvarna/contracts/jewellery-box';
import { indianDay } from '@suvarna/contracts/indian-day';
import type { Catalogue } from '../catalogue/index.ts';
import { readSku } from '../designs/index.ts';
import { worthOfLine } from '../exchange/index.ts';
import type { OwnedPiece } from './owned-pieces.ts';
import { valueHistory } from './value-history.ts';
import { type GoldDays, ratesOfMetal } from './gold-rates.ts';
import { stonesOf } from './stones.ts';
import { type Value, valueOfWorth } from './value.ts';

export interface PieceContext {
  readonly catalogue: Catalogue;
  /** Up to now; for courses from the day of the first delivery on. */
  readonly gold: GoldDays;
  readonly at: Date;
}

/** Its ways back and its course, which take time to reckon: for pieces that are shown, not for sums. */
type Outlook = Pick<BoxPiece, 'exchange' | 'buyback' | 'course'>;
/** A bought piece with what it is worth today. */
export type BoughtPiece = Omit<BoxPiece, keyof Outlook>;

/** @param context with gold rates from the day of its delivery on */
export function outlookOf(piece: OwnedPiece, value: Value | null, context: PieceContext): Outlook {
  const { catalogue, gold, at } = context;
  const { line, order } = piece;
  const worth = worthOfLine(catalogue, piece, order.delivered_at, at);
  const ways = piece.state === 'going-back' ? undefined : worth?.ways;
  return {
    exchange: ways?.exchange ?? null,
    buyback: ways?.buyback ?? null,
    course:
      value === null
        ? []
        : valueHistory({
            deliveredOn: indianDay(order.delivered_at),
            today: indianDay(at),
            netMg: line.net_weight_mg,
            stones: value.stones_paise,
            valueToday: value.value_paise,
            rates: ratesOfMetal(gold, line.karat, line.purity),
          }),
  };
}

export function viewPiece(
  piece: OwnedPiece,
  context: PieceContext,
  reminders: readonly CareReminder[],
): BoughtPiece {
  const { line, order } = piece;
  const worth = worthOfLine(context.catalogue, piece, order.delivered_at, context.at);
  const { quote } = line;
  const card = quote.productDetails;
  const design = context.catalogue.snapshot()?.byId.get(line.product_id);
  return {
    order_item_id: line.id,
    order_no: order.order_no,
    delivered_on: indianDay(order.delivered_at),
    state: piece.state,
    going_back: piece.goingBack,
    product_id: line.product_id,
    design_code: readSku(line.sku)?.design_code ?? design?.design_code ?? line.sku,
    sku: line.sku,
    title: card.product_title,
    title_hi: card.title_hi ?? card.product_title,
    category_name: card.category_name,
    url: design === undefined ? '' : card.url,
    has_model: design !== undefined,
    pictures: card.images.product_images,
    karat: line.karat,
    colour: line.colour,
    size: line.size,
    ...(quote.size_names && { size_names: quote.size_names }),
    engraving: line.engraving,
    quantity: line.quantity,
    purity: line.purity,
    net_weight_mg: line.net_weight_mg,
    gross_weight_mg: line.gross_weight_mg,
    ...stonesOf(line, design),
    huid: line.huids.join(', '),
    certificates: [...line.certificates],
    has_invoice: order.invoice_no !== null,
    paid_paise: quote.without_gst_paise + quote.gst_paise,
    currency: order.currency,
    value: worth === undefined ? null : valueOfWorth(worth),
    reminders: [...reminders],
  };
}
