export declare const classNames: (...names: readonly (string | undefined)[]) => string;
