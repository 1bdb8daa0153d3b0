import type { CustomFetch } from 'openid-client';
import { ProviderAway } from './provider.ts';

const LONGEST_ANSWER = 256 * 1024;

async function bodyOf(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of response.body ?? []) {
    length += part.length;
    if (length > LONGEST_ANSWER) throw new Error('the answer is too long');
    parts.push(part);
  }
  return new Uint8Array(Buffer.concat(parts));
}

/** Reads an answer to its end, and no longer one. @throws ProviderAway when there is none */
export const limitedFetch: CustomFetch = async (url, { body, method, headers, redirect, signal }) => {
  try {
    // What is sent are the fields of a form.
    const sent = body instanceof URLSearchParams ? body : null;
    const response = await fetch(url, { body: sent, method, headers, redirect, signal: signal ?? null });
    if (response.status >= 500) throw new Error(`the provider answered ${response.status}`);
    const { status, headers: said } = response;
    return new Response(await bodyOf(response), { status, headers: said });
  } catch (cause) {
    throw new ProviderAway('the provider did not answer', { cause });
  }
};
