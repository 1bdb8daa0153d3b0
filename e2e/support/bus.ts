/** The event bus of the page under test, taken from where federation keeps it. */
import type { Page } from '@playwright/test';

interface Bus {
  readonly emit: (name: string, payload: unknown) => void;
  readonly on: (name: string, handler: (payload: unknown) => void) => () => void;
}

/** Runs in the page. */
function install(): void {
  const federation = Reflect.get(globalThis, '__FEDERATION__') as {
    __SHARE__: Record<string, Record<string, Record<string, Record<string, { lib?: () => { bus: Bus } }>>>>;
  };
  for (const instance of Object.values(federation.__SHARE__)) {
    for (const scope of Object.values(instance)) {
      for (const { lib } of Object.values(scope['@suvarna/event-bus'] ?? {}))
        if (lib) Reflect.set(globalThis, 'busUnderTest', lib().bus);
    }
  }
}

export const emitOn = (page: Page, name: string, payload: unknown): Promise<void> =>
  emitAllOn(page, name, [payload]);

/** One after the other, with nothing in between. */
export async function emitAllOn(page: Page, name: string, payloads: readonly unknown[]): Promise<void> {
  await page.evaluate(install);
  await page.evaluate(
    ([event, values]) => {
      for (const value of values) (Reflect.get(globalThis, 'busUnderTest') as Bus).emit(event, value);
    },
    [name, payloads] as const,
  );
}

/** Begins to listen. @returns what was told since */
export async function listenOn(page: Page, name: string): Promise<() => Promise<unknown[]>> {
  await page.evaluate(install);
  await page.evaluate((event) => {
    const told: unknown[] = [];
    Reflect.set(globalThis, `told ${event}`, told);
    (Reflect.get(globalThis, 'busUnderTest') as Bus).on(event, (payload) => told.push(payload));
  }, name);
  return () => page.evaluate((event) => Reflect.get(globalThis, `told ${event}`) as unknown[], name);
}
