import type { FastifyRequest } from 'fastify';
import type { Config } from '../../../config.ts';
import type { SignInPlace } from '../records/device.store.ts';

/** What a call says of where it comes from. It is shown to the account's owner and decides nothing. */
export function placeOfCall(
  request: FastifyRequest,
  { identity: { countryHeader } }: Pick<Config, 'identity'>,
): SignInPlace {
  const said = countryHeader === '' ? undefined : request.headers[countryHeader.toLowerCase()];
  return {
    userAgent: request.headers['user-agent'] ?? '',
    country: typeof said === 'string' && /^[A-Z]{2}$/.test(said) && said !== 'XX' ? said : '',
  };
}
