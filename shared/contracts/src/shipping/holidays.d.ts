export declare const EACH_YEAR: ReadonlySet<string>;
export declare const BY_THE_MOON: ReadonlySet<string>;
export declare function isHoliday(day: string): boolean;
