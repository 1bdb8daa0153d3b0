import type { AxiosInstance, AxiosResponse } from 'axios';

export interface TransportRequest {
  readonly method: 'GET' | 'POST';
  /** Relative to `/api/`, with its query. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: object;
  readonly signal?: AbortSignal;
  readonly timeoutMs: number;
  /** It goes on when its page is left. */
  readonly keepalive?: boolean;
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

export interface LoadedTransport {
  readonly send: Transport;
  /** Fetches and evaluates its code before the first call, for a moment when no shopper waits. */
  readonly load: () => Promise<void>;
}

export class TransportFailure extends Error {
  readonly reason: 'aborted' | 'timed-out' | 'unreachable';

  constructor(reason: TransportFailure['reason'], cause: unknown) {
    super(`No answer: ${reason}`, { cause });
    this.name = 'TransportFailure';
    this.reason = reason;
  }
}

/** axios, fetched when the browser is idle or at the first call: what the server rendered is on screen before. */
export function createAxiosTransport(baseUrl: string): LoadedTransport {
  let instance: Promise<AxiosInstance> | undefined;

  const loadAxios = async (): Promise<AxiosInstance> => {
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
  /** Rejects with {@link TransportFailure} when its code cannot be had; the next call asks again. */
  const client = async (): Promise<AxiosInstance> => {
    try {
      instance ??= loadAxios();
      return await instance;
    } catch (error) {
      instance = undefined;
      throw new TransportFailure('unreachable', error);
    }
  };

  const send: Transport = async ({ method, url, headers, body, signal, timeoutMs, file, keepalive }) => {
    const axios = await client();
    try {
      const answer: AxiosResponse<unknown> = await axios.request<unknown>({
        method,
        url,
        headers: { ...headers },
        data: body,
        timeout: timeoutMs,
        ...(file && { responseType: 'blob' as const }),
        ...(keepalive && { fetchOptions: { keepalive } }),
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

  return {
    send,
    load: async () => {
      await client();
    },
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
