import './style/fonts.css';
import './style/tokens.css';
import './style/reset.css';

import { render } from 'preact';
import { App } from './app/App';
import { startLanguage } from './ui/language';
import { startPreferences } from './ui/preferences';
import { startRouter } from './ui/router';
import { startWorker } from './ui/worker';

startPreferences();
startRouter();
void startLanguage().then(() => render(<App />, document.getElementById('app')!));
startWorker().catch((error: unknown) => console.warn('No service worker', error));
