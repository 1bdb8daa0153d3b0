import { faultOfEngraving } from '@suvarna/forms/engraving';
import { formText } from '@suvarna/forms/texts';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { Disclosure } from '@suvarna/ui/disclosure';
import { Field } from '@suvarna/ui/field';
import styles from './engraving-field.module.css';

interface EngravingFieldProps {
  readonly words: string;
  /** Letters there is room for. */
  readonly room: number;
  readonly onWords: (words: string) => void;
}

/** Words to be cut into the piece. Closed until somebody wants them: most do not. */
export function EngravingField({ words, room, onWords }: EngravingFieldProps) {
  const { t, locale } = useRemoteContext();
  const fault = faultOfEngraving(words);
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
        error={fault && formText(fault, locale)}
        onChange={(event) => onWords(event.target.value)}
      />
    </Disclosure>
  );
}
