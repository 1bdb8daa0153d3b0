export { browsersOf } from './push.store.ts';
export { pushToShopper } from './push-to-shopper.ts';
