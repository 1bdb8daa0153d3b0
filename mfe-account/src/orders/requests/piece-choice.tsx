import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { pieceName } from '../piece-name.model.ts';
import styles from './request-form.module.css';
import type { Piece } from '../request.model.ts';

interface PieceChoiceProps {
  readonly pieces: readonly Piece[];
  readonly chosen: readonly string[];
  readonly error: string | undefined;
  readonly onChange: (chosen: readonly string[]) => void;
}

/** Which pieces of an order it is about. */
export function PieceChoice({ pieces, chosen, error, onChange }: PieceChoiceProps) {
  const { t, locale } = useRemoteContext();
  // Always in the order's order, however they were ticked.
  const toggle = (id: string, on: boolean): void =>
    onChange(
      pieces.map((piece) => piece.item_id).filter((each) => (each === id ? on : chosen.includes(each))),
    );
  return (
    <div>
      <fieldset className={styles['pieces']} aria-describedby="request-pieces-error">
        <legend>{t('order.pieces')}</legend>
        {pieces.map((piece) => (
          <label key={piece.item_id}>
            <input
              type="checkbox"
              name="piece"
              checked={chosen.includes(piece.item_id)}
              aria-invalid={error === undefined ? undefined : true}
              aria-describedby={error === undefined ? undefined : 'request-pieces-error'}
              onChange={(event) => toggle(piece.item_id, event.target.checked)}
            />
            {pieceName(piece, locale, t)}
          </label>
        ))}
      </fieldset>
      <p id="request-pieces-error" className={styles['fault']} aria-live="polite">
        {error}
      </p>
    </div>
  );
}
