/** Everything that makes a gift. */
export const GIFTS = '/jewellery/gifting-filter/';
