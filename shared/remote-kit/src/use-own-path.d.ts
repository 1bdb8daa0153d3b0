import { type RefObject } from 'react';
type OwnPath = RefObject<string | undefined>;
export declare function useOwnPath(): OwnPath;
export declare function moveTo(address: string): void;
export {};
