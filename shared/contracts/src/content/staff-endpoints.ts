/** Texts that the store's people write. */
import {
  AddedPicture,
  PictureBody,
  Preview,
  PreviewQuery,
  PublishBody,
  SaveBody,
  StaffDocument,
  StaffDocumentQuery,
  StaffDocuments,
  StaffDocumentsQuery,
  WithdrawBody,
} from './staff-schemas.ts';
import { endpoint } from '../base/endpoint/endpoint.ts';

const tag = 'staff';

export const staffDocuments = endpoint({
  method: 'GET',
  path: 'content/list/',
  access: 'staff-view',
  tag,
  summary: 'Documents and where each stands',
  query: StaffDocumentsQuery,
  answer: StaffDocuments,
});

export const staffDocument = endpoint({
  method: 'GET',
  path: 'content/document/',
  access: 'staff-view',
  tag,
  summary: 'A document with its versions, and who did what with them',
  query: StaffDocumentQuery,
  answer: StaffDocument,
});

export const documentPreview = endpoint({
  method: 'GET',
  path: 'content/preview/',
  access: 'staff-view',
  tag,
  summary: 'A version as pages would draw it now',
  query: PreviewQuery,
  answer: Preview,
});

export const documentSave = endpoint({
  method: 'POST',
  path: 'content/save/',
  access: 'staff-admin',
  once: true,
  tag,
  summary: 'Writes the next version of a document; shoppers see it once it is published',
  body: SaveBody,
  answer: StaffDocument,
});

export const documentPublish = endpoint({
  method: 'POST',
  path: 'content/publish/',
  access: 'staff-admin',
  once: true,
  tag,
  summary: 'Shows a version to shoppers, now or from a moment on',
  body: PublishBody,
  answer: StaffDocument,
});

export const documentUnschedule = endpoint({
  method: 'POST',
  path: 'content/unschedule/',
  access: 'staff-admin',
  once: true,
  tag,
  summary: 'Calls off what was to be published',
  body: WithdrawBody,
  answer: StaffDocument,
});

export const documentWithdraw = endpoint({
  method: 'POST',
  path: 'content/withdraw/',
  access: 'staff-admin',
  once: true,
  tag,
  summary: 'Takes a document away from shoppers',
  body: WithdrawBody,
  answer: StaffDocument,
});

export const pictureAdd = endpoint({
  method: 'POST',
  path: 'content/picture/add/',
  access: 'staff-admin',
  once: true,
  photos: true,
  tag,
  summary: 'Keeps a picture, drawn again, that texts can show by its name',
  body: PictureBody,
  answer: AddedPicture,
});
