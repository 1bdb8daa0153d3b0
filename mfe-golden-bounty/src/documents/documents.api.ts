import { api } from '@suvarna/api-client';
import { documentDownload, type DocumentList, documentList } from '@suvarna/contracts/golden-bounty';
import { call, download } from '@suvarna/contracts/call';
import type { Locale } from '@suvarna/contracts/locale';

export const readDocuments = (planId: string, signal: AbortSignal): Promise<DocumentList> =>
  call(api, documentList, { query: { plan_id: planId }, signal });

export const readDocument = (documentId: string, lang: Locale): Promise<Blob> =>
  download(api, documentDownload, { query: { document_id: documentId, lang } });
