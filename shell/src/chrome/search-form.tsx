import { localizePath, type Locale } from '@suvarna/contracts/locale';
import { SearchIcon } from '@suvarna/ui/icon';
import { SEARCH } from './destinations.ts';
import styles from './search-form.module.css';
import { SearchSuggestions } from './search-suggestions.tsx';
import { chromeTexts } from './texts.ts';
import type { Suggest } from './use-suggestions.ts';

interface SearchFormProps {
  readonly locale: Locale;
  readonly path: string;
  readonly suggest: Suggest | undefined;
}

const queryOf = (path: string): string => (path.startsWith(SEARCH) ? new URLSearchParams(path.split('?')[1]).get('q') ?? '' : '');

/** A plain GET form; suggestions come on top of it where there is somebody to ask. */
export function SearchForm({ locale, path, suggest }: SearchFormProps) {
  const t = chromeTexts(locale);
  return (
    <form className={styles['root']} role="search" method="get" action={localizePath(SEARCH, locale)}>
      <SearchSuggestions locale={locale} suggest={suggest} initialQuery={queryOf(path)} inputClassName={styles['input']} />
      <button className={styles['submit']} type="submit" aria-label={t('search.submit')}><SearchIcon /></button>
    </form>
  );
}
