import type { WalletSummary } from '@suvarna/contracts/wallet';
import { indianDay } from '@suvarna/contracts/indian-day';
import { SELLER } from '@suvarna/contracts/seller';
import { sellerName } from '@suvarna/i18n/seller';
import { PLACES, type Paper } from '../../platform/documents/paper.ts';
import { dayText, decimalText } from '../orders/index.ts';
import { tableOf, type StatementSource } from './statement-rows.ts';
import { texts } from './texts.ts';

function daysOf({ locale, filter: { from, to } }: StatementSource): string {
  const t = texts(locale);
  const parts = [
    ...(from === undefined ? [] : [t('statement.from', { day: dayText(from) })]),
    ...(to === undefined ? [] : [t('statement.to', { day: dayText(to) })]),
  ];
  return parts.length === 0 ? t('statement.whole') : parts.join(' ');
}

/** The statement on paper, in one language. */
export function composeStatement(source: StatementSource, { wallets }: WalletSummary): Paper {
  const { locale, customer, filter, lines, count, at } = source;
  const t = texts(locale);
  const shown = wallets.filter(({ wallet }) => filter.wallet === 'all' || filter.wallet === wallet);
  return {
    locale,
    title: t('statement.title'),
    seller: { name: sellerName(locale), lines: [...SELLER.address, `GSTIN ${SELLER.gstin}`] },
    facts: [
      [t('statement.customer'), customer.name],
      ...(customer.email === '' ? [] : ([[t('statement.email'), customer.email]] as const)),
      [
        t('statement.wallet'),
        filter.wallet === 'all' ? t('statement.all') : t(`statement.name.${filter.wallet}`),
      ],
      [t('statement.days'), daysOf(source)],
      [t('statement.made'), dayText(indianDay(at))],
    ],
    parts: [
      {
        heading: t('statement.balances'),
        facts: shown.map(({ wallet, units, balance_paise: paise }) => [
          t(`statement.name.${wallet}`),
          `₹ ${decimalText(paise, 'INR')}${wallet === 'coins' ? ` (${t('statement.coins', { units })})` : ''}`,
        ]),
      },
      lines.length === 0
        ? { heading: t('statement.lines'), sentences: [t('statement.none')] }
        : { heading: t('statement.lines'), table: tableOf(source) },
      {
        heading: '',
        sentences: [
          ...(lines.length < count ? [t('statement.cut', { lines: lines.length })] : []),
          t('statement.support'),
        ],
      },
    ],
    pageLabel: t('statement.page', PLACES),
  };
}
