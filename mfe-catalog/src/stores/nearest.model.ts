import { metresBetween, type Point, type Store } from '@suvarna/contracts/stores';

/** Sorted on the device, so that no server has to be told where it is. */
export const nearestTo = (stores: readonly Store[], from: Point): readonly Store[] =>
  stores
    .map((store) => ({ ...store, distance_m: metresBetween(from, store) }))
    .toSorted((one, other) => one.distance_m - other.distance_m);
