/** What the store's people do with gift cards. */
import {
  IssueGiftCardBody,
  StaffGiftCard,
  StaffGiftCards,
  StaffGiftCardsQuery,
  VoidGiftCardBody,
} from './staff-schemas.ts';
import { endpointsOf } from '../base/endpoint/endpoint.ts';

const { get, post } = endpointsOf('staff');

export const staffGiftCards = get('gift_card/list/', 'staff-view', {
  summary: 'Gift cards, the newest first, and what is owed for them',
  query: StaffGiftCardsQuery,
  answer: StaffGiftCards,
});

export const staffGiftCardIssue = post('gift_card/issue/', 'staff-admin', {
  once: true,
  summary: 'Gives somebody a card that nobody paid for, with a reason',
  body: IssueGiftCardBody,
  answer: StaffGiftCard,
});

export const staffGiftCardVoid = post('gift_card/void/', 'staff-admin', {
  once: true,
  summary: 'Ends a card that nobody used, with a reason; what was paid for it goes back',
  body: VoidGiftCardBody,
  answer: StaffGiftCard,
});
