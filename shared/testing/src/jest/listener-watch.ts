type Added = readonly [target: EventTarget, type: string, listener: unknown];

/** React hears selections once per document, for as long as the document lives. */
const ADDED_BY_REACT = ['selectionchange'];

/**
 * Counts listeners added to the given targets from now on. `left` names those not taken away
 * again and stops counting.
 */
export function watchListeners(...targets: readonly EventTarget[]): {
  readonly left: () => readonly string[];
} {
  const added: Added[] = [];
  for (const target of targets) {
    const add = target.addEventListener.bind(target);
    const remove = target.removeEventListener.bind(target);
    target.addEventListener = (
      type: string,
      listener: EventListenerOrEventListenerObject,
      options?: AddEventListenerOptions | boolean,
    ) => {
      added.push([target, type, listener]);
      add(type, listener, options);
    };
    target.removeEventListener = (
      type: string,
      listener: EventListenerOrEventListenerObject,
      options?: EventListenerOptions | boolean,
    ) => {
      const place = added.findIndex(
        ([at, name, handler]) => at === target && name === type && handler === listener,
      );
      if (place >= 0) added.splice(place, 1);
      remove(type, listener, options);
    };
  }
  return {
    left: () => {
      // Its own methods stood before those of its prototype.
      for (const target of targets)
        for (const name of ['addEventListener', 'removeEventListener']) Reflect.deleteProperty(target, name);
      return added.map(([, type]) => type).filter((type) => !ADDED_BY_REACT.includes(type));
    },
  };
}
