import { defineRemote } from '@suvarna/remote-kit/config';

/** Everything the outside may know about the Golden Bounty. */
export default defineRemote({
  name: 'golden-bounty',
  owner: 'Team Golden Bounty',
  host: '^2.0.0',
  site: '^1.0.0',
  colour: '#6b3fa0',
  routes: [
    {
      id: 'landing',
      path: '/golden-bounty/',
      render: 'server',
      offline: true,
      query: ['amount'],
      smoke: '/golden-bounty/',
    },
    {
      id: 'calculator',
      path: '/golden-bounty/calculator/',
      render: 'server',
      offline: true,
      query: ['amount'],
      smoke: '/golden-bounty/calculator/?amount=2500',
    },
  ],
  fragments: [],
  emits: [],
  listens: [],
});
