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
import { Type } from 'typebox';

/** What a route needs of the instance it is added to, whatever types that was made with. */
interface Routes {
  readonly prefix: string;
  route(options: RouteOptions): unknown;
}

type Served<Of extends Endpoint> = FastifyRequest<{
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
  request: Served<Of>,
  reply: FastifyReply,
) => Result<Of> | Promise<Result<Of>>;

function responsesOf({ answer, whole, conflict }: Endpoint): Pick<FastifySchema, 'response'> {
  const good = whole ?? (answer && envelopeOf(answer));
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
  if (`${app.prefix}/` !== baseOf(endpoint)) throw new Error(`${path} does not belong below ${app.prefix}/`);
  for (const spelling of [path, ...spellings])
    app.route({
      method,
      url: `/${spelling}`,
      config: { access, ...(once && { once }), ...(photos && { photos }), ...(proof && { proof }) },
      ...(photos && { bodyLimit: BODY_WITH_PHOTOS }),
      schema: schemaOf(endpoint),
      // What the schemas let through is what the handler is typed with.
      handler: handler as unknown as RouteHandlerMethod,
    });
}
