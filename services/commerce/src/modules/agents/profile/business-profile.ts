import { AGENT_CALLS_PATH } from '@suvarna/contracts/service';
import type { PublicKey } from '../signatures/signing-keys.ts';
import {
  CAPABILITIES,
  SERVICE,
  SERVICE_SCHEMAS,
  SERVICE_SPEC,
  type Transport,
  VERSION,
} from '../protocol/capabilities.ts';

/** Paths below the shop's origin; no slash at the end (rule 3). */
export const ENDPOINTS: Readonly<Record<Transport, string>> = {
  rest: `${AGENT_CALLS_PATH}v1`,
  mcp: `${AGENT_CALLS_PATH}mcp`,
};

/**
 * The store's profile: what it can do, where, and by which keys its words are known. A platform that finds no payment
 * handler knows that nothing is paid through an agent: the buyer pays in the shop's own page.
 */
export function businessProfile(shopOrigin: string, keys: readonly PublicKey[]) {
  const transports = Object.keys(ENDPOINTS) as Transport[];
  return {
    ucp: {
      version: VERSION,
      services: {
        [SERVICE]: transports.map((transport) => ({
          version: VERSION,
          spec: SERVICE_SPEC,
          transport,
          endpoint: `${shopOrigin}${ENDPOINTS[transport]}`,
          schema: SERVICE_SCHEMAS[transport],
        })),
      },
      capabilities: Object.fromEntries(
        Object.entries(CAPABILITIES).map(([name, { extends: parents, ...declared }]) => [
          name,
          [{ ...declared, ...(parents && { extends: parents.length === 1 ? parents[0] : parents }) }],
        ]),
      ),
      payment_handlers: {},
    },
    signing_keys: keys,
  };
}
