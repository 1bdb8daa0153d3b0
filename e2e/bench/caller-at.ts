/** A client that calls from an address of its own: loopback has many, and the composer sees whose a call is. */
import { randomUUID } from 'node:crypto';
import { Agent, request, type IncomingHttpHeaders } from 'node:http';

interface Sent {
  readonly status: number;
  readonly text: string;
  readonly headers: IncomingHttpHeaders;
  /** As a browser sends them back. */
  readonly cookies: string;
}

export interface CallerAt {
  /** A call that is sent with a body is a POST. @throws when no server answers */
  send(
    path: string,
    options?: {
      readonly body?: object;
      readonly token?: string;
      readonly method?: 'GET' | 'HEAD';
      readonly headers?: Readonly<Record<string, string>>;
    },
  ): Promise<Sent>;
  /** A guest's token. */
  guest(): Promise<string>;
  /** A customer's token, which counts beside the cookies that came with it: they are sent from then on. */
  signIn(body: { readonly email: string; readonly password: string }): Promise<string>;
  close(): void;
}

/** @param address e.g. `127.0.0.2` */
export function callerAt(origin: string, address: string): CallerAt {
  const agent = new Agent({ keepAlive: true, localAddress: address });
  let cookie = '';
  const send: CallerAt['send'] = (
    path,
    { body, token, method = body === undefined ? 'GET' : 'POST', headers: own = {} } = {},
  ) =>
    new Promise((resolve, reject) => {
      const headers = {
        ...own,
        ...(body === undefined
          ? {}
          : { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(cookie && { cookie }),
      };
      const sent = request(origin + path, { agent, method, headers, timeout: 60_000 }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk: string) => {
          text += chunk;
        });
        const cookies = (response.headers['set-cookie'] ?? []).map((set) => set.split(';')[0]).join('; ');
        response.once('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            text,
            headers: response.headers,
            cookies,
          }),
        );
        response.once('error', reject);
      });
      sent
        .once('error', reject)
        .once('timeout', () => sent.destroy(new Error('no server answered within a minute')));
      sent.end(body === undefined ? undefined : JSON.stringify(body));
    });
  const tokenIn = (text: string): string =>
    (JSON.parse(text) as { data: { access_token: string } }).data.access_token;
  return {
    send,
    async guest() {
      const body = { uuid: randomUUID() };
      return tokenIn((await send('/api/customer/customer_account/createguest/', { body })).text);
    },
    async signIn(body) {
      const { text, cookies } = await send('/api/customer_account/login', { body });
      cookie = cookies;
      return tokenIn(text);
    },
    close: () => agent.destroy(),
  };
}
