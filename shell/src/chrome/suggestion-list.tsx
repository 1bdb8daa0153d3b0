import { localizePath, type Locale } from '@suvarna/contracts/locale';
import type { Ref } from 'react';
import styles from './suggestion-list.module.css';
import type { SuggestionGroup } from './suggestions.model.ts';
import { chromeTexts } from './texts.ts';

export interface SuggestionListProps {
  readonly locale: Locale;
  readonly id: string;
  readonly groups: readonly SuggestionGroup[];
  /** Place of the option the arrows are on; -1 for none. */
  readonly active: number;
  readonly onChosen: () => void;
  readonly ref: Ref<HTMLDivElement>;
}

export const optionId = (listId: string, place: number): string => `${listId}-${place}`;

/** Options are links: a click on one is a visit like any other. */
export function SuggestionList({ locale, id, groups, active, onChosen, ref }: SuggestionListProps) {
  const t = chromeTexts(locale);
  return (
    // Keeps the focus in the field, so that a press on an option is not lost to its blur.
    <div ref={ref} className={styles['list']} id={id} role="listbox" aria-label={t('search.suggestions')} tabIndex={-1} onMouseDown={(event) => event.preventDefault()}>
      {groups.map((group) => (
        <div key={group.title} role="group" aria-label={t(group.title)}>
          <p className={styles['title']} aria-hidden="true">{t(group.title)}</p>
          {group.options.map(({ place, path, text, note, image }) => (
            <a key={place} id={optionId(id, place)} role="option" aria-selected={place === active} tabIndex={-1} className={styles['option']} href={localizePath(path, locale)} onClick={onChosen}>
              {image !== undefined && <img className={styles['image']} src={image} alt="" width={48} height={48} />}
              <span className={styles['text']}>{text}</span>
              {note !== undefined && <span className={styles['note']}>{note}</span>}
            </a>
          ))}
        </div>
      ))}
    </div>
  );
}
