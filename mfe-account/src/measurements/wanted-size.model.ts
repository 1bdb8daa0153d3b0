import type { SizeToKeep } from '@suvarna/forms/measurement-form/keep-size';
import { sizeMillimetres } from '@suvarna/contracts/sizes';

interface WantedSize {
  readonly kind: SizeToKeep['kind'];
  readonly size: string;
}

const KINDS = ['ring', 'bangle', 'chain'] as const;

/** The size a shopper came with, `?ring=14` from the size guide; `undefined` for none of ours. */
export function wantedSize(query: URLSearchParams): WantedSize | undefined {
  return KINDS.map((kind) => ({ kind, size: query.get(kind) ?? '' })).find(
    ({ kind, size }) => size !== '' && sizeMillimetres(kind, size) > 0,
  );
}
