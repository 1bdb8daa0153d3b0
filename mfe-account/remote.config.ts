import { defineRemote } from '@suvarna/remote-kit/config';

/** Everything the outside may know about the account. */
export default defineRemote({
  name: 'account',
  owner: 'Team Account',
  contract: '^1.2.0',
  routes: [
    { id: 'sign-in', path: '/sign-in/', render: 'server', smoke: '/sign-in/' },
    { id: 'register', path: '/sign-in/register/', render: 'server', smoke: '/sign-in/register/' },
    {
      id: 'forgot-password',
      path: '/sign-in/forgot-password/',
      render: 'server',
      smoke: '/sign-in/forgot-password/',
    },
    {
      id: 'reset-password',
      path: '/sign-in/reset-password/',
      render: 'server',
      smoke: '/sign-in/reset-password/',
    },
    { id: 'account', path: '/account/', render: 'server', smoke: '/account/' },
    {
      id: 'profile',
      path: '/account/profile/',
      render: 'server',
      session: 'customer',
      smoke: '/account/profile/',
    },
    {
      id: 'addresses',
      path: '/account/address/',
      render: 'server',
      session: 'customer',
      smoke: '/account/address/',
    },
    { id: 'address', path: '/account/address/:address_id/', render: 'server', session: 'customer' },
    {
      id: 'orders',
      path: '/account/orders/',
      render: 'server',
      session: 'customer',
      query: ['state', 'page'],
      smoke: '/account/orders/',
    },
    { id: 'order', path: '/account/orders/:order_no/', render: 'server', session: 'customer' },
    { id: 'tracking', path: '/orderstats/', render: 'server', session: 'guest', smoke: '/orderstats/' },
    { id: 'tracking-order', path: '/orderstats/:order_no/', render: 'server', session: 'guest' },
    { id: 'wishlist', path: '/wishlist/', render: 'server', smoke: '/wishlist/' },
    { id: 'wishlist-shared', path: '/wishlist/shared/:token/', render: 'server' },
  ],
  fragments: [],
  emits: [
    'session.customer.signed-in',
    'session.customer.signed-out',
    'toast.message.requested',
    'navigation.visit.requested',
    'wishlist.item.added',
    'wishlist.item.removed',
    'bag.line-item.added',
  ],
  listens: [],
});
