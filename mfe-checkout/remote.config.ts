import { defineRemote } from '@suvarna/remote-kit/config';

/** Everything the outside may know about the checkout. */
export default defineRemote({
  name: 'checkout',
  owner: 'Team Checkout',
  contract: '^1.0.0',
  routes: [
    { id: 'bag', path: '/checkout/cart/', render: 'server', smoke: '/checkout/cart/' },
    { id: 'bag-alias', path: '/bag/', render: 'server' },
  ],
  fragments: ['mini-bag'],
  emits: ['bag.line-item.added', 'bag.line-item.removed', 'bag.contents.changed', 'toast.message.requested'],
  listens: [],
});
