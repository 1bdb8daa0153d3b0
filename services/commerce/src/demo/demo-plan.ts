/** Which orders a store that is tried out begins with. */
import { DEMO_CUSTOMER } from '../modules/identity/index.ts';

interface DemoBuyer {
  readonly name: string;
  readonly email: string;
  readonly mobile: string;
  /** Whether what they buy becomes the demo customer's, who can be signed in as. */
  readonly isCustomer: boolean;
}

interface DemoOrder {
  readonly buyer: DemoBuyer;
  /** Which of the designs that are bought, by their place. */
  readonly design: number;
  /** Days ago on which it was placed. */
  readonly placed: number;
  /** How far it is. */
  readonly until: 'placed' | 'shipped' | 'delivered';
}

/** So many designs are bought; the first three by all, so that they are bestsellers by what was sold. */
export const DEMO_DESIGNS = 6;
const BY_ALL = 3;

const customer: DemoBuyer = {
  name: `${DEMO_CUSTOMER.firstName} ${DEMO_CUSTOMER.lastName}`,
  email: DEMO_CUSTOMER.email,
  mobile: `91-${DEMO_CUSTOMER.phone}`,
  isCustomer: true,
};
const others: readonly DemoBuyer[] = ['One', 'Two', 'Three'].map((word, place) => ({
  name: `Demo Buyer ${word}`,
  email: `demo-buyer-${String(place + 1)}@suvarna.example`,
  mobile: `91-984500001${String(place)}`,
  isCustomer: false,
}));

export const DEMO_ORDERS: readonly DemoOrder[] = [
  { buyer: customer, design: 0, placed: 60, until: 'delivered' },
  { buyer: customer, design: 3, placed: 12, until: 'delivered' },
  { buyer: customer, design: 4, placed: 3, until: 'shipped' },
  { buyer: customer, design: 5, placed: 1, until: 'placed' },
  ...others.flatMap((buyer, place) =>
    Array.from({ length: BY_ALL }, (_, design) => ({
      buyer,
      design,
      placed: 50 - place * 7 - design,
      until: 'delivered' as const,
    })),
  ),
];
