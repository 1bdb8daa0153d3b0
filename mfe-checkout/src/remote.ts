import { createRemote } from '@suvarna/remote-kit/remote';
import { fragments, routes } from './routes.tsx';
import { locales } from '#locales';

export const { remote, bootstrap, mount, unmount, prepare, shown, preload, fragment } = createRemote({
  routes,
  fragments,
  locales,
});
