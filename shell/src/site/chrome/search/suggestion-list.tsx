import { localizePath, type Locale } from '@suvarna/contracts/locale';
import { searchTexts } from '#texts/search';
import styles from './suggestion-list.module.css';
import type { SuggestionGroup, SuggestionOption } from './suggestions.model.ts';

export interface SuggestionListProps {
  readonly locale: Locale;
  readonly id: string;
  readonly groups: readonly SuggestionGroup[];
  /** Place of the option the arrows are on; -1 for none. */
  readonly active: number;
  readonly onChosen: (option: SuggestionOption) => void;
}

export const optionId = (listId: string, place: number): string => `${listId}-${place}`;

/** Options are links: a click on one is a visit like any other. */
export function SuggestionList({ locale, id, groups, active, onChosen }: SuggestionListProps) {
  const t = searchTexts(locale);
  return (
    // Keeps the focus in the field, so that a press on an option is not lost to its blur.
    <div
      id={id}
      role="listbox"
      aria-label={t('suggestions')}
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.map((group) => (
        <div key={group.title} role="group" aria-label={t(group.title)}>
          <p className={styles['title']} aria-hidden="true">
            {t(group.title)}
          </p>
          {group.options.map((option) => (
            <Option
              key={option.place}
              id={optionId(id, option.place)}
              locale={locale}
              option={option}
              active={option.place === active}
              onChosen={onChosen}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

interface OptionProps extends Pick<SuggestionListProps, 'id' | 'locale' | 'onChosen'> {
  readonly option: SuggestionOption;
  readonly active: boolean;
}

function Option({ id, locale, option, active, onChosen }: OptionProps) {
  const { path, text, note, image } = option;
  return (
    <a
      id={id}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      className={styles['option']}
      href={localizePath(path, locale)}
      onClick={() => onChosen(option)}
    >
      {image !== undefined && <img className={styles['image']} src={image} alt="" width={48} height={48} />}
      <span className={styles['text']}>{text}</span>
      {note !== undefined && <span className={styles['note']}>{note}</span>}
    </a>
  );
}
