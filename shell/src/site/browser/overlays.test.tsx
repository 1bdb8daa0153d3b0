/** @jest-environment jsdom */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { act } from '@testing-library/react';
import { createOverlays } from './overlays.tsx';

const bar = (): Element | null => document.querySelector('#shell-overlays > [aria-hidden="true"]');

beforeEach(() => {
  document.body.innerHTML = '<div id="shell-overlays"></div>';
});

describe('the line that says that a page is on its way', () => {
  it('comes and goes without React, which would begin again with the page it is drawing', () => {
    const overlays = createOverlays('en');
    act(() => overlays.draw());
    // Outside of `act` React draws nothing before the end of the task.
    overlays.setBusy(true);
    expect([overlays.isBusy(), bar()?.hasAttribute('data-active')]).toEqual([true, true]);
    overlays.setBusy(false);
    expect([overlays.isBusy(), bar()?.hasAttribute('data-active')]).toEqual([false, false]);
  });

  it('is there where a page was asked for before there was a place for it, and stays when a message comes', () => {
    const overlays = createOverlays('en');
    overlays.setBusy(true);
    act(() => overlays.draw());
    expect(bar()?.hasAttribute('data-active')).toBe(true);
    act(() => overlays.toast({ text: 'Saved', kind: 'success' }));
    expect(bar()?.hasAttribute('data-active')).toBe(true);
    expect(document.body.textContent).toContain('Saved');
  });
});
