import { callingCodeOf } from '@suvarna/forms/calling-codes';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { CallerIdUnreadable, type CallerIdProvider, type CallerIdSettings } from './caller-id.ts';

const ANSWER_MS = 5_000;
const LONGEST_ANSWER = 64 * 1024;

/** What we read of a profile; the provider sends more. Numbers come with their calling code and without a plus. */
const Answer = Type.Object({
  phoneNumbers: Type.Array(Type.Integer({ minimum: 10_000_000, maximum: 999_999_999_999_999 }), {
    minItems: 1,
  }),
  name: Type.Optional(
    Type.Object({
      first: Type.Optional(Type.String({ maxLength: 200 })),
      last: Type.Optional(Type.String({ maxLength: 200 })),
    }),
  ),
});

async function bodyOf(response: Response): Promise<unknown> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of response.body ?? []) {
    length += part.length;
    if (length > LONGEST_ANSWER) throw new Error('the answer is too long');
    parts.push(part);
  }
  return JSON.parse(Buffer.concat(parts).toString('utf8')) as unknown;
}

const plainName = (name: string | undefined): string =>
  (name ?? '')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
    .slice(0, 60);

/** A provider that speaks Truecaller's way: a link into the app, a callback, a profile for the token it brings. */
export function httpCallerId({ askUrl, profileUrl }: CallerIdSettings): CallerIdProvider {
  return {
    askUrl: (requestId) => `${askUrl}${encodeURIComponent(requestId)}`,
    async profileOf(accessToken) {
      let body: unknown;
      try {
        const response = await fetch(profileUrl, {
          headers: {
            accept: 'application/json',
            authorization: `Bearer ${accessToken}`,
            'cache-control': 'no-cache',
          },
          redirect: 'error',
          signal: AbortSignal.timeout(ANSWER_MS),
        });
        if (!response.ok) throw new Error(`the provider answered ${response.status}`);
        body = await bodyOf(response);
      } catch (cause) {
        throw new CallerIdUnreadable('the provider gave no profile', { cause });
      }
      const written = Value.Check(Answer, body) ? String(body.phoneNumbers[0]) : '';
      const code = callingCodeOf(written);
      if (!Value.Check(Answer, body) || code === undefined)
        throw new CallerIdUnreadable('the profile names no phone we know how to read');
      return {
        phone: { code, number: written.slice(code.length) },
        firstName: plainName(body.name?.first),
        lastName: plainName(body.name?.last),
      };
    },
  };
}
