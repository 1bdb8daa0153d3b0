export declare const NOT_HYDRATED = 'data-asleep';
export declare const PRESSED = 'data-pressed';
export declare const HYDRATES = 'suvarna:hydrates';
