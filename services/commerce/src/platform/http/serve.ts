import {
  baseOf,
  type BodyOf,
  type DataOf,
  type Endpoint,
  envelopeOf,
  Failure,
  type ParamsOf,
  type QueryOf,
  type WholeOf,
} from '@suvarna/contracts/endpoint';
import type { Envelope } from '@suvarna/contracts/call';
import { BODY_WITH_PHOTOS } from '@suvarna/contracts/orders';
import type { FastifyReply, FastifyRequest, FastifySchema, RouteHandlerMethod, RouteOptions } from 'fastify';
import { type TSchema, Type } from 'typebox';
import type { Refusal } from '../refusal.ts';
import type { Tx } from '../database/database.ts';
import { performOnce, type EffectOptions } from './effects/effects.ts';
import {
  type CountedCall,
  countingOf,
  countVain,
  limitsOf,
  principalIn,
  takeEffect,
  takeTry,
} from './limits/limits.ts';

/** What a route needs of the instance it is added to, whatever types that was made with. */
interface Routes {
  readonly prefix: string;
  route(options: RouteOptions): unknown;
}

/** A call of an endpoint. */
export type Asking<Of extends Endpoint> = FastifyRequest<{
  Params: ParamsOf<Of>;
  Querystring: QueryOf<Of>;
  Body: BodyOf<Of>;
}>;
type Good<Of extends Endpoint> = Of['whole'] extends object
  ? WholeOf<Of>
  : Of['answer'] extends object
    ? Envelope<DataOf<Of>>
    : unknown;
type Result<Of extends Endpoint> = Good<Of> | FastifyReply;
export type Handler<Of extends Endpoint> = (
  request: Asking<Of>,
  reply: FastifyReply,
) => Result<Of> | Promise<Result<Of>>;

/** One for all calls that answer the same. */
const envelopes = new WeakMap<TSchema, TSchema>();

function keptEnvelopeOf(answer: TSchema): TSchema {
  const made = envelopes.get(answer) ?? envelopeOf(answer);
  envelopes.set(answer, made);
  return made;
}

function responsesOf({ answer, whole, conflict }: Endpoint): Pick<FastifySchema, 'response'> {
  const good = whole ?? (answer && keptEnvelopeOf(answer));
  if (good === undefined) return {};
  return {
    response: {
      200: good,
      ...(conflict && {
        409: Type.Object({ ...Failure.properties, data: Type.Union([Type.Null(), conflict]) }),
      }),
      '4xx': Failure,
      '5xx': Failure,
    },
  };
}

/** Made once for all spellings and listeners, so that what is compiled from them is, too. */
const responses = new WeakMap<Endpoint, Pick<FastifySchema, 'response'>>();

function keptResponsesOf(endpoint: Endpoint): Pick<FastifySchema, 'response'> {
  const made = responses.get(endpoint) ?? responsesOf(endpoint);
  responses.set(endpoint, made);
  return made;
}

function schemaOf(endpoint: Endpoint): FastifySchema {
  const { access, token, tag, summary, params, query, body } = endpoint;
  return {
    ...(access === 'operations' ? { hide: true } : { tags: [tag], summary }),
    ...((access !== 'public' || token !== undefined) &&
      access !== 'operations' && { security: [{ token: [] }] }),
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    ...keptResponsesOf(endpoint),
  };
}

/**
 * Declares the route of an endpoint, under each of its spellings: who may call it, what it takes and
 * what it answers are the table's to say, and `handler` is typed by that.
 */
export function serve<Of extends Endpoint>(app: Routes, endpoint: Of, handler: Handler<Of>): void {
  const { method, path, spellings = [], access, once, photos, proof } = endpoint;
  const limits = limitsOf(endpoint);
  if (`${app.prefix}/` !== baseOf(endpoint)) throw new Error(`${path} does not belong below ${app.prefix}/`);
  for (const spelling of [path, ...spellings])
    app.route({
      method,
      url: `/${spelling}`,
      config: {
        access,
        ...(once && { once }),
        ...(photos && { photos }),
        ...(proof && { proof }),
        ...(limits.length > 0 && { limits }),
      },
      ...(photos && { bodyLimit: BODY_WITH_PHOTOS }),
      schema: schemaOf(endpoint),
      // What the schemas let through is what the handler is typed with.
      handler: handler as unknown as RouteHandlerMethod,
    });
}

/** What an effect is made with. */
interface Effect<Of extends Endpoint, Asked> {
  /** The transaction in which it comes about, together with its answer. */
  readonly tx: Tx;
  readonly request: Asking<Of>;
  readonly reply: FastifyReply;
  /** What `before` found out. */
  readonly asked: Asked;
}

export interface OnceOptions<Of extends Endpoint, Asked> extends Pick<
  EffectOptions,
  'refusePhoto' | 'sealWith'
> {
  /** Whose effect it is, where no session and no token of the store's people says so. */
  readonly principal?: (request: Asking<Of>, reply: FastifyReply) => Promise<string>;
  /**
   * Runs once the key is claimed, before the transaction: what others are asked, and what must stay although
   * the effect is refused or undone. It must take no effect of its own.
   */
  readonly before?: (request: Asking<Of>, reply: FastifyReply) => Asked | Promise<Asked>;
  /** What is answered for a domain's no, once all is undone; by default its own words. */
  readonly refuse?: (refused: Refusal, request: Asking<Of>) => Refusal | Promise<Refusal>;
  /** Runs when the effect stands, for a repeat as well. */
  readonly after?: (request: Asking<Of>, reply: FastifyReply) => unknown;
}

type Once = Endpoint & { readonly once: true };
type Work<Of extends Endpoint, Asked> = (effect: Effect<Of, Asked>) => Promise<Good<Of> & object>;

/**
 * Declares the route of an endpoint that has one effect for one key (`effects.ts`): `work` makes it, the
 * answer is kept with it, and calls are counted as the entry says (`limits.ts`).
 */
export function serveOnce<Of extends Once>(app: Routes, endpoint: Of, work: Work<Of, undefined>): void;
export function serveOnce<Of extends Once, Asked = undefined>(
  app: Routes,
  endpoint: Of,
  options: OnceOptions<Of, Asked>,
  work: Work<Of, Asked>,
): void;
export function serveOnce<Of extends Once, Asked>(
  app: Routes,
  endpoint: Of,
  options: OnceOptions<Of, Asked> | Work<Of, undefined>,
  work?: Work<Of, Asked>,
): void {
  if (typeof options === 'function') serveEffect(app, endpoint, {}, options);
  else if (work !== undefined) serveEffect(app, endpoint, options, work);
}

function serveEffect<Of extends Once, Asked>(
  app: Routes,
  endpoint: Of,
  { principal, before, refuse, after, ...kept }: OnceOptions<Of, Asked>,
  work: Work<Of, Asked>,
): void {
  serve(app, endpoint, async (request, reply) => {
    let asked: Asked | undefined;
    let counted: CountedCall | undefined;
    try {
      if (principal !== undefined) request.principal = await principal(request, reply);
      const answer = await performOnce(
        countingOf(request).db,
        principalIn(request),
        request,
        reply,
        async (tx) => {
          // Without `before` nothing is asked, and what was asked is `undefined`.
          const made = await work({ tx, request, reply, asked: asked as Asked });
          await takeEffect(tx, request, endpoint);
          return made;
        },
        {
          ...kept,
          ...(refuse && { refuse: (refused) => refuse(refused, request) }),
          before: async () => {
            counted = await countVain(request, endpoint);
            await takeTry(request, endpoint);
            asked = await before?.(request, reply);
          },
        },
      );
      await counted?.cameTo();
      await after?.(request, reply);
      return answer;
    } catch (error) {
      await counted?.cameTo(error);
      throw error;
    }
  });
}
