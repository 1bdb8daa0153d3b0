export declare function useInterval(milliseconds: number | null, onTick: () => void): void;
