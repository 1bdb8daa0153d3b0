import { api } from '@suvarna/api-client';
import { REVIEWS, type ReviewSummary } from '@suvarna/contracts/reviews';
import { useHref, useT } from '@suvarna/remote-kit/hooks';
import { useRead } from '@suvarna/remote-kit/use-read';
import { useNearView } from '@suvarna/remote-kit/use-near-view';

const load = () => import(/* webpackChunkName: "page-reviews" */ './product-reviews-part.tsx');

interface ProductReviewsProps {
  readonly productId: number;
  /** Of the product's page. */
  readonly path: string;
  /** As the page has it beside the name: what is read later may be newer, and two counts on a page are one too many. */
  readonly summary: ReviewSummary | undefined;
}

/**
 * What customers say, below the facts of a piece. Code, texts and reviews come when it comes near
 * the view; until then, without JavaScript, and where they cannot be had the heading leads to all of them.
 */
export function ProductReviews({ productId, path, summary }: ProductReviewsProps) {
  const t = useT();
  const href = useHref();
  const [place, near] = useNearView('600px');
  const { state } = useRead(near ? `reviews of ${productId}` : null, async (signal) => {
    const part = await load();
    const asked = { sort: 'helpful', page: 1, page_size: REVIEWS.onProduct, similar: true } as const;
    return { part, page: await part.readReviews(api, productId, asked, signal) };
  });
  return (
    <section ref={place} id="reviews" aria-labelledby="reviews-title">
      <h2 id="reviews-title">
        <a href={href(`${path}reviews/`)}>{t('product.reviews')}</a>
      </h2>
      {state.status === 'ready' && (
        <state.data.part.ReviewsPart page={{ ...state.data.page, ...(summary && { summary }) }} />
      )}
    </section>
  );
}
