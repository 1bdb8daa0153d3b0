import { defineRemote } from '@suvarna/remote-kit/config';

/** Everything the outside may know about the account. */
export default defineRemote({
  name: 'account',
  owner: 'Team Account',
  contract: '^1.0.0',
  routes: [
    { id: 'sign-in', path: '/sign-in/', render: 'server', smoke: '/sign-in/' },
    { id: 'account', path: '/account/', render: 'server', smoke: '/account/' },
  ],
  fragments: [],
  emits: ['session.customer.signed-in', 'session.customer.signed-out', 'toast.message.requested', 'navigation.visit.requested'],
  listens: [],
});
