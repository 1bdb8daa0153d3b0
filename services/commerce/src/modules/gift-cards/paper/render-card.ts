import { closeDocument, openDocument } from '../../../platform/documents/document.ts';
import { heightOf, setText } from '../../../platform/documents/typesetting.ts';
import type { CardPaper } from './card-paper.ts';
import { drawDesign, INKS } from './draw-design.ts';

const MARGIN = 56;
const HEIGHT = 250;
const SOFT = '#6a655c';

/** A gift card as a PDF (A4): the card above, how to use it below. */
export async function renderCard(paper: CardPaper): Promise<Buffer> {
  const page = await openDocument(
    { title: paper.title, author: paper.store, locale: paper.locale },
    { size: 'A4', margin: MARGIN },
  );
  const width = page.page.width - 2 * MARGIN;
  const ink = INKS[paper.design];
  page.save();
  page.roundedRect(MARGIN, MARGIN, width, HEIGHT, 14).clip();
  page.rect(MARGIN, MARGIN, width, HEIGHT).fill(ink.ground);
  drawDesign(page, paper.design, { left: MARGIN, top: MARGIN, width, height: HEIGHT });
  page.restore();
  const inside = { left: MARGIN + 28, width: width / 2 };
  setText(page, paper.store, inside.left, MARGIN + 26, inside.width, { size: 13, colour: ink.text });
  setText(page, paper.title, inside.left, MARGIN + 50, inside.width, {
    size: 24,
    bold: true,
    colour: ink.text,
  });
  setText(page, paper.amount, inside.left, MARGIN + HEIGHT - 66, inside.width, {
    size: 28,
    bold: true,
    colour: ink.text,
  });
  let y = MARGIN + HEIGHT + 24;
  for (const text of [paper.to, paper.from]) y += setText(page, text, MARGIN, y, width, { size: 12 }) + 2;
  if (paper.message !== '') {
    y += 8;
    y += setText(page, paper.message, MARGIN, y, width, { size: 13 }) + 8;
  }
  y += 12;
  page.roundedRect(MARGIN, y, width, 74, 8).lineWidth(1).strokeColor('#cfc7b8').stroke();
  setText(page, paper.codeLabel, MARGIN + 18, y + 12, width - 36, { size: 9, colour: SOFT });
  setText(page, paper.code, MARGIN + 18, y + 30, width - 36, { size: 22, bold: true });
  y += 92;
  y += setText(page, paper.until, MARGIN, y, width, { size: 10, bold: true }) + 10;
  for (const sentence of paper.how) {
    setText(page, sentence, MARGIN, y, width, { size: 10, colour: SOFT });
    y += heightOf(sentence, width, { size: 10 }) + 4;
  }
  return closeDocument(page);
}
