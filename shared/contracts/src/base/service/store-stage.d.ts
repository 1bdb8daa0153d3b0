export type StoreStage = 'local' | 'staging' | 'production';
export declare const LEAST_SECRET = 32;
export declare const PUBLISHED_SECRET = 'not-a-secret-';
type Environment = Readonly<Record<string, string | undefined>>;
export declare function readStage(env: Environment, faults: string[]): StoreStage;
export declare function secretFault(value: string): string | null;
export declare function storeOriginFault(value: string, stage: StoreStage): string | null;
export {};
