export declare const INSIGHT_PATH = '/_shell/insight';
