import type { AxiosInstance, AxiosResponse } from 'axios';

export interface TransportRequest {
  readonly method: 'GET' | 'POST';
  /** Relative to `/api/`, with its query. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: object;
  readonly signal?: AbortSignal;
  readonly timeoutMs: number;
  /** A good answer is a file: its body is a `Blob`. What refuses it is JSON as ever. */
  readonly file?: boolean;
}

export interface TransportAnswer {
  readonly status: number;
  readonly header: (name: string) => string | null;
  readonly body: unknown;
}

/** Rejects with {@link TransportFailure} when there is no answer at all. */
export type Transport = (request: TransportRequest) => Promise<TransportAnswer>;

export class TransportFailure extends Error {
  readonly reason: 'aborted' | 'timed-out' | 'unreachable';

  constructor(reason: TransportFailure['reason'], cause: unknown) {
    super(`No answer: ${reason}`, { cause });
    this.name = 'TransportFailure';
    this.reason = reason;
  }
}

/** axios, fetched at the first call: a page that only shows what the server rendered never pays for it. */
export function createAxiosTransport(baseUrl: string): Transport {
  let instance: Promise<AxiosInstance> | undefined;

  const load = async (): Promise<AxiosInstance> => {
    const { default: axios } = await import('axios');
    return axios.create({
      baseURL: baseUrl,
      // A path from an answer must never be able to send the token elsewhere.
      allowAbsoluteUrls: false,
      // Unlike XHR, keeps the content type on calls without a body (specification §7: every call).
      adapter: 'fetch',
      // Every status is an answer; what it means is decided in one place.
      validateStatus: null,
    });
  };

  return async ({ method, url, headers, body, signal, timeoutMs, file = false }) => {
    let client: AxiosInstance;
    try {
      instance ??= load();
      client = await instance;
    } catch (error) {
      instance = undefined;
      throw new TransportFailure('unreachable', error);
    }
    try {
      const answer: AxiosResponse<unknown> = await client.request<unknown>({
        method,
        url,
        headers: { ...headers },
        data: body,
        timeout: timeoutMs,
        ...(file && { responseType: 'blob' as const }),
        ...(signal && { signal }),
      });
      return {
        status: answer.status,
        header: (name) => headerText(answer.headers[name]),
        body: await bodyOf(answer.data),
      };
    } catch (error) {
      throw new TransportFailure(failureReason(error, signal), error);
    }
  };
}

/** A refusal that came where a file was asked for is read as what it is. */
async function bodyOf(data: unknown): Promise<unknown> {
  if (!(data instanceof Blob) || !data.type.startsWith('application/json')) return data;
  try {
    return JSON.parse(await data.text()) as unknown;
  } catch {
    // Half an answer is none: it is told by its status.
    return null;
  }
}

const headerText = (value: unknown): string | null => (typeof value === 'string' ? value : null);

function failureReason(error: unknown, signal: AbortSignal | undefined): TransportFailure['reason'] {
  if (signal?.aborted) return 'aborted';
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'ECONNABORTED' || code === 'ETIMEDOUT' ? 'timed-out' : 'unreachable';
}
