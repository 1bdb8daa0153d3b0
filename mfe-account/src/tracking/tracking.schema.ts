import { rule } from '@suvarna/forms/schema';
import { object } from 'yup';
import { faultOfContact, faultOfOrder } from './tracked.model.ts';

/** Both fields are looked at: no shopper corrects one only to hear of the other. */
export const trackingSchema = object({ order: rule(faultOfOrder), contact: rule(faultOfContact) });
