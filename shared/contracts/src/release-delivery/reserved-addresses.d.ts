export declare const RESERVED_ADDRESSES: readonly string[];
