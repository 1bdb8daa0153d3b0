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
import { endpointsOf } from '../base/endpoint/endpoint.ts';

const { get, post } = endpointsOf('staff');

export const staffDocuments = get('content/list/', 'staff-view', {
  summary: 'Documents and where each stands',
  query: StaffDocumentsQuery,
  answer: StaffDocuments,
});

export const staffDocument = get('content/document/', 'staff-view', {
  summary: 'A document with its versions, and who did what with them',
  query: StaffDocumentQuery,
  answer: StaffDocument,
});

export const documentPreview = get('content/preview/', 'staff-view', {
  summary: 'A version as pages would draw it now',
  query: PreviewQuery,
  answer: Preview,
});

export const documentSave = post('content/save/', 'staff-admin', {
  once: true,
  summary: 'Writes the next version of a document; shoppers see it once it is published',
  body: SaveBody,
  answer: StaffDocument,
});

export const documentPublish = post('content/publish/', 'staff-admin', {
  once: true,
  summary: 'Shows a version to shoppers, now or from a moment on',
  body: PublishBody,
  answer: StaffDocument,
});

export const documentUnschedule = post('content/unschedule/', 'staff-admin', {
  once: true,
  summary: 'Calls off what was to be published',
  body: WithdrawBody,
  answer: StaffDocument,
});

export const documentWithdraw = post('content/withdraw/', 'staff-admin', {
  once: true,
  summary: 'Takes a document away from shoppers',
  body: WithdrawBody,
  answer: StaffDocument,
});

export const pictureAdd = post('content/picture/add/', 'staff-admin', {
  once: true,
  photos: true,
  summary: 'Keeps a picture, drawn anew, that texts can show by its name',
  body: PictureBody,
  answer: AddedPicture,
});
