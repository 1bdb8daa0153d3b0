/** Before anybody gets a release an operator looks at it beside what is live. */
import sharp from 'sharp';
import { operatorOf } from '../support/people/operator.ts';
import { otherCheckout } from '../support/store/other-releases.ts';
import { expect, test } from '../support/store/store-test.ts';
import { headlessChromium } from '../support/system-chromium.ts';

interface Picture {
  readonly page: string;
  readonly language: string;
  readonly width: number;
  readonly url: string;
}

test('the pages of a release that is not live are drawn beside those that are, at two widths and in both languages, and no shopper sees any of it', async ({
  store,
  operator,
}) => {
  await operator.run('publish', 'checkout', '--from', await otherCheckout());
  const before = await operator.live();
  const looking = operatorOf({
    ...store,
    env: {
      ...store.env,
      CHROMIUM: headlessChromium().executablePath,
      COMMERCE_URL: store.commerce,
      COMMERCE_PAGES_URL: store.pages,
      IMAGING_URL: store.imaging,
    },
  });
  expect(await looking.run('pictures', 'checkout@1.0.1', '--pages', 'gift-cards')).toContain(
    '4 pictures of checkout 1.0.1, and 4 of 1.0.0, which is live',
  );
  const picturesOf = async (version: string): Promise<readonly Picture[]> => {
    const answer = await fetch(`${store.registry}/v1/releases/checkout/${version}/pictures`);
    return ((await answer.json()) as { pictures: Picture[] }).pictures;
  };
  const looked = async (pictures: readonly Picture[]) =>
    Promise.all(
      pictures.map(async ({ page, language, width, url }) => {
        const bytes = Buffer.from(await (await fetch(store.registry + url)).arrayBuffer());
        const { format, width: drawn } = await sharp(bytes).metadata();
        expect([format, drawn]).toEqual(['png', width]);
        return { place: `${page} ${language} ${width}`, url };
      }),
    );
  const [candidate, live] = [
    await looked(await picturesOf('1.0.1')),
    await looked(await picturesOf('1.0.0')),
  ];
  const places = ['en 390', 'en 1280', 'hi 390', 'hi 1280'].map((place) => `gift-cards ${place}`);
  for (const drawn of [candidate, live]) expect(drawn.map(({ place }) => place)).toEqual(places);
  // It has a number that the other has not.
  for (const [at, { place, url }] of candidate.entries()) expect(url, place).not.toBe(live[at]?.url);
  expect(await operator.live()).toEqual(before);

  const none = await looking.attempt('pictures', 'checkout@1.0.0');
  expect([none.code, none.output]).toEqual([2, expect.stringContaining('checkout 1.0.0 is what is live')]);
});
