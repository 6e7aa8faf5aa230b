import { useRef, useState } from 'preact/hooks';

interface HistogramProps {
  readonly counts: readonly number[];
  /** The bins inside of the range that is chosen. */
  readonly isChosen: (index: number) => boolean;
  /** Called with the first and the last bin of what was marked. */
  readonly onMark?: (first: number, last: number) => void;
  readonly titleOf: (index: number) => string;
}

const HEIGHT = 44;

/** Bars of a few counts. A pointer marks one bar, or several by drawing over them; for the keyboard there are inputs with the same effect. */
export function Histogram({ counts, isChosen, onMark, titleOf }: HistogramProps) {
  const svg = useRef<SVGSVGElement>(null);
  const [marked, setMarked] = useState<readonly [number, number] | undefined>(undefined);
  const most = Math.max(1, ...counts);
  const binAt = (event: PointerEvent): number => {
    const box = svg.current?.getBoundingClientRect();
    if (box === undefined || box.width === 0) return 0;
    return Math.min(counts.length - 1, Math.max(0, Math.floor(((event.clientX - box.left) / box.width) * counts.length)));
  };
  const finish = (): void => {
    if (marked !== undefined) onMark?.(Math.min(...marked), Math.max(...marked));
    setMarked(undefined);
  };
  const isMarked = (index: number): boolean =>
    marked === undefined ? isChosen(index) : index >= Math.min(...marked) && index <= Math.max(...marked);
  return (
    <svg
      ref={svg}
      class={onMark === undefined ? 'histogram' : 'histogram histogram-active'}
      viewBox={`0 0 ${counts.length} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      onPointerDown={(event) => {
        if (onMark === undefined || event.button !== 0) return;
        svg.current?.setPointerCapture(event.pointerId);
        setMarked([binAt(event), binAt(event)]);
      }}
      onPointerMove={(event) => marked !== undefined && setMarked([marked[0], binAt(event)])}
      onPointerUp={finish}
      onPointerCancel={() => setMarked(undefined)}
    >
      {counts.map((count, index) => {
        const height = count === 0 ? 0 : Math.max(1.5, (count / most) * HEIGHT);
        return (
          <g key={index} class={isMarked(index) ? 'bar bar-chosen' : 'bar'}>
            <title>{titleOf(index)}</title>
            <rect class="bar-space" x={index} y={0} width={1} height={HEIGHT} />
            <rect class="bar-value" x={index + 0.06} y={HEIGHT - height} width={0.88} height={height} />
          </g>
        );
      })}
    </svg>
  );
}
