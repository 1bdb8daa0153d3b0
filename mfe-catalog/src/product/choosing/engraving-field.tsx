import { faultOfEngraving } from '@suvarna/forms/engraving';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { Button } from '@suvarna/ui/button';
import { Disclosure } from '@suvarna/ui/disclosure';
import { Field } from '@suvarna/ui/field';
import { useState } from 'react';
import type { Choice, ProductView } from '../product.model.ts';
import { useOnDemand } from '../use-on-demand.ts';
import { wordsToCut } from './engraved.model.ts';
import styles from './engraving-field.module.css';

const loadTexts = () => import(/* webpackChunkName: "form-texts" */ '@suvarna/forms/texts');

const loadPicture = () => import(/* webpackChunkName: "engraved-picture" */ './engraved-picture.tsx');

interface EngravingFieldProps {
  readonly product: ProductView;
  readonly choice: Choice;
  readonly words: string;
  /** Letters there is room for. */
  readonly room: number;
  readonly onWords: (words: string) => void;
}

/** Words to be cut into the piece. Closed until a shopper wants them: most do not, so what is said of wrong ones comes with the first visit to the field. */
export function EngravingField({ product, choice, words, room, onWords }: EngravingFieldProps) {
  const { t, locale } = useRemoteContext();
  const fault = faultOfEngraving(words);
  const [texts, setTexts] = useState<Awaited<ReturnType<typeof loadTexts>>>();
  const cut = wordsToCut(words);
  const { part, busy, show } = useOnDemand(loadPicture);
  const load = (): void => {
    if (texts) return;
    // Without it the field is marked all the same, and the next letter asks again.
    loadTexts().then(setTexts, () => undefined);
  };
  return (
    <Disclosure
      className={styles['root']}
      summary={
        <span>
          {t('engraving.title')} <small className={styles['free']}>{t('engraving.free')}</small>
        </span>
      }
    >
      <Field
        className={styles['field']}
        name="engraving"
        label={t('engraving.label', { count: room })}
        hint={t('engraving.hint')}
        value={words}
        // What is pasted shows what is wrong with it instead of being cut.
        maxLength={80}
        dir="auto"
        autoComplete="off"
        error={fault && (texts?.formText(fault, locale) ?? '')}
        onFocus={load}
        onChange={(event) => {
          load();
          onWords(event.target.value);
        }}
      />
      {cut !== '' &&
        (part ? (
          <part.EngravedPicture product={product} choice={choice} words={cut} />
        ) : (
          <Button variant="secondary" busy={busy ? t('engraving.see') : undefined} onClick={show}>
            {t('engraving.see')}
          </Button>
        ))}
    </Disclosure>
  );
}
