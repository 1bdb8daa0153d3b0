/** Reads what the composer wrote into the document. */
import {
  COMPOSITION_ELEMENT,
  PAGE_DATA_ELEMENT,
  type PageData,
  type PublicComposition,
} from '@suvarna/contracts/public-composition';

function readBlock(id: string): unknown {
  const text = document.getElementById(id)?.textContent;
  if (!text) throw new Error(`no data block ${id}`);
  return JSON.parse(text);
}

export const readComposition = (): PublicComposition => readBlock(COMPOSITION_ELEMENT) as PublicComposition;
export const readPageData = (): PageData => readBlock(PAGE_DATA_ELEMENT) as PageData;
