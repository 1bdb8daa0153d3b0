import {
  bangleTable,
  BRACELET_SIZES,
  CHAIN_SIZES,
  ringTable,
  type SizeKind,
  sizeMillimetres,
  type SizeTable,
} from '@suvarna/contracts/sizes';
import { byLocale, fieldsOf } from '@suvarna/contracts/locale';
import { sizeLabel } from '@suvarna/i18n/size-label';

type System = SizeTable['system'];

const MICROMETRES = 1_000;
const um = (millimetres: number): number => Math.round(millimetres * MICROMETRES);

/**
 * The sizes of a kind of piece, smallest first (domain-rules §2.7).
 *
 * @param system whose names `name` tells; only rings have names abroad, others are called alike everywhere
 */
export function sizeTable(wearType: SizeTable['wear_type'], system: System): SizeTable {
  const sizes = SIZES[wearType]().map(({ id, names, ...measures }) => ({
    id,
    name: names === undefined || system === 'in' ? id : names[system],
    ...fieldsOf(
      'label',
      byLocale((locale) => sizeLabel(KIND[wearType], id, locale)),
    ),
    ...(names && { names }),
    ...measures,
  }));
  return { wear_type: wearType, system, sizes };
}

const KIND: Readonly<Record<SizeTable['wear_type'], SizeKind>> = {
  rings: 'ring',
  bangles: 'bangle',
  chains: 'chain',
  bracelets: 'bracelet',
};

type Size = Omit<SizeTable['sizes'][number], 'name' | 'label' | 'label_hi'>;

const lengths = (kind: SizeKind, ids: readonly string[]): readonly Size[] =>
  ids.map((id) => ({ id, length_um: um(sizeMillimetres(kind, id)) }));

const SIZES: Readonly<Record<SizeTable['wear_type'], () => readonly Size[]>> = {
  rings: () =>
    ringTable().map(({ id, names, diameter, circumference }) => ({
      id,
      names,
      diameter_um: um(diameter),
      circumference_um: um(circumference),
    })),
  bangles: () =>
    bangleTable().map(({ id, diameter, circumference }) => ({
      id,
      diameter_um: um(diameter),
      circumference_um: um(circumference),
    })),
  chains: () => lengths('chain', CHAIN_SIZES),
  bracelets: () => lengths('bracelet', BRACELET_SIZES),
};
