import { typedWord } from './free-text.ts';

/**
 * States and union territories with the two digits GST knows them by (domain rules §2.3). Those
 * `withoutLegislature` tax their half as UTGST.
 */
export const INDIA_STATES = [
  { code: '35', en: 'Andaman and Nicobar Islands', hi: 'अंडमान और निकोबार द्वीपसमूह', withoutLegislature: true },
  { code: '37', en: 'Andhra Pradesh', hi: 'आंध्र प्रदेश' },
  { code: '12', en: 'Arunachal Pradesh', hi: 'अरुणाचल प्रदेश' },
  { code: '18', en: 'Assam', hi: 'असम' },
  { code: '10', en: 'Bihar', hi: 'बिहार' },
  { code: '04', en: 'Chandigarh', hi: 'चंडीगढ़', withoutLegislature: true },
  { code: '22', en: 'Chhattisgarh', hi: 'छत्तीसगढ़' },
  {
    code: '26',
    en: 'Dadra and Nagar Haveli and Daman and Diu',
    hi: 'दादरा और नगर हवेली और दमन और दीव',
    withoutLegislature: true,
  },
  { code: '07', en: 'Delhi', hi: 'दिल्ली' },
  { code: '30', en: 'Goa', hi: 'गोवा' },
  { code: '24', en: 'Gujarat', hi: 'गुजरात' },
  { code: '06', en: 'Haryana', hi: 'हरियाणा' },
  { code: '02', en: 'Himachal Pradesh', hi: 'हिमाचल प्रदेश' },
  { code: '01', en: 'Jammu and Kashmir', hi: 'जम्मू और कश्मीर' },
  { code: '20', en: 'Jharkhand', hi: 'झारखंड' },
  { code: '29', en: 'Karnataka', hi: 'कर्नाटक' },
  { code: '32', en: 'Kerala', hi: 'केरल' },
  { code: '38', en: 'Ladakh', hi: 'लद्दाख', withoutLegislature: true },
  { code: '31', en: 'Lakshadweep', hi: 'लक्षद्वीप', withoutLegislature: true },
  { code: '23', en: 'Madhya Pradesh', hi: 'मध्य प्रदेश' },
  { code: '27', en: 'Maharashtra', hi: 'महाराष्ट्र' },
  { code: '14', en: 'Manipur', hi: 'मणिपुर' },
  { code: '17', en: 'Meghalaya', hi: 'मेघालय' },
  { code: '15', en: 'Mizoram', hi: 'मिज़ोरम' },
  { code: '13', en: 'Nagaland', hi: 'नागालैंड' },
  { code: '21', en: 'Odisha', hi: 'ओडिशा' },
  { code: '34', en: 'Puducherry', hi: 'पुदुच्चेरी' },
  { code: '03', en: 'Punjab', hi: 'पंजाब' },
  { code: '08', en: 'Rajasthan', hi: 'राजस्थान' },
  { code: '11', en: 'Sikkim', hi: 'सिक्किम' },
  { code: '33', en: 'Tamil Nadu', hi: 'तमिलनाडु' },
  { code: '36', en: 'Telangana', hi: 'तेलंगाना' },
  { code: '16', en: 'Tripura', hi: 'त्रिपुरा' },
  { code: '09', en: 'Uttar Pradesh', hi: 'उत्तर प्रदेश' },
  { code: '05', en: 'Uttarakhand', hi: 'उत्तराखंड' },
  { code: '19', en: 'West Bengal', hi: 'पश्चिम बंगाल' },
] as const satisfies readonly IndiaState[];

interface IndiaState {
  readonly code: string;
  readonly en: string;
  readonly hi: string;
  readonly withoutLegislature?: true;
}

/** GST code of a state or union territory: `'29'` is Karnataka, `'38'` Ladakh. */
export type StateCode = (typeof INDIA_STATES)[number]['code'];

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
  ...INDIA_STATES.flatMap((state): [string, IndiaState][] => [
    [keyOf(state.en), state],
    [keyOf(state.hi), state],
  ]),
  ...Object.entries(ALSO).flatMap(([name, code]): [string, IndiaState][] =>
    INDIA_STATES.filter((state) => state.code === code).map((state) => [name, state]),
  ),
]);

/** The state a name means, in either language and the spellings in use; `undefined` when it is none. */
export function findState(name: string): (IndiaState & { readonly code: StateCode }) | undefined {
  if (name.length > 120) return undefined;
  return BY_NAME.get(keyOf(name)) as (IndiaState & { readonly code: StateCode }) | undefined;
}
