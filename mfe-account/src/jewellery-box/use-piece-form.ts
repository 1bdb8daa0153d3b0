import { useSendOnce } from '@suvarna/forms/send-once';
import type { ExternalPiece } from '@suvarna/contracts/jewellery-box';
import type { RequestPhoto } from '@suvarna/contracts/orders';
import { isApiFailure } from '@suvarna/contracts/call';
import { pieceSchema, type PieceFields } from '@suvarna/forms/jewellery-box-schema';
import { usePhotos, type Photos } from '@suvarna/forms/photos/use-photos';
import { faultsOf, type FaultsOf } from '@suvarna/forms/faults';
import { useState } from 'react';
import { mergeFields } from '../form/merge-fields.model.ts';
import { failureKey } from './failure.model.ts';
import { changedPiece, savePiece } from './jewellery-box.api.ts';
import { bodyOf, EMPTY, fieldsOf } from './piece-draft.model.ts';

export interface PieceForm {
  readonly fields: PieceFields;
  /** Of what is filled in now, once sending it was tried. */
  readonly faults: FaultsOf<PieceFields>;
  /** Key of why it could not be saved; `''` for no reason. */
  readonly failure: string;
  /** Another window was first: fields that both changed, of which mine stand. `undefined` when none was. */
  readonly disputed: readonly (keyof PieceFields)[] | undefined;
  readonly busy: boolean;
  readonly photos: Photos;
  readonly change: (part: Partial<PieceFields>) => void;
  /**
   * @param halfTyped the day is one that a date field answers nothing for
   * @param onFault called beside the change of state that shows the faults, for the focus to come with them
   * @returns the piece as it was saved, or what is in the way
   */
  readonly send: (
    halfTyped: boolean,
    onFault: () => void,
  ) => Promise<ExternalPiece | 'faulty' | 'failed' | 'busy'>;
}

/** Stands for a day that is no day: every rule refuses it. */
const NO_DAY = '?';

/**
 * A piece from elsewhere while it is written down. What another window made of it meanwhile is taken in.
 *
 * @param first pictures that it has; `undefined` when they could not be read
 */
export function usePieceForm(
  piece: ExternalPiece | null,
  first: readonly RequestPhoto[] | undefined,
): PieceForm {
  /** As the store has it, as far as this window knows; `null` when it is not there (any more). */
  const [seen, setSeen] = useState(piece);
  const [fields, setFields] = useState<PieceFields>(piece === null ? EMPTY : fieldsOf(piece));
  const [tried, setTried] = useState(false);
  const [failure, setFailure] = useState('');
  const [disputed, setDisputed] = useState<PieceForm['disputed']>();
  const [busy, setBusy] = useState(false);
  const photos = usePhotos({ first });
  const sendOnce = useSendOnce();
  const [isHalfDay, setIsHalfDay] = useState(false);
  const faultsWith = (halfTyped: boolean): FaultsOf<PieceFields> =>
    faultsOf(pieceSchema, halfTyped ? { ...fields, bought_on: NO_DAY } : fields);

  const takeFailure = (error: unknown): void => {
    const changed = changedPiece(error);
    if (changed !== undefined && seen !== null) {
      const merged = mergeFields(fieldsOf(seen), fields, fieldsOf(changed));
      setFields(merged.fields);
      setDisputed(merged.disputed);
      setSeen(changed);
      return;
    }
    // Saved again it is another one: what was written is not lost.
    if (isApiFailure(error) && error.code === 'BOX.NOT_FOUND') setSeen(null);
    setFailure(failureKey(error));
  };
  const send: PieceForm['send'] = async (halfTyped, onFault) => {
    if (busy || photos.busy) return 'busy';
    setTried(true);
    setIsHalfDay(halfTyped);
    setFailure('');
    setDisputed(undefined);
    if (Object.keys(faultsWith(halfTyped)).length > 0) {
      onFault();
      return 'faulty';
    }
    // Of one that is gone everything is sent, of another one those that changed.
    const body = bodyOf(
      fields,
      seen !== null && (first === undefined || photos.list === first) ? undefined : photos.list,
    );
    setBusy(true);
    try {
      return await sendOnce([seen?.version, body], (key) => savePiece(seen, body, key));
    } catch (error) {
      takeFailure(error);
      return 'failed';
    } finally {
      setBusy(false);
    }
  };
  return {
    fields,
    faults: tried ? faultsWith(isHalfDay) : {},
    failure,
    disputed,
    busy,
    photos,
    send,
    change: (part) => {
      if ('bought_on' in part) setIsHalfDay(false);
      setFields((before) => ({ ...before, ...part }));
    },
  };
}
