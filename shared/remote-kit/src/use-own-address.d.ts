export declare function useOwnAddress(): (address: string) => void;
