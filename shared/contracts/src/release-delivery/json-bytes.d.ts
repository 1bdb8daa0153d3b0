export declare function parseJsonBytes(bytes: Uint8Array): unknown;
