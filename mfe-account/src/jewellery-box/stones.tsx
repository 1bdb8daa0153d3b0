import type { BoxStone } from '@suvarna/contracts/jewellery-box';
import { caratNumber } from '@suvarna/contracts/money';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import styles from './jewellery-box.module.css';
import { useSay } from './use-say.ts';

/** Every kind of stone of a piece, with how many there are and what they weigh. */
export function Stones({ stones }: { readonly stones: readonly BoxStone[] }) {
  const { locale } = useRemoteContext();
  const say = useSay();
  return (
    <ul className={styles['stones']}>
      {stones.map(({ type, type_en, type_hi, shape, quality, count, millicarat }) => (
        <li key={`${type} ${shape} ${quality} ${millicarat}`}>
          {[
            say('stone', {
              stone: locale === 'hi' ? type_hi : type_en,
              count,
              carats: caratNumber(millicarat),
            }),
            quality,
          ]
            .filter((part) => part !== '')
            .join(', ')}
        </li>
      ))}
    </ul>
  );
}
