/** Calls from one process of ours to another: which request they belong to. Other people's services are told nothing. */
import { currentScope } from './scope.ts';
import { inSpan } from './spans.ts';

/** What the next process is told. */
export function callHeaders(): Readonly<Record<string, string>> {
  const scope = currentScope();
  if (scope === undefined) return {};
  return {
    ...(scope.requestId !== undefined && { 'x-request-id': scope.requestId }),
    ...(scope.span !== undefined && { traceparent: scope.span.traceparent }),
  };
}

/**
 * A call of another process of ours, as a span that says whom was asked and what the status was.
 *
 * @param to as in `GET commerce`: the method and the process, never an address with what people typed
 * @param ask sends the headers it is given with the call
 */
export const callOurs = <Answer extends { readonly status: number } | { readonly statusCode: number }>(
  to: { readonly method: string; readonly service: string },
  ask: (headers: Readonly<Record<string, string>>) => Promise<Answer>,
): Promise<Answer> =>
  inSpan(
    {
      name: `${to.method} ${to.service}`,
      kind: 'client',
      attributes: { 'http.request.method': to.method, 'peer.service': `suvarna-${to.service}` },
    },
    async (span) => {
      const answer = await ask(callHeaders());
      const status = 'status' in answer ? answer.status : answer.statusCode;
      span?.set({ 'http.response.status_code': status });
      if (status >= 500) span?.fail(undefined);
      return answer;
    },
  );

/** `fetch` of another process of ours. @param service as it calls itself in its log */
export const fetchFrom =
  (service: string): typeof fetch =>
  (input, init) =>
    callOurs({ method: init?.method ?? 'GET', service }, (ours) => {
      const headers = new Headers(init?.headers);
      for (const [name, value] of Object.entries(ours)) headers.set(name, value);
      return fetch(input, { ...init, headers });
    });
