import anyAscii from 'any-ascii';
import { hasSign, type Part, type Weight } from './fonts.ts';

const SCRIPTS: readonly (readonly [RegExp, Part])[] = [
  [/\p{Script=Devanagari}/u, 'devanagari'],
  [/\p{Script=Bengali}/u, 'bengali'],
  [/\p{Script=Gujarati}/u, 'gujarati'],
  [/\p{Script=Gurmukhi}/u, 'gurmukhi'],
  [/\p{Script=Kannada}/u, 'kannada'],
  [/\p{Script=Malayalam}/u, 'malayalam'],
  [/\p{Script=Oriya}/u, 'oriya'],
  [/\p{Script=Tamil}/u, 'tamil'],
  [/\p{Script=Telugu}/u, 'telugu'],
];
/** Of no script of its own: the rupee sign is in the last of them. */
const COMMON: readonly Part[] = ['latin', 'latin-ext', 'devanagari'];
/**
 * Marks, joiners, dandas and the dotted circle belong to what stands before them, or it is not shaped as one. A space
 * does, too: Chrome's reader of PDFs (PDFium) loses one that is shown by itself, in a font of its own, soon after another.
 */
const CLINGING = /\p{M}|\u200c|\u200d|[\u25cc\u0964\u0965 ]/u;

/** Which part of the font has a sign; `undefined` when none has. */
function partOf(sign: string, before: Part | undefined, weight: Weight): Part | undefined {
  const own = SCRIPTS.find(([script]) => script.test(sign))?.[1];
  const parts = own === undefined ? COMMON : [own];
  return (CLINGING.test(sign) && before !== undefined ? [before, ...parts] : parts).find((part) =>
    hasSign(part, weight, sign),
  );
}

const JOINER = /[\u200c\u200d]/u;
const JOINERS = /[\u200c\u200d]/gu;
/** Alef with its signs, which any-ascii leaves out, and ain, for which it writes a sign. */
const ALEF_AIN = /[\u0622\u0623\u0625\u0627\u0639\u0671]/gu;

interface Run<P> {
  readonly part: P;
  readonly text: string;
}

/** A text, cut where another part of the font begins, or where there is none. */
function runsOf(text: string, weight: Weight): Run<Part | undefined>[] {
  const runs: Run<Part | undefined>[] = [];
  for (const sign of text) {
    const last = runs.at(-1);
    const isSpelled = last !== undefined && last.part === undefined && JOINER.test(sign);
    const part = isSpelled ? undefined : partOf(sign, last?.part, weight);
    if (last !== undefined && last.part === part) runs.splice(-1, 1, { part, text: last.text + sign });
    else runs.push({ part, text: sign });
  }
  return runs;
}

/** By sound, in Latin letters. What cannot be spelled is a question mark, so that it is seen to be missing. */
function substituteOf(text: string): string {
  const spelled = anyAscii(text.replaceAll(ALEF_AIN, 'a').replaceAll(JOINERS, ''))
    .replaceAll('`', "'")
    .replaceAll(/\p{Cc}/gu, ' ');
  return spelled === '' && /[^\p{M}\p{Cf}]/u.test(text) ? '?' : spelled;
}

/** The text in signs that the fonts have: `王芳` is `WangFang` (ADR 22). Never an empty box. */
export function printable(text: string, weight: Weight): string {
  return runsOf(text, weight)
    .map((run) => (run.part === undefined ? substituteOf(run.text) : run.text))
    .join('');
}

/** A printable text, each run in the part of the font that has it. */
export function setInParts(text: string, weight: Weight): Run<Part>[] {
  return runsOf(text, weight).map((run) => ({ part: run.part ?? 'latin', text: run.text }));
}
