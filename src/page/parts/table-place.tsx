import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

/** Where a table stands: it scrolls sideways where it is too wide, by keyboard as well. */
export function TablePlace({ label, children }: { readonly label: string; readonly children: ComponentChildren }) {
  const place = useRef<HTMLDivElement>(null);
  const [isCut, setCut] = useState(false);
  useLayoutEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    const look = (): void => setCut(element.scrollWidth > element.clientWidth);
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} class="table-place" {...(isCut ? { role: 'region' as const, 'aria-label': label, tabIndex: 0 } : {})}>
      {children}
    </div>
  );
}
