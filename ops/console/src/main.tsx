/** First script of the console: it only starts the rest. */
import '@suvarna/ui/tokens.css';
import '@suvarna/ui/font-faces.css';
import '@suvarna/ui/base.css';
import { takeFontFaces } from '@suvarna/ui/font-faces';
import { createRoot } from 'react-dom/client';
import { createConsoleApp } from './frame/console-app.tsx';
import { firstLanguage, markLanguage } from './frame/language.tsx';

const locale = firstLanguage(localStorage, navigator.languages);
markLanguage(document, locale);
const place = document.getElementById('app');
if (!place) throw new Error('the document has no place for the app');
createRoot(place).render(
  createConsoleApp({
    fetch: (...call) => fetch(...call),
    openStream: () => new EventSource('/api/v1/changes?channel=production'),
    locale,
  }),
);
void takeFontFaces(document);
