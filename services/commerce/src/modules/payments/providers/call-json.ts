import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { ProviderRefused, ProviderUnavailable } from '../provider.ts';
import { agents, READ_MS } from './connect-in-time.ts';

const LONGEST_ANSWER = 256 * 1024;

export interface JsonCall {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly body?: object;
  /** Besides those of every call. */
  readonly headers?: Readonly<Record<string, string>>;
}

async function read(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > LONGEST_ANSWER) throw new Error('the answer is too long');
    parts.push(part);
  }
  if (!answer.complete) throw new Error('the answer was cut');
  return Buffer.concat(parts).toString('utf8');
}

/** Calls a provider's JSON API with a key; follows no redirects, waits for no slow answer, reads no more than it must. */
export function jsonCaller(
  origin: string,
  keyId: string,
  keySecret: string,
): (call: JsonCall) => Promise<unknown> {
  const { http, https } = agents();
  const isHttps = origin.startsWith('https:');
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;

  function send({ method, path, body, headers: more }: JsonCall): Promise<IncomingMessage> {
    const payload = body === undefined ? undefined : Buffer.from(JSON.stringify(body));
    const headers = {
      ...more,
      accept: 'application/json',
      authorization,
      ...(payload === undefined
        ? {}
        : { 'content-type': 'application/json', 'content-length': payload.length }),
    };
    return new Promise((resolve, reject) => {
      const options = { method, headers, timeout: READ_MS };
      const request = isHttps
        ? httpsRequest(`${origin}${path}`, { ...options, agent: https })
        : httpRequest(`${origin}${path}`, { ...options, agent: http });
      request
        .once('response', resolve)
        .once('error', reject)
        .once('timeout', () => request.destroy(new Error(`no answer within ${READ_MS} ms`)));
      request.end(payload);
    });
  }

  return async (call) => {
    let status: number;
    let text: string;
    try {
      const answer = await send(call);
      status = answer.statusCode ?? 0;
      text = await read(answer);
    } catch (cause) {
      throw new ProviderUnavailable(`${call.method} ${call.path} was not answered`, { cause });
    }
    if (status >= 400 && status < 500 && status !== 408 && status !== 429)
      throw new ProviderRefused(`${call.method} ${call.path} was refused with ${status}`, status);
    if (status < 200 || status >= 300)
      throw new ProviderUnavailable(`${call.method} ${call.path} was answered with ${status}`);
    try {
      return JSON.parse(text) as unknown;
    } catch (cause) {
      throw new ProviderUnavailable(
        `${call.method} ${call.path} was answered with something else than JSON`,
        { cause },
      );
    }
  };
}
