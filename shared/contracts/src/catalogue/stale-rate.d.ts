export declare const staleFrom: (since: string) => Date;
export declare const isRateStale: (since: string, now: Date) => boolean;
