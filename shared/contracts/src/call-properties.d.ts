import type { AlertEvent } from './base/endpoint/error-alert.ts';
export declare const ALERT_EVENTS: ReadonlyMap<string, AlertEvent>;
export declare const PHOTO_PATHS: readonly string[];
