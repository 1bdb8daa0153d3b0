/** Sizes of people that a design could be bought in. */
import type { MeasuredPerson } from '@suvarna/contracts/measurements';
import { BANGLE_SIZES, BRACELET_SIZES, CHAIN_SIZES } from '@suvarna/contracts/sizes';
import type { Place } from '@suvarna/forms/measurement-form/words';
import type { ProductView } from '../product.model.ts';

export interface SizeEntry {
  /** Whose and where; the same at every design. */
  readonly key: string;
  readonly person: MeasuredPerson;
  readonly place: Place;
  readonly size: string;
  /** Whether the design is made in it. */
  readonly offered: boolean;
}

type Kind = 'ring' | 'bangle' | 'chain' | 'bracelet';

/** By which measure of a body the sizes of a design go. */
export function kindOfSizes(sizes: ProductView['sizes']): Kind | undefined {
  const areAll = (known: readonly string[]): boolean =>
    sizes.length > 0 && sizes.every(({ id }) => known.includes(id));
  if (sizes.some(({ names }) => names !== undefined)) return 'ring';
  if (areAll(BANGLE_SIZES)) return 'bangle';
  if (areAll(CHAIN_SIZES)) return 'chain';
  return areAll(BRACELET_SIZES) ? 'bracelet' : undefined;
}

type Raw = Pick<SizeEntry, 'place' | 'size'> & { readonly at: string };

function rawOf(person: MeasuredPerson, kind: Kind): readonly Raw[] {
  const { rings, bangle, chain, bracelet } = person;
  if (kind === 'bangle') return [{ at: 'bangle', place: { worn: 'bangle' }, size: bangle }];
  if (kind === 'chain') return [{ at: 'chain', place: { worn: 'chain' }, size: chain }];
  if (kind === 'bracelet') return [{ at: 'wrist', place: { worn: 'wrist' }, size: bracelet }];
  return rings.map(({ hand, finger, size }) => {
    const onBothHands = rings.filter((ring) => ring.finger === finger).length > 1;
    return { at: `${hand} ${finger}`, place: onBothHands ? { hand, finger } : { finger }, size };
  });
}

/** The customer's first, ring fingers before others: as the store lists them. */
export function entriesOf(
  people: readonly MeasuredPerson[],
  sizes: ProductView['sizes'],
): readonly SizeEntry[] {
  const kind = kindOfSizes(sizes);
  if (kind === undefined) return [];
  return people.flatMap((person) =>
    rawOf(person, kind)
      .filter(({ size }) => size !== '')
      .map(({ at, place, size }) => ({
        key: `${person.person_id} ${at}`,
        person,
        place,
        size,
        offered: sizes.some(({ id }) => id === size),
      })),
  );
}

const isRingFinger = ({ place }: SizeEntry): boolean => 'finger' in place && place.finger === 'ring';

/**
 * Whose size is meant when it was not said: that of the person last shopped for, else the customer's own, else
 * that of the only person there is. No person's size is guessed among others'.
 */
export function preferredEntry(entries: readonly SizeEntry[], lastKey: string | null): SizeEntry | undefined {
  const last = entries.find(({ key }) => key === lastKey);
  if (last !== undefined) return last;
  const [lastPerson] = lastKey?.split(' ') ?? [];
  const ofOne = (is: (entry: SizeEntry) => boolean): SizeEntry | undefined => {
    const own = entries.filter(is);
    return own.find(isRingFinger) ?? own[0];
  };
  const known = new Set(entries.map(({ person }) => person.person_id));
  return (
    ofOne(({ person }) => person.person_id === lastPerson) ??
    ofOne(({ person }) => person.relation === 'me') ??
    (known.size === 1 ? ofOne(() => true) : undefined)
  );
}
