import { expect } from '@jest/globals';
import type { LightMyRequestResponse } from 'fastify';
import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';

export interface Answer {
  readonly status: number;
  readonly headers: LightMyRequestResponse['headers'];
  readonly body: {
    status_code: number;
    error: boolean;
    code?: string;
    msg: string;
    message: string;
    data: never;
    username?: string;
    fields?: Record<string, string>;
  };
}

interface Met {
  readonly status: number;
  readonly body: { readonly code?: string | undefined };
}

/** What a call meets, on one line: `200`, or `404 ORDER.NOT_FOUND`. */
export async function met(answer: Met | Promise<Met>): Promise<string> {
  const { status, body } = await answer;
  return body.code === undefined ? String(status) : `${status} ${body.code}`;
}

/** What a call answers with 200, in the form that is published. */
export function data<Schema extends TSchema>(schema: Schema, { status, body }: Answer) {
  expect([status, body.code, [...Value.Errors(schema, body.data)].slice(0, 3)]).toEqual([200, undefined, []]);
  return Value.Parse(schema, body.data);
}

/** What a call answers with 200. */
export function dataOf<Data = never>({ status, body }: Answer): Data {
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.data;
}
