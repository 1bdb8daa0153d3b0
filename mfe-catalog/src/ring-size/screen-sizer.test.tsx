import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { inRemote } from '../remote-context.fixtures.ts';
import { CARD_MM } from './card-scale.model.ts';
import { ScreenSizer } from './screen-sizer.tsx';
import hi from '../locales/hi/ring-size.json' with { type: 'json' };

describe('a ring measured on the screen', () => {
  it('is as large as the card says, leads to where its size is kept, and back to the card', async () => {
    render(inRemote(<ScreenSizer />, 'hi'));
    const cardPx = Number(screen.getByRole<HTMLInputElement>('slider').value);
    await userEvent.click(screen.getByRole('button', { name: hi['card.fits'] }));
    expect(document.activeElement?.textContent).toBe(hi.how);
    const inside = (Number(screen.getByRole('img').querySelector('circle')?.getAttribute('r')) - 0.5) * 2;
    expect(inside).toBeCloseTo((51.9 / Math.PI) * (cardPx / CARD_MM.width), 4);
    await userEvent.click(screen.getByRole('button', { name: hi['circle.larger'] }));
    expect(screen.getByText('IN 13 · UK M · US 6½ · EU 53')).toBeTruthy();
    expect(screen.getByRole('link', { name: hi.keep.replace('{{size}}', '13') }).getAttribute('href')).toBe(
      '/hi/account/measurements/?ring=13',
    );
    await userEvent.click(screen.getByRole('button', { name: hi['card.again'] }));
    expect(screen.getByRole<HTMLInputElement>('slider').value).toBe(String(cardPx));
  });
});
