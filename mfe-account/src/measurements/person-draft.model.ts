/** A person as the editor holds them: every field a text, a finger's the micrometres around it. */
import {
  type Finger,
  FINGERS,
  type Hand,
  HANDS,
  type MeasuredPerson,
  type PersonBody,
  type Relation,
} from '@suvarna/contracts/measurements';
import { readWrist, wristAsTyped } from '@suvarna/forms/measurements';

export type FingerField = `${Hand}-${Finger}`;
export type PersonField = 'relation' | 'name' | 'bangle' | 'chain' | 'wrist' | FingerField;
export type PersonFields = Readonly<Record<PersonField, string>>;

const FINGER_FIELDS: readonly FingerField[] = HANDS.flatMap((hand) =>
  FINGERS.map((finger): FingerField => `${hand}-${finger}`),
);

const noFingers = Object.fromEntries(FINGER_FIELDS.map((field) => [field, ''])) as Record<
  FingerField,
  string
>;

/** No person yet. */
export const emptyFields = (relation: Relation | ''): PersonFields => ({
  ...noFingers,
  relation,
  name: '',
  bangle: '',
  chain: '',
  wrist: '',
});

export const fieldsOf = ({
  relation,
  name,
  rings,
  bangle,
  chain,
  wrist_um,
}: MeasuredPerson): PersonFields => ({
  ...noFingers,
  ...Object.fromEntries(
    rings.map(({ hand, finger, circumference_um: um }) => [`${hand}-${finger}`, String(um)]),
  ),
  relation,
  name,
  bangle,
  chain,
  wrist: wristAsTyped(wrist_um),
});

/** Of fields that are right. */
export const bodyOfFields = (fields: PersonFields): PersonBody => ({
  relation: fields.relation as Relation,
  name: fields.name,
  rings: FINGER_FIELDS.filter((field) => fields[field] !== '').map((field) => {
    const [hand, finger] = field.split('-') as [Hand, Finger];
    return { hand, finger, circumference_um: Number(fields[field]) };
  }),
  bangle: fields.bangle,
  chain: fields.chain,
  wrist_um: readWrist(fields.wrist) ?? null,
});
