import { fieldIn } from '@suvarna/contracts/locale';
import type { BoxStone } from '@suvarna/contracts/jewellery-box';
import { caratNumber } from '@suvarna/contracts/money';
import { useRemoteContext, useT } from '@suvarna/remote-kit/hooks';
import { jewelleryBoxTexts } from '#texts/jewellery-box';
import styles from '../jewellery-box.module.css';

/** Every kind of stone of a piece, with how many there are and what they weigh. */
export function Stones({ stones }: { readonly stones: readonly BoxStone[] }) {
  const { locale } = useRemoteContext();
  const t = useT(jewelleryBoxTexts);
  return (
    <ul className={styles['stones']}>
      {stones.map((stone) => (
        <li key={`${stone.type} ${stone.shape} ${stone.quality} ${stone.millicarat}`}>
          {[
            t('stone', {
              stone: fieldIn(stone, 'type', locale, stone.type_en),
              count: stone.count,
              carats: caratNumber(stone.millicarat),
            }),
            stone.quality,
          ]
            .filter((part) => part !== '')
            .join(', ')}
        </li>
      ))}
    </ul>
  );
}
