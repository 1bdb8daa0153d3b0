import { readVoucherNumber } from '@suvarna/forms/voucher';
import { voucherApply, voucherBalance, voucherList, voucherRemove } from '@suvarna/contracts/vouchers';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Needs } from './needs.ts';
import { performOnce } from '../../platform/http/effects.ts';
import { envelope } from '../../platform/http/envelope.ts';
import { serve } from '../../platform/http/serve.ts';
import { contextOf, effect, refusing } from '../checkout/index.ts';
import { principalOf, shopperOf } from '../identity/index.ts';
import { applyVoucher, balanceOf, removeVoucher, type AskedVoucher } from './apply-voucher.ts';
import { asking, readVoucher } from './ask-provider.ts';
import { VoucherRefused } from './errors.ts';
import { countVoucherGuess } from './guess.http.ts';
import { listVouchers } from './read-vouchers.ts';
import { fingerprintOfNumber } from './secrets.ts';

/** Vouchers of the caller's own bag. Their provider is asked between transactions, and a wrong number or PIN counts as a guess. */
export function voucherRoutes(deps: Needs): FastifyPluginAsync {
  const { db, config, voucherProvider } = deps;
  const secret = config.documentSecret;

  async function ask(
    request: FastifyRequest<{ Body: { voucher_number: string; pin: string } }>,
  ): Promise<AskedVoucher> {
    const voucher = readVoucher(request.body);
    const guess = await countVoucherGuess(deps, request);
    try {
      const offer = await asking(voucherProvider, (provider) => provider.balance(voucher));
      await guess.right();
      return { voucher, offer, secret };
    } catch (error) {
      // No answer, or a voucher that has expired: nobody guessed.
      if (!(error instanceof VoucherRefused) || error.code !== 'VOUCHER.UNKNOWN') await guess.right();
      throw error;
    }
  }

  return async (app) => {
    serve(app, voucherBalance, (request) =>
      refusing(async () => envelope(await balanceOf(db, contextOf(deps, request), await ask(request)))),
    );

    serve(app, voucherApply, (request, reply) => {
      let asked: AskedVoucher | undefined;
      return performOnce(
        db,
        principalOf(shopperOf(request)),
        request,
        reply,
        (tx) =>
          refusing(async () => {
            if (asked === undefined) throw new Error('The provider of a voucher was not asked.');
            return envelope(
              await applyVoucher(tx, contextOf(deps, request), request.body, asked),
              'Voucher applied successfully',
            );
          }),
        {
          before: () =>
            refusing(async () => {
              asked = await ask(request);
            }),
        },
      );
    });

    serve(app, voucherRemove, (request, reply) =>
      effect(deps, request, reply, async (tx) => {
        const { voucher_id: id, voucher_number: typed = '' } = request.body;
        const number = readVoucherNumber(typed);
        const fingerprint = number === undefined ? undefined : fingerprintOfNumber(secret, number);
        return envelope(
          await removeVoucher(
            tx,
            contextOf(deps, request),
            (voucher) =>
              voucher.voucher_id === id ||
              (fingerprint !== undefined && voucher.fingerprint.equals(fingerprint)),
          ),
        );
      }),
    );

    serve(app, voucherList, async (request) => envelope(await listVouchers(db, shopperOf(request))));
  };
}
