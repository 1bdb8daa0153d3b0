export declare const BOX: {
  readonly width: 640;
  readonly height: 200;
  readonly margin: 14;
};
export interface LinePoint {
  readonly at: number;
  readonly value: number;
}
export declare function lineThrough(points: readonly LinePoint[]): string;
