import { expectNoBarrier, expectNoBarrierAtAnyWidth } from '../support/barriers.ts';
import { expect, test } from '../support/shop-test.ts';

test('a search forgives a slip of the finger', async ({ page }) => {
  await page.goto('/jewellery/search/?q=mangalsutr');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('article').first()).toContainText(/mangalsutra/i);
});

test('the field suggests while one types, and the keyboard chooses', async ({ page }) => {
  await page.goto('/');
  const field = page
    .getByRole('combobox', { name: 'Search jewellery' })
    .or(page.getByRole('searchbox', { name: 'Search jewellery' }))
    .first();
  await field.click();
  await field.pressSequentially('pend', { delay: 60 });
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/jewellery\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('nothing found says so and offers a way on', async ({ page }) => {
  await page.goto('/jewellery/search/?q=zzzzqqqq');
  await expect(page.getByText('No results found')).toBeVisible();
});

test('a search says what it understood, and every part can be taken off', async ({ page }) => {
  await page.goto('/jewellery/search/?q=ring+under+20000');
  const understood = page.getByRole('list', { name: 'What we understood' });
  await expect(understood.getByRole('link')).toHaveText(['Rings', 'Under ₹20,000']);
  await expect(page.getByRole('link', { name: 'Search instead for “ring under 20000”' })).toBeVisible();
  // By keyboard, as well as by a press.
  await understood.getByRole('link', { name: 'Remove Under ₹20,000' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?q=ring$/);
  await understood.getByRole('link', { name: 'Remove Rings' }).click();
  await expect(page).toHaveURL(/\/jewellery\/$/);
});

for (const { base, label, typed, group, link, path, said } of [
  {
    base: '',
    label: 'Search jewellery',
    typed: 'store in pune',
    group: 'Pages',
    link: 'Stores in Pune',
    path: /\/find-a-store\/\?near=Pune$/,
    said: 'Pages that may answer you',
  },
  {
    base: '/hi',
    label: 'गहने खोजें',
    typed: 'सोने का भाव',
    group: 'पन्ने',
    link: 'आज का सोने का भाव',
    path: /\/hi\/gold-rate\/$/,
    said: 'ये पन्ने आपके काम आ सकते हैं',
  },
]) {
  test(`“${typed}” leads to its page, from the field and from the results`, async ({ page }) => {
    await page.goto(`${base}/jewellery/search/?q=${encodeURIComponent(typed)}`);
    const pages = page.getByRole('navigation', { name: said });
    await expect(pages.getByRole('link', { name: link })).toBeVisible();
    await expectNoBarrierAtAnyWidth(page);
    const field = page.locator('input[name="q"]:visible').first();
    await expect(field).toHaveAccessibleName(label);
    await field.click();
    await expect(field).toHaveRole('combobox');
    await field.fill('');
    await field.pressSequentially(typed, { delay: 30 });
    const option = page.getByRole('group', { name: group }).getByRole('option', { name: link });
    await expect(option).toBeVisible();
    await expectNoBarrier(page, { part: '#shell-header' });
    await page.keyboard.press('ArrowDown');
    await expect(option).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(path);
  });
}

for (const base of ['', '/hi']) {
  test(`a page of results fits and is for everybody, at ${base}/`, async ({ page }) => {
    const long =
      'ring diamond ruby emerald pearl onyx garnet topaz citrine sapphire amethyst under 20000 कैरट';
    for (const query of ['झुमका 2 लाख तक', 'zzzzqqqq', long]) {
      await page.goto(`${base}/jewellery/search/?q=${encodeURIComponent(query)}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.setViewportSize({ width: 1280, height: 844 });
      await expectNoBarrierAtAnyWidth(page);
    }
    await expect(page.getByText('amethyst under 20000 कैरट').last()).toBeVisible();
  });
}

test('what nothing fulfils is let go, and that is said', async ({ page }) => {
  await page.goto('/hi/jewellery/search/?q=22k+coin+5+gram');
  await expect(page.getByText('साथ में “22 कैरेट” वाला कुछ नहीं है')).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('what stands in the way of a result can be taken off', async ({ page }) => {
  await page.goto('/jewellery/search/?q=gold+coin&filter=with%2Bpearl-filter');
  await expect(page.getByText('No results found')).toBeVisible();
  const ways = page.getByRole('navigation', { name: 'There is something when one of these goes' });
  await ways.getByRole('link', { name: /^Without “Pearl”: \d+ designs$/ }).click();
  await expect(page).toHaveURL(/\?q=gold\+coin$/);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('recent searches are forgotten one by one', async ({ page }) => {
  await page.goto('/jewellery/rings/');
  const field = page.locator('input[name="q"]:visible').first();
  for (const words of ['pearl', 'jhumka']) {
    await field.click();
    await expect(field).toHaveRole('combobox');
    await field.fill(words);
    await field.press('Enter');
    await expect(page).toHaveURL(new RegExp(`q=${words}`));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(words);
  }
  await field.fill('');
  await expect(page.getByRole('option')).toHaveText(['jhumka', 'pearl']);
  await expectNoBarrier(page);
  await page.getByRole('button', { name: 'Remove “pearl” from recent searches' }).click();
  await expect(page.getByRole('option')).toHaveText(['jhumka']);
  await expect(field).toBeFocused();
});

for (const { locale, base, row, speak, said } of [
  { locale: 'en-IN', base: '', row: 'Search by voice', speak: 'Speak now', said: 'gold ring' },
  { locale: 'hi-IN', base: '/hi', row: 'बोलकर खोजें', speak: 'अब बोलें', said: 'सोने की चेन' },
]) {
  test(`a search is spoken in ${locale}, and the microphone is explained first`, async ({ page }) => {
    // A browser of a test has no ears: it hears what it is given, in the language it was asked for.
    await page.addInitScript((words) => {
      class Heard extends EventTarget {
        lang = '';
        interimResults = false;
        start(): void {
          sessionStorage.setItem('spoken', this.lang);
          const result = Object.assign([{ transcript: words }], { isFinal: true });
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
    }, said);
    const answer = await page.goto(`${base}/jewellery/rings/`);
    expect(answer?.headers()['permissions-policy']).toContain('microphone=(self)');
    await page.locator('input[name="q"]:visible').first().click();
    await page.getByRole('button', { name: row }).click();
    const asking = page.getByRole('group', { name: row });
    await expect(asking.getByRole('button', { name: speak })).toBeFocused();
    await expectNoBarrier(page);
    expect(await page.evaluate(() => sessionStorage.getItem('spoken'))).toBeNull();
    await asking.getByRole('button', { name: speak }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(said);
    expect(await page.evaluate(() => sessionStorage.getItem('spoken'))).toBe(locale);
  });
}
