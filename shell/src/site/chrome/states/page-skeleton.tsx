import type { Locale } from '@suvarna/contracts/locale';
import { chromeTexts } from '#texts/chrome';
import { SkeletonShape } from './skeleton-shape.tsx';

export interface PageSkeletonProps {
  readonly locale: Locale;
  /** As the route says. */
  readonly name: string | undefined;
}

/** What stands in the main landmark while a page is still on its way, in the page's own size. */
export function PageSkeleton({ locale, name }: PageSkeletonProps) {
  return (
    <div aria-busy="true">
      <output className="sv-visually-hidden">{chromeTexts(locale)('loading')}</output>
      <SkeletonShape name={name} />
    </div>
  );
}
