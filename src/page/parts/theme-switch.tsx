import { useState } from 'preact/hooks';

import { applyTheme, storedTheme, THEMES } from '../state/theme.ts';
import { Icon } from './icon.tsx';

/** Goes through the themes: as the system is set, light, dark. */
export function ThemeSwitch() {
  const [theme, setTheme] = useState(storedTheme);
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'system';
  return (
    <button
      type="button"
      class="icon-button"
      title={`Theme: ${theme}`}
      aria-label={`Theme: ${theme}. Change to ${next}`}
      onClick={() => {
        applyTheme(next);
        setTheme(next);
      }}
    >
      <Icon name="theme" />
    </button>
  );
}
