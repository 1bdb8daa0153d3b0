import { GoesWith } from './goes-with.tsx';
import { RecentlyViewed } from './recently-viewed.tsx';

/** @param props.current - the design of the page */
export function RailsPart({ current }: { readonly current: number }) {
  return (
    <>
      <GoesWith of={current} />
      <RecentlyViewed current={current} />
    </>
  );
}
