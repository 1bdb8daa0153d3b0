/** `ApiReader` of the server: anonymous GET calls to commerce, bounded by the page's deadline. */
import {
  ApiFailure,
  type ApiReader,
  type CallOptions,
  type DataOptions,
  type Envelope,
  fits,
} from '@suvarna/contracts/call';
import { callOurs } from '@suvarna/telemetry/calls';
import { inThisScope } from '@suvarna/telemetry/scope';
import type { ApiCall } from '@suvarna/remote-sandbox/pages-under-way';
import type { Commerce } from './commerce.ts';

/** What the site sends with every call of a page. */
export type CallHeaders = Readonly<Record<string, string>>;

const headersOf = (headers: CallHeaders): CallHeaders => ({ accept: 'application/json', ...headers });

/**
 * For code that is not ours: it says a path below `/api/` and gets status and body, which is not read on the way; nothing else of the call is its to say.
 *
 * @param onVersion hears which data version each answer is of
 */
export function createApiCall(
  commerce: Commerce,
  given: CallHeaders,
  onVersion: (version: string) => void = () => undefined,
): ApiCall {
  const headers = headersOf(given);
  // The sandbox asks from a process of its own: its message knows no scope.
  return inThisScope(async (path, signal) => {
    const answer = await callOurs({ method: 'GET', service: 'commerce' }, (ours) =>
      commerce.request({ method: 'GET', path: `/api/${path}`, headers: { ...headers, ...ours }, signal }),
    );
    commerce.noteVersion(answer.headers);
    onVersion(commerce.dataVersion());
    return { status: answer.statusCode, body: await answer.body.bytes() };
  });
}

export function createApiReader(commerce: Commerce, given: CallHeaders, signal: AbortSignal): ApiReader {
  const headers = headersOf(given);

  return {
    async get<Data>(path: string, options: DataOptions = {}): Promise<Envelope<Data>> {
      const address = addressOf(path, options.query);
      try {
        const answer = await callOurs({ method: 'GET', service: 'commerce' }, (ours) =>
          commerce.request({
            method: 'GET',
            path: address,
            headers: { ...headers, ...ours },
            signal: options.signal ? AbortSignal.any([signal, options.signal]) : signal,
          }),
        );
        commerce.noteVersion(answer.headers);
        const body = await answer.body.json();
        if (
          isEnvelope<Data>(body) &&
          answer.statusCode < 300 &&
          (options.expect === undefined || fits(body.data, options.expect))
        )
          return body;
        throw new ApiFailure(`${path} answered ${answer.statusCode}`, {
          status: answer.statusCode,
          code: codeOf(body),
          body,
        });
      } catch (error) {
        if (error instanceof ApiFailure) throw error;
        throw new ApiFailure(`${path} did not answer`, {
          status: 0,
          code: 'SERVICE.UNAVAILABLE',
          cause: error,
        });
      }
    },
  };
}

function addressOf(path: string, query: CallOptions['query']): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query ?? {}))
    if (value !== undefined) search.set(key, String(value));
  const text = search.toString();
  return `/api/${path.replace(/^\/+/, '')}${text && `${path.includes('?') ? '&' : '?'}${text}`}`;
}

const isEnvelope = <Data>(body: unknown): body is Envelope<Data> =>
  typeof body === 'object' && body !== null && 'error' in body && body.error === false && 'data' in body;

const codeOf = (body: unknown): string =>
  typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string'
    ? body.code
    : 'SERVICE.FAILED';
