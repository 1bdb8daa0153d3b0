import type { Locale } from '@suvarna/contracts/locale';
import { CloseIcon } from '@suvarna/ui/icon';
import { searchTexts } from '#texts/search';
import styles from './suggestion-list.module.css';
import { SuggestionList, type SuggestionListProps } from './suggestion-list.tsx';

interface RecentListProps extends SuggestionListProps {
  readonly locale: Locale;
  readonly searches: readonly string[];
  readonly onForget: (words: string) => void;
  readonly onClear: () => void;
}

/** What was searched for lately. A list of options holds no buttons, so those that forget one stand beside it. */
export function RecentList({ searches, onForget, onClear, ...list }: RecentListProps) {
  const t = searchTexts(list.locale);
  return (
    <>
      <div className={styles['recent']}>
        <SuggestionList {...list} />
        <div className={styles['forget']}>
          {searches.map((words) => (
            <button
              key={words}
              type="button"
              aria-label={t('forget', { words })}
              onClick={() => onForget(words)}
            >
              <CloseIcon size="small" />
            </button>
          ))}
        </div>
      </div>
      {searches.length > 0 && (
        <button type="button" className={styles['clear']} onClick={onClear}>
          {t('clear-recent')}
        </button>
      )}
    </>
  );
}
