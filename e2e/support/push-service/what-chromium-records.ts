import type { Page } from '@playwright/test';

/** What Chromium notes about an event, in the words of its developer tools. */
type Notes = Readonly<Record<string, string>>;

/**
 * Begins to read Chromium's own record of pushes and notifications.
 *
 * Asking the page for its notifications over and over would do harm: seen in trials, one that was
 * asked for at the moment when it was about to be shown was never listed afterwards.
 *
 * @returns waits for an event, which may have been before
 */
export async function readRecord(page: Page): Promise<(event: string) => Promise<Notes>> {
  const cdp = await page.context().newCDPSession(page);
  const all: { readonly event: string; readonly notes: Notes }[] = [];
  const waiting = new Set<() => void>();
  cdp.on(
    'BackgroundService.backgroundServiceEventReceived',
    ({ backgroundServiceEvent: { eventName, eventMetadata } }) => {
      all.push({
        event: eventName,
        notes: Object.fromEntries(eventMetadata.map(({ key, value }) => [key, value])),
      });
      for (const look of waiting) look();
    },
  );
  for (const service of ['pushMessaging', 'notifications'] as const) {
    await cdp.send('BackgroundService.startObserving', { service });
    await cdp.send('BackgroundService.setRecording', { service, shouldRecord: true });
  }
  return (event) =>
    new Promise((resolve) => {
      const look = (): void => {
        const found = all.find((one) => one.event === event);
        if (!found) return;
        waiting.delete(look);
        resolve(found.notes);
      };
      waiting.add(look);
      look();
    });
}
