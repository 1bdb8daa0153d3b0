import { moduleTexts, wordingIn } from '@suvarna/i18n/module-texts';

const texts = moduleTexts(import.meta.dirname);
/** What an answer says in every language at once. */
export const say = wordingIn(texts);
