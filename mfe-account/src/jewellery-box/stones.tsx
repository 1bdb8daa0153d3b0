import { inLanguage } from '@suvarna/contracts/locale';
import type { BoxStone } from '@suvarna/contracts/jewellery-box';
import { caratNumber } from '@suvarna/contracts/money';
import { useRemoteContext, useT } from '@suvarna/remote-kit/hooks';
import { jewelleryBoxTexts } from '#texts/jewellery-box';
import styles from './jewellery-box.module.css';

/** Every kind of stone of a piece, with how many there are and what they weigh. */
export function Stones({ stones }: { readonly stones: readonly BoxStone[] }) {
  const { locale } = useRemoteContext();
  const t = useT(jewelleryBoxTexts);
  return (
    <ul className={styles['stones']}>
      {stones.map(({ type, type_en, type_hi, shape, quality, count, millicarat }) => (
        <li key={`${type} ${shape} ${quality} ${millicarat}`}>
          {[
            t('stone', {
              stone: inLanguage({ type_hi }, 'type', locale, type_en),
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
