import type { Locale } from '@suvarna/contracts/locale';
import { sizeMillimetres, type SizeKind } from '@suvarna/contracts/sizes';
import { sizesTexts } from '#texts/sizes';

/** How a size is printed: `12 (51.9 mm)`, `2-4 (57.2 mm)`, `18 inch`, with the units of the language. */
export function sizeLabel(kind: SizeKind, id: string, locale: Locale): string {
  const millimetres = sizeMillimetres(kind, id);
  if (kind === 'none' || millimetres === 0) return id;
  const isAcross = kind === 'ring' || kind === 'bangle';
  return sizesTexts(locale)(isAcross ? 'across' : 'long', { id, mm: millimetres.toFixed(1) });
}
