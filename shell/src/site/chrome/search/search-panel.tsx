/**
 * Makes the search field a combobox: type, arrow through what is suggested, Enter goes there. Before
 * the first letters it offers what was searched for lately, and what many look for. The field itself belongs to the form.
 */
import type { SearchSuggestions as Suggestions } from '@suvarna/contracts/catalogue';
import type { Locale } from '@suvarna/contracts/locale';
import { pressedKey } from '@suvarna/ui/pressed-key';
import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type RefObject,
} from 'react';
import { searchTexts } from '#texts/search';
import { RecentList } from './recent-list.tsx';
import { createRecentSearches } from './recent-searches.ts';
import { speechRecognition } from './speech.ts';
import styles from './suggestion-list.module.css';
import { optionId, SuggestionList } from './suggestion-list.tsx';
import { blankGroups, suggestionGroups, type SuggestionOption } from './suggestions.model.ts';
import { usePopular, useSuggestions, type Suggest } from './use-suggestions.ts';
import { VoiceRow } from './voice-row.tsx';
import type { VoiceSearchProps } from './voice-search.tsx';

export interface SearchPanelProps {
  readonly locale: Locale;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly suggest: Suggest;
}

const recent = createRecentSearches();
/** In the field itself. */
const NOWHERE = { of: null, at: -1 };

export function SearchPanel({ locale, field, suggest }: SearchPanelProps) {
  const t = searchTexts(locale);
  const listId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const [open, setOpen] = useState(true);
  /** Where the arrows are, and in which list. */
  const [walked, setWalked] = useState<{ readonly of: Suggestions | null; readonly at: number }>(NOWHERE);
  const [searches, setSearches] = useState(recent.read);
  const isBlank = query.trim() === '';
  const found = useSuggestions(query, suggest);
  const popular = usePopular(suggest);
  // Another list has other things in the same places.
  const active = walked.of === found ? walked.at : -1;
  const groups = found
    ? suggestionGroups(found, locale)
    : isBlank
      ? blankGroups(searches, popular, locale)
      : [];
  const count = groups.reduce((sum, { options }) => sum + options.length, 0);
  const [Voice, setVoice] = useState<ComponentType<VoiceSearchProps>>();
  const offersVoice = isBlank && speechRecognition() !== undefined;
  const listed = open && !Voice && count > 0;
  const shown = Voice !== undefined || listed || (open && offersVoice);

  const close = (): void => {
    setVoice(undefined);
    setOpen(false);
    setWalked(NOWHERE);
  };
  const forget = (left: readonly string[]): void => {
    setSearches(left);
    setWalked(NOWHERE);
    field.current?.focus();
  };
  const openVoice = (part: ComponentType<VoiceSearchProps>): void => {
    // The row that was pressed goes: a focus that goes with it would look like leaving.
    field.current?.focus();
    setVoice(() => part);
  };
  const search = (words: string): void => {
    const input = field.current;
    if (!input) return;
    input.setRangeText(words, 0, input.value.length);
    input.focus();
    input.form?.requestSubmit();
  };
  const choose = (option: SuggestionOption): void => {
    if (option.isSearch) setSearches(recent.add(option.text));
    close();
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const key = pressedKey(event);
    if ((key === 'ArrowDown' || key === 'ArrowUp') && count > 0) {
      event.preventDefault();
      setOpen(true);
      // -1 is the field itself: going past either end comes back to what was typed.
      const step = key === 'ArrowDown' ? 1 : count;
      setWalked({ of: found, at: ((active + 1 + step) % (count + 1)) - 1 });
    } else if (key === 'Delete' && listed && isBlank && active >= 0 && active < searches.length) {
      event.preventDefault();
      forget(recent.remove(searches[active] ?? ''));
    } else if (key === 'Enter' && listed && active >= 0) {
      event.preventDefault();
      // A click on the link itself, so that the shell makes it a soft navigation like any other.
      panel.current?.querySelectorAll<HTMLAnchorElement>('[role=option]')[active]?.click();
    }
  });
  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    if (pressedKey(event) !== 'Escape' || !shown) return;
    event.preventDefault();
    field.current?.focus();
    close();
  });
  const onInput = useEffectEvent(() => {
    setQuery(field.current?.value ?? '');
    setVoice(undefined);
    setWalked(NOWHERE);
    setOpen(true);
  });
  const onSubmit = useEffectEvent(() => {
    setSearches(recent.add(field.current?.value ?? ''));
    close();
  });

  useEffect(() => {
    const input = field.current;
    const form = input?.form;
    if (!input || !form) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    input.addEventListener('keydown', (event) => onKeyDown(event), { signal });
    input.addEventListener('input', () => onInput(), { signal });
    input.addEventListener('focus', () => setOpen(true), { signal });
    form.addEventListener('keydown', (event) => onEscape(event), { signal });
    form.addEventListener('submit', () => onSubmit(), { signal });
    form.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        // The browser asks for the microphone in a window of its own: who answers has not left.
        const isHere = relatedTarget instanceof Node ? form.contains(relatedTarget) : !document.hasFocus();
        if (!isHere) close();
      },
      { signal },
    );
    // What was typed while this was on its way; what a search page filled in is no question.
    setQuery(input.value === input.defaultValue ? '' : input.value);
    setOpen(document.activeElement === input);
    input.setAttribute('role', 'combobox');
    input.setAttribute('aria-autocomplete', 'list');
    input.setAttribute('aria-controls', listId);
    return () => listening.abort();
  }, [field, listId]);

  // Told with the list itself, not a moment after it.
  useLayoutEffect(() => {
    field.current?.setAttribute('aria-expanded', String(listed));
    if (listed && active >= 0) field.current?.setAttribute('aria-activedescendant', optionId(listId, active));
    else field.current?.removeAttribute('aria-activedescendant');
  }, [field, listId, listed, active]);

  const list = { id: listId, locale, groups, active, onChosen: choose };
  return (
    <>
      <output className="sv-visually-hidden">{listed ? t('found', { count }) : ''}</output>
      {shown && (
        <div ref={panel} className={styles['panel']}>
          {Voice ? (
            <Voice
              locale={locale}
              onHeard={search}
              onClose={() => {
                field.current?.focus();
                close();
              }}
            />
          ) : (
            <>
              {listed && !isBlank && <SuggestionList {...list} />}
              {listed && isBlank && (
                <RecentList
                  {...list}
                  searches={searches}
                  onForget={(words) => forget(recent.remove(words))}
                  onClear={() => forget(recent.clear())}
                />
              )}
              {offersVoice && <VoiceRow locale={locale} onOpen={openVoice} />}
            </>
          )}
        </div>
      )}
    </>
  );
}
