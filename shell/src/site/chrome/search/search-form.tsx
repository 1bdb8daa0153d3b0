import { localizePath, type Locale } from '@suvarna/contracts/locale';
import { SearchIcon } from '@suvarna/ui/icon';
import { useEffect, useRef, useState } from 'react';
import { shellTexts } from '#texts/shell';
import { SEARCH } from '../paths.ts';
import styles from './search-form.module.css';
import type { SearchPanel } from './search-panel.tsx';
import type { Suggest } from './use-suggestions.ts';

interface SearchFormProps {
  readonly locale: Locale;
  readonly path: string;
  readonly suggest: Suggest | undefined;
}

const queryOf = (path: string): string =>
  path.startsWith(SEARCH) ? (new URLSearchParams(path.split('?')[1]).get('q') ?? '') : '';

/** A plain GET form; what suggests on top of it comes with the first visit to the field. */
export function SearchForm({ locale, path, suggest }: SearchFormProps) {
  const t = shellTexts(locale);
  const field = useRef<HTMLInputElement>(null);
  const [panel, setPanel] = useState<{ readonly Panel: typeof SearchPanel } | null>(null);
  const load = (): void => {
    if (!suggest || panel) return;
    // Without it the form still searches.
    import(/* webpackChunkName: "search-panel" */ './search-panel.tsx').then(
      ({ SearchPanel: Panel }) => setPanel({ Panel }),
      () => undefined,
    );
  };
  useEffect(() => {
    // A shopper may have been typing since before the browser took the field over.
    if (document.activeElement === field.current) load();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the field comes alive
  }, []);
  return (
    <form className={styles['root']} role="search" method="get" action={localizePath(SEARCH, locale)}>
      <input
        ref={field}
        className={styles['input']}
        type="search"
        name="q"
        aria-label={t('search.label')}
        placeholder={t('search.placeholder')}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={80}
        required
        defaultValue={queryOf(path)}
        onFocus={load}
        onPointerEnter={load}
      />
      {panel && suggest && <panel.Panel locale={locale} field={field} suggest={suggest} />}
      <button className={styles['submit']} type="submit" aria-label={t('search.submit')}>
        <SearchIcon />
      </button>
    </form>
  );
}
