/**
 * The document that `.test.tsx` files run in: jsdom, with what browsers have and jsdom lacks
 * taken from Node. Layout APIs stay absent on purpose: a test that needs them says how they answer.
 */
import { TestEnvironment } from 'jest-environment-jsdom';
import { createRequire } from 'node:module';

/** What is the same for all suites is loaded by Node, once a worker. */
const loadOnce = createRequire(import.meta.url);

const fromNode = [
  'TextEncoder',
  'TextDecoder',
  'structuredClone',
  'fetch',
  'Request',
  'Response',
  'Headers',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'CompressionStream',
  'DecompressionStream',
];

/** What a browser's modal dialogs do to the element itself. */
function addModalDialogs({ HTMLDialogElement, Event }) {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}

/** Of somebody who wants less motion, and nothing else; no query of layout matches. */
function addMediaQueries(window) {
  window.matchMedia = (media) =>
    Object.assign(new window.EventTarget(), { media, matches: media === '(prefers-reduced-motion: reduce)' });
}

export default class BrowserEnvironment extends TestEnvironment {
  /** As builds resolve packages (shared/federation/src/rules.ts). */
  exportConditions() {
    return ['bundle', ...super.exportConditions()];
  }

  async setup() {
    await super.setup();
    this.global[Symbol.for('suvarna.load-once')] = loadOnce;
    for (const name of fromNode) this.global[name] ??= globalThis[name];
    addModalDialogs(this.global);
    addMediaQueries(this.global);
    if (!this.global.crypto?.subtle) {
      Object.defineProperty(this.global, 'crypto', { value: globalThis.crypto, configurable: true });
    }
  }
}
