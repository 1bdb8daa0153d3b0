import { useEffect, useInsertionEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { RecordedEvents } from './recorded-events.ts';

type TextField = HTMLInputElement | HTMLTextAreaElement;

const WITHOUT_TEXT = new Set([
  'checkbox',
  'radio',
  'file',
  'hidden',
  'submit',
  'button',
  'reset',
  'image',
  'color',
  'range',
]);
const isTextField = (field: Element): field is TextField =>
  !(field instanceof HTMLInputElement && WITHOUT_TEXT.has(field.type));

/** Fields whose text is no longer the one the server drew, and that text. */
function typedInto(container: Element): ReadonlyMap<TextField, string> {
  const fields = [...container.querySelectorAll<TextField>('input, textarea')].filter(isTextField);
  return new Map(
    fields.filter((field) => field.value !== field.defaultValue).map((field) => [field, field.value]),
  );
}

/** Types it once more. React compares a field with the text that was last set through the field itself, so the new one goes past it. */
function typeAgain(field: TextField, text: string): void {
  const past = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(past, 'value')?.set?.call(field, text);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

interface ReplayEventsProps {
  /** Where the server's page stands. */
  readonly container: Element;
  readonly presses: RecordedEvents;
  readonly children?: ReactNode;
}

/**
 * Keeps what a shopper wrote into the server's page and pressed there before it was alive. A page that
 * takes a form over begins with its own text: state that was never told of a key empties the field at
 * its next drawing, or refuses as missing what the shopper sees written. What was pressed comes after
 * what was typed: it may send it.
 */
export function ReplayEvents({ container, presses, children }: ReplayEventsProps): ReactNode {
  const typed = useRef<ReadonlyMap<TextField, string>>(new Map());
  const [settled, setSettled] = useState(false);
  // Refs are attached after this: it reads before a form library writes.
  useInsertionEffect(() => {
    typed.current = typedInto(container);
  }, [container]);
  // What the page puts into its form by itself, a kept draft say, is drawn together with this, and before the typing.
  useEffect(() => setSettled(true), []);
  useEffect(() => {
    if (!settled || typed.current.size + presses.count === 0) return;
    // Each field by itself: a handler keeps the other fields as they were when the page was last drawn.
    queueMicrotask(() => {
      for (const [field, text] of typed.current) {
        if (field.isConnected) flushSync(() => typeAgain(field, text));
      }
      presses.replay();
    });
  }, [settled, presses]);
  return children;
}
