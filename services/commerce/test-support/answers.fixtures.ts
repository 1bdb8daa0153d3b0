import type { Answer } from './service.fixtures.ts';

/** What a call meets, on one line: `200`, or `404 ORDER.NOT_FOUND`. */
export async function met(
  answer:
    | (Pick<Answer, 'status'> & { readonly body: { readonly code?: string | undefined } })
    | Promise<Answer>,
): Promise<string> {
  const { status, body } = await answer;
  return body.code === undefined ? String(status) : `${status} ${body.code}`;
}
