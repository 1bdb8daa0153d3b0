export { loadLanding } from './referral/referral.api.ts';
export { loadProviders } from './social/social.api.ts';
