import { describe, expect, it } from '@jest/globals';
import type { PageOrder } from '@suvarna/remote-sandbox/pages-under-way';
import type { Sandbox } from '@suvarna/remote-sandbox/sandbox';
import { produce } from './produce.ts';

const NO_ORDER = {} as PageOrder;

/** @returns the markup that is kept of what a remote made */
async function kept(markup: string): Promise<string> {
  const sandbox = {
    page: async () => ({
      kind: 'page',
      head: { title: 'Rings' },
      markup: Buffer.from(markup),
      dataJson: Buffer.from('{}'),
    }),
  } as Partial<Sandbox> as Sandbox;
  const produced = await produce(sandbox, NO_ORDER);
  return produced.kind === 'page' ? produced.markup.toString() : produced.kind;
}

const PRELOAD = '<link rel="preload" as="image" imageSrcSet="/a.avif 1x"/>';

describe('the markup of a remote', () => {
  it.each([
    ['<p>अँगूठी</p>', '<p>अँगूठी</p>'],
    ['', ''],
    [`${PRELOAD}<p>1</p>`, '<p>1</p>'],
    [`${PRELOAD}${PRELOAD}<p>${PRELOAD}</p>`, `<p>${PRELOAD}</p>`],
    ['<link rel="preload" as="image" without an end', '<link rel="preload" as="image" without an end'],
    ['<link rel="stylesheet"/>', '<link rel="stylesheet"/>'],
  ])('loses the preloads of pictures in front of it: %s', async (made, expected) => {
    expect(await kept(made)).toBe(expected);
  });
});
