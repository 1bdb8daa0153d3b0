/** How people and their sizes are called, wherever they are shown. */
import type { Finger, Hand, Relation } from '@suvarna/contracts/measurements';
import type { Translate } from '@suvarna/i18n';

/** Texts of measurements; they come with whatever shows some. */
export { measurementsTexts } from '#texts/measurements';

interface Named {
  readonly relation: Relation;
  readonly name: string;
}

/** `Asha`; `Me`, where the customer gave no name. */
export const nameOfPerson = ({ relation, name }: Named, t: Translate): string =>
  name === '' ? t(`relation.${relation}`) : name;

/** Where a size belongs: a finger, of one hand where both have one, or what is worn. */
export type Place =
  | { readonly finger: Finger; readonly hand?: Hand }
  | { readonly worn: 'bangle' | 'chain' | 'wrist' };

/** `left ring finger` */
export function placeInWords(place: Place, t: Translate): string {
  if ('worn' in place) return t(`at.${place.worn}`);
  return t(place.hand === undefined ? `at.${place.finger}` : `at.${place.hand}.${place.finger}`);
}

/** `Asha’s ring finger`, `my ring finger` */
export function whoseInWords(person: Named, place: Place, t: Translate): string {
  const whose = person.relation === 'me' ? 'mine' : 'whose';
  return t('finger' in place && place.finger === 'thumb' ? `${whose}.thumb` : whose, {
    name: nameOfPerson(person, t),
    place: placeInWords(place, t),
  });
}
