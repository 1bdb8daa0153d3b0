import { createServer } from '@suvarna/remote-kit/server';
import { locales } from '#locales';
import { takeTrust } from './product/trust/load-trust.ts';
import * as trust from './product/trust/trust.tsx';
import { routes } from './routes.tsx';

takeTrust(trust);

export const { remote, load, render } = createServer({ routes, locales });
