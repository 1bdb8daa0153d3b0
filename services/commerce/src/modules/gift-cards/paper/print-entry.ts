/** Sets gift cards in a thread of its own. */
import { setDocuments } from '../../../platform/documents/print-thread.ts';
import type { CardPaper } from './card-paper.ts';
import { renderCard } from './render-card.ts';

setDocuments<CardPaper>(renderCard);
