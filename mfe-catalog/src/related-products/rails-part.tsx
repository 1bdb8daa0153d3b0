import { PairsWell } from './pairs-well.tsx';
import { RecentlyViewed } from './recently-viewed.tsx';

/** @param props.current - the design of the page */
export function RailsPart({ current }: { readonly current: number }) {
  return (
    <>
      <PairsWell of={current} />
      <RecentlyViewed current={current} />
    </>
  );
}
