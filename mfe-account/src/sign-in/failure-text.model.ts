import type { Translate } from '@suvarna/remote-kit/page';

const CODE_TEXTS: Readonly<Record<string, string>> = {
  'SESSION.CREDENTIALS_WRONG': 'sign-in.wrong',
  'REQUEST.TOO_MANY': 'sign-in.too-many-passwords',
};

/**
 * What a failed login shows (specification §8): the answer's `msg`, in the page's language where
 * its code is known, or the specification's sentence when there is none.
 */
export function failureText(error: unknown, t: Translate): string {
  const known = CODE_TEXTS[textOf(error, 'code')];
  return known === undefined ? messageOf(error) || t('loginWishlistCartError') : t(known);
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
