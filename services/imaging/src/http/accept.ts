import type { Format } from '../pictures/picture.ts';

/** A weight of nothing, wherever among the parameters it stands. */
const NOT_AT_ALL = /^q=0(?:\.0*)?$/;

/**
 * The smallest format a client names. A client that takes just anything gets JPEG: those are programs that
 * show pictures elsewhere, and every one of them reads it.
 */
export function formatFor(accept: string | undefined): Format {
  const ranges = (accept ?? '')
    .toLowerCase()
    .split(',')
    .map((range) => range.split(';').map((part) => part.trim()));
  const takes = (type: string): boolean =>
    ranges.some(
      ([name, ...parameters]) => name === type && !parameters.some((parameter) => NOT_AT_ALL.test(parameter)),
    );
  if (takes('image/avif')) return 'avif';
  return takes('image/webp') ? 'webp' : 'jpeg';
}
