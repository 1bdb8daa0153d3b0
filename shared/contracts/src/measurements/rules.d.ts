export declare const RELATIONS: readonly ['me', 'spouse', 'child', 'parent', 'sibling', 'friend', 'other'];
export type Relation = (typeof RELATIONS)[number];
export declare const HANDS: readonly ['left', 'right'];
export type Hand = (typeof HANDS)[number];
export declare const FINGERS: readonly ['ring', 'middle', 'index', 'little', 'thumb'];
export type Finger = (typeof FINGERS)[number];
export declare const PEOPLE_MAX = 20;
export declare const FINGER_UM: {
  readonly least: 35000;
  readonly most: 80000;
};
export declare const WRIST_UM: {
  readonly least: 90000;
  readonly most: 250000;
};
export declare const ringMicrometres: (size: string) => number | undefined;
export declare function ringSizeFor(um: number): string;
export declare const braceletFor: (wristUm: number) => string;
