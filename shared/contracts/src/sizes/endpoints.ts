/** Sizes of pieces, to read and to print (domain-rules §2.7). */
import { Download } from '../base/endpoint/envelope.ts';
import { RingSizerQuery, SizeGuideQuery, SizeTable } from './schemas.ts';
import { endpoint } from '../base/endpoint/endpoint.ts';

export const productSizeGuide = endpoint({
  method: 'GET',
  path: 'product/size_guide/',
  access: 'public',
  tag: 'catalogue',
  summary: 'Sizes of a kind of piece, with their measures and what they are called abroad',
  query: SizeGuideQuery,
  answer: SizeTable,
});

export const productRingSizer = endpoint({
  method: 'GET',
  path: 'product/ring_sizer/',
  access: 'public',
  tag: 'catalogue',
  summary: 'A page to print at true scale: circles of every ring size and a strip for the finger, as a PDF',
  query: RingSizerQuery,
  whole: Download,
});
