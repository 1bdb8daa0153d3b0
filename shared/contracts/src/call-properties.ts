/** What a client has to know of a call that it only sees the path of. Bundles get the values (`generated/`). */
import type { AlertEvent } from './base/endpoint/error-alert.ts';
import { ENDPOINTS } from './capabilities.ts';

/** Calls whose failure operators are told of at once (specification §7), by path below `/api/`, and the word for each. */
export const ALERT_EVENTS: ReadonlyMap<string, AlertEvent> = new Map(
  ENDPOINTS.flatMap(({ path, alert }) => (alert === undefined ? [] : [[path, alert] as const])),
);

/** Calls that photos come along with, by path below `/api/`: their bodies are larger than those of others. */
export const PHOTO_PATHS: readonly string[] = ENDPOINTS.flatMap(({ path, photos }) => (photos ? [path] : []));
