import { useEffect, useEffectEvent } from 'react';

/** Hears an event of the window while the component is there; the newest handler is called. */
export function useWindowEvent<Name extends keyof WindowEventMap>(
  name: Name,
  handler: (event: WindowEventMap[Name]) => void,
): void {
  const hear = useEffectEvent(handler);
  useEffect(() => {
    const onEvent = (event: WindowEventMap[Name]): void => hear(event);
    addEventListener(name, onEvent);
    return () => removeEventListener(name, onEvent);
  }, [name]);
}
