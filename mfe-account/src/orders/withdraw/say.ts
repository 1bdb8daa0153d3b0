import { ownNamespace, textsOf } from '@suvarna/i18n';
import en from './texts/en.json' with { type: 'json' };
import hi from './texts/hi.json' with { type: 'json' };

/** Texts of what a shopper takes back. */
export const sayWithdraw = textsOf(ownNamespace('withdraw-return'), { en, hi });
