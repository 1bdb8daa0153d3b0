/** Sets papers of plans in a thread of its own. */
import { setDocuments } from '../../../platform/documents/print-thread.ts';
import type { Paper } from './paper.ts';
import { renderPaper } from './render-paper.ts';

setDocuments<Paper>(renderPaper);
