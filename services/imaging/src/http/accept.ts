import type { Format } from '../pictures/picture.ts';

/**
 * The smallest format a client names. Whoever takes just anything gets JPEG: those are programs that
 * show pictures elsewhere, and every one of them reads it.
 */
export function formatFor(accept: string | undefined): Format {
  const takes = (type: string): boolean => new RegExp(`(?:^|[\\s,])${type}(?![\\w+.-])(?!\\s*;\\s*q=0(?:\\.0*)?(?:\\s*(?:,|$)))`, 'i').test(accept ?? '');
  if (takes('image/avif')) return 'avif';
  return takes('image/webp') ? 'webp' : 'jpeg';
}
