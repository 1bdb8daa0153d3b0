/** Which keys the console hears itself. */

/** Of a press, what it was held with. */
interface Held {
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

const OFF = 'console-single-keys';

/** A key alone may be pressed by accident, or by who speaks to the machine: it can be switched off (WCAG 2.1.4). */
export const areSingleKeysOn = (storage: Pick<Storage, 'getItem'>): boolean => storage.getItem(OFF) !== 'off';
export const switchSingleKeys = (storage: Pick<Storage, 'setItem'>, isOn: boolean): void =>
  storage.setItem(OFF, isOn ? 'on' : 'off');

export const isPaletteKey = (key: string, { ctrlKey, metaKey }: Held): boolean =>
  (ctrlKey || metaKey) && key.toLowerCase() === 'k';

/** Not while somebody types. */
export const isHelpKey = (
  key: string,
  target: EventTarget | null,
  storage: Pick<Storage, 'getItem'>,
): boolean =>
  key === '?' &&
  areSingleKeysOn(storage) &&
  !(target instanceof Element && target.closest('input, textarea, select, [contenteditable="true"]'));
