import { localizePath, type Locale } from '@suvarna/contracts/locale';
import { HindiWord } from '@suvarna/ui/hindi-word';
import { chromeTexts } from './chrome-texts.ts';

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
  const other: Locale = locale === 'en' ? 'hi' : 'en';
  return (
    <a
      className={className}
      href={localizePath(path, other)}
      lang={other}
      hrefLang={other}
      data-document
      aria-label={t('header.language-name')}
    >
      {other === 'hi' ? <HindiWord /> : t('header.language')}
    </a>
  );
}
