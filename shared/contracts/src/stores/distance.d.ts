export interface Point {
  readonly lat: number;
  readonly lng: number;
}
export declare function metresBetween(one: Point, other: Point): number;
