import './style/fonts.css';
import './style/tokens.css';
import './style/reset.css';

import { render } from 'preact';
import { App, startPage } from './app/App';
import { startLanguage } from './ui/state/language';
import { startPreferences } from './ui/state/preferences';
import { startRouter } from './ui/state/router';
import { startSession } from './ui/state/session';
import { startWorker } from './ui/state/worker';

startPreferences();
startRouter();
const language = startLanguage();
// While the language loads, the server can already answer. If that fails, the page asks again.
startSession().catch(() => undefined);
// Separate tasks: a phone stays responsive.
setTimeout(startPage);
void language.then(() =>
  setTimeout(() => {
    const app = document.getElementById('app')!;
    app.replaceChildren();
    render(<App />, app);
  }),
);
addEventListener('load', () => {
  setTimeout(() => startWorker().catch((error: unknown) => console.warn('No service worker', error)));
});
