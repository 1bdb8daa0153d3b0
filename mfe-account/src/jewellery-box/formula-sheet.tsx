import { fieldIn } from '@suvarna/contracts/locale';
import type { BoxPiece } from '@suvarna/contracts/jewellery-box';
import { useRemoteContext, useT } from '@suvarna/remote-kit/hooks';
import { Sheet } from '@suvarna/ui/sheet';
import { jewelleryBoxTexts } from '#texts/jewellery-box';
import { Formula } from '../trade-in/worth/formula.tsx';
import parts from '../page/parts.module.css';

interface FormulaSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly piece: BoxPiece;
}

/** What a piece brings both ways, row by row. */
export function FormulaSheet({ open, onClose, piece }: FormulaSheetProps) {
  const { locale } = useRemoteContext();
  const t = useT(jewelleryBoxTexts);
  const gold = {
    milligrams: piece.net_weight_mg,
    ratePaise: piece.value?.gold_rate_paise ?? 0,
    karat: piece.karat,
  };
  return (
    <Sheet open={open} onClose={onClose} title={t('formula')} closeLabel={t('close')}>
      <div className={parts['sheet']}>
        <p>{fieldIn(piece, 'title', locale)}</p>
        {(['exchange', 'buyback'] as const).map((way) => {
          const offer = piece[way];
          return (
            offer !== null && (
              <section key={way} className={parts['sheet']} aria-labelledby={`formula-${way}`}>
                <h3 id={`formula-${way}`}>{t(way)}</h3>
                <Formula lines={offer.lines} amount={offer.amount_paise} gold={gold} total={t('we-give')} />
              </section>
            )
          );
        })}
        <p className={parts['muted']}>{t('formula-note')}</p>
      </div>
    </Sheet>
  );
}
