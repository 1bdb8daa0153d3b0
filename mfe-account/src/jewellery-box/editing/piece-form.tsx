import type { ExternalPiece } from '@suvarna/contracts/jewellery-box';
import type { RequestPhoto } from '@suvarna/contracts/orders';
import { Button } from '@suvarna/ui/button';
import { takeLostFocus } from '@suvarna/ui/focus';
import { SubmitButton } from '@suvarna/ui/submit-button';
import { useState } from 'react';
import { isApiFailure } from '@suvarna/contracts/call';
import { pieceSchema, type PieceFields } from '@suvarna/forms/jewellery-box-schema';
import { PhotoField } from '@suvarna/forms/photos/photo-field';
import { usePhotos } from '@suvarna/forms/photos/use-photos';
import { useFaultText } from '@suvarna/forms/use-fault-text';
import { useForm } from '@suvarna/forms/use-form';
import { useT } from '@suvarna/remote-kit/hooks';
import { Notice } from '@suvarna/ui/notice';
import { jewelleryBoxTexts } from '#texts/jewellery-box';
import { mergeFields } from '../../form/merge-fields.model.ts';
import parts from '../../page/parts.module.css';
import { PieceFieldset } from './piece-fieldset.tsx';
import { changedPiece, savePiece } from '../jewellery-box.api.ts';
import { bodyOf, EMPTY, fieldsOf } from './piece-draft.model.ts';
import { failureKey } from '../failure.model.ts';

interface PieceFormProps {
  readonly piece: ExternalPiece | null;
  /** Those it has; `undefined` when they could not be read, and stay. */
  readonly photos: readonly RequestPhoto[] | undefined;
  /** @param isWaitedFor nobody has left the form meanwhile */
  readonly onSaved: (piece: ExternalPiece, isWaitedFor: boolean) => void;
  readonly onLeave: () => void;
}

/** A piece from elsewhere. Nothing that was typed is lost before the store has it; what another window made of it meanwhile is taken in. */
export function PieceForm({ piece, photos: first, onSaved, onLeave }: PieceFormProps) {
  const t = useT(jewelleryBoxTexts);
  /** As the store has it, as far as this window knows; `null` when it is not there (any more). */
  const [seen, setSeen] = useState(piece);
  /** Another window was first: fields that both changed, of which mine stand. */
  const [disputed, setDisputed] = useState<readonly (keyof PieceFields)[]>();
  const photos = usePhotos({ first });
  // Of one that is gone everything is sent, of another one those that changed.
  const photosNow = seen !== null && (first === undefined || photos.list === first) ? undefined : photos.list;
  const form = useForm({
    schema: pieceSchema,
    first: piece === null ? EMPTY : fieldsOf(piece),
    body: (fields) => (photos.busy ? null : { version: seen?.version, piece: bodyOf(fields, photosNow) }),
    send: (body, key) => savePiece(seen, body.piece, key),
    failures: (error) => (changedPiece(error) === undefined ? t(failureKey(error)) : ''),
    text: useFaultText(),
    onSent: (saved, _fields, isThere) => onSaved(saved, isThere),
    onFailed: (error) => {
      const changed = changedPiece(error);
      if (changed !== undefined && seen !== null) {
        form.set((mine) => {
          const merged = mergeFields(fieldsOf(seen), mine, fieldsOf(changed));
          setDisputed(merged.disputed);
          return merged.fields;
        });
        setSeen(changed);
      }
      // Saved again it is another one: what was written is not lost.
      if (isApiFailure(error) && error.code === 'BOX.NOT_FOUND') setSeen(null);
    },
  });

  return (
    // The button that opened it is gone with the list.
    <form
      ref={takeLostFocus}
      tabIndex={-1}
      className={parts['card']}
      aria-labelledby="box-title"
      method="post"
      noValidate
      onSubmit={(event) => {
        setDisputed(undefined);
        form.submit(event);
      }}
    >
      <PieceFieldset form={form} />
      {first === undefined ? (
        <p className={parts['muted']}>{t('photos-unread')}</p>
      ) : (
        <PhotoField photos={photos} />
      )}
      <div role="alert">
        {disputed !== undefined && (
          <Notice kind="bad">
            {disputed.length === 0
              ? t('changed')
              : t('disputed', { fields: disputed.map((field) => t(`field.${field}`)).join(', ') })}
          </Notice>
        )}
        {form.failure !== '' && <Notice kind="bad">{form.failure}</Notice>}
      </div>
      <div className={parts['actions']}>
        <SubmitButton busy={form.busy ? t('saving') : undefined}>{t('save')}</SubmitButton>
        <Button variant="secondary" onClick={onLeave}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
