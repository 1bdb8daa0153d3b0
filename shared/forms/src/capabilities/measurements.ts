import { WRIST_UM, type Relation } from '@suvarna/contracts/measurements';
import { typedWord } from '../fields/free-text.ts';
import { faultOfNamePart, normaliseName } from '../fields/name.ts';
import { readNumber } from '../fields/number.ts';
import type { FormTextKey } from '../texts.ts';

/** What the field of a measured person's name says. The customer needs none. */
export function faultOfWhose(relation: Relation, name: string): FormTextKey | undefined {
  const fault = faultOfNamePart('first', name);
  if (normaliseName(name) !== '') return fault;
  return relation === 'me' ? undefined : 'nameRequired';
}

const UM_PER_CM = 10_000;

/** Around a wrist, written in centimetres; `null` for nothing written, `undefined` for what no wrist is. */
export function readWrist(text: string): number | null | undefined {
  if (typedWord(text) === '') return null;
  const centimetres = readNumber(text);
  if (centimetres === undefined) return undefined;
  const um = Math.round(centimetres * UM_PER_CM);
  return um >= WRIST_UM.least && um <= WRIST_UM.most ? um : undefined;
}

export const faultOfWrist = (text: string): FormTextKey | undefined =>
  readWrist(text) === undefined ? 'wrist' : undefined;

/** As it is typed: `16.5`. */
export const wristAsTyped = (um: number | null): string => (um === null ? '' : String(um / UM_PER_CM));
