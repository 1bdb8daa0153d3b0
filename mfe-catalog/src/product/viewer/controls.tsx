import { useT } from '@suvarna/remote-kit/hooks';
import { Button } from '@suvarna/ui/button';
import { ChevronLeftIcon, ChevronRightIcon, MinusIcon, PlusIcon, ReturnIcon } from '@suvarna/ui/icon';
import { RoundButton } from '@suvarna/ui/round-button';
import { useId } from 'react';
import { viewIn3dTexts } from '#texts/view-in-3d';
import { CLOSER, STEP } from './orbit.ts';
import type { Stage } from './stage.ts';
import styles from './viewer-dialog.module.css';

interface ControlsProps {
  readonly hand: Stage['hand'] | undefined;
  /** Of the product: what is shown here can be bought. */
  readonly colours: readonly string[];
  readonly colour: string;
  readonly onColour: (colour: string) => void;
  readonly coin: boolean;
  readonly onCoin: (coin: boolean) => void;
  /** Turns to the words that are cut into the piece. */
  readonly onRead: (() => void) | undefined;
}

/** Everything a drag, a key or a pinch can do, as buttons; and what the piece is shown in. */
export function Controls({ hand, colours, colour, onColour, coin, onCoin, onRead }: ControlsProps) {
  const t = useT();
  const viewIn3dT = useT(viewIn3dTexts);
  const name = useId();
  const moves = [
    { label: viewIn3dT('view3d.left'), Icon: ChevronLeftIcon, act: () => hand?.turn(-STEP, 0) },
    { label: viewIn3dT('view3d.right'), Icon: ChevronRightIcon, act: () => hand?.turn(STEP, 0) },
    { label: viewIn3dT('view3d.farther'), Icon: MinusIcon, act: () => hand?.zoom(1 / CLOSER) },
    { label: viewIn3dT('view3d.nearer'), Icon: PlusIcon, act: () => hand?.zoom(CLOSER) },
    { label: viewIn3dT('view3d.reset'), Icon: ReturnIcon, act: () => hand?.reset() },
  ];
  return (
    <div className={styles.controls}>
      <div className={styles.row}>
        {moves.map(({ label, Icon, act }) => (
          <RoundButton key={label} label={label} onClick={act}>
            <Icon />
          </RoundButton>
        ))}
      </div>
      {onRead && (
        <Button variant="secondary" onClick={onRead}>
          {viewIn3dT('view3d.engraving')}
        </Button>
      )}
      {colours.length > 1 && (
        <fieldset className={styles.row}>
          <legend className="sv-visually-hidden">{t('option.colour')}</legend>
          {colours.map((id) => (
            <label key={id} className={styles.metal} data-swatch={id}>
              <input
                type="radio"
                name={name}
                value={id}
                checked={id === colour}
                onChange={() => onColour(id)}
              />
              {t(`colour.${id}`)}
            </label>
          ))}
        </fieldset>
      )}
      <label className={styles.metal}>
        <input type="checkbox" checked={coin} onChange={(event) => onCoin(event.target.checked)} />
        {viewIn3dT('view3d.coin')}
      </label>
    </div>
  );
}
