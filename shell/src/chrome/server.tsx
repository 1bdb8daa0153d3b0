/** What the composer asks of the frame: elements of the parts around and instead of a page. */
import type { ReactElement } from 'react';
import { Fallback, type FallbackProps } from './fallback.tsx';
import { Footer, type FooterProps } from './footer.tsx';
import { Header, type HeaderProps } from './header.tsx';
import { NotFound } from './not-found.tsx';
import { PageSkeleton, type PageSkeletonProps } from './page-skeleton.tsx';

export type HeaderRequest = Pick<HeaderProps, 'locale' | 'currency' | 'path'>;

export const renderHeader = ({ locale, currency, path }: HeaderRequest): ReactElement => <Header locale={locale} currency={currency} path={path} />;
export const renderFooter = ({ locale, path }: FooterProps): ReactElement => <Footer locale={locale} path={path} />;
export const renderNotFound = ({ locale }: Pick<FooterProps, 'locale'>): ReactElement => <NotFound locale={locale} />;
export const renderFallback = ({ locale, remote }: FallbackProps): ReactElement => <Fallback locale={locale} remote={remote} />;
export const renderSkeleton = ({ locale, routeId, remote }: PageSkeletonProps): ReactElement => <PageSkeleton locale={locale} routeId={routeId} remote={remote} />;
