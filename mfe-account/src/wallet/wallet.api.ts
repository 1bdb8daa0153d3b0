import type { Locale } from '@suvarna/contracts/locale';
import { api } from '@suvarna/api-client';
import {
  walletDownload,
  type WalletStatement,
  walletStatement,
  type WalletSummary,
  walletSummary,
} from '@suvarna/contracts/wallet';
import { call, download } from '@suvarna/contracts/call';
import type { StatementFilter, StatementOf } from './wallet.model.ts';

export const readSummary = (signal: AbortSignal): Promise<WalletSummary> =>
  call(api, walletSummary, { signal });

export interface OneStatement {
  readonly summary: WalletSummary;
  readonly statement: WalletStatement;
}

export async function readStatement(
  wallet: StatementOf,
  filter: StatementFilter,
  page: number,
  signal: AbortSignal,
): Promise<OneStatement> {
  const [summary, statement] = await Promise.all([
    readSummary(signal),
    call(api, walletStatement, { query: { wallet, page, ...filter }, signal }),
  ]);
  return { summary, statement };
}

type StatementFormat = 'pdf' | 'csv';

export const readDownload = (
  wallet: StatementOf,
  filter: StatementFilter,
  format: StatementFormat,
  lang: Locale,
): Promise<Blob> => download(api, walletDownload, { query: { wallet, format, lang, ...filter } });
