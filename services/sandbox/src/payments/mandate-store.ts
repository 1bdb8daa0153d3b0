import type { Locale } from '@suvarna/contracts/locale';
import type { PaymentSimulator } from './payment-simulator.ts';
import { PaymentRefused, randomId, type ProviderOrder } from './payment-store.ts';

export interface Mandate {
  readonly id: string;
  /** The store's own name for it; the same name twice is one mandate. */
  readonly reference: string;
  readonly method: 'upi_autopay' | 'enach';
  /** Most that one charge may take, in paise. */
  readonly limit: number;
  readonly description: string;
  readonly returnUrl: string;
  readonly language: Locale;
  status: 'pending' | 'active' | 'canceled' | 'failed';
}

export interface Charge {
  readonly amount: number;
  readonly currency: string;
  readonly reference: string;
  readonly description: string;
}

/** Mandates that payers gave, and how their charges end; they live as long as the process. */
export class MandateStore {
  readonly mandates = new Map<string, Mandate>();
  /** How the next charges end; payers' accounts are covered unless said otherwise. */
  charges: 'success' | 'failure' | 'pending' = 'success';
  readonly #simulator: PaymentSimulator;

  constructor(simulator: PaymentSimulator) {
    this.#simulator = simulator;
  }

  register(wanted: Omit<Mandate, 'id' | 'status'>): Mandate {
    const known = this.mandates.values().find(({ reference }) => reference === wanted.reference);
    if (known !== undefined) return known;
    const mandate: Mandate = { ...wanted, id: randomId('smdt'), status: 'pending' };
    this.mandates.set(mandate.id, mandate);
    return mandate;
  }

  /** The payer's word; one that was given or taken back stays so. */
  decide(mandate: Mandate, status: 'active' | 'failed'): void {
    if (mandate.status === 'pending') mandate.status = status;
  }

  cancel(mandate: Mandate): void {
    if (mandate.status !== 'failed') mandate.status = 'canceled';
  }

  /** Charges a payer. The same reference is the same charge. @throws PaymentRefused without a mandate for so much */
  charge(mandate: Mandate, { amount, currency, reference, description }: Charge): ProviderOrder {
    if (mandate.status !== 'active') throw new PaymentRefused('The mandate is not active.');
    if (amount > mandate.limit) throw new PaymentRefused('The amount is above the limit of the mandate.');
    const { language } = mandate;
    const { order, isNew } = this.#simulator.store.openOrder(
      { dialect: 'sandbox', amount, currency, reference, description, returnUrl: '', language },
      false,
    );
    if (isNew) this.#simulator.press(order, this.charges);
    return order;
  }
}
