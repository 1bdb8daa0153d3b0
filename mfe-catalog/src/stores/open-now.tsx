import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { storesTexts } from '#texts/stores';
import { openText } from './store-words.model.ts';
import { nowOf, type StoreNow } from './stores.loader.ts';
import styles from './stores.module.css';
import { useMinute } from './appointment/use-minute.ts';

/** Whether a store is open: as the page says, and in the browser, where pages are kept, as its clock says. */
export function OpenNow(made: StoreNow) {
  const { locale } = useRemoteContext();
  const minute = useMinute();
  const { open, today } = minute === null ? made : nowOf(made.store, minute);
  return (
    <p className={styles['state']} data-open={open.open}>
      {openText(open, today, { storesT: storesTexts(locale), locale })}
    </p>
  );
}
