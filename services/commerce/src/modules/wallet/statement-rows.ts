import type { Locale } from '@suvarna/contracts/locale';
import { indianDay } from '@suvarna/contracts/indian-day';
import { WALLET_SOURCES } from '@suvarna/contracts/wallet';
import { COIN_VALUE } from '../loyalty/index.ts';
import { dayText, decimalText } from '../orders/index.ts';
import { texts } from './texts.ts';
import type { LineFilter, WalletLine } from './wallet-lines.store.ts';

/** What is downloaded: the lines a filter finds, for whom, as of when. */
export interface StatementSource {
  readonly locale: Locale;
  readonly customer: { readonly name: string; readonly email: string };
  readonly filter: LineFilter;
  readonly lines: readonly WalletLine[];
  /** How many there are, should not all be shown. */
  readonly count: number;
  readonly at: Date;
}

/** Rupees of an amount of a wallet: a coin is one. */
const rupees = ({ wallet }: WalletLine, amount: number): string =>
  decimalText(wallet === 'coins' ? amount * COIN_VALUE : amount, 'INR');

/** `Received (referral)` */
function whatOf({ kind, source }: WalletLine, locale: Locale): string {
  const t = texts(locale);
  const move = t(`statement.move.${kind}`);
  const says = (kind === 'grant' || kind === 'withdraw') && WALLET_SOURCES.includes(source);
  return says ? `${move} (${t(`statement.source.${source}`)})` : move;
}

/** Heads and rows of the table, the same on paper and in a file. The wallet is a column where there are several. */
export function tableOf({ locale, filter, lines }: StatementSource): {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
} {
  const t = texts(locale);
  const isAll = filter.wallet === 'all';
  return {
    columns: [
      t('statement.column.day'),
      ...(isAll ? [t('statement.wallet')] : []),
      t('statement.column.what'),
      t('statement.column.order'),
      t('statement.column.amount'),
      t('statement.column.balance'),
      t('statement.column.ends'),
    ],
    rows: lines.map((line) => [
      dayText(indianDay(line.occurred_at)),
      ...(isAll ? [t(`statement.name.${line.wallet}`)] : []),
      whatOf(line, locale),
      line.reference,
      rupees(line, line.amount),
      rupees(line, line.balance),
      line.expires_at === null ? '' : dayText(indianDay(line.expires_at)),
    ]),
  };
}
