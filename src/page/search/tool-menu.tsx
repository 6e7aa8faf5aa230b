import type { ComponentChildren } from 'preact';

import { Icon, type IconName } from '../parts/icon.tsx';
import { Menu } from '../parts/menu.tsx';

interface ToolMenuProps {
  readonly name: string;
  readonly icon: IconName;
  readonly children: () => ComponentChildren;
}

/** A menu above the results: on a narrow screen, its icon alone. */
export function ToolMenu({ name, icon, children }: ToolMenuProps) {
  const label = (
    <>
      <Icon name={icon} /> <span class="wide-only">{name}</span>
    </>
  );
  return (
    <Menu align="end" name={name} label={label}>
      {children}
    </Menu>
  );
}
