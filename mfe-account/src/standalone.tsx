import { api } from '@suvarna/api-client';
import { standalone } from '@suvarna/remote-kit/standalone';
import '@suvarna/ui/tokens.css';
import '@suvarna/ui/font-faces.css';
import '@suvarna/ui/base.css';
import { takeFontFaces } from '@suvarna/ui/font-faces';
import config from '../remote.config.ts';
import { locales } from '#locales';
import { routes } from './routes.tsx';

const element = document.getElementById('main');
if (!element) throw new Error('standalone: the page has no element with id "main"');
void takeFontFaces(document);
await standalone({ config, routes, locales, api }, element);
