import { expect, it } from '@jest/globals';
import type { Paper } from './paper.ts';
import { renderPaper } from './render-paper.ts';

/** Eight pixels by eight. */
const JPEG = Buffer.from(
  '/9j/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7gYKBTmCNl4x9lnN+gXz/2wBDARUXFx4aHjshITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHz/wAARCAAIAAgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAP/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAABAX/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCgCUY//9k=',
  'base64',
);
const paper = (picture: Uint8Array): Paper => ({
  locale: 'en',
  title: 'Pictures',
  seller: { name: 'Suvarna', lines: [] },
  facts: [],
  parts: [{ heading: 'A ring', picture, facts: [['Metal', '18K750']] }],
  pageLabel: 'Page {page} of {pages}',
});
const hasPicture = async (picture: Uint8Array): Promise<boolean> =>
  (await renderPaper(paper(picture))).toString('latin1').includes('/DCTDecode');

it('a picture is put into the paper as it is', async () => {
  // As it comes out of another thread.
  expect(await hasPicture(new Uint8Array(JPEG))).toBe(true);
});

it.each([
  ['only begins as one', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])],
  ['ends too soon', JPEG.subarray(0, 24)],
  ['is nothing', Buffer.alloc(0)],
])('a picture that %s is left out, and the rest is set', async (_name, picture) => {
  expect(await hasPicture(picture)).toBe(false);
});
