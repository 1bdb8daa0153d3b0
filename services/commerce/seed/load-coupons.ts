import type { PoolClient } from '@suvarna/database/pool';

interface SeedCoupon {
  readonly code: string;
  readonly title: string;
  readonly title_hi: string;
  readonly kind: 'percent' | 'flat';
  readonly percent_bp: number | null;
  readonly amount_paise: number | null;
  readonly cap_paise: number | null;
  readonly minimum_paise: number;
  readonly uses_limit: number | null;
  readonly once_per_buyer: boolean;
  readonly listed: boolean;
}

/** Coupons a fresh store begins with: one of each kind there is. */
const COUPONS: readonly SeedCoupon[] = [
  {
    code: 'GOLD5',
    title: '5% off, up to ₹5,000',
    title_hi: '5% की छूट, ₹5,000 तक',
    kind: 'percent',
    percent_bp: 500,
    amount_paise: null,
    cap_paise: 500_000,
    minimum_paise: 1_000_000,
    uses_limit: null,
    once_per_buyer: false,
    listed: true,
  },
  {
    code: 'FLAT1000',
    title: '₹1,000 off above ₹30,000',
    title_hi: '₹30,000 से ऊपर ₹1,000 की छूट',
    kind: 'flat',
    percent_bp: null,
    amount_paise: 100_000,
    cap_paise: null,
    minimum_paise: 3_000_000,
    uses_limit: null,
    once_per_buyer: false,
    listed: true,
  },
  {
    code: 'WELCOME500',
    title: '₹500 off your first order',
    title_hi: 'पहले ऑर्डर पर ₹500 की छूट',
    kind: 'flat',
    percent_bp: null,
    amount_paise: 50_000,
    cap_paise: null,
    minimum_paise: 500_000,
    uses_limit: null,
    once_per_buyer: true,
    listed: true,
  },
  {
    code: 'FIRST100',
    title: '10% off for the first hundred orders, up to ₹10,000',
    title_hi: 'पहले सौ ऑर्डर पर 10% की छूट, ₹10,000 तक',
    kind: 'percent',
    percent_bp: 1_000,
    amount_paise: null,
    cap_paise: 1_000_000,
    minimum_paise: 2_500_000,
    uses_limit: 100,
    once_per_buyer: false,
    listed: false,
  },
];

const STARTS_ON = '2026-01-01';
const ENDS_ON = '2027-12-31';

/** Adds coupons that are not there; what the store's people changed about one, and how often it was used, stays. */
export async function loadCoupons(client: PoolClient): Promise<void> {
  await client.query(
    `insert into coupons (code, title, title_hi, kind, percent_bp, amount_paise, cap_paise, minimum_paise, uses_limit, once_per_buyer, listed, starts_on, ends_on)
     select code, title, title_hi, kind, percent_bp, amount_paise, cap_paise, minimum_paise, uses_limit, once_per_buyer, listed, $2::date, $3::date
     from jsonb_to_recordset($1::jsonb) as row(code text, title text, title_hi text, kind text, percent_bp int, amount_paise bigint, cap_paise bigint, minimum_paise bigint, uses_limit int, once_per_buyer boolean, listed boolean)
     on conflict (code) do nothing`,
    [JSON.stringify(COUPONS), STARTS_ON, ENDS_ON],
  );
}

/** The stock for designs that are new to it; pieces that were sold since stay sold. */
export async function loadStock(client: PoolClient): Promise<void> {
  await client.query(
    `insert into stock_levels (product_id, on_hand, received)
     select product_id, stock, stock from designs where product_type = 'ready-to-ship' order by product_id on conflict (product_id) do nothing`,
  );
}
