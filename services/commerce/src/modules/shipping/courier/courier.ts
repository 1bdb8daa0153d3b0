import type { Address } from '@suvarna/contracts/customers';

/** There was no answer to rely on: it is not known whether it happened, and it is asked again. */
export class CourierUnavailable extends Error {
  override readonly name = 'CourierUnavailable';
}

/** Something that is to be fetched. The courier knows it by `reference`: booked twice, it is one pickup. */
export interface Pickup {
  readonly reference: string;
  readonly address: Address;
}

/**
 * The courier that fetches pieces for the store.
 *
 * @throws CourierUnavailable
 */
export interface Courier {
  /** `refused`: none of theirs goes there. */
  book(pickup: Pickup): Promise<'booked' | 'refused'>;
  /** `collected`: too late, they have it. */
  cancel(reference: string): Promise<'cancelled' | 'collected'>;
}
