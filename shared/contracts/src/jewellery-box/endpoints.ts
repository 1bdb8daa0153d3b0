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
import { endpoint } from '../base/endpoint/endpoint.ts';
import { MINUTE_SECONDS } from '../base/endpoint/limit.ts';

const tag = 'jewellery box';

export const boxList = endpoint({
  method: 'GET',
  path: 'box/list/',
  access: 'customer',
  tag,
  summary: 'Pieces that were bought and are still there, what each is worth today, and the sum of all',
  query: JewelleryBoxQuery,
  answer: JewelleryBox,
});

export const externalPieceList = endpoint({
  method: 'GET',
  path: 'box/elsewhere/list/',
  access: 'customer',
  tag,
  summary: 'Pieces from elsewhere, with the value of their gold today',
  answer: ExternalPieces,
});

export const externalPieceAdd = endpoint({
  method: 'POST',
  path: 'box/elsewhere/add/',
  access: 'customer',
  once: true,
  tag,
  summary: 'Writes down a piece from elsewhere',
  body: ExternalPieceBody,
  answer: ExternalPiece,
  photos: true,
});

export const externalPieceUpdate = endpoint({
  method: 'POST',
  path: 'box/elsewhere/update/',
  access: 'customer',
  once: true,
  tag,
  summary: 'Changes all of it, unless it was changed in the meantime',
  body: ExternalPieceUpdateBody,
  answer: ExternalPiece,
  conflict: ExternalPiece,
  photos: true,
});

export const externalPieceDelete = endpoint({
  method: 'POST',
  path: 'box/elsewhere/delete/',
  access: 'customer',
  once: true,
  tag,
  summary: 'Deletes it with its photographs and reminders, unless it was changed in the meantime',
  body: ExternalPieceIdBody,
  answer: ExternalPieces,
  conflict: ExternalPiece,
});

export const externalPiecePhoto = endpoint({
  method: 'GET',
  path: 'box/elsewhere/photo/',
  access: 'customer',
  tag,
  summary: 'A photograph of a piece from elsewhere',
  query: ExternalPiecePhotoQuery,
  whole: Download,
});

export const boxReminderSet = endpoint({
  method: 'POST',
  path: 'box/reminder/set/',
  access: 'customer',
  once: true,
  tag,
  summary: 'Reminds of the care of a piece on a day, once or every year',
  body: CareReminderBody,
  answer: CareReminders,
});

export const boxReminderOff = endpoint({
  method: 'POST',
  path: 'box/reminder/off/',
  access: 'customer',
  once: true,
  tag,
  summary: 'Reminds of it no more',
  body: CareReminderOffBody,
  answer: CareReminders,
});

export const boxShareList = endpoint({
  method: 'GET',
  path: 'box/share/list/',
  access: 'customer',
  tag,
  summary: 'Links to the box that work',
  answer: BoxShares,
});

export const boxShareCreate = endpoint({
  method: 'POST',
  path: 'box/share/create/',
  access: 'customer',
  proof: ['on-new-device'],
  once: true,
  tag,
  summary: 'A link to look at the box for some days, with or without values',
  body: BoxShareBody,
  answer: BoxShareCreated,
});

export const boxShareRevoke = endpoint({
  method: 'POST',
  path: 'box/share/revoke/',
  access: 'customer',
  once: true,
  tag,
  summary: 'Ends a link',
  body: BoxShareIdBody,
  answer: BoxShares,
});

export const boxShared = endpoint({
  method: 'GET',
  path: 'box/shared/',
  access: 'public',
  tag,
  summary: 'A box a customer shared: pieces without names, addresses and orders',
  query: SharedBoxQuery,
  answer: SharedBox,
  limit: { name: 'box-shared', seconds: MINUTE_SECONDS, counts: 'calls', address: 60 },
});

export const boxSharedPhoto = endpoint({
  method: 'GET',
  path: 'box/shared/photo/',
  access: 'public',
  tag,
  summary: 'A photograph of a piece in it',
  query: SharedPhotoQuery,
  whole: Download,
  limit: { name: 'box-shared-photo', seconds: MINUTE_SECONDS, counts: 'calls', address: 600 },
});

export const boxStatement = endpoint({
  method: 'GET',
  path: 'box/statement/',
  access: 'customer',
  tag,
  summary: "The store's statement of what the pieces are worth today, with pictures, as a PDF for an insurer",
  query: BoxStatementQuery,
  whole: Download,
});
