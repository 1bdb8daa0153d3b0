import {
  contactCreate,
  type Enquiry,
  EnquiryForm,
  enquiryForm,
  type EnquiryKind,
  franchiseCreate,
  grievanceCreate,
} from '@suvarna/contracts/enquiries';
import { type Locale, localizePath } from '@suvarna/contracts/locale';
import { enquiryFaults, writtenEnquiry } from '@suvarna/forms/enquiry';
import { formText } from '@suvarna/forms/texts';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { Refusal } from '../../platform/refusal.ts';
import type { Needs } from './needs.ts';
import { envelope } from '../../platform/http/shape/envelope.ts';
import { acceptForms, requireOwnPage } from '../../platform/http/shape/own-form.ts';
import { takeLimit } from '../../platform/http/limits/limits.ts';
import { serve } from '../../platform/http/serve.ts';
import { localeOf, shopperIfAny } from '../identity/index.ts';
import { ask } from './ask.ts';
import type { EnquiryRow } from './enquiry.store.ts';
import { faultyForm } from './faulty-form.http.ts';
import { texts } from './texts.ts';
import { ticketOf } from './view-enquiry.ts';

const FORM_BYTES = 48 * 1024;
const FIELDS = Object.keys(EnquiryForm.properties);
/** Where each form stands, and leads back to. */
const PAGE: Readonly<Record<EnquiryKind, string>> = {
  contact: '/contact-us/',
  franchise: '/franchise/',
  grievance: '/policy/grievance/',
};

type Words = Omit<Enquiry, 'kind'>;

/** `content/…/create/`: written by anybody, answered with a ticket and by mail. */
export function enquiryRoutes(deps: Needs): FastifyPluginAsync {
  const { db, clock, config } = deps;
  const secret = config.documentSecret;

  const put = async (
    request: FastifyRequest,
    { kind, locale, words }: { readonly kind: EnquiryKind; readonly locale: Locale; readonly words: Words },
  ): Promise<EnquiryRow> => {
    const said = { mobile: '', city: '', order: '', ...words };
    const faults = Object.entries(enquiryFaults(kind, said)).map(([field, key]) => [
      `/${field}`,
      formText(key, locale),
    ]);
    const first = faults[0]?.[1];
    if (first !== undefined)
      throw new Refusal('REQUEST.INVALID', {
        message: first,
        fields: Object.fromEntries(faults) as Record<string, string>,
      });
    // Whose contact it is, is known by the session as well.
    request.shopper = await shopperIfAny(deps, request);
    const customerId = request.shopper?.kind === 'customer' ? request.shopper.id : undefined;
    const { order: orderNo, ...written } = writtenEnquiry(kind, said);
    return db.transaction().execute(async (tx) => {
      const { isNew, row } = await ask(
        tx,
        { ...written, orderNo, kind, locale, customerId: customerId ?? null },
        { secret, at: clock() },
      );
      const { email, mobile } = row;
      if (isNew) await takeLimit(tx, request, contactCreate, { email, ...(mobile !== '' && { mobile }) });
      return row;
    });
  };
  const answer = async (request: FastifyRequest, kind: EnquiryKind, words: Words) =>
    envelope(ticketOf(await put(request, { kind, locale: localeOf(request), words })));

  return async (app) => {
    serve(app, contactCreate, (request) => answer(request, 'contact', request.body));
    serve(app, franchiseCreate, (request) => answer(request, 'franchise', request.body));
    serve(app, grievanceCreate, (request) => answer(request, 'grievance', request.body));

    await app.register(async (forms) => {
      acceptForms(forms, FIELDS, FORM_BYTES);
      serve(forms as typeof app, enquiryForm, async (request, reply) => {
        requireOwnPage(request, config.shopOrigin);
        const { kind, lang, ...words } = request.body;
        void reply.header('Cache-Control', 'no-store');
        try {
          const { ticket } = await put(request, { kind, locale: lang, words });
          return await reply.redirect(`${localizePath(PAGE[kind], lang)}?sent=${ticket}#sent`, 303);
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
          const t = texts(lang);
          const faults = Object.entries(error.fields ?? {}).map(
            ([field, fault]) => `${t(`form.${field.slice(1)}`)}: ${fault}`,
          );
          return await reply
            .code(error.status)
            .type('text/html; charset=utf-8')
            .send(faultyForm(lang, faults.length > 0 ? faults : [error.message]));
        }
      });
    });
  };
}
