/** @jest-environment <rootDir>/shared/testing/src/jest/browser-environment.mjs */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { createPincodeStore } from './pincode.store.ts';

/** The browser's own stores, begun again: what is stored is read when the module is. */
async function pincodeAfterReload(stored: string | null): Promise<string> {
  localStorage.clear();
  if (stored !== null) localStorage.setItem('pincode', stored);
  const { pincodeStore } = await import('./stores.ts');
  await pincodeStore.persist.rehydrate();
  return pincodeStore.getState().pincode;
}

describe('the pincode', () => {
  beforeEach(() => {
    localStorage.clear();
  });

  it('survives a reload', async () => {
    expect(await pincodeAfterReload(JSON.stringify({ state: { pincode: '560001' } }))).toBe('560001');
  });

  it.each(['012345', '5600012', 'abc', 560_001, null])('that is none (%j) is forgotten', async (pincode) => {
    const { pincodeStore } = await import('./stores.ts');
    pincodeStore.getState().forget();
    expect(await pincodeAfterReload(JSON.stringify({ state: { pincode } }))).toBe('');
    expect(localStorage.getItem('pincode')).toBeNull();
  });

  it('is kept under the name of the specification, and in the cookie', async () => {
    const { pincodeStore } = await import('./stores.ts');
    pincodeStore.getState().keep('110001', true);
    expect(localStorage.getItem('expressDelivery')).toBe('true');
    expect(JSON.parse(localStorage.getItem('pincode') ?? '')).toMatchObject({ state: { pincode: '110001' } });
    expect(document.cookie).toContain('expressPincode=110001');
    pincodeStore.getState().forget();
    expect(document.cookie).not.toContain('expressPincode');
  });

  it('is told to the server once, and taken back', () => {
    const told: string[] = [];
    const { getState } = createPincodeStore({
      storage: { getItem: () => null, setItem: () => undefined, removeItem: () => undefined },
      writeCookie: () => undefined,
      markExpress: () => undefined,
      tell: (pincode) => told.push(pincode),
    });
    getState().keep('560001', true);
    getState().keep('560001', true);
    getState().keep('110001', false);
    getState().forget();
    expect(told).toEqual(['560001', '110001']);
    getState().keep('560001', true);
    getState().remove();
    expect(told).toEqual(['560001', '110001', '560001', '']);
  });
});
