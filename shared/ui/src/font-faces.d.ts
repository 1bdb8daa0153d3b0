type Timing = Pick<PerformanceNavigationTiming, 'requestStart' | 'responseEnd'>;
export declare const isLineQuick: ({ requestStart, responseEnd }: Timing) => boolean;
export declare function takeFontFaces(page: Document): Promise<void>;
export declare function startFontFaces(page: Document, timing: Timing | undefined): Promise<void>;
export {};
