import type { ExternalPiece } from '@suvarna/contracts/jewellery-box';
import { fieldIn, type Locale } from '@suvarna/contracts/locale';
import { indianDay } from '@suvarna/contracts/indian-day';
import { caratNumber, gramNumber, isCurrency } from '@suvarna/contracts/money';
import { SELLER } from '@suvarna/contracts/seller';
import { sellerName } from '@suvarna/i18n/seller';
import type { Translate } from '@suvarna/i18n';
import { FINE, FINENESS } from '@suvarna/pricing/rate';
import { PLACES, type Paper, type PaperPart } from '../../../platform/documents/paper.ts';
import { SHAPE_WORDS, STONE_WORDS, type Word } from '../../designs/index.ts';
import { dayText, decimalText } from '../../orders/index.ts';
import { stays, type Box } from '../read-box.ts';
import type { BoughtPiece } from '../view-piece.ts';
import { texts } from '../texts.ts';
import { sumOf, type Value } from '../value.ts';

/** Pieces of one paper: what is set takes time. */
export const MOST_PIECES = 150;

export interface StatementSource {
  readonly locale: Locale;
  readonly owner: string;
  readonly box: Box;
  /** JPEGs by the id of the piece. */
  readonly pictures: ReadonlyMap<string, Uint8Array>;
  readonly at: Date;
}

export type PrintedPieces = Pick<Box, 'bought' | 'elsewhere'>;

/** What there is room for on one paper: those bought here first. */
export function printedOf(box: Box): PrintedPieces {
  const bought = box.bought.filter(stays).slice(0, MOST_PIECES);
  return { bought, elsewhere: box.elsewhere.slice(0, MOST_PIECES - bought.length) };
}

type Facts = [label: string, value: string][];
const rupees = (paise: number): string => decimalText(paise, 'INR');
const named = <Id extends string>(words: readonly Word<Id>[], id: string, locale: Locale): string =>
  words.find((word) => word.id === id)?.[locale] ?? id;

function valueFact(t: Translate, value: Value | null, key: 'value-of' | 'value-gold'): Facts {
  const text =
    value === null
      ? t('statement.no-value')
      : t(`statement.${key}`, {
          value: rupees(value.value_paise),
          gold: rupees(value.gold_paise),
          stones: rupees(value.stones_paise),
        });
  return [[t('statement.value'), text]];
}

const grams = (t: Translate, mg: number | null): string =>
  mg === null ? t('statement.unknown') : t('statement.grams', { grams: gramNumber(mg) });

function boughtPart(
  t: Translate,
  locale: Locale,
  piece: BoughtPiece,
  picture: Uint8Array | undefined,
): PaperPart {
  const stones = piece.stones.map(({ type, shape, quality, count, millicarat }) =>
    t('statement.stone', {
      stone: named(STONE_WORDS, type, locale),
      shape: named(SHAPE_WORDS, shape, locale),
      quality,
      count,
      carat: caratNumber(millicarat),
    }),
  );
  const noStones = piece.stones_from === '' ? t('statement.unknown') : t('statement.none');
  const certificates = (piece.certificates ?? [])
    .map(({ laboratory, number }) => `${laboratory} ${number}`)
    .join(', ');
  const currency = isCurrency(piece.currency) ? piece.currency : 'INR';
  const paid = decimalText(piece.paid_paise, currency);
  return {
    heading: fieldIn(piece, 'title', locale),
    ...(picture && { picture }),
    facts: [
      [t('statement.origin'), t('statement.bought', { code: piece.design_code })],
      ...(piece.quantity === 1 ? [] : ([[t('statement.count'), String(piece.quantity)]] as Facts)),
      [t('statement.metal'), piece.purity],
      [t('statement.net'), grams(t, piece.net_weight_mg)],
      [t('statement.gross'), grams(t, piece.gross_weight_mg)],
      [t('statement.stones'), stones.length === 0 ? noStones : stones.join('; ')],
      ...(piece.huid === '' ? [] : ([[t('statement.huid'), piece.huid]] as Facts)),
      ...(certificates === '' ? [] : ([[t('statement.certificates'), certificates]] as Facts)),
      [t('statement.delivered'), dayText(piece.delivered_on)],
      [t('statement.order'), piece.order_no],
      [t('statement.paid'), currency === 'INR' ? `₹\u00A0${paid}` : `${currency} ${paid}`],
      ...valueFact(t, piece.value, 'value-of'),
    ],
  };
}

function elsewherePart(t: Translate, piece: ExternalPiece, picture: Uint8Array | undefined): PaperPart {
  const metal =
    piece.karat === null ? t(`statement.metal.${piece.metal}`) : t('statement.karat', { karat: piece.karat });
  return {
    heading: piece.name,
    ...(picture && { picture }),
    facts: [
      [t('statement.origin'), t('statement.elsewhere')],
      [t('statement.metal'), metal],
      [t('statement.net'), grams(t, piece.net_weight_mg)],
      ...(piece.stones === '' ? [] : ([[t('statement.stones'), piece.stones]] as Facts)),
      ...(piece.huid === '' ? [] : ([[t('statement.huid'), piece.huid]] as Facts)),
      ...(piece.bought_on === '' ? [] : ([[t('statement.bought-on'), dayText(piece.bought_on)]] as Facts)),
      ...(piece.paid_paise === null
        ? []
        : ([[t('statement.paid'), `₹\u00A0${rupees(piece.paid_paise)}`]] as Facts)),
      ...valueFact(t, piece.value, 'value-gold'),
    ],
    ...(piece.photos > 0 && picture === undefined && { sentences: [t('statement.no-photo')] }),
  };
}

/** Parts of gold in a thousand: what is stamped (`22K916`, `995`), else what the published rate of the karat is for. */
const finenessOf = (purity: string, karat: number): number =>
  Number(/\d+$/.exec(purity)?.[0] ?? (karat === 24 ? FINE : FINENESS[karat]));

/** Of a gram, by karat and fineness, as the values of these pieces were reckoned with: coins of 995 cost less than fine gold, and both are of 24 karat. */
function rateFacts(t: Translate, { bought, elsewhere }: PrintedPieces): Facts {
  const pieces = [...bought, ...elsewhere.map((piece) => ({ ...piece, purity: '' }))];
  const rates = pieces.flatMap(({ karat, purity, value }) =>
    karat === null || value === null
      ? []
      : [{ karat, fineness: finenessOf(purity, karat), rate: value.gold_rate_paise }],
  );
  const each = new Map(rates.map((one) => [`${one.karat} ${one.fineness} ${one.rate}`, one]));
  return [...each.values()]
    .toSorted((one, other) => other.karat - one.karat || other.fineness - one.fineness)
    .map(({ karat, fineness, rate }) => [
      t('statement.rate', { karat, fineness }),
      t('statement.per-gram', { amount: rupees(rate) }),
    ]);
}

/**
 * The store's statement of what a customer's pieces are worth, for an insurer, in one language. It says on
 * each page what it is not, and how each amount was found (ADR 47).
 */
export function composeStatement({ locale, owner, box, pictures, at }: StatementSource): Paper {
  const t = texts(locale);
  const printed = printedOf(box);
  const { bought, elsewhere } = printed;
  const pieces = [...bought, ...elsewhere];
  const left = box.bought.filter(stays).length + box.elsewhere.length - pieces.length;
  const sum = sumOf(pieces);
  return {
    locale,
    title: t('statement.title'),
    seller: { name: sellerName(locale), lines: [...SELLER.address, `GSTIN ${SELLER.gstin}`] },
    facts: [
      [t('statement.what'), t('statement.what-value')],
      [t('statement.for'), owner],
      [t('statement.dated'), dayText(indianDay(at))],
      [t('statement.pieces'), String(pieces.length)],
      [t('statement.total'), `₹\u00A0${rupees(sum.value_paise)}`],
      [t('statement.of-gold'), `₹\u00A0${rupees(sum.gold_paise)}`],
      [t('statement.of-stones'), `₹\u00A0${rupees(sum.stones_paise)}`],
      ...(sum.without_value === 0 ? [] : ([[t('statement.without'), String(sum.without_value)]] as Facts)),
      ...rateFacts(t, printed),
    ],
    parts: [
      ...bought.map((piece) => boughtPart(t, locale, piece, pictures.get(piece.order_item_id))),
      ...elsewhere.map((piece) => elsewherePart(t, piece, pictures.get(piece.piece_id))),
      {
        heading: t('statement.how'),
        sentences: [
          ...['gold', 'stones', 'left-out', 'elsewhere', 'no-value', 'going-back'].map((rule) =>
            t(`statement.how.${rule}`),
          ),
          ...(left === 0 ? [] : [t('statement.cut', { pieces: left })]),
        ],
      },
    ],
    pageLabel: t('statement.page', PLACES),
  };
}
