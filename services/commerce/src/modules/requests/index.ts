export { ask } from './ask.ts';
export type { RequestMachine } from './machine.ts';
export { moveRequest } from './move-request.ts';
export { createRequestKinds, type RequestKind, type RequestKinds } from './request-kind.ts';
export {
  findRequest,
  lockRequest,
  requestsAbout,
  requestsOfCustomer,
  stepsOf,
  type RequestRow,
  type StepRow,
} from './request.store.ts';
export type { Facts } from './tables.ts';
