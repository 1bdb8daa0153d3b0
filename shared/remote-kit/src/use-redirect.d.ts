export declare function useRedirect(to: string | null): void;
