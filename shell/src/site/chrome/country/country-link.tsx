import { countryOption, type CountryValue } from '@suvarna/contracts/country-options';
import { localizePath, type Locale } from '@suvarna/contracts/locale';
import { pickerTexts } from '#texts/picker';
import { CHOOSE_LANGUAGE } from '../paths.ts';
import styles from './country-link.module.css';

export interface CountryLinkProps {
  readonly locale: Locale;
  readonly country: CountryValue;
  /** Language-neutral path of the page, to come back to. */
  readonly path: string;
  readonly className?: string | undefined;
}

/**
 * The chosen country, as a link to the page of choices. With JavaScript a press opens the same
 * choices over the page; what listens to it is not part of this element (`browser/country-switch.ts`).
 */
export function CountryLink({ locale, country, path, className }: CountryLinkProps) {
  const t = pickerTexts(locale);
  const { src, symbol } = countryOption(country);
  const name = t(`country.${country}`);
  const next = path.startsWith(CHOOSE_LANGUAGE) || path === '/' ? '' : `?next=${encodeURIComponent(path)}`;
  return (
    <a
      className={`${styles['root']} ${className ?? ''}`}
      href={localizePath(CHOOSE_LANGUAGE, locale) + next}
      rel="nofollow"
      data-document
      data-choose-country
      aria-label={t('country.change', { country: name, symbol })}
    >
      {/* Lazy: else it is asked for before the first picture of the page. */}
      <img className={styles['flag']} src={src} alt="" width={24} height={16} loading="lazy" />
      <span>{name}</span>
      <span className={styles['symbol']}>{symbol}</span>
    </a>
  );
}
