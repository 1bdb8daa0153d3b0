import { METAL_COLOURS, type SolitaireChoice } from '@suvarna/contracts/catalogue';
import { useRemoteContext, useT } from '@suvarna/remote-kit/hooks';
import { formatPrice } from '@suvarna/ui/price';
import { solitairesTexts } from '#texts/solitaires';
import { diamondsTexts } from '#texts/diamonds';
import { gradeText } from '../diamonds/diamond-text.ts';
import { KARATS, STONE_KINDS, type Asked } from './asked.model.ts';
import type { BuilderView } from './builder.model.ts';
import styles from './builder.module.css';

interface StoneChoicesProps {
  readonly view: BuilderView;
  /** What is chosen by now; the view may be on its way. */
  readonly asked: Asked;
  readonly onChoose: (name: keyof Asked, value: string) => void;
}

interface Option {
  readonly id: string;
  readonly label: string;
  readonly note: string;
  readonly isOff: boolean;
}

/** Radios of a form: they send the address by themselves where no script listens. */
export function StoneChoices({ view, asked, onChoose }: StoneChoicesProps) {
  const { locale, t } = useRemoteContext();
  const solitairesT = useT(solitairesTexts);
  const optionsOf = (kind: SolitaireChoice): readonly Option[] =>
    view.choices[kind].map(({ id, count, fromMinor }) => ({
      id,
      label: kind === 'cut' ? gradeText(id, diamondsTexts(locale)) : solitairesT(`${kind}.${id}`),
      note:
        count === 0
          ? solitairesT('none')
          : solitairesT('from', { price: formatPrice(fromMinor, view.currency), count }),
      isOff: count === 0,
    }));
  const metal = (id: string, label: string): Option => ({ id, label, note: '', isOff: false });
  return (
    <>
      {STONE_KINDS.map((kind) => (
        <Radios
          key={kind}
          name={kind}
          chosen={asked[kind] ?? ''}
          options={optionsOf(kind)}
          note={kind === 'cut' ? solitairesT('cut-note') : ''}
          onChoose={onChoose}
        />
      ))}
      <Radios
        name="karat"
        chosen={String(asked.karat ?? '')}
        options={KARATS.map((karat) => metal(String(karat), t('option.karat-value', { karat })))}
        onChoose={onChoose}
      />
      <Radios
        name="colour"
        chosen={asked.colour ?? ''}
        options={METAL_COLOURS.map((colour) => metal(colour, t(`colour.${colour}`)))}
        onChoose={onChoose}
      />
    </>
  );
}

interface RadiosProps {
  readonly name: SolitaireChoice | 'karat' | 'colour';
  readonly chosen: string;
  readonly options: readonly Option[];
  readonly note?: string;
  readonly onChoose: StoneChoicesProps['onChoose'];
}

function Radios({ name, chosen, options, note = '', onChoose }: RadiosProps) {
  const solitairesT = useT(solitairesTexts);
  const any = { id: '', label: solitairesT('any'), note: '', isOff: false };
  return (
    <fieldset className={styles['choice']} aria-describedby={note === '' ? undefined : `${name}-note`}>
      <legend>{solitairesT(name)}</legend>
      <div className={styles['options']}>
        {[any, ...options].map(({ id, label, note, isOff }) => (
          <label key={id} className={styles['option']}>
            <input
              type="radio"
              name={name}
              value={id}
              checked={chosen === id}
              disabled={isOff && chosen !== id}
              onChange={() => onChoose(name, id)}
            />
            <span>
              {label}
              {note !== '' && <small>{note}</small>}
            </span>
          </label>
        ))}
      </div>
      {note !== '' && (
        <p id={`${name}-note`} className={styles['note']}>
          {note}
        </p>
      )}
    </fieldset>
  );
}
