import { render } from 'preact';
import { Defs } from './draw/Defs';
import './style/index.css';

function App() {
  return <Defs />;
}

const root = document.getElementById('app');
if (root !== null) {
  render(<App />, root);
}
