import type { Translate } from '@suvarna/remote-kit/page';
import type { ProductView } from '../product.model.ts';

interface CareAndBoxProps {
  readonly product: Pick<ProductView, 'promises' | 'stones'>;
  readonly trustT: Translate;
}

/** In the box of a choice that is hallmarked, and of one that is too light for it. */
const IF: Readonly<Record<string, string>> = { 'box-invoice': 'marked', 'box-invoice-unmarked': 'unmarked' };
const COIN = { box: ['box-coin', 'box-assay', 'box-invoice-coin'], care: ['care-coin'] } as const;

/** What is in the box, and how it stays beautiful. */
export function CareAndBox({ product: { promises, stones }, trustT }: CareAndBoxProps) {
  const has = (wanted: string): boolean => stones.some(({ type }) => type === wanted);
  const { box, care } = promises.hallmark
    ? {
        box: [
          'box-piece',
          ...(has('diamond') ? ['box-certificate'] : []),
          'box-invoice',
          'box-invoice-unmarked',
        ],
        care: ['care-wear', has('pearl') ? 'care-pearl' : 'care-clean', 'care-keep'],
      }
    : COIN;
  return (
    <>
      {[['box', box] as const, ['care', care] as const].map(([name, keys]) => (
        <details key={name}>
          <summary>{trustT(name)}</summary>
          <ul>
            {keys.map((key) => (
              <li key={key} data-if={IF[key]}>
                {trustT(key)}
              </li>
            ))}
          </ul>
        </details>
      ))}
    </>
  );
}
