import type { ExternalPiece } from '@suvarna/contracts/jewellery-box';
import type { RequestPhoto } from '@suvarna/contracts/orders';
import { Button } from '@suvarna/ui/button';
import { takeLostFocus, useFocusOnFault } from '@suvarna/ui/focus';
import { SubmitButton } from '@suvarna/ui/submit-button';
import type { FormEvent } from 'react';
import { PhotoField } from '@suvarna/forms/photos/photo-field';
import { useT } from '@suvarna/remote-kit/hooks';
import { jewelleryBoxTexts } from '#texts/jewellery-box';
import { Notice } from '../page/notice.tsx';
import parts from '../page/parts.module.css';
import { PieceFieldset } from './piece-fieldset.tsx';
import { usePieceForm } from './use-piece-form.ts';

interface PieceFormProps {
  readonly piece: ExternalPiece | null;
  /** Those it has; `undefined` when they could not be read, and stay. */
  readonly photos: readonly RequestPhoto[] | undefined;
  /** @param isWaitedFor nobody has left the form meanwhile */
  readonly onSaved: (piece: ExternalPiece, isWaitedFor: boolean) => void;
  readonly onLeave: () => void;
}

/** A piece from elsewhere. Nothing that was typed is lost before the store has it. */
export function PieceForm({ piece, photos: first, onSaved, onLeave }: PieceFormProps) {
  const t = useT(jewelleryBoxTexts);
  const { fields, faults, failure, disputed, busy, photos, change, send } = usePieceForm(piece, first);
  const focusOnFault = useFocusOnFault();

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    const day = form.elements.namedItem('bought_on');
    const isHalfTyped = day instanceof HTMLInputElement && day.validity.badInput;
    const outcome = await send(isHalfTyped, () => focusOnFault(form));
    if (typeof outcome === 'object') onSaved(outcome, form.isConnected);
  };

  return (
    // The button that opened it is gone with the list.
    <form
      ref={takeLostFocus}
      tabIndex={-1}
      className={parts['card']}
      aria-labelledby="box-title"
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <PieceFieldset fields={fields} faults={faults} onChange={change} />
      {first === undefined ? (
        <p className={parts['muted']}>{t('photos-unread')}</p>
      ) : (
        <PhotoField photos={photos} />
      )}
      <div role="alert">
        {disputed !== undefined && (
          <Notice kind="failure">
            {disputed.length === 0
              ? t('changed')
              : t('disputed', { fields: disputed.map((field) => t(`field.${field}`)).join(', ') })}
          </Notice>
        )}
        {failure !== '' && <Notice kind="failure">{t(failure)}</Notice>}
      </div>
      <div className={parts['actions']}>
        <SubmitButton busy={busy ? t('saving') : undefined}>{t('save')}</SubmitButton>
        <Button variant="secondary" onClick={onLeave}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
