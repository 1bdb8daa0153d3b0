/** A link asked for another currency and the store opened in rupees: one press changes that (domain-rules §2.14 row 9). */
import { countryOption, type CountryValue } from '@suvarna/contracts/country-options';
import type { Locale } from '@suvarna/contracts/locale';
import type { Currency } from '@suvarna/contracts/money';
import { CloseIcon } from '@suvarna/ui/icon';
import { createRoot } from 'react-dom/client';
import { pickerTexts } from '#texts/picker';
import styles from './country-offer.module.css';

interface Options {
  readonly locale: Locale;
  readonly offered: Currency;
  readonly switchCountry: (country: CountryValue) => void;
}

export function offerCurrency({ locale, offered, switchCountry }: Options): void {
  const t = pickerTexts(locale);
  const place = document.createElement('aside');
  place.className = styles['root'] ?? '';
  place.setAttribute('aria-label', t('country.title'));
  document.body.append(place);
  const root = createRoot(place, { identifierPrefix: 'offer-' });
  const close = (): void => {
    root.unmount();
    place.remove();
  };
  root.render(
    <>
      <button type="button" className={styles['offer']} onClick={() => switchCountry(offered)}>
        <img className={styles['flag']} src={countryOption(offered).src} alt="" width={24} height={16} />
        {t('country.offer', { symbol: countryOption(offered).symbol })}
      </button>
      <button type="button" className={styles['close']} aria-label={t('country.offer-close')} onClick={close}>
        <CloseIcon size="small" />
      </button>
    </>,
  );
}
