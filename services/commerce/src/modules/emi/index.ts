export { monthlyOfferToday } from './monthly-offer.ts';
