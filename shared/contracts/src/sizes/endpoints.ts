/** Sizes of pieces, to read and to print (domain-rules §2.7). */
import { Download } from '../base/endpoint/envelope.ts';
import { RingSizerQuery, SizeGuideQuery, SizeTable } from './schemas.ts';
import { endpointsOf } from '../base/endpoint/endpoint.ts';

const { get } = endpointsOf('catalogue');

export const productSizeGuide = get('product/size_guide/', 'public', {
  summary: 'Sizes of a kind of piece, with their measures and what they are called abroad',
  query: SizeGuideQuery,
  answer: SizeTable,
});

export const productRingSizer = get('product/ring_sizer/', 'public', {
  summary: 'A page to print at true scale: circles of every ring size and a strip for the finger, as a PDF',
  query: RingSizerQuery,
  whole: Download,
});
