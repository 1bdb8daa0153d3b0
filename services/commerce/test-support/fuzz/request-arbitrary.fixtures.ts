import fc from 'fast-check';
import type { DeclaredRoute } from '../routes/declared-routes.fixtures.ts';
import { CONTENT_TYPES, hostileBody, hostileText } from './hostile-values.fixtures.ts';
import { objectOf, samplesAt, valueOf, type JsonSchema, type Samples } from './schema-arbitrary.fixtures.ts';

/** Whose token a request carries; the token itself is put in when it is sent. */
const CALLERS = ['nobody', 'guest', 'customer', 'staff-view', 'staff-admin', 'liar'] as const;
export type Caller = (typeof CALLERS)[number];

export interface FuzzedRequest {
  readonly route: string;
  readonly method: string;
  readonly url: string;
  readonly caller: Caller;
  readonly headers: Readonly<Record<string, string>>;
  /** Bytes as base64, since a text may not be able to say them. */
  readonly payload: string | undefined;
}

const printed = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

/** Percent-encoded as browsers do, or as it stands; a lone surrogate is no text and goes as U+FFFD, as it would over the wire. */
const encoded = (text: string): string => encodeURIComponent(text.toWellFormed());

function queryOf(schema: JsonSchema, samples: Samples): fc.Arbitrary<string> {
  const pairs = objectOf(schema, samples, { hostile: true }).map((fields) =>
    Object.entries(fields).map(([name, value]) => `${encoded(name)}=${encoded(printed(value))}`),
  );
  return fc
    .tuple(
      pairs,
      fc.constantFrom('once', 'once', 'once', 'once', 'twice', 'array', 'nested', 'raw'),
      hostileText,
    )
    .map(([all, form, bad]) => {
      const [first = 'a=1'] = all;
      if (form === 'twice') return [...all, first, first].join('&');
      if (form === 'array') return [...all, first.replace('=', '[]=')].join('&');
      if (form === 'nested') return [...all, first.replace('=', '[__proto__][polluted]=')].join('&');
      if (form === 'raw')
        return [...all, bad.replaceAll(/[^\u0021-\u007e]/g, '%'), '%', '%ff=%00', '&&=&'].join('&');
      return all.join('&');
    });
}

function bodyOf(schema: JsonSchema, samples: Samples): fc.Arbitrary<string> {
  const object = objectOf(schema, samples, { hostile: true }).map((value) => JSON.stringify(value));
  const twice = object.map((text) =>
    text === '{}' ? '{"a":1,"a":2}' : `${text.slice(0, -1)},${text.slice(1)}`,
  );
  const bytes = fc.tuple(object, fc.nat(), fc.nat(255)).map(([text, at, byte]) => {
    const buffer = Buffer.from(text);
    buffer[at % buffer.length] = byte;
    return buffer.toString('base64');
  });
  const base64 = (text: fc.Arbitrary<string>): fc.Arbitrary<string> =>
    text.map((value) => Buffer.from(value).toString('base64'));
  return fc.oneof(
    { weight: 12, arbitrary: base64(object) },
    { weight: 2, arbitrary: base64(twice) },
    { weight: 2, arbitrary: base64(hostileBody) },
    { weight: 1, arbitrary: bytes },
  );
}

/** A header's value as a parser of HTTP would let it through. */
const headerText = hostileText.map((text) =>
  text.replaceAll(/[^\t\u0020-\u007e\u0080-\u00ff]/g, '?').slice(0, 500),
);

const headers: fc.Arbitrary<Record<string, string>> = fc.record(
  {
    currency_code: fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom('INR', 'GBP', 'AED') },
      { weight: 1, arbitrary: headerText },
    ),
    'accept-language': headerText,
    cookie: headerText.map((text) => `sid=${text}; rt=${text}`),
    'x-forwarded-for': headerText,
    'x-http-method-override': fc.constantFrom('DELETE', 'PUT', 'GET'),
    'if-none-match': headerText,
    'accept-encoding': fc.oneof(fc.constantFrom('br', 'gzip', 'identity'), headerText),
    'x-request-id': headerText,
    'x-razorpay-signature': headerText,
    accept: headerText,
  },
  { requiredKeys: [] },
);

/** Mostly a good one, since no effect is reached without; now and then one that was used before, none, or one that is none. */
const key: fc.Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 16, arbitrary: fc.uuid().map((id) => ({ 'idempotency-key': id })) },
  { weight: 2, arbitrary: fc.constantFrom('k-1', 'k-2', 'k-3').map((id) => ({ 'idempotency-key': id })) },
  { weight: 1, arbitrary: fc.constant({}) },
  { weight: 1, arbitrary: headerText.map((id) => ({ 'idempotency-key': id })) },
);

const typeOfBody = fc.oneof(
  { weight: 20, arbitrary: fc.constant('application/json') },
  { weight: 2, arbitrary: fc.constantFrom(...CONTENT_TYPES) },
  { weight: 1, arbitrary: headerText },
);

function requestsFrom(caller: Caller, route: DeclaredRoute, samples: Samples): fc.Arbitrary<FuzzedRequest> {
  const { body, querystring, params } = route.schema as {
    body?: JsonSchema;
    querystring?: JsonSchema;
    params?: JsonSchema;
  };
  const names = [...route.url.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');
  const path = fc
    .tuple(
      ...names.map((name) =>
        fc.oneof(
          {
            weight: 3,
            arbitrary: valueOf(params?.properties?.[name] ?? { type: 'string' }, samples, name).map(printed),
          },
          { weight: 1, arbitrary: hostileText },
        ),
      ),
    )
    .map((values) =>
      values.reduce((url, value, index) => url.replace(`:${names[index] ?? ''}`, encoded(value)), route.url),
    );
  const method = fc.oneof(
    { weight: 30, arbitrary: fc.constant(route.method) },
    { weight: 1, arbitrary: fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE') },
  );
  const others = fc.oneof({ weight: 3, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: headers });
  const sent = fc.tuple(key, others).map(([withKey, more]) => ({ ...withKey, ...more }));
  return fc
    .tuple(
      method,
      path,
      queryOf(querystring ?? {}, samples),
      sent,
      typeOfBody,
      bodyOf(body ?? {}, samples),
      fc.integer({ min: 0, max: 19 }),
    )
    .map(([by, at, query, header, type, payload, dice]) => {
      const withQuery = Object.keys(querystring?.properties ?? {}).length > 0 || dice === 0;
      const withBody = by === 'POST' || dice === 1;
      return {
        route: route.name,
        method: by,
        url: withQuery && query !== '' ? `${at}?${query}` : at,
        caller,
        headers: { ...header, ...(withBody ? { 'content-type': type } : {}) },
        payload: withBody ? payload : undefined,
      };
    });
}

/** Who should ask a route so that it has something to say. */
function homeOf({ access }: DeclaredRoute): readonly Caller[] {
  if (access === 'customer') return ['customer'];
  if (access === 'staff-admin' || access === 'staff-view') return ['staff-admin'];
  return ['guest', 'customer'];
}

/** Requests to one route, most of them nearly right. */
export function requestsTo(route: DeclaredRoute, all: Samples): fc.Arbitrary<FuzzedRequest> {
  const samples = samplesAt(route.url, all);
  return fc.oneof(
    ...CALLERS.map((caller) => ({
      weight: homeOf(route).includes(caller) ? 24 : 1,
      arbitrary: requestsFrom(caller, route, samples),
    })),
  );
}
