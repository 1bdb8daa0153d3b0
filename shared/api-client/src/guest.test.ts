import { expect, it, jest } from '@jest/globals';
import { createGuestMaker } from './guest.ts';

it('a guest that comes late counts for none where another tab has signed in since', async () => {
  let shopper: string | null = null;
  const saveGuestToken = jest.fn();
  const asked = Promise.withResolvers<{ readonly data: { readonly access_token: string } }>();
  const makeGuest = createGuestMaker({
    session: {
      guestId: () => 'browser-1',
      shopperToken: () => shopper,
      saveGuestToken,
      dropGuestToken: () => undefined,
    },
    create: () => asked.promise as never,
    exclusively: (work) => work(),
  });
  const made = makeGuest(null);
  shopper = 'asha-1';
  asked.resolve({ data: { access_token: 'guest-1' } });
  expect(await made).toBe('asha-1');
  expect(saveGuestToken).not.toHaveBeenCalled();
});
