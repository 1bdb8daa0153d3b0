export declare const WATCH_KINDS: readonly ['stock', 'price'];
export type WatchKind = (typeof WATCH_KINDS)[number];
export declare const MOST_WATCHES = 20;
export declare const WATCH_DAYS = 365;
