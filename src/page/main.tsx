import { render } from 'preact';

import { App } from './app.tsx';
import { applyTheme, storedTheme } from './state/theme.ts';

applyTheme(storedTheme());
const place = document.querySelector('#page');
if (place !== null) render(<App />, place);
