import { useEffect, useLayoutEffect, useReducer, useRef, type PointerEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './toast-layer.module.css';

/**
 * Under a modal dialog nothing can be pressed or is read out: what is said then is said in it, if it
 * has a place for that. The last one in the document is the uppermost.
 */
const lookAround = () => ({
  place: Array.from(document.querySelectorAll('dialog[open] [data-toast-place]')).at(-1),
});

/** What tells that a dialog, sheet or menu came over the page or left it. */
const CHANGES = ['toggle', 'close'] as const;

/**
 * For a browser, a press on the message is a press outside of a panel beneath it, which closes that
 * too — but for the press of a button that opens the panel. So the button of the message is one of
 * those while a pointer is on it: what it would open is open. To who listens it never is.
 */
function sparePanel({ target, type }: PointerEvent): void {
  const button = target instanceof Element ? target.closest('button') : null;
  if (!button || !('popoverTargetElement' in button)) return;
  const panels = document.querySelectorAll('[popover="auto"]:popover-open');
  button.popoverTargetAction = 'show';
  button.popoverTargetElement = type === 'pointerover' ? (Array.from(panels).at(-1) ?? null) : null;
}

/** Above everything, also above what opens after it: in the browser's top layer. */
export function ToastLayer({ children }: { readonly children: ReactNode }) {
  const layer = useRef<HTMLDivElement>(null);
  const [sight, look] = useReducer(lookAround, undefined, lookAround);

  useEffect(() => {
    const onChange = ({ target }: Event): void => {
      if (target !== layer.current) look();
    };
    for (const name of CHANGES) document.addEventListener(name, onChange, true);
    return () => {
      for (const name of CHANGES) document.removeEventListener(name, onChange, true);
    };
  }, []);

  useLayoutEffect(() => {
    const element = layer.current;
    // Browsers that know no popover show it as part of the page.
    if (!element || !('showPopover' in element)) return;
    // The last lies on top.
    element.hidePopover();
    element.showPopover();
  }, [sight]);

  const shown = (
    <div
      ref={layer}
      popover="manual"
      className={styles['root']}
      onPointerOver={sparePanel}
      onPointerOut={sparePanel}
    >
      {children}
    </div>
  );
  return sight.place ? createPortal(shown, sight.place) : shown;
}
