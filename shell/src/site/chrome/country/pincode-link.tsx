import { localizePath, type Locale } from '@suvarna/contracts/locale';
import { chromeTexts } from '#texts/chrome';
import { SHIPPING } from '../paths.ts';
import styles from './pincode-link.module.css';

interface PincodeLinkProps {
  readonly locale: Locale;
  readonly className?: string | undefined;
  /** In one line, as the entries of a menu are. */
  readonly row?: boolean;
}

/**
 * Where days of delivery are counted for. A document knows no shopper, so the server writes that none
 * was given, in the room of six digits, and the browser fills in the one it keeps. With JavaScript a
 * press asks for another (`browser/pincode-picker.ts`); without, it leads to where the store delivers.
 */
export function PincodeLink({ locale, className, row = false }: PincodeLinkProps) {
  const t = chromeTexts(locale);
  return (
    <a
      className={`${styles['root']} ${className ?? ''}`}
      href={localizePath(SHIPPING, locale)}
      data-document
      data-choose-pincode
      data-row={row || undefined}
    >
      <span className={styles['what']}>{t('pincode.deliver-to')}</span>{' '}
      <span className={styles['pincode']} data-pincode>
        {t('pincode.none')}
      </span>
      <span className="sv-visually-hidden"> ({t('pincode.change')})</span>
    </a>
  );
}
