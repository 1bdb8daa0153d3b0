import { type ApiReader, call } from '@suvarna/contracts/call';
import { type OldGoldQuote, oldGoldQuote } from '@suvarna/contracts/exchange';
import type { LoadContext, Loaded } from '@suvarna/remote-kit/page';

/** What the public page shows of today: rates, and ten grams of 22 karat as an example. */
export type GoldToday = Pick<OldGoldQuote, 'rates' | 'amount_paise' | 'gold_rate_paise' | 'rate_version'>;

const EXAMPLE = { karat: 22, net_weight_mg: 10_000 } as const;

/** Without what is signed: a document is kept longer than a quote stands. */
export async function readGoldToday(reader: ApiReader, signal?: AbortSignal): Promise<GoldToday> {
  const { rates, amount_paise, gold_rate_paise, rate_version } = await call(reader, oldGoldQuote, {
    query: EXAMPLE,
    ...(signal && { signal }),
  });
  return { rates, amount_paise, gold_rate_paise, rate_version };
}

export async function loadGoldToday({ api: reader, signal }: LoadContext): Promise<Loaded<GoldToday>> {
  return { kind: 'data', data: await readGoldToday(reader, signal) };
}
