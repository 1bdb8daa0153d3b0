import type { Translate } from '@suvarna/remote-kit/page';
import type { ProductView } from '../product.model.ts';

interface HallmarkPanelProps {
  readonly product: Pick<ProductView, 'promises' | 'karats'>;
  readonly trustT: Translate;
}

/** Parts of gold in a thousand, as the mark has them (domain rules §2.1). */
const MARKS: Readonly<Record<number, string>> = {
  9: '9K375',
  14: '14K585',
  18: '18K750',
  20: '20K833',
  22: '22K916',
  23: '23K958',
};

/** The mark on the piece, drawn and read; on coins there is none, nor on a choice that is too light. */
export function HallmarkPanel({ product: { promises, karats }, trustT }: HallmarkPanelProps) {
  if (!promises.hallmark)
    return (
      <p>
        <strong>{trustT('coin')}</strong>
      </p>
    );
  // One for each karat: the sheet shows that of the chosen one, and nothing is drawn again by a choice.
  const marks = karats.flatMap((karat) => (MARKS[karat] ? [{ karat, purity: MARKS[karat] }] : []));
  const { hallmarkFromMg: from } = promises;
  return (
    <>
      {from > 0 && (
        <p data-if="unmarked">
          <strong>{trustT('unmarked', { grams: from / 1_000 })}</strong>
        </p>
      )}
      <details data-if="marked">
        <summary>{trustT('hallmark')}</summary>
        {marks.map(({ karat, purity }) => (
          <svg
            key={karat}
            data-mark={karat}
            viewBox="0 0 240 60"
            role="img"
            aria-label={trustT('hallmark-picture', { purity })}
          >
            <path d="M28 10 50 48H6zM28 38a4 4 0 1 0 0-8 4 4 0 0 0 0 8z" />
            <text x="66" y="40">
              {purity}
            </text>
            <text x="158" y="40">
              A1B2C3
            </text>
          </svg>
        ))}
        <ul>
          <li>{trustT('hallmark-bis')}</li>
          {marks.map(({ karat, purity }) => (
            <li key={karat} data-mark={karat}>
              {trustT('hallmark-purity', { purity })}
            </li>
          ))}
          <li>{trustT('hallmark-huid')}</li>
        </ul>
      </details>
    </>
  );
}
