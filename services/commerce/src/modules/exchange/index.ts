import type { Config } from '../../config.ts';
import type { PayoutProvider } from './payout-provider.ts';
import { razorpayX } from './razorpayx.ts';

export const createPayoutProvider = ({ payouts }: Pick<Config, 'payouts'>): PayoutProvider | null =>
  payouts && razorpayX(payouts);

export { isBought, kindOfRequest } from './exchange-requests.ts';
export { worthOfLine, type LineWorth } from './line-worth.ts';
