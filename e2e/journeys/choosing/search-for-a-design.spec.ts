import { expectNoBarrier, expectNoBarrierAtAnyWidth } from '../../support/barriers.ts';
import { expect, test } from '../../support/shop-test.ts';
import { stored } from '../../support/store/stored.ts';

test('a search says what it found nothing for, what it let go, and what it understood, and many words fit', async ({
  page,
}) => {
  const size = page.viewportSize();
  await test.step('a search says what it understood, and every part can be taken off', async () => {
    await page.goto('/jewellery/search/?q=ring+under+20000');
    const understood = page.getByRole('list', { name: 'We searched for' });
    await expect(understood.getByRole('link')).toHaveText(['Rings', 'Under ₹20,000']);
    // Nothing else was searched for than what was typed.
    await expect(page.getByRole('link', { name: /^Search instead/ })).toHaveCount(0);
    // By keyboard, as well as by a press.
    await understood.getByRole('link', { name: 'Remove Under ₹20,000' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\?q=ring$/);
    // Until the page is here, the part leads to what is left beside the price.
    await expect(understood.getByRole('link')).toHaveText(['Rings']);
    await understood.getByRole('link', { name: 'Remove Rings' }).click();
    await expect(page).toHaveURL(/\/jewellery\/$/);
  });

  await test.step('what nothing fulfils is let go, and that is said', async () => {
    await page.goto('/hi/jewellery/search/?q=22k+coin+5+gram');
    await expect(page.getByText('“22 कैरेट” से कुछ मेल नहीं खाया')).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  await test.step('many words fit on every screen', async () => {
    const many =
      'ring diamond ruby emerald pearl onyx garnet topaz citrine sapphire amethyst under 20000 कैरट';
    await page.goto(`/jewellery/search/?q=${encodeURIComponent(many)}`);
    await expect(page.getByText('amethyst under 20000 कैरट').last()).toBeVisible();
    await expectNoBarrierAtAnyWidth(page);
    if (size !== null) await page.setViewportSize(size);
  });

  await test.step('nothing found says so and offers a way on', async () => {
    await page.goto('/jewellery/search/?q=gold+coin&filter=with%2Bpearl-filter');
    await expect(page.getByText('No results found')).toBeVisible();
    await expectNoBarrierAtAnyWidth(page);
    const ways = page.getByRole('navigation', { name: 'Remove one word to see results' });
    await ways.getByRole('link', { name: /^Without “Pearl”: \d+ designs$/ }).click();
    await expect(page).toHaveURL(/\?q=gold\+coin$/);
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});

const PAGES = [
  {
    base: '',
    label: 'Search jewellery',
    typed: 'store in pune',
    group: 'Pages',
    link: 'Stores in Pune',
    path: /\/find-a-store\/\?near=Pune$/,
    said: 'Helpful pages',
  },
  {
    base: '/hi',
    label: 'गहने खोजें',
    typed: 'सोने का भाव',
    group: 'पेज',
    link: 'आज का सोने का भाव',
    path: /\/hi\/gold-rate\/$/,
    said: 'काम के पेज',
  },
] as const;

test('words that mean a page lead to it, from the field and from the results, in both languages', async ({
  page,
}) => {
  const size = page.viewportSize();
  for (const { base, label, typed, group, link, path, said } of PAGES)
    await test.step(`“${typed}” leads to its page, from the field and from the results`, async () => {
      if (size !== null) await page.setViewportSize(size);
      await page.goto(`${base}/jewellery/search/?q=${encodeURIComponent(typed)}`);
      const pages = page.getByRole('navigation', { name: said });
      await expect(pages.getByRole('link', { name: link })).toBeVisible();
      await expectNoBarrierAtAnyWidth(page);
      const field = page.locator('input[name="q"]:visible').first();
      await expect(field).toHaveAccessibleName(label);
      await field.click();
      await expect(field).toHaveRole('combobox');
      await field.fill('');
      // At once: an answer to half of it would come in between, and take back what was chosen.
      await field.fill(typed);
      const option = page.getByRole('group', { name: group }).getByRole('option', { name: link });
      await expect(option).toBeVisible();
      await expectNoBarrier(page, { part: '#shell-header' });
      await page.keyboard.press('ArrowDown');
      await expect(option).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(path);
    });
});

test('recent searches are offered again, and forgotten one by one or all together', async ({ page }) => {
  await page.goto('/golden-bounty/');
  const field = page.locator('input[name="q"]:visible').first();
  const options = page.getByRole('group', { name: 'Recent searches' }).getByRole('option');
  const enter = async (): Promise<void> => {
    await field.click();
    await expect(field).toHaveRole('combobox');
  };
  for (const words of ['pearl', 'jhumka']) {
    await enter();
    await field.fill(words);
    await field.press('Enter');
    await expect(page).toHaveURL(new RegExp(`q=${words}`));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(words);
  }
  await enter();
  await field.fill('');
  await expect(options).toHaveText(['jhumka', 'pearl']);
  await expectNoBarrier(page, { part: '#shell-header' });
  await page.getByRole('button', { name: 'Remove “pearl” from recent searches' }).click();
  await expect(options).toHaveText(['jhumka']);
  await expect(field).toBeFocused();
  await page.getByRole('button', { name: 'Clear recent searches' }).click();
  await expect(options).toHaveCount(0);
  // What many look for stays.
  await expect(page.getByRole('group', { name: 'Popular searches' }).getByRole('option')).toHaveCount(6);
  expect(await stored(page, 'recentSearches')).toBeNull();

  await test.step('a search is spoken, and the microphone is explained first', async () => {
    // A browser of a test has no ears: it hears what it is given, in the language it was asked for.
    await page.addInitScript(() => {
      class Heard extends EventTarget {
        lang = '';
        interimResults = false;
        start(): void {
          sessionStorage.setItem('spoken', this.lang);
          const result = Object.assign([{ transcript: 'gold ring' }], { isFinal: true });
          queueMicrotask(() => {
            this.dispatchEvent(Object.assign(new Event('result'), { results: [result] }));
            this.dispatchEvent(new Event('end'));
          });
        }
        abort(): void {
          this.dispatchEvent(new Event('end'));
        }
      }
      Object.assign(globalThis, { SpeechRecognition: Heard, webkitSpeechRecognition: Heard });
    });
    const spoken = (): Promise<string | null> => page.evaluate(() => sessionStorage.getItem('spoken'));
    const answer = await page.goto('/golden-bounty/');
    expect(answer?.headers()['permissions-policy']).toContain('microphone=(self)');
    await page.locator('input[name="q"]:visible').first().click();
    await page.getByRole('button', { name: 'Search by voice' }).click();
    const speak = page
      .getByRole('group', { name: 'Search by voice' })
      .getByRole('button', { name: 'Speak now' });
    await expect(speak).toBeFocused();
    await expectNoBarrier(page, { part: '#shell-header' });
    expect(await spoken()).toBeNull();
    await speak.click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('gold ring');
    expect(await spoken()).toBe('en-IN');
  });
});
