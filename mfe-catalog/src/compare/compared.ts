import { browserStorage } from '@suvarna/session';
import { COMPARED } from './storage-key.ts';

/** Most designs side by side: more cannot be read on any screen. */
export const MOST_COMPARED = 4;

const listeners = new Set<() => void>();

/** What was read last, so that a list that did not change stays the same object. */
let known: { readonly text: string; readonly ids: readonly number[] } = { text: '', ids: [] };

/** Designs this browser compares, in the order they were chosen. */
export function comparedIds(): readonly number[] {
  const text = browserStorage.local.get(COMPARED) ?? '';
  if (text !== known.text) known = { text, ids: readIds(text) };
  return known.ids;
}

/** Ids as an address and the storage write them: `101084,101085`. What is no id is left out. */
export function readIds(text: string): readonly number[] {
  const ids = text
    .split(',')
    .filter((part) => /^[1-9]\d{0,8}$/.test(part))
    .map(Number);
  return [...new Set(ids)].slice(0, MOST_COMPARED);
}

export function keepCompared(ids: readonly number[]): void {
  if (ids.length === 0) browserStorage.local.remove(COMPARED);
  else browserStorage.local.set(COMPARED, ids.join(','));
  for (const listener of listeners) listener();
}

/** Puts a design on the list, or takes it off. @returns `false` where the list is full */
export function toggleCompared(id: number): boolean {
  const ids = comparedIds();
  if (ids.includes(id)) keepCompared(ids.filter((other) => other !== id));
  else if (ids.length >= MOST_COMPARED) return false;
  else keepCompared([...ids, id]);
  return true;
}

/** Changes of this tab and of others. */
export function onCompared(listener: () => void): () => void {
  const elsewhere = (event: StorageEvent): void => {
    if (event.key === COMPARED || event.key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', elsewhere);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', elsewhere);
  };
}
