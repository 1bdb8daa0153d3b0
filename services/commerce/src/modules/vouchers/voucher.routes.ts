import { readVoucherNumber } from '@suvarna/forms/voucher';
import { voucherApply, voucherBalance, voucherList, voucherRemove } from '@suvarna/contracts/vouchers';
import type { FastifyPluginAsync } from 'fastify';
import type { Needs } from './needs.ts';
import { envelope } from '../../platform/http/shape/envelope.ts';
import { guessing } from '../../platform/http/limits/limits.ts';
import { type Asking, serve, serveOnce } from '../../platform/http/serve.ts';
import { contextOf } from '../checkout/index.ts';
import { shopperOf } from '../identity/index.ts';
import { applyVoucher, balanceOf, removeVoucher, type AskedVoucher } from './apply-voucher.ts';
import { asking, readVoucher } from './provider/ask-provider.ts';
import { listVouchers } from './read-vouchers.ts';
import { fingerprintsOfNumber, isOneOf } from './secrets.ts';

/** Vouchers of the caller's own bag. Their provider is asked between transactions, and a wrong number or PIN counts as a guess. */
export function voucherRoutes(deps: Needs): FastifyPluginAsync {
  const { db, config, voucherProvider } = deps;
  const secret = config.documentSecret;

  async function ask(
    entry: typeof voucherBalance | typeof voucherApply,
    request: Asking<typeof voucherBalance>,
  ): Promise<AskedVoucher> {
    const voucher = readVoucher(request.body);
    const offer = await guessing(request, entry, () =>
      asking(voucherProvider, (provider) => provider.balance(voucher)),
    );
    return { voucher, offer, secret };
  }

  return async (app) => {
    serve(app, voucherBalance, async (request) =>
      envelope(await balanceOf(db, contextOf(deps, request), await ask(voucherBalance, request))),
    );

    serveOnce(
      app,
      voucherApply,
      { before: (request) => ask(voucherApply, request) },
      async ({ tx, request, asked }) =>
        envelope(
          await applyVoucher(tx, contextOf(deps, request), request.body, asked),
          'Voucher applied successfully',
        ),
    );

    serveOnce(app, voucherRemove, async ({ tx, request }) => {
      const { voucher_id: id, voucher_number: typed = '' } = request.body;
      const number = readVoucherNumber(typed);
      const fingerprints = number === undefined ? [] : fingerprintsOfNumber(secret, number);
      return envelope(
        await removeVoucher(
          tx,
          contextOf(deps, request),
          (voucher) => voucher.voucher_id === id || isOneOf(fingerprints, voucher.fingerprint),
        ),
      );
    });

    serve(app, voucherList, async (request) => envelope(await listVouchers(db, shopperOf(request))));
  };
}
