/** Markup that lives without React: the browser leaves what the server drew as it is. */
import {
  createElement,
  useState,
  useSyncExternalStore,
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';
import { useRemoteContext } from './hooks.ts';

export interface StaticProps extends Omit<
  HTMLAttributes<HTMLElement>,
  'children' | 'dangerouslySetInnerHTML'
> {
  /** The element that holds it. */
  readonly as?: 'div' | 'section' | 'nav';
  /** What the markup is drawn from, compared by identity: another one is drawn by the browser. */
  readonly of: unknown;
  readonly ref?: Ref<HTMLElement>;
  /** Called where something is drawn: on the server, and in the browser on a soft navigation. */
  readonly children: () => ReactNode;
}

const never = (): (() => void) => () => undefined;
const isStatic = (): boolean => true;
const isDrawn = (): boolean => false;

/**
 * A part of a page whose links and native controls need no component: hydration passes over it.
 * Small behaviours in it (a heart, a swatch) are one listener on the element, by `ref`.
 */
export function Static({ as = 'div', of, children, ...props }: StaticProps): ReactElement {
  const { embed } = useRemoteContext();
  // React asks for the server's answer only where it takes over the server's markup; there is none of that on the server.
  const hydrates = useSyncExternalStore(never, isDrawn, embed === null ? isDrawn : isStatic);
  const [kept, setKept] = useState<{ readonly of: unknown } | null>(hydrates ? { of } : null);
  if (kept !== null && kept.of !== of) setKept(null);
  return kept !== null && kept.of === of
    ? createElement(as, {
        ...props,
        'data-static': '',
        key: 'static',
        // Of an element with markup of its own React compares no children.
        dangerouslySetInnerHTML: { __html: '' },
        suppressHydrationWarning: true,
      })
    : createElement(
        as,
        { ...props, 'data-static': embed === null ? '' : undefined, key: 'drawn' },
        children(),
      );
}
