export declare function indianDay(at: Date): string;
export declare const startOfIndianDay: (at: Date) => Date;
