import { useEffect, useState } from 'react';
import type { Part } from './parts.ts';
import { partColour } from './part-colour.ts';
import { partsOf } from './parts.ts';
import styles from './boundaries.module.css';

interface Box {
  readonly part: Part;
  readonly top: number;
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

const measure = (): readonly Box[] =>
  partsOf(document).map((part) => {
    // A part may have no box of its own (`display: contents`): then its first child's is meant.
    const own = part.element.getBoundingClientRect();
    const { top, left, width, height } =
      own.width > 0 ? own : (part.element.firstElementChild ?? part.element).getBoundingClientRect();
    return { part, top, left, width, height };
  });
/** A generous guess of a name's width: it only makes room behind it. */
const WIDTH_OF_LETTER = 7;
const same = (a: readonly Box[], b: readonly Box[]): boolean =>
  a.length === b.length &&
  a.every((box, index) => {
    const other = b[index];
    return (
      other !== undefined &&
      box.part.element === other.part.element &&
      box.top === other.top &&
      box.left === other.left &&
      box.width === other.width &&
      box.height === other.height
    );
  });

interface OutlinesProps {
  readonly nameOf: (part: Part) => string;
  readonly colourOf: (part: Part) => string | undefined;
}

/** Frames around the parts, kept in place picture by picture: whatever moves them, they follow. */
export function Outlines({ nameOf, colourOf }: OutlinesProps) {
  const [boxes, setBoxes] = useState(measure);
  useEffect(() => {
    let frame = requestAnimationFrame(function follow() {
      setBoxes((known) => {
        const now = measure();
        return same(known, now) ? known : now;
      });
      frame = requestAnimationFrame(follow);
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <svg className={styles['outlines']} aria-hidden="true">
      {boxes.map(({ part, top, left, width, height }) => (
        <g
          key={`${part.remote} ${part.place} ${top} ${left}`}
          data-remote={part.remote}
          style={partColour(colourOf(part))}
          className={styles['part']}
        >
          <rect
            className={styles['box']}
            x={left + 2}
            y={top + 2}
            width={Math.max(0, width - 4)}
            height={Math.max(0, height - 4)}
          />
          <rect
            className={styles['plate']}
            x={left + 2}
            y={Math.max(top, 0) + 2}
            width={nameOf(part).length * WIDTH_OF_LETTER + 16}
            height={24}
          />
          <text className={styles['name']} x={left + 10} y={Math.max(top, 0) + 18}>
            {nameOf(part)}
          </text>
        </g>
      ))}
    </svg>
  );
}
