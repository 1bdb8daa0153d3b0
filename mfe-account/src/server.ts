import { createServer } from '@suvarna/remote-kit/server';
import en from './locales/en.json' with { type: 'json' };
import hi from './locales/hi.json' with { type: 'json' };
import { routes } from './routes.tsx';

export const { remote, load, render } = createServer({ routes, texts: { en, hi } });
