import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';

interface MenuProps {
  readonly label: ComponentChildren;
  /** What the button is called where its label alone does not say it. */
  readonly name?: string;
  readonly class?: string;
  readonly align?: 'start' | 'end';
  readonly children: (close: () => void) => ComponentChildren;
}

/** A button that opens a panel under it. Escape, a click elsewhere and leaving it by keyboard close it; the focus returns to the button. */
export function Menu({ label, name, align = 'start', children, ...props }: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  const whole = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();
  const close = (): void => {
    setOpen(false);
    button.current?.focus();
  };
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    panel.current?.querySelector<HTMLElement>('input, select, button')?.focus();
    const leave = (event: Event): void => {
      if (event.target instanceof Node && whole.current?.contains(event.target) === false) setOpen(false);
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
    };
  }, [isOpen]);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    close();
  };
  return (
    <div class="menu" ref={whole} onKeyDown={onKeyDown}>
      <button
        ref={button}
        type="button"
        class={props.class ?? 'button'}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={name}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
      </button>
      <div ref={panel} id={id} class={`menu-panel menu-${align}`} hidden={!isOpen}>
        {isOpen && children(close)}
      </div>
    </div>
  );
}
