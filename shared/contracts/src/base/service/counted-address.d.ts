export declare const SHOWN_TO_HEADER = 'x-shown-to';
export declare function countedAddress(ip: string): string;
