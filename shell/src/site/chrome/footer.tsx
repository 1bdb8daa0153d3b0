import { officerName, phoneAddress, type StoreContact, whatsappAddress } from '@suvarna/contracts/stores';
import type { CountryValue } from '@suvarna/contracts/country-options';
import { localizePath, type Locale } from '@suvarna/contracts/locale';
import { chromeTexts } from '#texts/chrome';
import { chatAddress } from './chat-button.tsx';
import { CATEGORY_LINKS, HELP_LINKS, POLICY_LINKS, type Destination } from './header/destinations.ts';
import {
  ACCOUNT,
  ALL_JEWELLERY,
  ATTRIBUTION,
  BAG,
  BLOG,
  CONTACT,
  FRANCHISE,
  GIFT_CARDS,
  GIFT_GUIDE,
  GOLDEN_BOUNTY,
  GOLD_RATE,
  ORDERS,
  PRIVACY,
  RECENTLY_VIEWED,
  SIGN_IN,
  WISHLIST,
} from './paths.ts';
import { linksIn, type Navigation } from './header/offered-links.ts';
import { CountryLink } from './country/country-link.tsx';
import styles from './footer.module.css';
import { LanguageLink } from './country/language-link.tsx';
import { Logo } from './header/logo.tsx';

export interface FooterProps {
  readonly locale: Locale;
  readonly country: CountryValue;
  /** Language-neutral path of the page above. */
  readonly path: string;
  /** Address of the chat provider's page; empty where there is none. */
  readonly chat: string;
  /** Whom people reach; nothing until it is known. */
  readonly contact: StoreContact | undefined;
  /** Links of live remotes. */
  readonly navigation: Navigation;
}

const OWN: readonly Destination[] = [
  { text: 'nav.all', path: ALL_JEWELLERY },
  { text: 'savings-plan', path: GOLDEN_BOUNTY },
  { text: 'footer.gift-cards', path: GIFT_CARDS },
  { text: 'footer.gift-guide', path: GIFT_GUIDE },
  { text: 'gold.link', path: GOLD_RATE },
  { text: 'footer.sign-in', path: SIGN_IN },
  { text: 'bar.account', path: ACCOUNT },
  { text: 'footer.orders', path: ORDERS },
  { text: 'footer.wishlist', path: WISHLIST },
  { text: 'footer.recently-viewed', path: RECENTLY_VIEWED },
  { text: 'bar.bag', path: BAG },
];

/** Too many for the menu, which has the rest of help. */
const WRITE_AND_READ: readonly Destination[] = [
  { text: 'footer.contact', path: CONTACT },
  { text: 'footer.blog', path: BLOG },
  { text: 'footer.franchise', path: FRANCHISE },
  { text: 'footer.attribution', path: ATTRIBUTION },
];

export function Footer({ locale, country, path, chat, contact, navigation }: FooterProps) {
  const t = chromeTexts(locale);
  const group = (id: string, links: readonly Destination[], className?: string) => (
    <nav className={className} aria-labelledby={`footer-${id}`}>
      <h2 className={styles['title']} id={`footer-${id}`}>
        {t(`footer.${id}`)}
      </h2>
      <ul className={className === undefined ? undefined : styles['two']}>
        {links.map((link) => (
          <li key={link.path}>
            <a className={styles['link']} href={localizePath(link.path, locale)}>
              {link.label ?? t(link.text)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
  return (
    <footer className={styles['root']}>
      <div className={`sv-page ${styles['columns']}`}>
        <div className={styles['brand']}>
          <Logo locale={locale} />
          <p className={styles['line']}>{t('brand.line')}</p>
          <p>
            <CountryLink className={styles['country']} locale={locale} country={country} path={path} />
          </p>
          <LanguageLink className={styles['language']} locale={locale} path={path} />
        </div>
        {group('shop', CATEGORY_LINKS, styles['shop'])}
        {group('your-suvarna', [...OWN, ...linksIn('footer', navigation, locale)])}
        {group('promises', POLICY_LINKS)}
        <div className={styles['help']}>
          {group('help', [...HELP_LINKS, ...WRITE_AND_READ])}
          {chat !== '' && (
            <p>
              <a
                className={styles['link']}
                href={chatAddress(chat, locale)}
                target="_blank"
                rel="noopener"
                data-chat
              >
                {t('chat.open')}
                <span className="sv-visually-hidden"> ({t('chat.new-window')})</span>
              </a>
            </p>
          )}
          {contact && (
            <>
              <p>
                <a className={styles['link']} href={phoneAddress(contact)}>
                  {t('contact.call', { phone: contact.phone })}
                </a>
              </p>
              <p>
                <a className={styles['link']} href={whatsappAddress(contact)} rel="noopener">
                  {t('contact.whatsapp')}
                </a>
              </p>
              <p className={styles['topic']}>{t('contact.officer')}</p>
              <p>
                {officerName(contact, locale)},{' '}
                <a className={styles['link']} href={`mailto:${contact.officer.email}`}>
                  {contact.officer.email}
                </a>
              </p>
            </>
          )}
          <p className={styles['topic']}>{t('footer.help-hours-title')}</p>
          <p>{t('footer.help-hours')}</p>
          <p className={styles['topic']}>{t('footer.coin-support')}</p>
          <p>{t('footer.coin-hours')}</p>
        </div>
      </div>
      <div className={`sv-page ${styles['small-print']}`}>
        <p className="sv-numbers">{[22, 18, 14].map((karat) => t(`footer.purity.${karat}`)).join(' · ')}</p>
        <p>{t('footer.hallmark')}</p>
        <p>{t(country === 'INR' ? 'footer.prices' : 'footer.prices-abroad')}</p>
        {/* What counts opens the question again; where nothing counts, the page says what would be counted. */}
        <p>
          <a
            className={styles['link']}
            href={localizePath(PRIVACY, locale)}
            data-document
            data-privacy-choices
          >
            {t('footer.privacy-choices')}
          </a>
        </p>
      </div>
    </footer>
  );
}
