/**
 * What the law of India lays down and the store reckons with: each value with the day from which it counts
 * and where it is written. Newest last. Rates of tax are rows of `gst_rates`, which have both as well.
 * Decision 72; no legal advice. Days and sources were compared with articles and copies of the laws
 * (29 November 2026), not with the gazette itself.
 */
import type { GoldGrade } from '../catalogue/rules.ts';

interface Dated<Value> {
  readonly value: Value;
  /** ISO day in India. */
  readonly from: string;
  readonly source: string;
}
type Rule<Value> = readonly [Dated<Value>, ...Dated<Value>[]];

/**
 * Karats in which gold may be hallmarked. Of the first day there are two readings: the ministry announced
 * 16 June 2021, and its later papers count the 256 districts of the first phase from 23 June 2021. Of the
 * last, the day on which it was announced: the amendment says July 2025.
 */
export const HALLMARK_GRADES: Rule<readonly GoldGrade[]> = [
  {
    value: [14, 18, 22],
    from: '2021-06-16',
    source: 'Hallmarking of Gold Jewellery and Gold Artefacts Order, 2020',
  },
  {
    value: [14, 18, 20, 22, 23, 24],
    from: '2022-06-01',
    source: 'Hallmarking of Gold Jewellery and Gold Artefacts (Amendment) Order, 2022; IS 1417:2016',
  },
  {
    value: [9, 14, 18, 20, 22, 23, 24],
    from: '2025-07-18',
    source: 'IS 1417:2016, Amendment No. 2 of July 2025',
  },
];

/** Milligrams from which a piece has to be hallmarked; a lighter one may be. The day is that of the first karats above. */
export const HALLMARK_FROM_MG: Rule<number> = [
  {
    value: 2_000,
    from: '2021-06-16',
    source: 'Hallmarking of Gold Jewellery and Gold Artefacts Order, 2020',
  },
];

/** What a buyer gets for gold that is less pure than its hallmark: so many times the difference in value, and the fee of the test. */
export const PURITY_SHORTFALL_TIMES: Rule<number> = [
  { value: 2, from: '2018-06-25', source: 'Bureau of Indian Standards Rules, 2018, rule 49' },
];

/**
 * Paise that customers may have paid into plans together: from there on a plan counts as a collective
 * investment scheme. First laid down by an ordinance of 18 July 2013, which was followed by others and by
 * the Securities Laws (Amendment) Act, 2014. Read in articles about them, not in the gazette: whether it
 * counted on each day between the ordinances and the Act is not known here.
 */
export const POOLED_PAISE: Rule<number> = [
  {
    value: 100_000_000_000,
    from: '2013-07-18',
    source: 'Securities Laws (Amendment) Ordinance, 2013; SEBI Act, 1992, section 11AA(1), proviso',
  },
];

/** What counts on a day; the first value before all of them. @param day ISO, in India */
export const inForce = <Value>(rule: Rule<Value>, day: string): Value =>
  (rule.findLast(({ from }) => from <= day) ?? rule[0]).value;
