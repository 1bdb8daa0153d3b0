import type { ExternalPiece } from '@suvarna/contracts/jewellery-box';
import { isApiFailure } from '@suvarna/contracts/call';
import { bus } from '@suvarna/event-bus';
import { useEffect, useRef } from 'react';
import { useAct } from '@suvarna/ui/use-act';
import { useT } from '@suvarna/remote-kit/hooks';
import { jewelleryBoxTexts } from '#texts/jewellery-box';
import { AskSheet } from '../../page/ask-sheet.tsx';
import { failureKey } from '../failure.model.ts';
import { changedPiece, removePiece } from '../jewellery-box.api.ts';
import type { BoxChanges } from '../use-box.ts';

interface RemovePieceProps {
  /** Asked about; `null` when nothing is. */
  readonly piece: ExternalPiece | null;
  readonly changes: BoxChanges;
  /** Of the question about this piece: another one may be asked by then. */
  readonly onClose: (piece: ExternalPiece | null) => void;
  readonly onRemoved: () => void;
}

/** Asks before a piece from elsewhere goes, with its pictures and reminders. */
export function RemovePiece({ piece, changes, onClose, onRemoved }: RemovePieceProps) {
  const t = useT(jewelleryBoxTexts);
  const { busy, fault, act, forget } = useAct();
  /** Of which piece the question is that is open by now. */
  const asked = useRef(piece);
  useEffect(() => {
    asked.current = piece;
  });

  const close = (): void => {
    forget();
    onClose(piece);
  };
  const remove = async (): Promise<void> => {
    if (piece === null) return;
    let why = '';
    const done = await act(
      piece.piece_id,
      async () => {
        try {
          changes.withPieces(await removePiece(piece));
        } catch (error) {
          // Another window was first: what was wanted is the case.
          if (!isApiFailure(error) || error.code !== 'BOX.NOT_FOUND') throw error;
          changes.withoutPiece(piece.piece_id);
        }
      },
      (error) => {
        const now = changedPiece(error);
        if (now !== undefined) changes.withPiece(now);
        why = t(failureKey(error));
        return why;
      },
    );
    if (!done) {
      if (why === '' || asked.current === piece) return;
      // Its question is closed, and the next one is of another piece.
      forget();
      bus.emit('toast.message.requested', { text: why, kind: 'error' });
      return;
    }
    bus.emit('toast.message.requested', { text: t('removed'), kind: 'success' });
    onClose(piece);
    onRemoved();
  };

  return (
    <AskSheet
      open={piece !== null}
      title={piece === null ? '' : t('remove-title', { name: piece.name })}
      action={t('remove')}
      busy={piece !== null && busy.includes(piece.piece_id)}
      fault={fault?.of === piece?.piece_id ? fault?.text : undefined}
      onAct={() => void remove()}
      onClose={close}
    >
      <p>{t('remove-text')}</p>
    </AskSheet>
  );
}
