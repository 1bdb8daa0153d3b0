/**
 * What every family of jewellery makes and what renderer, scales and try-on read. Lengths are
 * millimetres, Y is up, the viewer looks from +Z. A ring lies around the Z axis with its head at +Y;
 * what hangs, hangs down −Y and faces +Z.
 */
import type { FormTone } from './forms/tones.ts';
import type { Matrix } from './geometry/matrix.ts';
import type { Mesh } from './geometry/mesh.ts';
import type { Vector } from './geometry/vector.ts';

export type { Matrix } from './geometry/matrix.ts';
export type { Vector } from './geometry/vector.ts';

/** Linear light, red, green, blue in 0…1. */
export type LinearColour = readonly [number, number, number];

/** What a surface is made of. The alloy's colour is chosen when it is drawn, not here. */
export type Material =
  | { readonly kind: 'metal'; readonly finish: 'polished' | 'satin' }
  /** A metal that keeps its colour whatever the alloy of the piece: white heads on a yellow ring. */
  | {
      readonly kind: 'fixed-metal';
      readonly finish: 'polished' | 'satin';
      readonly tone: 'yellow' | 'rose' | 'white';
    }
  | { readonly kind: 'pearl' }
  | { readonly kind: 'enamel'; readonly colour: LinearColour }
  /** Opaque polished stone or glass: black beads, onyx, turquoise. */
  | { readonly kind: 'bead'; readonly colour: LinearColour }
  /** Silk, paper, card, leather: takes light without a reflection. */
  | { readonly kind: 'cloth'; readonly colour: LinearColour }
  /** What pieces are shown on: skin, ceramic, linen. Corners of its surface tell how much light reaches them. */
  | { readonly kind: 'form'; readonly tone: FormTone };

/** One piece of surface; with `instances`, one copy at each place (links, beads, prongs). */
export interface Part {
  readonly mesh: Mesh;
  readonly material: Material;
  readonly instances?: readonly Matrix[];
  /** Shown, not sold: the chain a pendant hangs on in its picture, a stand. It adds nothing to the weight. */
  readonly weightless?: true;
}

export const CUTS = [
  'round',
  'princess',
  'oval',
  'pear',
  'marquise',
  'emerald',
  'asscher',
  'cushion',
  'baguette',
  'heart',
] as const;
export type Cut = (typeof CUTS)[number];

/** Transparent stones. Pearls and onyx are parts. */
export const GEM_STONES = [
  'diamond',
  'ruby',
  'emerald',
  'sapphire',
  'amethyst',
  'topaz',
  'citrine',
  'garnet',
] as const;
export type GemStone = (typeof GEM_STONES)[number];

/**
 * A faceted stone. `matrix` takes the space of its cut (`cuts/`: girdle in the plane y = 0, table
 * towards +Y, 2 wide along X) to the model's millimetres by a rotation, one scale for all three
 * axes, and a place.
 */
export interface Gem {
  readonly cut: Cut;
  readonly stone: GemStone;
  readonly matrix: Matrix;
}

/** Where the piece stands, lies or hangs: points p with normal · p = offset. The normal looks to the piece. */
export interface Ground {
  readonly normal: Vector;
  readonly offset: number;
}

/** A camera that looks at the model's middle (or `target`) from so far that the piece fills `fill` of the picture. */
export interface Camera {
  /** Radians; 0 looks from +Z, positive moves the camera to +X. */
  readonly azimuth: number;
  /** Radians above the horizon. */
  readonly elevation: number;
  /** Degrees; 18 to 22 looks like a studio lens. */
  readonly fieldOfView: number;
  /** Share of the picture's side the projected piece takes, 0…1; above 1 it is cropped. */
  readonly fill: number;
  readonly target?: Vector;
  /** Place that is sharp; the largest stone or the middle unless told. */
  readonly focus?: Vector;
  /** Opening of the lens as a share of the distance; 0.006 unless told. */
  readonly aperture?: number;
}

/** Pictures of a design, in gallery order: `worn` on a part of a body, where it has a place on one; `macro` from close by; `scale` beside a coin of {@link SCALE_COIN_MM}. */
export const PICTURE_VIEWS = ['hero', 'worn', 'front', 'side', 'macro', 'scale'] as const;
export type PictureView = (typeof PICTURE_VIEWS)[number];

/** A sheet of {@link TURN} frames in which the piece turns; no view of the gallery's pictures. */
export const TURN_VIEW = 'turn';
/** Frames of a turn, in rows from the top left; each {@link TURN.side} pixels. */
export const TURN = { across: 6, down: 4, side: 515 } as const;
/** Whatever is drawn of a piece. */
export const DRAWN_VIEWS = [...PICTURE_VIEWS, TURN_VIEW] as const;
export type DrawnView = (typeof DRAWN_VIEWS)[number];

/** Diameter of the coin in pictures of scale: one Indian rupee. */
export const SCALE_COIN_MM = 21.93;

/** A piece as it is worn, where its picture shows it otherwise: one earring of the pair, upright, its front towards +Z. */
interface Worn {
  readonly parts: readonly Part[];
  readonly gems: readonly Gem[];
  /** Where it goes through ear or nose; of a ring the middle of the finger. Without it the piece goes around the neck. */
  readonly pin?: Vector;
  /**
   * Goes around what a form shows and no face: a stiff hoop for a wrist lies around Z, its front up; a soft one lies on
   * the floor, its front towards +Z; a chain for a neck is laid as necklaces are.
   */
  readonly around?: 'wrist' | 'neck';
}

/** What pieces lie and stand on: warm plaster, pale stone, smoothed linen, folded silk; under compositions also silk of the house's red. */
export type GroundCover = 'plaster' | 'stone' | 'linen' | 'silk' | 'garnet';

/** On what a piece is photographed, and how its light falls. */
export interface Scenery {
  readonly cover: GroundCover;
  /** The main light comes from the left, −1, or from the right, 1. */
  readonly side: -1 | 1;
  /** A small main light, whose shadows have edges. */
  readonly hard: boolean;
  /** The camera stands where the family puts it, 1, or as far to the other side, −1. */
  readonly seenFrom: -1 | 1;
}

export interface Model {
  readonly parts: readonly Part[];
  readonly gems: readonly Gem[];
  /** Of what has a place on a body: ears, nose, neck, finger, wrist. */
  readonly worn?: Worn;
  /** Turns back what is shown otherwise than its family makes and measures it: a hoop that stands, a ring that lies. */
  readonly laidFlat?: Matrix;
  readonly ground: Ground;
  /** Plain plaster under light from the left without. */
  readonly scenery?: Scenery;
  readonly cameras: Readonly<Record<'hero' | 'front' | 'side', Camera>>;
}
