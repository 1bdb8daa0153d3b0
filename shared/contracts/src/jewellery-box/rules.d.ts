export declare const BOX: {
  readonly pageSize: 24;
  readonly coursePoints: 60;
};
export declare const EXTERNAL_PIECE: {
  readonly most: 100;
  readonly nameMax: 80;
  readonly stonesMax: 200;
  readonly noteMax: 500;
  readonly mg: {
    readonly least: 10;
    readonly most: 5000000;
  };
  readonly paidMax: 100000000000;
};
export declare const EXTERNAL_PIECE_METALS: readonly ['gold', 'silver', 'platinum', 'other'];
export type ExternalPieceMetal = (typeof EXTERNAL_PIECE_METALS)[number];
export { GOLD_GRADES as EXTERNAL_PIECE_KARATS } from '../catalogue/rules.ts';
export declare const SHARE_DAYS: readonly [1, 7, 30];
export type ShareDays = (typeof SHARE_DAYS)[number];
export declare const SHARES_MOST = 10;
export declare const CARE_KINDS: readonly ['cleaning', 'inspection', 'insurance'];
export type CareKind = (typeof CARE_KINDS)[number];
export declare const CARE_REPEATS: readonly ['once', 'yearly'];
export type CareRepeat = (typeof CARE_REPEATS)[number];
