import { describe, expect, it } from '@jest/globals';
import { HOSTILE_TEXTS } from '@suvarna/testing/hostile-texts';
import fc from 'fast-check';
import { HOSTILE } from './hostile-texts.fixtures.ts';
import {
  parseLine,
  parseMarkdown,
  picturesWithin,
  runsWithin,
  type WrittenSection,
} from './parse-markdown.ts';
import { pictureAt } from './facts/picture-facts.ts';
import { safeLink } from './safe-link.ts';

const NAME = `12x8-${'0'.repeat(32)}`;
const KINDS = ['paragraph', 'heading', 'quote', 'list', 'steps', 'links', 'table', 'picture'];
// eslint-disable-next-line no-control-regex -- it is what must not be left
const UNSEEN = /[\u0000-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\uFEFF]/u;

const OURS = '/api/content/picture/?name=';

/** What a page may not be given, however a text was written. */
function faultsOf(sections: readonly WrittenSection[]): unknown[] {
  return [
    ...sections.flatMap(({ blocks }) => blocks.filter(({ kind }) => !KINDS.includes(kind))),
    ...runsWithin(sections).filter(
      ({ href = '/', text = '', placeholder = 'a' }) =>
        !/^(?:\/(?![/\\])|https:\/\/|mailto:|tel:)/u.test(href) ||
        UNSEEN.test(text) ||
        !text.isWellFormed() ||
        !/^[a-z0-9_.-]+$/u.test(placeholder),
    ),
    ...picturesWithin(sections).filter((picture) => {
      const { src = OURS, alt = '' } = pictureAt(picture, { snapshot: () => undefined }) ?? {};
      return !src.startsWith(OURS) || /["'<>\s\\]/u.test(src) || UNSEEN.test(alt) || !alt.isWellFormed();
    }),
  ];
}

describe('texts that people write', () => {
  it('become a tree of the parts that pages know', () => {
    const written = [
      'Before **all** of it.',
      '## What _it_ costs',
      'Up to {{cod_max}}, see [shipping](/policy/shipping/).\\\nNext line.',
      '- one\n- two with **{{coin_value}}**',
      '* [A](/a/)\n* [B](/b/)',
      '1. first\n2. second',
      '### Small',
      '> Said once.',
      '| Karat | Share |\n|---|---|\n| 22 | {{rate.22}} |',
    ].join('\n\n');
    expect(parseMarkdown(written)).toEqual([
      {
        title: [],
        blocks: [
          {
            kind: 'paragraph',
            runs: [{ text: 'Before ' }, { text: 'all', strong: true }, { text: ' of it.' }],
          },
        ],
      },
      {
        title: [{ text: 'What ' }, { text: 'it', em: true }, { text: ' costs' }],
        blocks: [
          {
            kind: 'paragraph',
            runs: [
              { text: 'Up to ' },
              { placeholder: 'cod_max' },
              { text: ', see ' },
              { text: 'shipping', href: '/policy/shipping/' },
              { text: '.' },
              { line_break: true },
              { text: 'Next line.' },
            ],
          },
          {
            kind: 'list',
            items: [[{ text: 'one' }], [{ text: 'two with ' }, { placeholder: 'coin_value', strong: true }]],
          },
          { kind: 'links', items: [[{ text: 'A', href: '/a/' }], [{ text: 'B', href: '/b/' }]] },
          { kind: 'steps', items: [[{ text: 'first' }], [{ text: 'second' }]] },
          { kind: 'heading', runs: [{ text: 'Small' }] },
          { kind: 'quote', runs: [{ text: 'Said once.' }] },
          {
            kind: 'table',
            rows: [
              [[{ text: 'Karat' }], [{ text: 'Share' }]],
              [[{ text: '22' }], [{ placeholder: 'rate.22' }]],
            ],
          },
        ],
      },
    ]);
    expect(parseLine('One coin is {{coin_value}}.\nMore.')).toEqual([
      { text: 'One coin is ' },
      { placeholder: 'coin_value' },
      { text: '. More.' },
    ]);
  });

  it.each([...Object.entries(HOSTILE), ...HOSTILE_TEXTS.map((text) => [text, text] as const)])(
    'make nothing run: %s',
    (_what, text) => {
      const from = performance.now();
      const [sections, line] = [parseMarkdown(text), parseLine(text)];
      // A bound that a slow machine keeps, and a blow-up does not.
      expect(performance.now() - from).toBeLessThan(2_000);
      expect(faultsOf([...sections, { title: line, blocks: [] }])).toEqual([]);
      // It travels as JSON, and no deeper than a table's cell.
      expect(JSON.stringify(sections).length).toBeLessThan(400_000);
    },
  );

  it('show a picture where it stands alone, and its words as text where it does not', () => {
    const [before] = parseMarkdown(
      `![A *ring*\\\n on {{x}}](picture:${NAME} "title")\n\nSee ![it](design:1).`,
    );
    expect(before?.blocks).toEqual([
      { kind: 'picture', picture: { address: `picture:${NAME}`, alt: 'A ring on {{x}}' } },
      { kind: 'paragraph', runs: [{ text: 'See ![it].' }] },
    ]);
  });

  it('keep the words of a link that may lead nowhere', () => {
    expect(parseLine('[press](javascript:alert(1)) me')).toEqual([{ text: 'press me' }]);
  });

  it('never hold what a page could run, whatever is written', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '[',
        '![',
        '](',
        ')',
        '<',
        '>',
        '*',
        '_',
        '`',
        '{{',
        '}}',
        '|',
        '\n\n',
        '- ',
        '> ',
        '## ',
        '&#',
        ';',
        '\\',
      ),
      fc.constantFrom(
        'javascript:',
        'data:',
        '//',
        'https://',
        '/a/',
        `picture:${NAME}`,
        'design:1',
        'coin_value',
        '&#x202E;',
        '\u202E',
      ),
      fc.string({ maxLength: 6, unit: 'binary' }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        expect(faultsOf(parseMarkdown(pieces.join('')))).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });

  it('lead into the shop, to a mail box, a telephone, or elsewhere by https', () => {
    const led = [
      '/faqs/',
      '/a/?x=1#y',
      'mailto:help@suvarna.example',
      'tel:+918000000000',
      'https://bis.gov.in/',
    ];
    expect(led.map(safeLink)).toEqual(led);
    expect(
      ['', 'faqs', '#x', '//x', '/\\x', 'http://x.example/', 'https://', 'https://a:b@x.example/'].map(
        safeLink,
      ),
    ).toEqual(Array.from({ length: 8 }));
  });
});

describe('a list of many levels', () => {
  it.each([5, 6, 10, 13, 50, 100])('keeps the words of all %i', (levels) => {
    const written = Array.from({ length: levels }, (_, level) => `${'  '.repeat(level)}- point ${level + 1}`);
    const words = runsWithin(parseMarkdown(written.join('\n'))).map(({ text }) => text);
    expect(words).toEqual(Array.from({ length: levels }, (_, level) => `point ${level + 1}`));
  });
});
