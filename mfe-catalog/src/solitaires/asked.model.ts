/** What a shopper wants of a solitaire, as its address says it: all of it stands there, so it can be kept and sent. */
import {
  type KARATS as Karats,
  METAL_COLOURS,
  type MetalColour,
  SOLITAIRE_CHOICES,
  type SolitaireChoice,
} from '@suvarna/contracts/catalogue';
import { SOLITAIRE_BUILDER } from '../paths.ts';

/** Written out: the module it stands in would come with every first view. */
export const KARATS: typeof Karats = [14, 18, 22];

type StoneChoice = {
  readonly [Kind in SolitaireChoice]?: (typeof SOLITAIRE_CHOICES)[Kind][number];
};

export interface Asked extends StoneChoice {
  readonly karat?: number;
  readonly colour?: MetalColour;
  readonly page?: number;
  /** The design that was chosen. */
  readonly design?: number;
  readonly size?: string;
}

/** In the order of an address. */
const FIELDS = [
  'shape',
  'carat',
  'cut',
  'clarity',
  'grade',
  'setting',
  'karat',
  'colour',
  'page',
  'design',
  'size',
] as const;
export const STONE_KINDS = Object.keys(SOLITAIRE_CHOICES) as SolitaireChoice[];

/** What is no word of ours is left out: an address a shopper changed by hand shows what it can. */
export function readAsked(query: URLSearchParams): Asked {
  const oneOf = <Word extends string | number>(name: string, words: readonly Word[]) => {
    const found = words.find((word) => String(word) === query.get(name));
    return found === undefined ? {} : { [name]: found };
  };
  const number = (name: string, pattern: RegExp) =>
    pattern.test(query.get(name) ?? '') ? { [name]: Number(query.get(name)) } : {};
  const size = query.get('size') ?? '';
  return {
    ...oneOf('shape', SOLITAIRE_CHOICES.shape),
    ...oneOf('carat', SOLITAIRE_CHOICES.carat),
    ...oneOf('cut', SOLITAIRE_CHOICES.cut),
    ...oneOf('clarity', SOLITAIRE_CHOICES.clarity),
    ...oneOf('grade', SOLITAIRE_CHOICES.grade),
    ...oneOf('setting', SOLITAIRE_CHOICES.setting),
    ...oneOf('karat', KARATS),
    ...oneOf('colour', METAL_COLOURS),
    ...number('page', /^[1-9]\d?$/),
    ...number('design', /^[1-9]\d{0,8}$/),
    ...(/^[\w.-]{1,12}$/.test(size) && { size }),
  };
}

/** Language-neutral. */
export function builderPath(asked: Asked): string {
  const query = new URLSearchParams();
  for (const field of FIELDS) {
    const value = asked[field];
    if (value !== undefined && value !== '' && !(field === 'page' && value === 1))
      query.set(field, String(value));
  }
  return query.size === 0 ? SOLITAIRE_BUILDER : `${SOLITAIRE_BUILDER}?${query.toString()}`;
}

/** Another choice begins its results again; a design that was chosen stays. */
export function withChoice(asked: Asked, changed: Partial<Record<keyof Asked, string | number>>): Asked {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...asked, page: '', ...changed }))
    query.set(name, String(value));
  return readAsked(query);
}
