export declare function readReferralCode(written: string): string;
