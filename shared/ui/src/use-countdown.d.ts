export declare function useCountdown(
  first?: number,
): readonly [left: number, begin: (seconds: number) => void];
