/** What this store draws around and instead of a page. */
import { BottomBar } from '../chrome/header/bottom-bar.tsx';
import { ChatButton } from '../chrome/chat-button.tsx';
import { ChooseLanguage, returnPath } from '../chrome/country/choose-language.tsx';
import { Fallback } from '../chrome/states/fallback.tsx';
import { Footer } from '../chrome/footer.tsx';
import { Header } from '../chrome/header/header.tsx';
import { NotFound } from '../chrome/states/not-found.tsx';
import { OfflinePage } from '../chrome/states/offline-page.tsx';
import { PageSkeleton } from '../chrome/states/page-skeleton.tsx';
import type { DrawnParts } from './create-site.ts';

export const drawnParts: Omit<DrawnParts, 'icons'> = {
  header: ({ locale, country, path, gold, priceBands, navigation }) => (
    <Header {...{ locale, country, path, gold, priceBands, navigation }} />
  ),
  footer: ({ locale, country, path, chat, contact, navigation }) => (
    <>
      <Footer {...{ locale, country, path, chat, contact, navigation }} />
      <BottomBar locale={locale} />
      {(chat !== '' || contact) && <ChatButton locale={locale} address={chat} contact={contact} />}
    </>
  ),
  notFound: ({ locale }) => <NotFound locale={locale} />,
  offline: ({ locale }) => <OfflinePage locale={locale} />,
  fallback: ({ locale, remote }) => <Fallback locale={locale} remote={remote} />,
  skeleton: ({ locale, name }) => <PageSkeleton locale={locale} name={name} />,
  chooseLanguage: ({ locale, country, next }) => (
    <ChooseLanguage locale={locale} country={country} next={next} />
  ),
  returnPath,
};
