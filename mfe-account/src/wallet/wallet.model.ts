import {
  WALLET_NAMES,
  type WalletEntry,
  type WalletEntryKind,
  type WalletName,
} from '@suvarna/contracts/wallet';
import { formatCount, formatExactPrice } from '@suvarna/ui/price';

/** What a statement is about: one wallet, or all together. */
export type StatementOf = WalletName | 'all';

export interface StatementFilter {
  readonly kind?: WalletEntryKind;
  readonly from?: string;
  readonly to?: string;
}

export const ENTRY_KINDS: readonly WalletEntryKind[] = ['credit', 'debit', 'expiry'];

/** Wallets as the page shows them: coins and credits are what most people have. */
export const SHOWN: readonly WalletName[] = [
  'coins',
  'credits',
  'promotional',
  'gold-coin',
  'plain-gold',
  'diamond-gemstone',
];

/** What an address below the wallet is about; `null` for nothing we know. */
export function statementOf(part: string | undefined): StatementOf | null {
  if (part === 'statement') return 'all';
  return WALLET_NAMES.find((wallet) => wallet === part) ?? null;
}

export const pathOf = (wallet: StatementOf): string =>
  `/account/wallet/${wallet === 'all' ? 'statement' : wallet}/`;

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const dayIn = (text: string | null): string | undefined =>
  text !== null && DAY.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;

/** The filter an address names; what makes no sense counts for nothing. */
export function filterOf(query: URLSearchParams): StatementFilter {
  const kind = ENTRY_KINDS.find((one) => one === query.get('kind'));
  const [from, to] = [dayIn(query.get('from')), dayIn(query.get('to'))];
  return { ...(kind && { kind }), ...(from && { from }), ...(to && { to }) };
}

/** The address of a page of a statement. */
export function addressOf(wallet: StatementOf, { kind, from, to }: StatementFilter, page = 1): string {
  const query = new URLSearchParams();
  if (kind !== undefined) query.set('kind', kind);
  if (from !== undefined) query.set('from', from);
  if (to !== undefined) query.set('to', to);
  if (page > 1) query.set('page', String(page));
  const text = query.toString();
  return `${pathOf(wallet)}${text === '' ? '' : `?${text}`}`;
}

/** An amount as its wallet counts: coins, or rupees to the paisa. */
export const amountIn = (wallet: WalletName, units: number): string =>
  wallet === 'coins' ? formatCount(units) : formatExactPrice(units, 'INR');

/** `+ 100`, `− ₹1,500.00` */
export const moved = ({ wallet, amount }: Pick<WalletEntry, 'wallet' | 'amount'>): string =>
  `${amount < 0 ? '−' : '+'} ${amountIn(wallet, Math.abs(amount))}`;
