import { EXTERNAL_PIECE, type ExternalPiece } from '@suvarna/contracts/jewellery-box';
import { useHref, useRemoteContext, useT } from '@suvarna/remote-kit/hooks';
import { Button, ButtonLink } from '@suvarna/ui/button';
import { GemIcon, PlusIcon } from '@suvarna/ui/icon';
import { DocumentButton } from '../orders/document-button.tsx';
import { PageState } from '@suvarna/ui/page-state';
import parts from '../page/parts.module.css';
import { BoxTotal } from './box-total.tsx';
import { ExternalPieceCard } from './pieces/external-piece-card.tsx';
import { readStatement, type Box } from './jewellery-box.api.ts';
import styles from './jewellery-box.module.css';
import { Pages } from './pages.tsx';
import { PieceCard } from './pieces/piece-card.tsx';
import { RemovePiece } from './pieces/remove-piece.tsx';
import { ShareButton } from './sharing/share-button.tsx';
import { useState } from 'react';
import { jewelleryBoxTexts } from '#texts/jewellery-box';
import type { BoxChanges } from './use-box.ts';

interface BoxContentsProps {
  readonly box: Box;
  readonly changes: BoxChanges;
  /** Whose form is on its way; `null` when none is. */
  readonly opening: ExternalPiece | 'new' | null;
  readonly onEdit: (piece: ExternalPiece | 'new') => void;
  readonly onRemoved: () => void;
}

export function BoxContents({ box, changes, opening, onEdit, onRemoved }: BoxContentsProps) {
  const { t } = useRemoteContext();
  const jewelleryBoxT = useT(jewelleryBoxTexts);
  const href = useHref();
  const { bought, elsewhere } = box;
  const [asked, setAsked] = useState<ExternalPiece | null>(null);
  const busy = opening === null ? undefined : jewelleryBoxT('opening');
  const add = (variant: 'primary' | 'secondary') => (
    <Button
      variant={variant}
      icon={<PlusIcon size="small" />}
      busy={opening === 'new' ? busy : undefined}
      onClick={() => onEdit('new')}
    >
      {jewelleryBoxT('add')}
    </Button>
  );
  if (bought.count === 0 && elsewhere.length === 0)
    return (
      <PageState>
        <GemIcon size="large" />
        <h2>{jewelleryBoxT('empty')}</h2>
        <p>{jewelleryBoxT('empty-text')}</p>
        <div className={styles['choices']}>
          <ButtonLink href={href('/jewellery/')}>{t('orders.shop')}</ButtonLink>
          {add('secondary')}
        </div>
      </PageState>
    );
  return (
    <>
      <BoxTotal total={bought.total} asOf={bought.as_of}>
        <DocumentButton
          text={jewelleryBoxT('statement')}
          file="suvarna-jewellery-box.pdf"
          wide={false}
          read={readStatement}
        />
        <ShareButton />
      </BoxTotal>
      {bought.results.length > 0 && (
        <section className={styles['section']} aria-labelledby="box-bought">
          <h2 id="box-bought">{jewelleryBoxT('bought')}</h2>
          <ul className={styles['list']}>
            {bought.results.map((piece) => (
              <PieceCard
                key={piece.order_item_id}
                piece={piece}
                onReminders={(reminders) =>
                  changes.withReminders({ origin: 'store', piece_id: piece.order_item_id }, reminders)
                }
              />
            ))}
          </ul>
          <Pages box={bought} />
        </section>
      )}
      <section className={styles['section']} aria-labelledby="box-elsewhere">
        <h2 id="box-elsewhere">{jewelleryBoxT('elsewhere')}</h2>
        <p className={parts['muted']}>{jewelleryBoxT('elsewhere-text')}</p>
        {elsewhere.length > 0 && (
          <ul className={styles['list']}>
            {elsewhere.map((piece) => (
              <ExternalPieceCard
                key={piece.piece_id}
                piece={piece}
                busy={opening === piece ? busy : undefined}
                onEdit={() => onEdit(piece)}
                onRemove={() => setAsked(piece)}
                onReminders={(reminders) =>
                  changes.withReminders({ origin: 'elsewhere', piece_id: piece.piece_id }, reminders)
                }
              />
            ))}
          </ul>
        )}
        {elsewhere.length < EXTERNAL_PIECE.most ? (
          <div>{add('secondary')}</div>
        ) : (
          <p className={parts['muted']}>{jewelleryBoxT('full')}</p>
        )}
      </section>
      <RemovePiece
        piece={asked}
        changes={changes}
        onClose={(piece) => setAsked((now) => (now === piece ? null : now))}
        onRemoved={onRemoved}
      />
    </>
  );
}
