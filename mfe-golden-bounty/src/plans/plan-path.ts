/** Language-neutral paths of a plan's pages. */
export const planPath = (
  planId: string,
  page: '' | 'installments/' | 'documents/' | 'nominee/' = '',
): string => `/golden-bounty/plans/${planId}/${page}`;

export const payPath = (planId: string): string => `/golden-bounty/payment/?plan_id=${planId}`;
