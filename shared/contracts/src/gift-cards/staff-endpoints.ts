/** What the store's people do with gift cards. */
import {
  IssueGiftCardBody,
  StaffGiftCard,
  StaffGiftCards,
  StaffGiftCardsQuery,
  VoidGiftCardBody,
} from './staff-schemas.ts';
import { endpoint } from '../base/endpoint/endpoint.ts';

export const staffGiftCards = endpoint({
  method: 'GET',
  path: 'gift_card/list/',
  access: 'staff-view',
  tag: 'staff',
  summary: 'Gift cards, the newest first, and what is owed for them',
  query: StaffGiftCardsQuery,
  answer: StaffGiftCards,
});

export const staffGiftCardIssue = endpoint({
  method: 'POST',
  path: 'gift_card/issue/',
  access: 'staff-admin',
  once: true,
  tag: 'staff',
  summary: 'Gives a customer a card that was not paid for, with a reason',
  body: IssueGiftCardBody,
  answer: StaffGiftCard,
});

export const staffGiftCardVoid = endpoint({
  method: 'POST',
  path: 'gift_card/void/',
  access: 'staff-admin',
  once: true,
  tag: 'staff',
  summary: 'Ends a card that was not used, with a reason; what was paid for it goes back',
  body: VoidGiftCardBody,
  answer: StaffGiftCard,
});
