export declare function useNearView(
  margin: string,
): readonly [ref: (element: Element | null) => void, near: boolean];
