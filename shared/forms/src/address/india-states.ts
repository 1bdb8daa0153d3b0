import { LOCALES, type Locale } from '@suvarna/contracts/locale';
import { texts } from '#texts/states';
import { typedWord } from '../fields/free-text.ts';

/**
 * States and union territories with the two digits GST knows them by (domain rules §2.3). Those
 * `withoutLegislature` tax their half as UTGST.
 */
export const INDIA_STATES = [
  { code: '35', withoutLegislature: true },
  { code: '37' },
  { code: '12' },
  { code: '18' },
  { code: '10' },
  { code: '04', withoutLegislature: true },
  { code: '22' },
  { code: '26', withoutLegislature: true },
  { code: '07' },
  { code: '30' },
  { code: '24' },
  { code: '06' },
  { code: '02' },
  { code: '01' },
  { code: '20' },
  { code: '29' },
  { code: '32' },
  { code: '38', withoutLegislature: true },
  { code: '31', withoutLegislature: true },
  { code: '23' },
  { code: '27' },
  { code: '14' },
  { code: '17' },
  { code: '15' },
  { code: '13' },
  { code: '21' },
  { code: '34' },
  { code: '03' },
  { code: '08' },
  { code: '11' },
  { code: '33' },
  { code: '36' },
  { code: '16' },
  { code: '09' },
  { code: '05' },
  { code: '19' },
] as const satisfies readonly IndiaState[];

interface IndiaState {
  readonly code: string;
  readonly withoutLegislature?: true;
}

/** GST code of a state or union territory: `'29'` is Karnataka, `'38'` Ladakh. */
export type StateCode = (typeof INDIA_STATES)[number]['code'];

/** What a state is called in a language. */
export const stateName = (code: StateCode, locale: Locale): string => texts[locale][`state.${code}`];

/** Other spellings people and data sets use. */
const ALSO: Readonly<Record<string, StateCode>> = {
  chattisgarh: '22',
  pondicherry: '34',
  orissa: '21',
  uttaranchal: '05',
  'new delhi': '07',
  'nct of delhi': '07',
};

const keyOf = (name: string): string => typedWord(name).toLowerCase().replaceAll('&', 'and');
const BY_NAME = new Map<string, IndiaState>([
  ...LOCALES.flatMap((locale) =>
    INDIA_STATES.map((state): [string, IndiaState] => [keyOf(texts[locale][`state.${state.code}`]), state]),
  ),
  ...Object.entries(ALSO).flatMap(([name, code]): [string, IndiaState][] =>
    INDIA_STATES.filter((state) => state.code === code).map((state) => [name, state]),
  ),
]);

/** The state a name means, in any language of the store and the spellings in use; `undefined` when it is none. */
export function findState(name: string): (IndiaState & { readonly code: StateCode }) | undefined {
  if (name.length > 120) return undefined;
  return BY_NAME.get(keyOf(name)) as (IndiaState & { readonly code: StateCode }) | undefined;
}
