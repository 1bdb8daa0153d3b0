export interface Point {
  /** Degrees, north of the equator. */
  readonly lat: number;
  /** Degrees, east of Greenwich. */
  readonly lng: number;
}

const EARTH_M = 6_371_000;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Whole metres as the crow flies, on a ball of the earth's mean radius (haversine formula). */
export function metresBetween(one: Point, other: Point): number {
  const [lat, lng] = [radians(other.lat - one.lat), radians(other.lng - one.lng)];
  const half =
    Math.sin(lat / 2) ** 2 +
    Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * Math.sin(lng / 2) ** 2;
  return Math.round(2 * EARTH_M * Math.asin(Math.min(1, Math.sqrt(half))));
}
