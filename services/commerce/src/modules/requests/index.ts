export { ask } from './ask.ts';
export { customerRequests } from './customer-requests.ts';
export type { RequestKeeper, RequestNews, Standing, Step } from './keeper.ts';
export type { RequestMachine } from './machine.ts';
export { moveRequest } from './move-request.ts';
export { createRequestKinds, type RequestKind, type RequestKinds } from './request-kind.ts';
export {
  allRequestsOf,
  findRequest,
  lockRequest,
  requestsAbout,
  requestsById,
  requestsOfCustomer,
  requestsThatCame,
  stepsOf,
  type RequestRow,
  type StepRow,
} from './request.store.ts';
export type { Facts } from './tables.ts';
