import type { ModuleAuthorisation } from '../../../test-support/authorisation/module-authorisation.fixtures.ts';
import { post, type ObjectRecipe } from '../../../test-support/authorisation/object-recipe.fixtures.ts';
import type { Principal } from '../../../test-support/authorisation/principals.fixtures.ts';
import { UNKNOWN } from '../../../test-support/authorisation/resources.fixtures.ts';

const API = '/api/customer_reviews_ratings/reviews';
const DESIGN = 101_081;

/** A review that waits, since nothing was delivered; a customer has one of a design. */
async function make(owner: Principal): Promise<string> {
  const product = await owner.ask({ method: 'GET', path: `/api/product/product/?product_id=${DESIGN}` });
  const { sku } = product.body?.data as { readonly sku: string };
  const body = { sku, rating: 4, title: 'Worth it', text: 'It shines, and it fits.' };
  const reply = await owner.ask({ method: 'POST', path: `${API}/add/`, body });
  if (reply.status !== 200 && reply.status !== 409)
    throw new Error(`${owner.name} cannot write a review: ${reply.text}`);
  return (reply.body?.data as { readonly review_id: string }).review_id;
}

function recipes(): ObjectRecipe[] {
  const recipe = (action: string, more: object, own?: string): ObjectRecipe => ({
    place: `POST ${API}/${action}/ review_id`,
    make,
    ask: (_asker, id) => post(`${API}/${action}/`, { review_id: id, ...more }),
    unknown: UNKNOWN.uuid,
    foreign: '404 REVIEW.NOT_FOUND',
    customersOnly: true,
    ...(own !== undefined && { own }),
  });
  return [
    // What waits is not there for anybody to vote for.
    recipe('helpful', { helpful: true }, '404 REVIEW.NOT_FOUND'),
    recipe('report', { reason: 'untrue' }, '404 REVIEW.NOT_FOUND'),
    recipe('delete', {}),
  ];
}

export const authorisation: ModuleAuthorisation = {
  open: {
    'GET /api/customer_reviews_ratings/reviews/': 'what is shown is for everybody',
    'GET /api/customer_reviews_ratings/reviews/photo/': 'of a review that is shown, or there is none',
  },
  recipes,
};
