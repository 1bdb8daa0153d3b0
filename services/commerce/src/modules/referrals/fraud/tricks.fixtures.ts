import type { ReferralDoubt } from '@suvarna/contracts/referrals';
import { randomUUID } from 'node:crypto';
import { findToken } from '../../identity/records/session.store.ts';
import { elsewhere, HOME, type KeptOrder, type Person, type ReferralHarness } from '../referrals.fixtures.ts';

/** What a person did to invite themselves, or no new person: who came by it, and what they then order. */
interface Played {
  readonly invited: Person;
  readonly order?: KeptOrder;
}
interface Play {
  readonly name: string;
  readonly play: (store: ReferralHarness, asha: Person, own: Asha) => Promise<Played>;
}
/** What Asha, who invites, is known by. */
export interface Asha {
  /** Of her mailbox, before the @. */
  readonly name: string;
  readonly phone: string;
}
type Trick = Play & { readonly doubt: ReferralDoubt };

const simply =
  (opening: (own: Asha, asha: Person) => object, order?: KeptOrder): Play['play'] =>
  async (store, asha, own) => ({
    invited: await store.open({ by: asha, ...opening(own, asha) }),
    ...(order && { order }),
  });

export const TRICKS: readonly Trick[] = [
  {
    name: 'her own mailbox with a tag',
    doubt: 'mailbox',
    play: simply(({ name }) => ({ email: `${name}+second@gmail.com` })),
  },
  {
    name: 'her own mailbox with dots',
    doubt: 'mailbox',
    play: simply(({ name }) => ({ email: `${name.split('').join('.')}@gmail.com` })),
  },
  {
    name: "the provider's other name",
    doubt: 'mailbox',
    play: simply(({ name }) => ({ email: `${name}@googlemail.com` })),
  },
  {
    name: 'tag, dots and capitals together',
    doubt: 'mailbox',
    play: simply(({ name }) => ({ email: `${name.slice(0, 3)}.${name.slice(3)}+x@googlemail.com` })),
  },
  {
    name: 'her own phone, typed in',
    doubt: 'phone',
    play: simply(({ phone }) => ({ phone })),
  },
  {
    name: 'her own phone as the one the parcel is announced to',
    doubt: 'phone',
    play: async (store, asha, { phone }) => ({
      invited: await store.open({ by: asha }),
      order: { where: { ...elsewhere(), mobile: phone } },
    }),
  },
  {
    name: 'her own browser',
    doubt: 'device',
    play: simply((_own, { device }) => ({ device })),
  },
  {
    name: 'a private window first, her own browser later',
    doubt: 'device',
    play: async (store, asha) => {
      const invited = await store.open({ by: asha });
      await store.signInFrom(invited, asha.device);
      return { invited };
    },
  },
  {
    name: 'her own door, word for word',
    doubt: 'address',
    play: simply(() => ({}), { where: HOME }),
  },
  {
    name: 'her own door, written another way and for another name',
    doubt: 'address',
    play: simply(() => ({}), {
      where: {
        full_name: 'Z. Nobody',
        house: '#12 rose apts',
        street: '4 MG Road, near the metro',
        mobile: '91-9700000001',
      },
    }),
  },
  {
    name: 'her own door with house and street the other way round',
    doubt: 'address',
    play: simply(() => ({}), {
      where: {
        full_name: 'B. Body',
        house: '4 M.G. Rd.',
        street: 'Rose Apartment No. 12',
        mobile: '91-9700000002',
      },
    }),
  },
  {
    name: 'a loop: the friend invites her second account',
    doubt: 'mailbox',
    play: async (store, asha, { name }) => {
      const friend = await store.open({ by: asha });
      return { invited: await store.open({ by: friend, email: `${name}+loop@gmail.com` }) };
    },
  },
  {
    name: 'a longer loop, closed by the browser',
    doubt: 'device',
    play: async (store, asha) => {
      const first = await store.open({ by: asha });
      const second = await store.open({ by: first });
      const invited = await store.open({ by: second });
      await store.signInFrom(invited, asha.device);
      return { invited };
    },
  },
  {
    name: 'two accounts of one friend, by one phone',
    doubt: 'phone',
    play: async (store, asha) => {
      const phone = `91-96${String(Math.floor(Math.random() * 90_000_000) + 10_000_000)}`;
      await store.open({ by: asha, phone });
      return { invited: await store.open({ by: asha, phone }) };
    },
  },
  {
    name: 'two accounts of one friend, at one door',
    doubt: 'address',
    play: async (store, asha) => {
      const where = elsewhere();
      await store.buy(await store.open({ by: asha }), { where });
      return {
        invited: await store.open({ by: asha }),
        order: { where: { ...where, full_name: 'Another Name', mobile: '91-9700000003' } },
      };
    },
  },
  {
    name: 'a customer of the store with a second account',
    doubt: 'account-before',
    play: async (store, asha) => {
      const name = `old${randomUUID().slice(0, 8)}`;
      await store.open({ email: `${name}@example.in` });
      return { invited: await store.open({ by: asha, email: `${name}+new@example.in` }) };
    },
  },
  {
    name: 'a person who bought as a guest before',
    doubt: 'order-before',
    play: async (store, asha) => {
      const name = `guest${randomUUID().slice(0, 8)}`;
      await store.kept(await guestOf(store), {
        buyerEmail: `${name}@example.in`,
        at: new Date(store.now.getTime() - 1),
      });
      return { invited: await store.open({ by: asha, email: `${name}+new@example.in` }) };
    },
  },
  {
    name: 'a guest who bought and opens an account in the same browser',
    doubt: 'order-before',
    play: async (store, asha) => {
      const token = await store.guest();
      await store.kept(await guestOf(store, token), { at: new Date(store.now.getTime() - 1) });
      return { invited: await store.open({ by: asha, guest: token }) };
    },
  },
];

async function guestOf(store: ReferralHarness, token?: string): Promise<{ readonly guest: string }> {
  const known = await findToken(store.db, token ?? (await store.guest()));
  if (known === undefined || known.guest_id === null) throw new Error('a guest has no id');
  return { guest: known.guest_id };
}

export const HONEST: readonly Play[] = [
  { name: 'a friend with nothing in common', play: simply(() => ({})) },
  {
    name: 'a neighbour in the same house',
    play: simply(() => ({}), {
      where: { ...HOME, full_name: 'Meera Das', house: 'Flat 14, Rose Apartments', mobile: '91-9700000004' },
    }),
  },
  {
    name: 'the same number in another street',
    play: simply(() => ({}), {
      where: {
        ...HOME,
        full_name: 'Meera Das',
        house: '12',
        street: '4, Church Street',
        mobile: '91-9700000005',
      },
    }),
  },
  {
    name: 'a namesake of the same town',
    play: simply(() => ({ firstName: 'Asha' })),
  },
  {
    name: 'a person whose mailbox differs by a dot where dots count',
    play: async (store, asha) => {
      const name = `dot${randomUUID().slice(0, 6)}`;
      await store.open({ email: `${name}@example.in` });
      return { invited: await store.open({ by: asha, email: `${name.split('').join('.')}@example.in` }) };
    },
  },
  {
    name: 'a friend she once had a present sent to',
    play: async (store, asha) => {
      const where = { ...elsewhere(), full_name: 'Meera Das' };
      await store.kept(asha, { where });
      return { invited: await store.open({ by: asha, firstName: 'Meera' }), order: { where } };
    },
  },
  {
    name: 'a friend whose phone a stranger typed in',
    play: async (store, asha) => {
      const phone = '91-9611122233';
      await store.open({ phone });
      return { invited: await store.open({ by: asha, phone }) };
    },
  },
];
