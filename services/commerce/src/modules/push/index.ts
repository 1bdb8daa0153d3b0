export { pushToShopper } from './push-to-shopper.ts';
