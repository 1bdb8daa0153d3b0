export declare function useAlive(): boolean;
