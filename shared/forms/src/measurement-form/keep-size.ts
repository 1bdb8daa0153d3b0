import { api } from '@suvarna/api-client';
import { call, fits, isApiFailure } from '@suvarna/contracts/call';
import {
  type Finger,
  type Hand,
  type MeasuredPerson,
  measurementAdd,
  measurementUpdate,
  type PersonBody,
  type Relation,
  ringMicrometres,
} from '@suvarna/contracts/measurements';

/** One size, and where it belongs. */
export type SizeToKeep =
  | { readonly kind: 'ring'; readonly size: string; readonly hand: Hand; readonly finger: Finger }
  | { readonly kind: 'bangle' | 'chain'; readonly size: string };

/** A person whose sizes are not kept yet. */
export interface Newcomer {
  readonly relation: Relation;
  readonly name: string;
}

/** What is sent of a person whose sizes are not known. */
const nothingOf = (newcomer: Newcomer): PersonBody => ({
  ...newcomer,
  rings: [],
  bangle: '',
  chain: '',
  wrist_um: null,
});

/** What is sent of a person who is as the store has them. */
const bodyOf = ({ relation, name, rings, bangle, chain, wrist_um }: MeasuredPerson): PersonBody => ({
  relation,
  name,
  rings: rings.map(({ size: _size, ...ring }) => ring),
  bangle,
  chain,
  wrist_um,
});

/** The size that a person has there now; `''` for none. */
export function sizeAt({ rings, ...person }: MeasuredPerson, where: SizeToKeep): string {
  if (where.kind !== 'ring') return person[where.kind];
  return rings.find(({ hand, finger }) => hand === where.hand && finger === where.finger)?.size ?? '';
}

function withSize(body: PersonBody, kept: SizeToKeep): PersonBody {
  if (kept.kind !== 'ring') return { ...body, [kept.kind]: kept.size };
  const um = ringMicrometres(kept.size);
  if (um === undefined) return body;
  const { hand, finger } = kept;
  const others = body.rings.filter((ring) => ring.hand !== hand || ring.finger !== finger);
  return { ...body, rings: [...others, { hand, finger, circumference_um: um }] };
}

/** What a person is now whose change was refused, because another window was first; `undefined` for other failures. */
export function changedPerson(error: unknown): MeasuredPerson | undefined {
  if (!isApiFailure(error) || error.code !== 'MEASUREMENT.CHANGED') return undefined;
  const data = (error.body as { readonly data?: unknown } | null)?.data;
  return fits(data, measurementUpdate.shape) ? (data as MeasuredPerson) : undefined;
}

/**
 * Keeps one size of a person. What another window changed of them in the meantime stays; if that was this very
 * size, the failure is the caller's to show (see {@link changedPerson}).
 */
export async function keepSize(whose: MeasuredPerson | Newcomer, kept: SizeToKeep): Promise<MeasuredPerson> {
  if (!('person_id' in whose)) return call(api, measurementAdd, { body: withSize(nothingOf(whose), kept) });
  const save = (person: MeasuredPerson): Promise<MeasuredPerson> => {
    const { person_id, version } = person;
    return call(api, measurementUpdate, { body: { person_id, version, ...withSize(bodyOf(person), kept) } });
  };
  try {
    return await save(whose);
  } catch (error) {
    const now = changedPerson(error);
    if (now === undefined || sizeAt(now, kept) !== sizeAt(whose, kept)) throw error;
    return save(now);
  }
}
