/** Sets papers in a thread of its own. */
import { setDocuments } from './print-thread.ts';
import type { Paper } from './paper.ts';
import { renderPaper } from './render-paper.ts';

setDocuments<Paper>(renderPaper);
