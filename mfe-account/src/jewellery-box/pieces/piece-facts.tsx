import type { BoxPiece } from '@suvarna/contracts/jewellery-box';
import { productCertificate } from '@suvarna/contracts/catalogue';
import { gramNumber } from '@suvarna/contracts/money';
import { formatFullDay } from '@suvarna/i18n/day';
import { useHref, useRemoteContext, useT } from '@suvarna/remote-kit/hooks';
import { formatPrice } from '@suvarna/ui/price';
import type { ReactNode } from 'react';
import { jewelleryBoxTexts } from '#texts/jewellery-box';
import parts from '../../page/parts.module.css';
import { Facts } from './facts.tsx';
import { Stones } from './stones.tsx';

/** The fineness of a coin, `999`; jewellery says its karat in front, `22K916`. */
const isCoin = (purity: string): boolean => /^\d+$/.test(purity);

/** What papers and the hallmark say of a piece that was bought here. */
export function PieceFacts({ piece }: { readonly piece: BoxPiece }) {
  const { locale } = useRemoteContext();
  const t = useT(jewelleryBoxTexts);
  const href = useHref();
  const { net_weight_mg: net, gross_weight_mg: gross, stones, huid, purity, certificates = [] } = piece;
  const hasDiamonds = stones.some(({ type }) => type.toLowerCase() === 'diamond');

  const certificate = (): ReactNode => {
    if (certificates.length > 0)
      return certificates.map(({ laboratory, number }) => `${laboratory} ${number}`).join(', ');
    if (isCoin(purity)) return t('certificate-coin');
    if (!hasDiamonds) return '';
    return (
      <>
        {t('certificate-text')}{' '}
        {piece.url !== '' && (
          <a
            className={parts['link']}
            href={`/api/${productCertificate.path}?product_id=${piece.product_id}&lang=${locale}`}
          >
            {t('certificate-sample')}
          </a>
        )}
      </>
    );
  };

  return (
    <Facts
      facts={[
        [t('weight'), t('grams', { grams: gramNumber(net) })],
        [t('weight-gross'), gross === net ? '' : t('grams', { grams: gramNumber(gross) })],
        [t('purity'), purity],
        [t('huid'), huid],
        [
          t(piece.stones_from === 'design' ? 'stones-of-design' : 'stones'),
          stones.length > 0 && <Stones stones={stones} />,
        ],
        [t('certificate'), certificate()],
        [t('engraving'), piece.engraving !== '' && <q dir="auto">{piece.engraving}</q>],
        [t('delivered'), formatFullDay(piece.delivered_on, locale)],
        [
          t('order'),
          <a key="order" className={parts['link']} href={href(`/account/orders/${piece.order_no}/`)}>
            {piece.order_no}
          </a>,
        ],
        [t('paid'), formatPrice(piece.paid_paise, piece.currency)],
      ]}
    />
  );
}
