import { configStorefront, STOREFRONT_CONSTANTS, type StorefrontConfig } from '@suvarna/contracts/content';
import type { StoreContact } from '@suvarna/contracts/stores';
import { GOLDEN_BOUNTY } from '@suvarna/contracts/golden-bounty';
import { DEFAULT_PINCODE } from '@suvarna/contracts/shipping';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import type { Dependencies } from '../../dependencies.ts';
import { envelope } from '../../platform/http/shape/envelope.ts';
import { serve } from '../../platform/http/serve.ts';

/** The store's constants as they are while this process lives (domain rules §5.3). */
function storefrontConfig(contact: StoreContact): StorefrontConfig {
  const { months, min, max, step, copayPercent, graceDays, cureDays, maturityWaitDays, maxDaysToRedeem } =
    GOLDEN_BOUNTY;
  const GB = {
    months,
    min: min / 100,
    max: max / 100,
    step: step / 100,
    copay_pct: copayPercent,
    grace_days: graceDays,
    cure_days: cureDays,
    maturity_wait_days: maturityWaitDays,
    max_days_to_redeem: maxDaysToRedeem,
  };
  const constants = {
    ...STOREFRONT_CONSTANTS,
    DEFAULT_PINCODE,
    GB,
    SUPPORT_PHONE: contact.phone,
    SUPPORT_WHATSAPP: contact.whatsapp,
    SUPPORT_EMAIL: contact.email,
    GRIEVANCE_OFFICER: contact.officer,
    CONTACT_SINCE: contact.since,
  };
  return {
    version: createHash('sha1').update(JSON.stringify(constants)).digest('base64url').slice(0, 12),
    constants,
    contact,
  };
}

/** `config/storefront/`: what the browser may know of the store's rules, once per version. */
export function configRoutes({ config: { contact } }: Pick<Dependencies, 'config'>): FastifyPluginAsync {
  const config = storefrontConfig(contact);
  const etag = `"${config.version}"`;
  const send = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    reply.header('ETag', etag).header('Cache-Control', 'public, no-cache');
    return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(envelope(config));
  };
  return async (app) => {
    serve(app, configStorefront, async (request, reply) => send(request, reply));
  };
}
