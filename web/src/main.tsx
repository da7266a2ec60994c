import { render } from 'preact';
import { App } from './app/App';
import { startLanguage } from './app/language';
import { startPreferences } from './app/preferences';
import { startRouter } from './app/router';
import { startWorker } from './app/worker';
import './style/index.css';
import './style/screens.css';
import './style/lobby.css';
import './style/waiting.css';
import './style/replay.css';
import './style/learn.css';

startPreferences();
startRouter();
void startLanguage().then(() => render(<App />, document.getElementById('app')!));
startWorker().catch((error: unknown) => console.warn('No service worker', error));
