import { LANGUAGES, LOCALES } from '@suvarna/contracts/locale';
import { useLanguage } from './language.tsx';
import styles from './frame.module.css';

/** Each language by its own name. */
export function LanguageSwitch() {
  const { locale, speak } = useLanguage();
  return (
    <span className={styles['languages']}>
      {LOCALES.filter((each) => each !== locale).map((each) => (
        <button key={each} type="button" lang={each} className={styles['tool']} onClick={() => speak(each)}>
          {LANGUAGES[each].name}
        </button>
      ))}
    </span>
  );
}
