import { api } from '@suvarna/api-client';
import {
  instalmentPay,
  type InstalmentPaymentOpened,
  type InstalmentPaymentStatus,
  instalmentVerify,
  type PayInstalmentBody,
} from '@suvarna/contracts/golden-bounty';
import { call } from '@suvarna/contracts/call';
import type { BodyOf } from '@suvarna/contracts/endpoint';

type VerifyBody = BodyOf<typeof instalmentVerify>;

/** @param idempotencyKey the same for the same payment asked for again */
export const openPayment = (
  body: PayInstalmentBody,
  idempotencyKey: string,
): Promise<InstalmentPaymentOpened> => call(api, instalmentPay, { body, idempotencyKey });

/** What the provider's page says is never believed: the server asks the provider. */
export const verifyPayment = (body: VerifyBody): Promise<InstalmentPaymentStatus> =>
  call(api, instalmentVerify, { body });
