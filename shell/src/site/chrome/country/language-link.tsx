import { LOCALES, LANGUAGES, localizePath, type Locale } from '@suvarna/contracts/locale';
import { HindiWord } from '@suvarna/ui/hindi-word';
import { chromeTexts } from '#texts/chrome';

/** The same page in the other language: a new document, since the chrome changes with it. */
export function LanguageLink({
  locale,
  path,
  className,
}: {
  readonly locale: Locale;
  readonly path: string;
  readonly className?: string | undefined;
}) {
  const t = chromeTexts(locale);
  const other = LOCALES.find((each) => each !== locale) ?? locale;
  return (
    <a
      className={className}
      href={localizePath(path, other)}
      lang={other}
      hrefLang={other}
      data-document
      aria-label={t('header.language-name')}
    >
      {LANGUAGES[other].script === 'Deva' ? <HindiWord /> : t('header.language')}
    </a>
  );
}
