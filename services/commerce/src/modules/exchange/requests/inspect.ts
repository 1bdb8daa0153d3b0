import type { ExchangeKind, Inspection } from '@suvarna/contracts/exchange';
import { TRUEUP_TOL } from '@suvarna/contracts/storefront-constants';
import {
  amountOf,
  buybackFormula,
  exchangeFormula,
  goldValue,
  oldGoldFormula,
} from '@suvarna/pricing/exchange';
import { FINENESS, rateOf } from '@suvarna/pricing/rate';
import { Type, type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import { Refusal } from '../../../platform/refusal.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { isSamePerson } from '../../../platform/person-name.ts';
import { ratesOfVersion } from '../../pricing/index.ts';
import type { Facts } from '../../requests/index.ts';
import type { ExchangeEvidence } from '../evidence.ts';

/** What is written down when a piece was tested. */
const Findings = Type.Object(
  {
    net_weight_mg: Type.Integer({ minimum: 0, maximum: 5_000_000 }),
    karat: Type.Union(Object.keys(FINENESS).map((karat) => Type.Literal(Number(karat)))),
    /** The number of the hallmark: as on the invoice, another, or none (older and foreign pieces). */
    huid: Type.Union([Type.Literal('same'), Type.Literal('other'), Type.Literal('none')]),
    missing_pieces: Type.Optional(Type.Integer({ minimum: 0, maximum: 50 })),
    lost_certificate: Type.Optional(Type.Boolean()),
    /** Of the stones that are there, when some are not. */
    stones_paise: Type.Optional(Type.Integer({ minimum: 0 })),
    /** A second person of the store who tested old gold that is worth above twice of what was said. */
    seconded_by: Type.Optional(Type.String({ minLength: 1, maxLength: 80, pattern: String.raw`\S` })),
  },
  { additionalProperties: false },
);
const findings = Compile(Findings);

/** Above so many times of what was said of old gold, a second person signs its test. */
const SECOND_NAME_ABOVE = 2;

/**
 * The same weight as was sold, as near as scales agree (domain rules §2.2); old gold has only its test.
 *
 * @throws Refusal when there is more in it: the test is wrong, or this is another piece
 */
function weightThatCounts(tested: number, sold: number): number {
  const apart = Math.max(TRUEUP_TOL.mg, Math.floor((sold * TRUEUP_TOL.pct) / 100));
  if (tested > sold + apart) throw new Refusal('EXCHANGE.FOUND_ABOVE_SOLD');
  return Math.abs(tested - sold) <= apart ? sold : tested;
}

/** The rate of the quote; of another karat the one that was published with it, or by its fineness. */
async function rateFor(
  tx: Tx,
  { karat, rate, rateVersion }: ExchangeEvidence,
  tested: number,
): Promise<number> {
  if (tested === karat) return rate;
  const published = await ratesOfVersion(tx, rateVersion);
  if (Object.keys(published).length > 0) return rateOf(published, tested);
  return Math.round((rate * (FINENESS[tested] ?? 0)) / (FINENESS[karat] ?? 1));
}

const FORMULAS = {
  exchange: exchangeFormula,
  'buy-back': buybackFormula,
  'old-gold': ({ gold }: { readonly gold: number }) => oldGoldFormula(gold),
} as const;

/**
 * What a tested piece is worth by the rate and the stones of its quote. What is found as it was sold comes
 * to what was quoted, to the paisa.
 *
 * @param decision what was written down, and by whom
 * @returns `undefined` when what was written down will not do
 * @throws Refusal when more is found than can be, or than one person may say
 */
export async function inspect(
  tx: Tx,
  kind: ExchangeKind,
  asked: ExchangeEvidence,
  { terms: given, by }: { readonly terms: Facts; readonly by: string },
): Promise<(Inspection & { readonly seconded_by?: string }) | undefined> {
  if (!findings.Check(given)) return undefined;
  const found: Static<typeof Findings> = given;
  const isOwn = kind !== 'old-gold';
  const { missing_pieces: missing = 0, lost_certificate: lost = false, seconded_by: second } = found;
  const stones = isOwn ? (found.stones_paise ?? asked.stones) : 0;
  if (stones > asked.stones || (!isOwn && (missing > 0 || lost))) return undefined;
  if (isOwn && found.karat > asked.karat) throw new Refusal('EXCHANGE.FOUND_ABOVE_SOLD');
  const netMg = isOwn ? weightThatCounts(found.net_weight_mg, asked.netMg) : found.net_weight_mg;
  const rate = await rateFor(tx, asked, found.karat);
  const piece = { gold: goldValue(netMg, rate), stones, discount: asked.discount };
  const lines = FORMULAS[kind](piece, { missingPieces: missing, lostCertificate: lost });
  const amount = amountOf(lines);
  if (
    !isOwn &&
    amount > SECOND_NAME_ABOVE * asked.amount &&
    (second === undefined || isSamePerson(second, by))
  )
    throw new Refusal('EXCHANGE.SECOND_NAME_REQUIRED');
  return {
    net_weight_mg: found.net_weight_mg,
    karat: found.karat,
    huid: found.huid,
    missing_pieces: missing,
    lost_certificate: lost,
    stones_paise: stones,
    gold_rate_paise: rate,
    amount_paise: amount,
    lines,
    ...(second !== undefined && { seconded_by: second }),
  };
}
