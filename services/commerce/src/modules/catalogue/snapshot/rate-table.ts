import type { PriceHistory } from '@suvarna/contracts/catalogue';
import { toDecimalString } from '@suvarna/contracts/money';
import type { publications } from '../../pricing/index.ts';

type Publications = Awaited<ReturnType<typeof publications>>;

/** What a spreadsheet could take for a formula is told as text; quotes are doubled (RFC 4180). */
const cell = (text: string): string =>
  `"${/^[=+\-@\t\r]/.test(text) ? "'" : ''}${text.replaceAll('"', '""')}"`;

/** Publications as CSV, rupees per gram, the newest first. */
export function rateTable(found: Publications): string {
  const lines = found.map(({ day, effective_from: from, rates, source, version }) =>
    [
      day,
      from.toISOString(),
      String(version),
      ...(['24', '22', '18', '14'] as const).map((karat) => toDecimalString(rates[karat])),
      cell(source),
    ].join(','),
  );
  return `${['day,effective_from,version,24K,22K,18K,14K,source', ...lines].join('\r\n')}\r\n`;
}

/** The course of a price as CSV: its parts in whole units of its currency, and gold in rupees per gram; the newest first. */
export function priceTable({ points, currency, karat }: PriceHistory): string {
  const lines = points.map((point) =>
    [
      point.day,
      point.since,
      ...[point.rate_version, point.fx_version].map(String),
      currency,
      ...[
        point.gold_paise,
        point.stones_paise,
        point.making_paise,
        point.tax_paise,
        point.special_price_paise,
        point.gold_per_gram_paise,
      ].map(toDecimalString),
      point.fingerprint,
      cell(point.source),
    ].join(','),
  );
  const head = `day,since,rate_version,fx_version,currency,gold,stones,making,tax,price,gold_${String(karat)}K_per_gram_inr,inputs,source`;
  return `${[head, ...lines].join('\r\n')}\r\n`;
}
