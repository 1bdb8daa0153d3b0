import { useNearView } from '@suvarna/remote-kit/use-near-view';
import { useRead } from '@suvarna/remote-kit/use-read';

// A page's end is one file: reviews come near the view a moment before.
const load = () => import(/* webpackChunkName: "page-reviews" */ './rails-part.tsx');

/**
 * The end of a product page: what goes with the design, and what was looked at before. Code, texts
 * and cards come when it comes near the view. An extra that cannot be had is not shown.
 */
export function RelatedRails({ current }: { readonly current: number }) {
  const [place, near] = useNearView('600px');
  const { state } = useRead(near ? 'later rails' : null, load);
  return <div ref={place}>{state.status === 'ready' && <state.data.RailsPart current={current} />}</div>;
}
