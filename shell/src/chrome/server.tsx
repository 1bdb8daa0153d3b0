/** What the composer asks of the frame: elements of the parts around and instead of a page. */
import type { ReactElement } from 'react';
import { ChooseLanguage, type ChooseLanguageProps } from './choose-language.tsx';
import { Fallback, type FallbackProps } from './fallback.tsx';
import { Footer, type FooterProps } from './footer.tsx';
import { Header, type HeaderProps } from './header.tsx';
import { NotFound } from './not-found.tsx';
import { PageSkeleton, type PageSkeletonProps } from './page-skeleton.tsx';

export type HeaderRequest = Pick<HeaderProps, 'locale' | 'country' | 'currency' | 'path'>;

export const renderHeader = ({ locale, country, currency, path }: HeaderRequest): ReactElement => <Header locale={locale} country={country} currency={currency} path={path} />;
export const renderFooter = ({ locale, country, path }: FooterProps): ReactElement => <Footer locale={locale} country={country} path={path} />;
export const renderChooseLanguage = ({ locale, country, next }: ChooseLanguageProps): ReactElement => <ChooseLanguage locale={locale} country={country} next={next} />;
export const renderNotFound = ({ locale }: Pick<FooterProps, 'locale'>): ReactElement => <NotFound locale={locale} />;
export const renderFallback = ({ locale, remote }: FallbackProps): ReactElement => <Fallback locale={locale} remote={remote} />;
export const renderSkeleton = ({ locale, routeId, remote }: PageSkeletonProps): ReactElement => <PageSkeleton locale={locale} routeId={routeId} remote={remote} />;

export { returnPath } from './choose-language.tsx';
