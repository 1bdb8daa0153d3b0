export type Shape =
  | 'string'
  | 'number'
  | 'boolean'
  | 'object'
  | readonly [Shape]
  | {
      readonly [field: string]: Shape;
    };
export declare function fits(value: unknown, shape: unknown): boolean;
