import { ringNames, ringSizeOf } from '@suvarna/contracts/sizes';
import type { Currency } from '@suvarna/contracts/money';
import { type Finger, type Hand, ringSizeFor } from '@suvarna/contracts/measurements';
import type { Locale } from '@suvarna/contracts/locale';
import { sizeLabel } from '@suvarna/i18n/size-label';
import type { Translate } from '@suvarna/remote-kit/page';
import { placeInWords } from '@suvarna/forms/measurement-form/words';
import type { PersonField } from './person-draft.model.ts';

const UM_PER_MM = 1_000;
const shown = (um: number): string => (um / UM_PER_MM).toFixed(1);

/** Names of a ring size, the usual one of the currency first: `IN 14 · UK N½ · US 7 · EU 54`; `''` where none is made. */
export function ringNamesOf(um: number, currency: Currency): string {
  const id = ringSizeFor(um);
  return ringSizeOf({ id, label: '', names: ringNames('ring', id) }, currency)?.all ?? '';
}

/** `54.4 mm around, 17.3 mm across` */
export const ringMeasures = (um: number, myMeasurementsT: Translate): string =>
  myMeasurementsT('ring-measures', { around: shown(um), across: shown(um / Math.PI) });

/** Everything about the ring of a finger in one line, for a list to choose from. */
export const ringInLine = (um: number, currency: Currency, myMeasurementsT: Translate): string =>
  [ringNamesOf(um, currency), ringMeasures(um, myMeasurementsT)].filter(Boolean).join(' · ');

interface Saying {
  /** Of the page. */
  readonly myMeasurementsT: Translate;
  /** Of measurements everywhere. */
  readonly words: Translate;
  readonly locale: Locale;
  readonly currency: Currency;
}

/** What a field of the editor is called. */
export function fieldName(
  field: PersonField,
  { myMeasurementsT, words }: Pick<Saying, 'myMeasurementsT' | 'words'>,
): string {
  if (field === 'relation' || field === 'name') return words(field);
  if (field === 'bangle' || field === 'chain' || field === 'wrist') return myMeasurementsT(field);
  const [hand, finger] = field.split('-') as [Hand, Finger];
  return placeInWords({ hand, finger }, words);
}

/** What a field holds, in words. */
export function fieldValue(
  field: PersonField,
  value: string,
  { myMeasurementsT, words, locale, currency }: Saying,
): string {
  if (value === '') return myMeasurementsT('not-given');
  switch (field) {
    case 'relation':
      return words(`relation.${value}`);
    case 'name':
      return value;
    case 'bangle':
    case 'chain':
      return sizeLabel(field, value, locale);
    case 'wrist':
      return myMeasurementsT('cm', { length: value });
    default:
      return ringNamesOf(Number(value), currency) || ringMeasures(Number(value), myMeasurementsT);
  }
}
