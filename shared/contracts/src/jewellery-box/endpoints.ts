/** The jewellery box (`/account/jewellery-box/`): the customer's own pieces; another's are not found. */
import { Download } from '../base/endpoint/envelope.ts';
import {
  BoxShareBody,
  BoxShareCreated,
  BoxShareIdBody,
  BoxShares,
  BoxStatementQuery,
  CareReminderBody,
  CareReminderOffBody,
  CareReminders,
  ExternalPieceBody,
  ExternalPieceIdBody,
  ExternalPiecePhotoQuery,
  ExternalPiece,
  ExternalPieces,
  ExternalPieceUpdateBody,
  JewelleryBox,
  JewelleryBoxQuery,
  SharedBox,
  SharedBoxQuery,
  SharedPhotoQuery,
} from './schemas.ts';
import { endpointsOf } from '../base/endpoint/endpoint.ts';
import { MINUTE_SECONDS } from '../base/endpoint/limit.ts';

const { get, post } = endpointsOf('jewellery box');

export const boxList = get('box/list/', 'customer', {
  summary: 'Pieces that were bought and are still there, what each is worth today, and the sum of all',
  query: JewelleryBoxQuery,
  answer: JewelleryBox,
});

export const externalPieceList = get('box/elsewhere/list/', 'customer', {
  summary: 'Pieces from elsewhere, with the value of their gold today',
  answer: ExternalPieces,
});

export const externalPieceAdd = post('box/elsewhere/add/', 'customer', {
  once: true,
  summary: 'Writes down a piece from elsewhere',
  body: ExternalPieceBody,
  answer: ExternalPiece,
  photos: true,
});

export const externalPieceUpdate = post('box/elsewhere/update/', 'customer', {
  once: true,
  summary: 'Changes all of it, unless somebody changed it meanwhile',
  body: ExternalPieceUpdateBody,
  answer: ExternalPiece,
  conflict: ExternalPiece,
  photos: true,
});

export const externalPieceDelete = post('box/elsewhere/delete/', 'customer', {
  once: true,
  summary: 'Deletes it with its photographs and reminders, unless somebody changed it meanwhile',
  body: ExternalPieceIdBody,
  answer: ExternalPieces,
  conflict: ExternalPiece,
});

export const externalPiecePhoto = get('box/elsewhere/photo/', 'customer', {
  summary: 'A photograph of a piece from elsewhere',
  query: ExternalPiecePhotoQuery,
  whole: Download,
});

export const boxReminderSet = post('box/reminder/set/', 'customer', {
  once: true,
  summary: 'Reminds of the care of a piece on a day, once or every year',
  body: CareReminderBody,
  answer: CareReminders,
});

export const boxReminderOff = post('box/reminder/off/', 'customer', {
  once: true,
  summary: 'Reminds of it no more',
  body: CareReminderOffBody,
  answer: CareReminders,
});

export const boxShareList = get('box/share/list/', 'customer', {
  summary: 'Links to the box that work',
  answer: BoxShares,
});

export const boxShareCreate = post('box/share/create/', 'customer', {
  proof: ['on-new-device'],
  once: true,
  summary: 'A link to look at the box for some days, with or without values',
  body: BoxShareBody,
  answer: BoxShareCreated,
});

export const boxShareRevoke = post('box/share/revoke/', 'customer', {
  once: true,
  summary: 'Ends a link',
  body: BoxShareIdBody,
  answer: BoxShares,
});

export const boxShared = get('box/shared/', 'public', {
  summary: 'A box somebody shared: pieces without names, addresses and orders',
  query: SharedBoxQuery,
  answer: SharedBox,
  limit: { name: 'box-shared', seconds: MINUTE_SECONDS, counts: 'calls', address: 60 },
});

export const boxSharedPhoto = get('box/shared/photo/', 'public', {
  summary: 'A photograph of a piece in it',
  query: SharedPhotoQuery,
  whole: Download,
  limit: { name: 'box-shared-photo', seconds: MINUTE_SECONDS, counts: 'calls', address: 600 },
});

export const boxStatement = get('box/statement/', 'customer', {
  summary: "The store's statement of what the pieces are worth today, with pictures, as a PDF for an insurer",
  query: BoxStatementQuery,
  whole: Download,
});
