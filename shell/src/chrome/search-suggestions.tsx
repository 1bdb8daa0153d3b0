/** The search field as a combobox: type, arrow through the suggestions, Enter goes there. */
import type { SearchSuggestions as Suggestions } from '@suvarna/contracts/api/catalogue';
import { localizePath, type Locale } from '@suvarna/contracts/locale';
import { formatPrice } from '@suvarna/ui/price';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import styles from './search-suggestions.module.css';
import { chromeTexts } from './texts.ts';

/** Asks for suggestions; rejects with an `AbortError` when a newer question came. */
export type Suggest = (query: string, signal: AbortSignal) => Promise<Suggestions>;

interface Option {
  readonly path: string;
  readonly text: string;
  readonly note?: string;
  readonly image?: string;
}

interface OptionGroup {
  readonly title: string;
  readonly options: readonly Option[];
}

const ANSWER_AFTER_MS = 120;
const SHORTEST_QUERY = 2;

function groupsOf(found: Suggestions, locale: Locale): readonly OptionGroup[] {
  const groups: readonly OptionGroup[] = [
    { title: 'search.terms', options: found.terms.map(({ text, path }) => ({ text, path })) },
    { title: 'search.categories', options: found.categories.map(({ label, label_hi, path, count }) => ({ text: locale === 'hi' ? label_hi : label, path, note: String(count) })) },
    {
      title: 'search.products',
      options: found.products.map((product) => ({
        text: product.product_title,
        path: product.url,
        image: product.image.replace('{w}', '360'),
        note: formatPrice(Math.round(Number(product.special_price) * 100), product.currency),
      })),
    },
  ];
  return groups.filter(({ options }) => options.length > 0);
}

/** Asks a moment after the last key; an answer to an older question is never shown. */
function useSuggestions(query: string, suggest: Suggest | undefined): Suggestions | null {
  const [found, setFound] = useState<Suggestions | null>(null);
  const asked = query.trim();
  useEffect(() => {
    if (!suggest || asked.length < SHORTEST_QUERY) return undefined;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      suggest(asked, controller.signal).then(
        (answer) => { if (!controller.signal.aborted) setFound(answer); },
        // Suggestions are a courtesy: the form still searches.
        () => { if (!controller.signal.aborted) setFound(null); },
      );
    }, ANSWER_AFTER_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [asked, suggest]);
  return asked.length < SHORTEST_QUERY ? null : found;
}

export interface SearchSuggestionsProps {
  readonly locale: Locale;
  readonly suggest: Suggest | undefined;
  /** What was searched for on the page below. */
  readonly initialQuery: string;
  readonly inputClassName?: string | undefined;
}

export function SearchSuggestions({ locale, suggest, initialQuery, inputClassName }: SearchSuggestionsProps) {
  const t = chromeTexts(locale);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  /** Until somebody comes to the field it is what the server wrote: a plain search input. */
  const [touched, setTouched] = useState(false);
  const found = useSuggestions(touched ? query : '', suggest);
  const groups = found ? groupsOf(found, locale) : [];
  const options = groups.flatMap((group) => group.options);
  const shown = open && options.length > 0;
  const optionId = (at: number) => `${id}-option-${at}`;

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape' && shown) {
      event.preventDefault();
      close();
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && options.length > 0) {
      event.preventDefault();
      setOpen(true);
      // -1 is the field itself: going past either end comes back to what was typed.
      const places = options.length + 1;
      setActive((at) => ((at + 1 + (event.key === 'ArrowDown' ? 1 : places - 1)) % places) - 1);
    } else if (event.key === 'Enter' && shown && active >= 0) {
      event.preventDefault();
      // A click on the link itself, so that the shell makes it a soft navigation like any other.
      list.current?.querySelectorAll<HTMLAnchorElement>('[role=option]')[active]?.click();
    }
  };

  let at = -1;
  return (
    <>
      <input
        className={inputClassName}
        type="search"
        name="q"
        aria-label={t('search.label')}
        placeholder={t('search.placeholder')}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={80}
        required
        defaultValue={initialQuery}
        onChange={(event) => {
          setQuery(event.target.value);
          setActive(-1);
          setOpen(true);
        }}
        onFocus={() => {
          setTouched(true);
          setOpen(true);
        }}
        onBlur={close}
        onKeyDown={onKeyDown}
        {...(touched && suggest && {
          role: 'combobox',
          'aria-autocomplete': 'list',
          'aria-expanded': shown,
          'aria-controls': `${id}-list`,
          'aria-activedescendant': shown && active >= 0 ? optionId(active) : undefined,
        })}
      />
      {touched && suggest && <p className="sv-visually-hidden" role="status">{shown ? t('search.found', { count: options.length }) : ''}</p>}
      {shown && (
        // Keeps the focus in the field, so that a press on an option is not lost to its blur.
        <div ref={list} className={styles['list']} id={`${id}-list`} role="listbox" aria-label={t('search.suggestions')} tabIndex={-1} onMouseDown={(event) => event.preventDefault()}>
          {groups.map((group) => (
            <div key={group.title} role="group" aria-label={t(group.title)} className={styles['group']}>
              <p className={styles['title']} aria-hidden="true">{t(group.title)}</p>
              {group.options.map((option) => {
                at += 1;
                return (
                  <a key={option.path} id={optionId(at)} role="option" aria-selected={at === active} tabIndex={-1} className={styles['option']} href={localizePath(option.path, locale)} onClick={close}>
                    {option.image !== undefined && <img className={styles['image']} src={option.image} alt="" width={48} height={48} />}
                    <span className={styles['text']}>{option.text}</span>
                    {option.note !== undefined && <span className={styles['note']}>{option.note}</span>}
                  </a>
                );
              })}
            </div>
          ))}
        </div>
      )}
    </>
  );
}
