import { signIn } from '../../support/people/demo-customer.ts';
import { expect, test } from '../../support/shop-test.ts';
import { stored } from '../../support/store/stored.ts';

const TOKEN_EXPIRED = {
  status_code: 401,
  error: true,
  code: 'SESSION.TOKEN_EXPIRED',
  msg: 'Authorization Failure',
  message: 'Authorization Failure',
  data: null,
};

test('a token that had its minutes is exchanged silently; what it is exchanged with is out of the reach of scripts', async ({
  page,
  context,
  watch,
}) => {
  // What this first page asks is answered before the line below is laid: asked late, it would take the refusal and go with its page.
  const account = page.waitForResponse('**/api/customer/customer_account/details/**');
  await signIn(page, '/account/');
  await account;
  const token = (): Promise<string | null> => page.evaluate(() => localStorage.getItem('__token__'));
  const cookie = async (name: string) => (await context.cookies()).find((one) => one.name === name);
  const [tokenBefore, sid, renewal] = [await token(), await cookie('sid'), await cookie('rt')];
  expect(sid).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/' });
  expect(renewal).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/' });
  expect(await page.evaluate(() => document.cookie)).not.toMatch(/\b(sid|rt)=/);

  // The service's clock cannot be moved from here: a browser who comes with the token of before is told what he would be told after ten minutes.
  watch.expectFault(/401/);
  await page.route('**/api/customer/customer_account/details/**', (route) =>
    route.request().headers()['authorization'] === `Bearer ${tokenBefore}`
      ? route.fulfill({ status: 401, json: TOKEN_EXPIRED })
      : route.fallback(),
  );
  const renewed = page.waitForResponse('**/api/customer/session/refresh/');
  await page.reload();
  expect((await renewed).status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/account\//);
  await expect.poll(token).not.toBe(tokenBefore);
  expect((await cookie('sid'))?.value).toBe(sid?.value);
  expect((await cookie('rt'))?.value).not.toBe(renewal?.value);

  await test.step('a token without its cookie opens nothing', async () => {
    await page.unrouteAll();
    await context.clearCookies({ name: /^(sid|rt)$/ });
    await page.goto('/account/');
    await page.waitForURL(/\/sign-in\//);
    await expect.poll(() => stored(page, '__token__')).toBeNull();
  });
});
