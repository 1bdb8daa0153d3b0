import type { ShopDocument } from '@suvarna/contracts/content';
import { Runs, Sections } from './runs.tsx';

interface BannerProps {
  readonly of: ShopDocument;
  /** Of the page: this file comes without styles. */
  readonly className: string | undefined;
}

export function PlacedBanner({ of, className }: BannerProps) {
  return (
    <section className={className} aria-labelledby="banner">
      <h2 id="banner">{of.title}</h2>
      <p>
        <Runs of={of.lead} />
      </p>
      <Sections of={of.sections} />
    </section>
  );
}
