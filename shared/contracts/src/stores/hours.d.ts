export interface Hours {
  readonly opens: number;
  readonly closes: number;
}
export interface OpeningTimes {
  readonly time_zone: string;
  readonly week: readonly (Hours | null)[];
  readonly holidays: readonly string[];
}
export interface LocalTime {
  readonly day: string;
  readonly minutes: number;
}
export declare function localTime(at: Date, timeZone: string): LocalTime;
export declare function instantOf({ day, minutes }: LocalTime, timeZone: string): Date;
export declare function dayAfter(day: string, days?: number): string;
export declare const weekdayOf: (day: string) => number;
export declare function hoursOn({ week, holidays }: OpeningTimes, day: string): Hours | null;
export declare function holidaysFrom(holidays: readonly string[], day: string): string[];
export type OpenState =
  | {
      readonly open: true;
      readonly until: number;
    }
  | {
      readonly open: false;
      readonly day: string;
      readonly from: number;
    }
  | {
      readonly open: false;
      readonly day: null;
    };
export declare function openState(times: OpeningTimes, at: Date): OpenState;
export declare const clockText: (minutes: number) => string;
