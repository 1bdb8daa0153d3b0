import { pressedKey } from '@suvarna/ui/pressed-key';
import { useWindowEvent } from '@suvarna/ui/use-window-event';
import { useEffect, useRef, useState, type FocusEvent, type RefObject } from 'react';

/** A panel that no shopper points at, or has come to, goes by itself: what it says is in the bag. */
export const STAY_MS = 8_000;

interface Stay {
  readonly isOpen: boolean;
  readonly close: () => void;
  /** Of the panel: a shopper who is in it is not hurried. */
  readonly held: {
    readonly onPointerMove: () => void;
    readonly onPointerLeave: () => void;
    readonly onFocus: (event: FocusEvent) => void;
    readonly onBlur: (event: FocusEvent) => void;
  };
}

/**
 * How long a panel beside the page stays: until it is closed, Escape is pressed, something else is
 * pressed, or no shopper cared for it. The focus stays where it is, and comes back to where it was.
 */
export function useStay(panel: RefObject<HTMLElement | null>): Stay {
  const [isOpen, setOpen] = useState(true);
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const cameFrom = useRef<HTMLElement | null>(null);
  const isHeld = isPointed || isFocused;

  useEffect(() => {
    if (!isOpen || isHeld) return undefined;
    const timer = setTimeout(() => setOpen(false), STAY_MS);
    return () => clearTimeout(timer);
  }, [isOpen, isHeld]);

  const close = (): void => {
    if (panel.current?.contains(document.activeElement)) cameFrom.current?.focus({ preventScroll: true });
    setOpen(false);
  };
  useWindowEvent('keydown', (event) => {
    if (pressedKey(event) === 'Escape' && !event.defaultPrevented) close();
  });
  useWindowEvent('pointerdown', ({ target }) => {
    if (target instanceof Node && !panel.current?.contains(target)) setOpen(false);
  });
  return {
    isOpen,
    close,
    held: {
      onPointerMove: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocus: ({ relatedTarget, currentTarget }) => {
        setFocused(true);
        if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
          cameFrom.current = relatedTarget;
      },
      onBlur: ({ relatedTarget, currentTarget }) =>
        setFocused(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)),
    },
  };
}
