/**
 * Where a place lies on the drawing, whose projection is Mercator's. The figures are a fit over the
 * corners of eighteen states, none of which is off by more than a unit.
 */
interface Point {
  readonly x: number;
  readonly y: number;
}

const mercator = (lat: number): number =>
  (Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) * 180) / Math.PI;

export const placeOnMap = ({ lat, lng }: { readonly lat: number; readonly lng: number }): Point => ({
  x: Math.round((20.938 * lng - 1427.84) * 10) / 10,
  y: Math.round((837.8 - 20.984 * mercator(lat)) * 10) / 10,
});
