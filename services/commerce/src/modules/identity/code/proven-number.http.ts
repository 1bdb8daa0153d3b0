import { oneSpelling } from '@suvarna/forms/kept-phone';
import type { FastifyRequest } from 'fastify';
import type { Dependencies } from '../../../dependencies.ts';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { allowanceLeft, takeAllowance } from '../../../platform/http/limits/allowance.store.ts';
import { hiddenName } from '../../../platform/http/limits/limits.ts';
import { requireRight, requireSent } from './codes.http.ts';
import { checkCode, issueCode } from './one-time-code.ts';
import { senderOf } from './sending.http.ts';
import { shopperOf } from '../session/session.plugin.ts';
import { principalOf } from '../records/shopper.ts';

/** As long as choosing another time may take: who was too late for one is not sent a second code. */
const PROVEN_SECONDS = 1_800;

type Needs = Pick<Dependencies, 'db' | 'clock' | 'config'>;

interface ProvenNumbers {
  /** @throws Refusal unless the code is sent */
  send(
    tx: Tx,
    request: FastifyRequest,
    mobile: string,
  ): Promise<{ readonly resend_after: number; readonly expires_in: number }>;
  /** Outside of transactions: a wrong try counts whatever becomes of the rest. @throws Refusal unless it is right */
  check(request: FastifyRequest, mobile: string, code: string): Promise<void>;
  /** A code for something else that was sent to the number was right. */
  note(request: FastifyRequest, mobile: string): Promise<void>;
  /** Whether the number is known to be the caller's: of their account or browser, or by a code a while ago. */
  isProven(db: Database | Tx, request: FastifyRequest, mobile: string): Promise<boolean>;
}

/** Whose number it is, for who books or buys as a guest. */
export function provenNumbers(needs: Needs): ProvenNumbers {
  const { db, clock, config } = needs;
  const codeOf = (request: FastifyRequest, mobile: string) => ({
    purpose: 'appointment' as const,
    target: mobile,
    subject: principalOf(shopperOf(request)),
    at: clock(),
  });
  /** One that is taken says that the code was right; it is forgotten by itself. */
  const proofOf = (request: FastifyRequest, mobile: string) => ({
    name: hiddenName(
      config.documentSecret,
      'appointment',
      'proven',
      JSON.stringify([principalOf(shopperOf(request)), oneSpelling(mobile)]),
    ),
    limit: 1,
    seconds: PROVEN_SECONDS,
  });
  const note: ProvenNumbers['note'] = async (request, mobile) => {
    await takeAllowance(db, proofOf(request, mobile), clock());
  };
  const isProven: ProvenNumbers['isProven'] = async (in_, request, mobile) =>
    (await senderOf(needs, in_, request, mobile)).own ||
    (await allowanceLeft(in_, proofOf(request, mobile), clock())) === 0;
  return {
    isProven,
    note,
    async send(tx, request, mobile) {
      const sender = await senderOf(needs, tx, request, mobile);
      return requireSent(await issueCode(tx, config.codes, { ...codeOf(request, mobile), ...sender }));
    },
    async check(request, mobile, code) {
      // A form that is sent again with another time still says the code that was right.
      if (await isProven(db, request, mobile)) return;
      requireRight(await checkCode(db, config.codes, { ...codeOf(request, mobile), code }));
      await note(request, mobile);
    },
  };
}
