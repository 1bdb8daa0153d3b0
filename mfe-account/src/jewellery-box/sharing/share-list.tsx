import type { BoxShare } from '@suvarna/contracts/jewellery-box';
import { formatMoment } from '@suvarna/i18n/day';
import { useRemoteContext, useT } from '@suvarna/remote-kit/hooks';
import { Button } from '@suvarna/ui/button';
import { jewelleryBoxTexts } from '#texts/jewellery-box';
import parts from '../../page/parts.module.css';

interface ShareListProps {
  readonly shares: readonly BoxShare[];
  /** Ids of those that are being ended. */
  readonly busy: readonly string[];
  readonly onEnd: (shareId: string) => void;
}

/** Links that work, each with its end. */
export function ShareList({ shares, busy, onEnd }: ShareListProps) {
  const { locale } = useRemoteContext();
  const t = useT(jewelleryBoxTexts);
  if (shares.length === 0) return null;
  return (
    <section className={parts['sheet']} aria-labelledby="box-shares">
      <h3 id="box-shares">{t('shares')}</h3>
      <ul className={parts['list']}>
        {shares.map((each) => (
          <li key={each.share_id} className={parts['row']}>
            <span id={`share-${each.share_id}`}>
              {t(each.with_values ? 'share-of-values' : 'share-of-pieces', {
                until: formatMoment(each.expires_at, locale),
              })}
            </span>
            <Button
              variant="quiet"
              aria-describedby={`share-${each.share_id}`}
              busy={busy.includes(each.share_id) ? t('ending') : undefined}
              onClick={() => onEnd(each.share_id)}
            >
              {t('share-end')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
