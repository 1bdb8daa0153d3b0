/** A customer's people with their sizes. Lengths in micrometres: what a ring is by is its inner circumference (domain rules §2.7). */
import { Type, type Static } from 'typebox';
import { FINGERS, FINGER_UM, HANDS, RELATIONS, WRIST_UM } from './rules.ts';
import { BANGLE_SIZES, CHAIN_SIZES } from '../sizes/rules.ts';
import { oneOf, strictObject } from '../base/endpoint/schema.ts';

const hand = oneOf(HANDS);
const finger = oneOf(FINGERS);

/** Everything of a person, as a form holds it: what is left empty is not known. */
const PersonFields = {
  relation: oneOf(RELATIONS),
  /** How the customer calls them; `me` may go without. */
  name: Type.String({ maxLength: 160 }),
  /** A finger once at most. */
  rings: Type.Array(
    strictObject({
      hand,
      finger,
      circumference_um: Type.Integer({ minimum: FINGER_UM.least, maximum: FINGER_UM.most }),
    }),
    { maxItems: HANDS.length * FINGERS.length },
  ),
  /** A size as it is sold, `2-6`; `''` for none. */
  bangle: oneOf(['', ...BANGLE_SIZES]),
  /** Inches as they are sold, `18`; `''` for none. */
  chain: oneOf<readonly string[]>(['', ...CHAIN_SIZES]),
  wrist_um: Type.Union([Type.Integer({ minimum: WRIST_UM.least, maximum: WRIST_UM.most }), Type.Null()], {
    'x-text': 'wrist',
  }),
};

export const PersonBody = strictObject(PersonFields);
export type PersonBody = Static<typeof PersonBody>;

/** Whom a change or a deletion is about, and the version it was made of: another one is a conflict. */
const Known = {
  person_id: Type.String({ format: 'uuid' }),
  version: Type.Integer({ minimum: 1, maximum: 2_147_483_646 }),
};
export const PersonUpdateBody = strictObject({ ...Known, ...PersonFields });
export type PersonUpdateBody = Static<typeof PersonUpdateBody>;
export const PersonIdBody = strictObject(Known);

/** A ring size as it was measured, and the size of ours that it is. */
const MeasuredRing = Type.Object({
  hand,
  finger,
  circumference_um: Type.Integer(),
  /** Indian number; `''` where no ring is made like that. */
  size: Type.String(),
});

export const MeasuredPerson = Type.Object({
  person_id: Type.String(),
  /** Grows with every change. */
  version: Type.Integer(),
  relation: PersonFields.relation,
  name: Type.String(),
  /** Left before right, ring finger first. */
  rings: Type.Array(MeasuredRing),
  bangle: Type.String(),
  chain: Type.String(),
  wrist_um: PersonFields.wrist_um,
  /** The bracelet for that wrist, in inches; `''` for none. */
  bracelet: Type.String(),
});
export type MeasuredPerson = Static<typeof MeasuredPerson>;

/** The customer first, then in the order they were added. */
export const MeasuredPeople = Type.Object({
  results: Type.Array(MeasuredPerson),
  count: Type.Integer(),
});
export type MeasuredPeople = Static<typeof MeasuredPeople>;
