import type { WalletSummary } from '@suvarna/contracts/api/wallet';
import { indianDay } from '@suvarna/contracts/indian-day';
import type { Paper } from '../../platform/documents/paper.ts';
import { dayText, decimalText, SELLER, SELLER_WORDS } from '../orders/index.ts';
import { tableOf, type StatementSource } from './statement-rows.ts';
import { STATEMENT_WORDS } from './statement-words.ts';

function daysOf({ locale, filter: { from, to } }: StatementSource): string {
  const words = STATEMENT_WORDS[locale];
  const parts = [
    ...(from === undefined ? [] : [words.from.replace('{from}', dayText(from))]),
    ...(to === undefined ? [] : [words.to.replace('{to}', dayText(to))]),
  ];
  return parts.length === 0 ? words.whole : parts.join(' ');
}

/** The statement on paper, in one language. */
export function composeStatement(source: StatementSource, { wallets }: WalletSummary): Paper {
  const { locale, customer, filter, lines, count, at } = source;
  const words = STATEMENT_WORDS[locale];
  const shown = wallets.filter(({ wallet }) => filter.wallet === 'all' || filter.wallet === wallet);
  return {
    locale,
    title: words.title,
    seller: { name: SELLER_WORDS[locale].seller, lines: [...SELLER.address, `GSTIN ${SELLER.gstin}`] },
    facts: [
      [words.customer, customer.name],
      ...(customer.email === '' ? [] : ([[words.email, customer.email]] as const)),
      [words.wallet, filter.wallet === 'all' ? words.all : words.wallets[filter.wallet]],
      [words.days, daysOf(source)],
      [words.made, dayText(indianDay(at))],
    ],
    parts: [
      {
        heading: words.balances,
        facts: shown.map(({ wallet, units, balance_paise: paise }) => [
          words.wallets[wallet],
          `₹ ${decimalText(paise, 'INR')}${wallet === 'coins' ? ` (${words.coins.replace('{count}', String(units))})` : ''}`,
        ]),
      },
      lines.length === 0
        ? { heading: words.lines, sentences: [words.none] }
        : { heading: words.lines, table: tableOf(source) },
      {
        heading: '',
        sentences: [
          ...(lines.length < count ? [words.cut.replace('{count}', String(lines.length))] : []),
          words.support,
        ],
      },
    ],
    pageLabel: words.page,
  };
}
