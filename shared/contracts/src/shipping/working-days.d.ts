export declare const CUT_OFF_HOUR = 14;
export declare function isWorkingDay(day: string): boolean;
export declare function dayOfWork(at: Date): string;
export declare function lastCutOff(at: Date): Date;
export declare function onWorkingDay(day: string): string;
export declare function workingDaysBetween(from: string, to: string): number;
export declare function addWorkingDays(day: string, count: number): string;
