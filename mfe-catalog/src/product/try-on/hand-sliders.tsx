import { useT } from '@suvarna/remote-kit/hooks';
import { useId } from 'react';
import { tryOnTexts } from '#texts/try-on';
import { RANGE, type Laid } from './laid.ts';
import styles from './hand.module.css';
import type { HandPlace } from './where-worn.ts';

interface HandSlidersProps {
  readonly place: HandPlace;
  readonly laid: Laid;
  readonly onLay: (laid: Laid) => void;
}

const KEYS = ['x', 'y', 'width', 'turn'] as const;
/** Shares are told as percent, half a percent a step; degrees are told as they are. */
const TOLD = { x: 100, y: 100, width: 100, turn: 1 } as const;
const STEP = { x: 0.5, y: 0.5, width: 0.5, turn: 1 } as const;

/** Everything a finger does on the picture, and what it cannot, by keys. */
export function HandSliders({ place, laid, onLay }: HandSlidersProps) {
  const t = useT(tryOnTexts);
  const id = useId();
  return (
    <fieldset className={styles.sliders}>
      <legend>{t('lay')}</legend>
      {KEYS.map((key) => {
        const told = TOLD[key];
        const value = Math.round(laid[key] * told * 2) / 2;
        const [least, most] = RANGE[key];
        return (
          <div key={key} className={styles.slider}>
            <label htmlFor={id + key}>{t(key === 'width' ? `lay.width.${place}` : `lay.${key}`)}</label>
            <input
              id={id + key}
              type="range"
              min={least * told}
              max={most * told}
              step={STEP[key]}
              value={value}
              aria-valuetext={t(key === 'turn' ? 'lay.degrees' : 'lay.percent', { value })}
              onChange={({ target }) => onLay({ ...laid, [key]: Number(target.value) / told })}
            />
          </div>
        );
      })}
    </fieldset>
  );
}
