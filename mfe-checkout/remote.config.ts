import { defineRemote } from '@suvarna/remote-kit/config';

/** Everything the outside may know about the checkout. */
export default defineRemote({
  name: 'checkout',
  owner: 'Team Checkout',
  host: '^2.2.0',
  site: '^1.0.0',
  colour: '#1b6e3c',
  routes: [
    { id: 'bag', path: '/checkout/cart/', render: 'server', area: 'checkout', smoke: '/checkout/cart/' },
    { id: 'bag-alias', path: '/bag/', render: 'server' },
    {
      id: 'guest-address',
      path: '/guest-address/',
      render: 'server',
      area: 'checkout-step',
      smoke: '/guest-address/',
    },
    {
      id: 'address',
      path: '/checkout/address/',
      render: 'server',
      area: 'checkout',
      smoke: '/checkout/address/',
    },
    {
      id: 'payment',
      path: '/checkout/payment/',
      render: 'server',
      area: 'checkout',
      session: 'guest',
      ownDocument: true,
      smoke: '/checkout/payment/',
    },
    {
      id: 'payment-return',
      path: '/checkout/payment/return/:provider/',
      render: 'server',
      area: 'checkout',
      session: 'guest',
      ownDocument: true,
    },
    {
      id: 'payment-failed',
      path: '/checkout/payment-failed/:order_no/',
      render: 'server',
      area: 'checkout',
      session: 'guest',
      ownDocument: true,
    },
    {
      id: 'success',
      path: '/checkout/success/:order_no/',
      render: 'server',
      area: 'checkout',
      session: 'guest',
    },
  ],
  fragments: ['mini-bag'],
  emits: [
    'bag.line-item.added',
    'bag.line-item.removed',
    'bag.contents.changed',
    'toast.message.requested',
    'navigation.visit.requested',
  ],
  listens: [],
});
