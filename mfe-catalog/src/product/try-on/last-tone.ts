import { FORM_TONES, type FormTone } from '@suvarna/jewellery-model/forms/tones';
import { createSafeStorage } from '@suvarna/session';

/** Of this tab, and gone with it: what skin a shopper wants to see is nobody's business. */
const KEY = 'formTone';
const storage = createSafeStorage(() => globalThis.window?.sessionStorage);

/** The tone a shopper chose in this visit. */
export const lastTone = {
  read: (): FormTone | undefined => {
    const kept = storage.get(KEY);
    return FORM_TONES.find((tone) => tone === kept);
  },
  keep: (tone: FormTone): void => storage.set(KEY, tone),
} as const;
