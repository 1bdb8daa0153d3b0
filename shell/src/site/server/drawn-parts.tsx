/** What this store draws around and instead of a page. */
import { BottomBar } from '../chrome/bottom-bar.tsx';
import { ChatButton } from '../chrome/chat-button.tsx';
import { ChooseLanguage, returnPath } from '../chrome/choose-language.tsx';
import { Fallback } from '../chrome/fallback.tsx';
import { Footer } from '../chrome/footer.tsx';
import { Header } from '../chrome/header.tsx';
import { NotFound } from '../chrome/not-found.tsx';
import { OfflinePage } from '../chrome/offline-page.tsx';
import { PageSkeleton } from '../chrome/page-skeleton.tsx';
import type { DrawnParts } from './create-site.ts';

export const drawnParts: Omit<DrawnParts, 'icons'> = {
  header: ({ locale, country, path, gold, priceBands }) => (
    <Header locale={locale} country={country} path={path} gold={gold} priceBands={priceBands} />
  ),
  footer: ({ locale, country, path, chat, contact }) => (
    <>
      <Footer locale={locale} country={country} path={path} chat={chat} contact={contact} />
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
