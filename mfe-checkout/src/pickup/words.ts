import { ownNamespace, textsOf } from '@suvarna/i18n';
import en from './texts/en.json' with { type: 'json' };
import hi from './texts/hi.json' with { type: 'json' };

/** Texts of receiving an order at a door or in a store; the bag downloads none of them. */
export const words = textsOf(ownNamespace('pickup'), { en, hi });
