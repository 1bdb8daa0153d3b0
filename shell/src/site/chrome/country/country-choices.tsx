import { COUNTRY_OPTIONS, type CountryValue } from '@suvarna/contracts/country-options';
import { LANGUAGES, LOCALES, localizePath, type Locale } from '@suvarna/contracts/locale';
import { HindiWord } from '@suvarna/ui/hindi-word';
import { CheckIcon } from '@suvarna/ui/icon';
import type { FormEvent } from 'react';
import { pickerTexts } from '#texts/picker';
import styles from './country-choices.module.css';
import { CHOOSE_LANGUAGE } from '../paths.ts';

export interface CountryChoicesProps {
  readonly locale: Locale;
  readonly country: CountryValue;
  /** Language-neutral path to come back to. */
  readonly next: string;
  /** Takes the choice over from the form, which works without it. */
  readonly onChoose?: (country: CountryValue) => void;
}

const isDevanagari = (locale: Locale): boolean => LANGUAGES[locale].script === 'Deva';

/** Countries and languages, one press each. A form and links, so that it works without JavaScript. */
export function CountryChoices({ locale, country, next, onChoose }: CountryChoicesProps) {
  const t = pickerTexts(locale);
  const choose = (event: FormEvent<HTMLFormElement>): void => {
    const button = (event.nativeEvent as SubmitEvent).submitter;
    const chosen = COUNTRY_OPTIONS.find(
      ({ value }) => button instanceof HTMLButtonElement && value === button.value,
    );
    if (!onChoose || !chosen) return;
    event.preventDefault();
    onChoose(chosen.value);
  };
  return (
    <div className={styles['root']}>
      <form method="post" action={localizePath(CHOOSE_LANGUAGE, locale)} onSubmit={choose}>
        <input type="hidden" name="next" value={next} />
        <h2 className={styles['title']} id="choose-country">
          {t('country.title')}
        </h2>
        <ul className={styles['list']} aria-labelledby="choose-country">
          {COUNTRY_OPTIONS.map(({ value, src, symbol, currency }) => (
            <li key={value}>
              <button
                className={styles['choice']}
                type="submit"
                name="country"
                value={value}
                aria-current={value === country || undefined}
              >
                <img className={styles['flag']} src={src} alt="" width={36} height={24} />
                <span className={styles['name']}>{t(`country.${value}`)}</span>
                <span className={styles['money']}>
                  {symbol === currency ? currency : `${symbol} ${currency}`}
                </span>
                <CheckIcon size="small" className={styles['mark']} />
              </button>
            </li>
          ))}
        </ul>
      </form>
      <div>
        <h2 className={styles['title']} id="choose-language">
          {t('language.title')}
        </h2>
        <ul className={styles['list']} aria-labelledby="choose-language">
          {LOCALES.map((language) => (
            <li key={language}>
              <a
                className={styles['choice']}
                href={localizePath(next, language)}
                lang={language}
                hrefLang={language}
                data-document
                aria-current={language === locale || undefined}
              >
                <span className={styles['name']}>
                  {isDevanagari(language) && !isDevanagari(locale) ? (
                    <HindiWord name={LANGUAGES[language].name} />
                  ) : (
                    LANGUAGES[language].name
                  )}
                </span>
                <CheckIcon size="small" className={styles['mark']} />
              </a>
            </li>
          ))}
        </ul>
      </div>
      <p className={styles['note']}>{t('country.note')}</p>
    </div>
  );
}
