/** What the composer asks of the frame: elements of the parts around and instead of a page. */
import type { ReactElement } from 'react';
import { BottomBar } from './bottom-bar.tsx';
import { ChatButton } from './chat-button.tsx';
import { ChooseLanguage, type ChooseLanguageProps } from './choose-language.tsx';
import { Fallback, type FallbackProps } from './fallback.tsx';
import { Footer, type FooterProps } from './footer.tsx';
import { Header, type HeaderProps } from './header.tsx';
import { OfflinePage } from './offline-page.tsx';
import { NotFound } from './not-found.tsx';
import { PageSkeleton, type PageSkeletonProps } from './page-skeleton.tsx';

export { returnPath } from './choose-language.tsx';
export { placeOf } from './place-of.ts';

export const renderHeader = ({ locale, country, path, gold, priceBands }: HeaderProps): ReactElement => (
  <Header locale={locale} country={country} path={path} gold={gold} priceBands={priceBands} />
);
export const renderFooter = ({ locale, country, path, chat }: FooterProps): ReactElement => (
  <>
    <Footer locale={locale} country={country} path={path} chat={chat} />
    <BottomBar locale={locale} />
    {chat !== '' && <ChatButton locale={locale} address={chat} />}
  </>
);
export const renderChooseLanguage = ({ locale, country, next }: ChooseLanguageProps): ReactElement => (
  <ChooseLanguage locale={locale} country={country} next={next} />
);
export const renderNotFound = ({ locale }: Pick<FooterProps, 'locale'>): ReactElement => (
  <NotFound locale={locale} />
);
export const renderOffline = ({ locale }: Pick<FooterProps, 'locale'>): ReactElement => (
  <OfflinePage locale={locale} />
);
export const renderFallback = ({ locale, remote }: FallbackProps): ReactElement => (
  <Fallback locale={locale} remote={remote} />
);
export const renderSkeleton = ({ locale, routeId, remote }: PageSkeletonProps): ReactElement => (
  <PageSkeleton locale={locale} routeId={routeId} remote={remote} />
);
