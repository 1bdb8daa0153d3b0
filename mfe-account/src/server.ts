import { createServer } from '@suvarna/remote-kit/server';
import { locales } from '#locales';
import { routes } from './routes.tsx';

export const { remote, load, render } = createServer({ routes, locales });
