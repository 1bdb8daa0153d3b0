import type { BoxPiece } from '@suvarna/contracts/jewellery-box';
import { bus } from '@suvarna/event-bus';
import { formatFullDay } from '@suvarna/i18n/day';
import { useHref, useRemoteContext, useT } from '@suvarna/remote-kit/hooks';
import { useOnDemand } from '@suvarna/remote-kit/use-on-demand';
import { Button } from '@suvarna/ui/button';
import { formatPrice } from '@suvarna/ui/price';
import { jewelleryBoxTexts } from '#texts/jewellery-box';
import parts from '../../page/parts.module.css';
import { openFromKey } from '../../trade-in/opens-from.model.ts';
import styles from '../jewellery-box.module.css';

/** The calculation is the one of the order's page; few open it here. */
const load = () => import(/* webpackChunkName: "box-sheets" */ '../formula-sheet.tsx');

const WAYS = [
  { way: 'exchange', path: 'exchange' },
  { way: 'buyback', path: 'buy-back' },
] as const;

interface WaysBackProps {
  readonly piece: BoxPiece;
  readonly titleId: string;
}

/** What the store gives for a piece today: for another one, and for money. */
export function WaysBack({ piece, titleId }: WaysBackProps) {
  const { locale } = useRemoteContext();
  const t = useT(jewelleryBoxTexts);
  const href = useHref();
  const { part, open, busy, show, close } = useOnDemand(load, {
    onFailed: () => bus.emit('toast.message.requested', { text: t('part-failed'), kind: 'error' }),
  });
  const { order_no: orderNo, order_item_id: id } = piece;
  if (piece.state === 'going-back') return null;
  if (piece.exchange === null && piece.buyback === null)
    return <p className={parts['muted']}>{t('not-taken-back')}</p>;
  return (
    <>
      <div className={styles['ways']}>
        <dl>
          {WAYS.map(({ way, path }) => {
            const offer = piece[way];
            return (
              offer !== null && (
                <div key={way}>
                  <dt>{t(way)}</dt>
                  <dd>
                    <strong>{formatPrice(offer.amount_paise, 'INR')}</strong>
                    {offer.is_open && offer.amount_paise > 0 ? (
                      <a
                        className={parts['link']}
                        href={href(`/account/orders/${orderNo}/${path}/?item=${id}`)}
                        aria-describedby={titleId}
                      >
                        {t(`${way}-go`)}
                      </a>
                    ) : (
                      <span className={parts['muted']}>
                        {t(offer.is_open ? 'worth-nothing' : openFromKey(offer), {
                          day: formatFullDay(offer.available_from, locale),
                          store: formatFullDay(offer.store_from ?? offer.available_from, locale),
                        })}
                      </span>
                    )}
                  </dd>
                </div>
              )
            );
          })}
        </dl>
        <Button
          variant="quiet"
          className={styles['formula']}
          aria-describedby={titleId}
          busy={busy ? t('opening') : undefined}
          onClick={show}
        >
          {t('formula')}
        </Button>
      </div>
      {part && <part.FormulaSheet open={open} onClose={close} piece={piece} />}
    </>
  );
}
