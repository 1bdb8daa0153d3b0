import type { Translate } from '@suvarna/remote-kit/page';

const CODE_TEXTS: Readonly<Record<string, string>> = {
  'SESSION.CREDENTIALS_WRONG': 'sign-in.wrong',
  'REQUEST.TOO_MANY': 'sign-in.too-many-passwords',
};

/**
 * What a failed login shows (specification S8.3): the answer's `msg`, which the server says in the
 * page's language; without one what its code means, or else the specification's sentence.
 */
export function failureText(error: unknown, t: Translate): string {
  return messageOf(error) || t(CODE_TEXTS[textOf(error, 'code')] ?? 'loginWishlistCartError');
}

/** The `msg` of an answer that failed; `''` when there was no answer, or none with words. */
export function messageOf(error: unknown): string {
  return textOf(
    typeof error === 'object' && error !== null && 'body' in error ? error.body : undefined,
    'msg',
  );
}

function textOf(value: unknown, key: string): string {
  const found =
    typeof value === 'object' && value !== null
      ? (value as Readonly<Record<string, unknown>>)[key]
      : undefined;
  return typeof found === 'string' ? found : '';
}
