export declare const useStoredToken: () => string | null | undefined;
