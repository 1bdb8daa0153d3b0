/** What no first view needs. */
import { bus } from '@suvarna/event-bus';
import { createSafeStorage } from '@suvarna/session';
import { listenForChat } from './chat/listen-for-chat.ts';
import { ownWindow } from './chat/own-window.ts';
import { enliven } from './menus.ts';
import { reportFailure } from './report-failure.ts';
import { deleteStaleCaches } from './stale-caches.ts';

export function later(): void {
  const header = document.getElementById('shell-header');
  if (header) enliven(header);
  listenForChat(ownWindow, bus);
  if (globalThis.caches) {
    deleteStaleCaches(caches, createSafeStorage(() => localStorage)).catch((error: unknown) => reportFailure(error, 'shell'));
  }
}
