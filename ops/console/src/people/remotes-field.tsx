import { peopleTexts } from '#texts/people';
import { useShownLive } from '../frame/freshness.tsx';
import { useT } from '../frame/language.tsx';
import views from '../views/views.module.css';

interface RemotesFieldProps {
  /** `null`: all. */
  readonly value: readonly string[] | null;
  readonly onChange: (remotes: readonly string[] | null) => void;
}

/** Which remotes somebody may move: all, or these. */
export function RemotesField({ value, onChange }: RemotesFieldProps) {
  const t = useT(peopleTexts);
  const names = useShownLive().remotes.map(({ remote }) => remote);
  return (
    <fieldset className={views['row']}>
      <legend className={views['quiet']}>{t('remotes')}</legend>
      <label>
        <input
          type="checkbox"
          checked={value === null}
          onChange={({ target }) => onChange(target.checked ? null : names)}
        />{' '}
        {t('all-remotes')}
      </label>
      {value !== null &&
        names.map((name) => (
          <label key={name}>
            <input
              type="checkbox"
              checked={value.includes(name)}
              onChange={({ target }) =>
                onChange(target.checked ? [...value, name] : value.filter((each) => each !== name))
              }
            />{' '}
            {name}
          </label>
        ))}
    </fieldset>
  );
}
