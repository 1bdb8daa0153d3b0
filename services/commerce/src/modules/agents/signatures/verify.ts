import { httpbis } from 'http-message-signatures';
import { verify, type KeyObject } from 'node:crypto';
import { TransportFault } from '../model/fault.ts';
import { assertDigest } from './digest.ts';

/** A request as it was received; names of headers in lower case. */
export interface ReceivedRequest {
  readonly method: string;
  /** Absolute, as the caller named it: the shop's origin, whatever proxies stand between. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** A key of a platform's profile; `undefined` where it is of an algorithm that is not taken. */
export type KeyOf = (kid: string) => { readonly key: KeyObject | undefined } | undefined;

/** Bytes of r and s, each of a fixed width; what OpenSSL writes by itself (DER) is longer, and no signature here (rule 108). */
const RAW_BYTES = 64;
/** Clocks differ; what was signed longer ago is not sent now. */
const CLOCKS = { aheadSeconds: 60, oldSeconds: 300 };
const ALGORITHM = 'ecdsa-p256-sha256';

/** What has to be under the signature, so that nothing that counts can be exchanged (rule 110). */
function covered({ url, headers, body }: ReceivedRequest): string[] {
  return [
    '@method',
    '@authority',
    '@path',
    ...(new URL(url).search === '' ? [] : ['@query']),
    ...['ucp-agent', 'idempotency-key'].filter((name) => headers[name] !== undefined),
    ...(body.length > 0 ? ['content-digest', 'content-type'] : []),
  ];
}

/**
 * Whether a request is signed by a key of its platform (RFC 9421, ES256).
 *
 * @returns false where it carries no signature at all
 * @throws TransportFault signature_invalid, key_not_found, digest_mismatch or algorithm_unsupported
 */
export async function verifyRequest(request: ReceivedRequest, keyOf: KeyOf): Promise<boolean> {
  const { method, url, headers, body } = request;
  const digest = headers['content-digest'];
  if (digest !== undefined) assertDigest(digest, body);
  const sent = ['signature', 'signature-input'].filter((name) => headers[name] !== undefined);
  if (sent.length === 0) return false;
  if (sent.length === 1) throw invalid('Signature and Signature-Input come together.');
  try {
    const verified = await httpbis.verifyMessage(
      {
        requiredFields: covered(request),
        requiredParams: ['keyid'],
        tolerance: CLOCKS.aheadSeconds,
        maxAge: CLOCKS.oldSeconds,
        all: true,
        keyLookup: async ({ keyid }) => lookUp(keyOf, keyid),
      },
      { method, url, headers: { ...headers } },
    );
    if (verified === true) return true;
  } catch (error) {
    // Whatever cannot be read is not a signature; which rule it broke is said to the caller.
    throw error instanceof TransportFault ? error : invalid(wordsOf(error), error);
  }
  throw invalid('The signature does not fit the request.');
}

function lookUp(keyOf: KeyOf, kid: string | undefined) {
  const found = kid === undefined ? undefined : keyOf(kid);
  if (found === undefined)
    throw new TransportFault('key_not_found', 'The profile has no signing key of this keyid.');
  const { key } = found;
  if (key === undefined)
    throw new TransportFault('algorithm_unsupported', 'Only ES256 signatures are accepted.');
  return {
    id: kid ?? '',
    algs: [ALGORITHM],
    verify: async (base: Buffer, signature: Buffer) =>
      signature.length === RAW_BYTES && verify('sha256', base, { key, dsaEncoding: 'ieee-p1363' }, signature),
  };
}

const invalid = (content: string, cause?: unknown): TransportFault =>
  new TransportFault('signature_invalid', content, { cause });

const wordsOf = (error: unknown): string =>
  error instanceof Error
    ? `The signature cannot be verified: ${error.message}.`
    : 'The signature cannot be verified.';
