import { ringNames } from '@suvarna/contracts/sizes';
import { LOCALES, type Locale } from '@suvarna/contracts/locale';
import { sizeLabel } from '@suvarna/i18n/size-label';
import {
  type AskedOptions,
  chooseOptions,
  type ChosenOptions,
  COLOUR_WORDS,
  type Design,
  wordOf,
} from '../../designs/index.ts';
import { texts } from '../texts.ts';
import type { SelectedOption } from './asked.ts';

/** What of a piece may be chosen. */
export const AXES = ['karat', 'colour', 'size'] as const;
export type Axis = (typeof AXES)[number];

interface AxisValue {
  /** As a SKU's options have it: `18`, `yellow`, `12`. */
  readonly id: string;
  readonly label: string;
}

export interface OptionAxis {
  readonly axis: Axis;
  readonly name: string;
  readonly values: readonly AxisValue[];
}

const labels: Readonly<Record<Axis, (design: Design, id: string, locale: Locale) => string>> = {
  karat: (_design, karat, locale) => texts(locale)('value.karat', { karat }),
  colour: (_design, id, locale) => wordOf(COLOUR_WORDS, id)[locale],
  size: ({ size_kind: kind }, id, locale) => sizeLabel(kind, id, locale),
};

export const nameOf = (axis: Axis, locale: Locale): string => texts(locale)(`option.${axis}`);

export const labelOf = (design: Design, axis: Axis, id: string, locale: Locale): string =>
  labels[axis](design, id, locale);

const idsOf = (design: Design, axis: Axis): readonly string[] =>
  ({
    karat: () => design.bodies.map(({ karat }) => String(karat)),
    colour: () => design.colours,
    size: () => design.sizes,
  })[axis]();

/** The axes of a design; one without sizes has none of them. */
export const axesOf = (design: Design, locale: Locale): readonly OptionAxis[] =>
  AXES.filter((axis) => idsOf(design, axis).length > 0).map((axis) => ({
    axis,
    name: nameOf(axis, locale),
    values: idsOf(design, axis).map((id) => ({ id, label: labelOf(design, axis, id, locale) })),
  }));

/** Of options the id on an axis; `''` for a design without sizes. */
export const idOn = (axis: Axis, options: ChosenOptions): string => String(options[axis]);

export const withValue = (options: ChosenOptions, axis: Axis, id: string): AskedOptions => ({
  ...options,
  [axis]: axis === 'karat' ? Number(id) : id,
});

const same = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

/** Which axis a platform means: by its id or by its name in either language, as an answer was given in one of them. */
export const axisNamed = (name: string): Axis | undefined =>
  AXES.find((axis) => same(axis, name) || LOCALES.some((locale) => same(nameOf(axis, locale), name)));

/** A value a platform means, by its id or else its label; a ring's size by its names abroad, too. */
function valueNamed(design: Design, axis: Axis, { id, label }: SelectedOption): string | undefined {
  const ids = idsOf(design, axis);
  return (
    ids.find((one) => id !== undefined && same(one, id)) ??
    ids.find(
      (one) => same(one, label) || LOCALES.some((locale) => same(labelOf(design, axis, one, locale), label)),
    ) ??
    (axis === 'size'
      ? ids.find((one) =>
          Object.values(ringNames(design.size_kind, one) ?? {}).some((name) => same(String(name), label)),
        )
      : undefined)
  );
}

/** What a selection came to. */
export interface Selection {
  readonly options: ChosenOptions;
  /** Options that no piece has, by what was asked for. */
  readonly unknown: readonly SelectedOption[];
  /** The combination is not made, and something of it was let go. */
  readonly isRelaxed: boolean;
}

/**
 * The options that are asked for, beginning with those of `from`. Where they are not made together, the last of
 * `preferences` is let go first, then what it does not name (UCP catalog lookup, preferences).
 */
export function select(
  design: Design,
  from: ChosenOptions,
  selected: readonly SelectedOption[],
  preferences: readonly string[],
): Selection {
  const asked = new Map<Axis, string>();
  const unknown: SelectedOption[] = [];
  for (const option of selected) {
    const axis = axisNamed(option.name);
    const id = axis && valueNamed(design, axis, option);
    if (axis === undefined || id === undefined) unknown.push(option);
    else asked.set(axis, id);
  }
  const order = preferences.flatMap((name) => axisNamed(name) ?? []);
  const letGo = [...asked.keys()].sort((a, b) => rank(order, b) - rank(order, a));
  for (let gone = 0; gone <= letGo.length; gone += 1) {
    const kept = new Map([...asked].filter(([axis]) => !letGo.slice(0, gone).includes(axis)));
    const options = chooseOptions(
      design,
      [...kept].reduce<AskedOptions>(
        (all, [axis, id]) => ({ ...all, [axis]: axis === 'karat' ? Number(id) : id }),
        from,
      ),
    );
    if (options !== undefined) return { options, unknown, isRelaxed: gone > 0 };
  }
  return { options: from, unknown, isRelaxed: letGo.length > 0 };
}

const rank = (order: readonly Axis[], axis: Axis): number => {
  const at = order.indexOf(axis);
  return at < 0 ? order.length : at;
};
