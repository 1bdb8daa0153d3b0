/**
 * How a page that no script listens to yet keeps what is done to it (ADR 21): the server marks the slot of
 * the remote it drew, the shell's first script marks what is pressed there, and the remote that takes
 * the slot over does it then.
 */

/** On the slot of a remote until its code has taken the server's page over. */
export const NOT_HYDRATED = 'data-asleep';

/** On a button or a form that was pressed or sent in such a slot; its value says as which one. */
export const PRESSED = 'data-pressed';

/** Told by an element just before React hydrates it: who changed the server's texts there puts them back. */
export const HYDRATES = 'suvarna:hydrates';
