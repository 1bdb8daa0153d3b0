/**
 * Markdown as people of the store write it, read into a tree of allowed parts. No markup leaves this file:
 * HTML is text here, code is not known, a picture stands alone, and whatever is nested lies flat in the end,
 * so that a page draws known parts only, however a text was written.
 */
import { cleanText } from '@suvarna/forms/free-text';
import { type Block, BODY_MAX, type Run } from '@suvarna/contracts/content';
import MarkdownIt, { type Token } from 'markdown-it';
import { safeLink } from './safe-link.ts';

/** A run, or the place of one: `{{name}}`. */
export type WrittenRun = Run & { readonly placeholder?: string };
/** A picture as it is written: where it is from, which may be anywhere, and what is seen. */
export interface WrittenPicture {
  readonly address: string;
  readonly alt: string;
}
interface WrittenBlock extends Omit<Block, 'runs' | 'items' | 'rows' | 'picture'> {
  readonly runs?: WrittenRun[];
  readonly items?: WrittenRun[][];
  readonly rows?: WrittenRun[][][];
  readonly picture?: WrittenPicture;
}
export interface WrittenSection {
  readonly title: WrittenRun[];
  readonly blocks: WrittenBlock[];
}

/**
 * Markdown-it leaves out what is deeper, words and all: a list takes two levels each time. No text is long
 * enough for the indents of more lists than these.
 */
const MOST_NESTED = 240;
/** What a line may come to; a longer one is cut, since no text of ours has one. */
const MOST_RUNS = 400;

const reader = new MarkdownIt('zero', {
  html: false,
  linkify: false,
  typographer: false,
  maxNesting: MOST_NESTED,
}).enable([
  'paragraph',
  'heading',
  'list',
  'blockquote',
  'table',
  'emphasis',
  'link',
  'image',
  'newline',
  'escape',
  'entity',
]);
// What a link may lead to is decided below: a refused one keeps its words.
reader.validateLink = () => true;

const PLACEHOLDER = /\{\{([a-z0-9_.-]{1,40})\}\}/giu;

type Style = Pick<Run, 'strong' | 'em' | 'href'>;

/** A text with its placeholders taken out, each a run of its own. */
function runsOfText(text: string, style: Style): WrittenRun[] {
  const runs: WrittenRun[] = [];
  let from = 0;
  for (const found of text.matchAll(PLACEHOLDER)) {
    if (found.index > from) runs.push({ ...style, text: text.slice(from, found.index) });
    runs.push({ ...style, placeholder: (found[1] ?? '').toLowerCase() });
    from = found.index + found[0].length;
  }
  if (from < text.length) runs.push({ ...style, text: text.slice(from) });
  return runs;
}

const sameStyle = (a: Style, b: Style): boolean =>
  a.strong === b.strong && a.em === b.em && a.href === b.href;

/** Words of a picture, without what they look like. */
const textWithin = ({ children }: Token): string =>
  cleanText(
    (children ?? [])
      .map((token) =>
        token.type === 'image' ? textWithin(token) : token.type.endsWith('break') ? ' ' : token.content,
      )
      .join(''),
  )
    .replaceAll(/\s+/gu, ' ')
    .trim();

/** Runs of a line, each with all that holds for it. */
function runsOf(inline: Token | undefined): WrittenRun[] {
  let strong = 0;
  let em = 0;
  const links: (string | undefined)[] = [];
  const lines: (Style & { text?: string; line_break?: true })[] = [];
  for (const token of inline?.children ?? []) {
    const href = links.at(-1);
    const style: Style = {
      ...(strong > 0 && { strong: true as const }),
      ...(em > 0 && { em: true as const }),
      ...(href !== undefined && { href }),
    };
    const before = lines.at(-1);
    const add = (text: string): void => {
      if (before?.text !== undefined && sameStyle(before, style)) before.text += text;
      else lines.push({ ...style, text });
    };
    if (token.type === 'strong_open') strong += 1;
    else if (token.type === 'strong_close') strong -= 1;
    else if (token.type === 'em_open') em += 1;
    else if (token.type === 'em_close') em -= 1;
    else if (token.type === 'link_open') links.push(safeLink(String(token.attrGet('href') ?? '')));
    else if (token.type === 'link_close') links.pop();
    else if (token.type === 'hardbreak') lines.push({ line_break: true });
    else if (token.type === 'softbreak') add(' ');
    // Beside words, or in a list, no page shows a picture: as text it is refused when it is saved.
    else if (token.type === 'image') add(`![${textWithin(token)}]`);
    else add(cleanText(token.content).replaceAll('\n', ' '));
  }
  return lines
    .flatMap(({ text, line_break, ...style }): WrittenRun[] =>
      line_break ? [{ line_break }] : runsOfText(text ?? '', style),
    )
    .slice(0, MOST_RUNS);
}

const isLinks = (items: readonly WrittenRun[][]): boolean =>
  items.every((item) => item.length > 0 && item.every(({ href }) => href !== undefined));

/** What is written between the brackets of a list, whatever is nested in it, point by point. */
function listOf(tokens: readonly Token[], ordered: boolean): WrittenBlock {
  const items = tokens
    .filter(({ type }) => type === 'inline')
    .map(runsOf)
    .filter((runs) => runs.length > 0);
  return { kind: isLinks(items) ? 'links' : ordered ? 'steps' : 'list', items };
}

function tableOf(tokens: readonly Token[]): WrittenBlock {
  const rows: WrittenRun[][][] = [];
  for (const token of tokens) {
    if (token.type === 'tr_open') rows.push([]);
    else if (token.type === 'inline') rows.at(-1)?.push(runsOf(token));
  }
  return { kind: 'table', rows };
}

/** A paragraph is a picture where nothing else is in it. */
function paragraphOf(inline: Token | undefined): WrittenBlock {
  const [image, more] = inline?.children ?? [];
  if (image?.type !== 'image' || more !== undefined) return { kind: 'paragraph', runs: runsOf(inline) };
  const address = cleanText(String(image.attrGet('src') ?? ''));
  return { kind: 'picture', picture: { address, alt: textWithin(image) } };
}

/** Where what opens at `at` closes: the token of the same level. */
function closing(tokens: readonly Token[], at: number): number {
  const level = tokens[at]?.level;
  let end = at + 1;
  while (end < tokens.length && !(tokens[end]?.nesting === -1 && tokens[end]?.level === level)) end += 1;
  return end;
}

export function parseMarkdown(written: string): WrittenSection[] {
  const tokens = reader.parse(cleanText(written).slice(0, BODY_MAX), {});
  const sections: WrittenSection[] = [{ title: [], blocks: [] }];
  const put = (block: WrittenBlock): unknown => sections.at(-1)?.blocks.push(block);
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token?.nesting !== 1) continue;
    const end = closing(tokens, at);
    const inside = tokens.slice(at + 1, end);
    if (token.type === 'heading_open' && token.tag === 'h2')
      sections.push({ title: runsOf(inside[0]), blocks: [] });
    else if (token.type === 'heading_open') put({ kind: 'heading', runs: runsOf(inside[0]) });
    else if (token.type === 'paragraph_open') put(paragraphOf(inside[0]));
    else if (token.type === 'bullet_list_open') put(listOf(inside, false));
    else if (token.type === 'ordered_list_open') put(listOf(inside, true));
    else if (token.type === 'table_open') put(tableOf(inside));
    else if (token.type === 'blockquote_open')
      for (const line of inside.filter(({ type }) => type === 'inline'))
        put({ kind: 'quote', runs: runsOf(line) });
    at = end;
  }
  return sections.filter(({ title, blocks }) => title.length > 0 || blocks.length > 0);
}

/** One line, such as a lead: what is written as more is read as one. */
export function parseLine(written: string): WrittenRun[] {
  return runsOf(reader.parseInline(cleanText(written).replaceAll('\n', ' ').slice(0, BODY_MAX), {})[0]);
}

/** Every run of a text. */
export function runsWithin(sections: readonly WrittenSection[]): WrittenRun[] {
  return sections.flatMap(({ title, blocks }) => [
    ...title,
    ...blocks.flatMap(({ runs = [], items = [], rows = [] }) => [...runs, ...items.flat(), ...rows.flat(2)]),
  ]);
}

/** Every picture of a text, in its order. */
export const picturesWithin = (sections: readonly WrittenSection[]): WrittenPicture[] =>
  sections.flatMap(({ blocks }) => blocks.flatMap(({ picture = [] }) => picture));
