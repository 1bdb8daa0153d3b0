import type { PersonalData } from '../../module.ts';
import { deleteVotesOf } from './opinion.store.ts';
import { photoFilesOf } from './photo.store.ts';
import { reviewsOfCustomer } from './review.store.ts';
import { removeReview } from './write-review.ts';

export const reviewData: PersonalData = {
  exported: ['reviews', 'review_photos'],
  notExported: {
    review_votes: 'that another customer’s review helped says nothing about the customer who pressed',
    review_reports: 'what was reported is kept for the one who looks at it, and no longer',
  },
  collect: async (tx, customerId) => ({
    reviews: await Promise.all(
      (await reviewsOfCustomer(tx, customerId)).map(
        async ({
          id,
          customer_id: _customer,
          line_id: line,
          version: _version,
          decided_by: _by,
          replied_by: _who,
          ...said
        }) => ({
          ...said,
          bought: line !== null,
          photos: (await photoFilesOf(tx, id)).map((bytes) => bytes.toString('base64')),
        }),
      ),
    ),
  }),
  // The figures of a design must be counted down. What helped stays counted; who pressed is forgotten, and who
  // reported with the report, when the store has looked.
  erase: async (tx, customerId, at) => {
    // By design, as everybody who counts for several: two accounts that end at once do not wait in a circle.
    const reviews = await reviewsOfCustomer(tx, customerId);
    for (const { id } of reviews.toSorted((one, other) => one.product_id - other.product_id))
      await removeReview(tx, customerId, id, at);
    await deleteVotesOf(tx, customerId);
  },
};
