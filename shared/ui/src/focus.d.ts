type Find = () => HTMLElement | null | undefined;
export declare const takeFocus: (element: HTMLElement | null) => void;
export declare const takeLostFocus: (element: HTMLElement | null) => void;
export declare function useFocusAfterCommit(): (find: Find) => void;
export declare function useLostFocusAfterCommit(): (find: Find) => void;
export declare function useFocusOnFault(): (form: HTMLElement) => void;
export {};
