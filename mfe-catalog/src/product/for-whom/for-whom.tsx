import { sizeInWords } from '@suvarna/contracts/sizes';
import type { MeasuredPerson } from '@suvarna/contracts/measurements';
import { whoseInWords, measurementsTexts } from '@suvarna/forms/measurement-form/words';
import { useEffect, useState } from 'react';
import { useT } from '@suvarna/remote-kit/hooks';
import { forWhomTexts } from '#texts/for-whom';
import type { ProductView } from '../product.model.ts';
import styles from './for-whom.module.css';
import { LIST_ID } from './list-id.ts';
import { lastKey } from './last-key.ts';
import { entriesOf, preferredEntry, type SizeEntry } from './size-entries.model.ts';

export { KeepChosen } from './keep-chosen.tsx';
export { readPeople, withPerson } from './people.api.ts';

interface ForWhomProps {
  readonly product: ProductView;
  readonly people: readonly MeasuredPerson[];
  /** `''` until one is chosen. */
  readonly size: string;
  /** What the page says of the size that is chosen without knowing anybody. */
  readonly text: string;
  readonly onPick: (size: string) => void;
  /** A size that was not chosen on this page. */
  readonly onPreselect: (size: string) => void;
}

/** Whose size is chosen, and a list of the others: where nothing was chosen, the size of whom the shopper shops for. */
export function ForWhom({ product, people, size, text, onPick, onPreselect }: ForWhomProps) {
  const t = useT(forWhomTexts);
  const words = useT(measurementsTexts);
  const entries = entriesOf(people, product.sizes);
  const preferred = preferredEntry(entries, lastKey.read());
  const [picked, setPicked] = useState<string>();
  const [preselected, setPreselected] = useState(false);

  // Once, when the sizes of people arrive at a page without a chosen size: in the address, or by hand, one stays.
  useEffect(() => {
    if (size !== '' || preferred?.offered !== true) return;
    setPreselected(true);
    onPreselect(preferred.size);
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  if (entries.length === 0) return text;
  const shown = [entries.find(({ key }) => key === picked), preferred].find(
    (entry) => entry !== undefined && entry.size === size,
  );
  const inWords = (key: string, { person, place, size: id }: SizeEntry): string =>
    t(key, { size: sizeText(product, id), whose: whoseInWords(person, place, words) });
  const pick = (key: string): void => {
    const entry = entries.find((one) => one.key === key);
    if (entry === undefined) return;
    lastKey.keep(key);
    setPicked(key);
    onPick(entry.size);
  };

  return (
    <>
      <select
        id={LIST_ID}
        className={styles['whom']}
        aria-label={t('label')}
        value={shown?.key ?? ''}
        onChange={(event) => pick(event.target.value)}
      >
        {shown === undefined && <option value="">{text}</option>}
        {entries.map((entry) => (
          <option key={entry.key} value={entry.key} disabled={!entry.offered}>
            {inWords(entry.offered ? 'entry' : 'not-made', entry)}
          </option>
        ))}
      </select>
      <span role="status" className="sv-visually-hidden">
        {preselected && shown !== undefined ? inWords('chosen', shown) : ''}
      </span>
    </>
  );
}

/** `14`; abroad `UK N½ (IN 14)`. Of other things as the page names them. */
function sizeText({ sizes, price }: ProductView, id: string): string {
  const known = sizes.find((size) => size.id === id);
  return known === undefined || known.names !== undefined
    ? sizeInWords(id, known?.names, price.currency)
    : known.label;
}
