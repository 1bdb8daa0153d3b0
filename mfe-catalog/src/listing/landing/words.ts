import { ownNamespace, textsOf } from '@suvarna/i18n';
import en from './texts/en.json' with { type: 'json' };
import hi from './texts/hi.json' with { type: 'json' };

/** Texts of landings; no other listing downloads them. */
export const words = textsOf(ownNamespace('landing'), { en, hi });
