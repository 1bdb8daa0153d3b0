import type { ExternalPiece } from '@suvarna/contracts/jewellery-box';
import type { RequestPhoto } from '@suvarna/contracts/orders';
import { useRead } from '@suvarna/remote-kit/use-read';
import { useT } from '@suvarna/remote-kit/hooks';
import { jewelleryBoxTexts } from '#texts/jewellery-box';
import { CardSkeleton } from '../../page/card-skeleton.tsx';
import { readPhotos } from '../jewellery-box.api.ts';
import { PieceForm } from './piece-form.tsx';

interface PieceEditorProps {
  /** `null` for another one. */
  readonly piece: ExternalPiece | null;
  readonly onSaved: (piece: ExternalPiece, isWaitedFor: boolean) => void;
  readonly onLeave: () => void;
}

const NONE: readonly RequestPhoto[] = [];

/** Reads the pictures a piece has before its form is shown: each of them may be taken away there. */
export function PieceEditor({ piece, onSaved, onLeave }: PieceEditorProps) {
  const t = useT(jewelleryBoxTexts);
  const hasPhotos = piece !== null && piece.photos > 0;
  const { state } = useRead(hasPhotos ? piece.piece_id : null, (signal) =>
    piece === null ? Promise.resolve(NONE) : readPhotos(piece, signal),
  );
  if (hasPhotos && state.status === 'loading') return <CardSkeleton text={t('photos-reading')} />;
  // Pictures that could not be read stay as they are; the words can be changed nevertheless.
  const photos = hasPhotos ? (state.status === 'ready' ? state.data : undefined) : NONE;
  return <PieceForm piece={piece} photos={photos} onSaved={onSaved} onLeave={onLeave} />;
}
