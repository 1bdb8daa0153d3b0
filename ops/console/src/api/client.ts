/** The registry's API, at this origin: the server of the console passes it on. */

/** The registry answered, and the answer was no. `code` is stable. */
export class ApiRefusal extends Error {
  override readonly name = 'ApiRefusal';
  readonly status: number;
  readonly code: string;
  /** Revision that is live now, when the order had seen another one. */
  readonly currentRevision: number | undefined;
  /** Number of the order that waits. */
  readonly order: number | undefined;
  readonly faults: readonly { readonly check: string; readonly fault: string }[];

  constructor(status: number, error: RefusalBody) {
    super(error.message);
    this.status = status;
    this.code = error.code;
    this.currentRevision = error.currentRevision;
    this.order = error.order;
    this.faults = error.faults ?? [];
  }
}

/** Nothing answered, or something that is not the registry. */
export class ApiUnreachable extends Error {
  override readonly name = 'ApiUnreachable';
}

interface RefusalBody {
  readonly code: string;
  readonly message: string;
  readonly currentRevision?: number;
  readonly order?: number;
  readonly faults?: readonly { readonly check: string; readonly fault: string }[];
}

export interface Api {
  /** @param path below `/v1/` @throws ApiRefusal, ApiUnreachable */
  get<Answer>(path: string, query?: Query, signal?: AbortSignal): Promise<Answer>;
  /** @throws ApiRefusal, ApiUnreachable */
  post<Answer>(path: string, body: object): Promise<Answer>;
}

type Query = Readonly<Record<string, string | number | undefined>>;

/** Longer than the gate of a release may take. */
const PATIENCE_MS = 60_000;

export function createApi(fetch: typeof globalThis.fetch): Api {
  const call = async <Answer>(path: string, init: RequestInit): Promise<Answer> => {
    const patience = AbortSignal.timeout(PATIENCE_MS);
    let response: Response;
    let text: string;
    try {
      response = await fetch(`/api/v1/${path}`, {
        ...init,
        credentials: 'same-origin',
        signal: init.signal ? AbortSignal.any([init.signal, patience]) : patience,
      });
      text = await response.text();
    } catch (cause) {
      throw new ApiUnreachable(path, { cause });
    }
    const body = parsed(text);
    if (response.ok && body !== undefined) return body as Answer;
    const { error } = (body ?? {}) as { readonly error?: RefusalBody };
    if (error?.code === undefined || response.status === 502) throw new ApiUnreachable(path);
    throw new ApiRefusal(response.status, error);
  };
  return {
    get: (path, query = {}, signal) => call(path + searchOf(query), { ...(signal && { signal }) }),
    post: (path, body) =>
      call(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
  };
}

function searchOf(query: Query): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  );
  return given.length === 0 ? '' : `?${new URLSearchParams(given).toString()}`;
}

/** `undefined` for what is no JSON: a proxy's own page is not an answer. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
