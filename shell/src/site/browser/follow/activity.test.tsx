import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent } from '@testing-library/react';
import { watchActivity } from './activity.ts';

let now = 0;
beforeEach(() => {
  now = 100;
  document.body.innerHTML = '<main><div><input></div></main>';
});
const inner = (): HTMLElement => document.querySelector('input') as HTMLElement;

describe('a shopper who acts', () => {
  it.each([
    'pointerMove',
    'pointerDown',
    'wheel',
    'scroll',
    'touchStart',
    'touchMove',
    'keyDown',
    'input',
  ] as const)('is heard by %s, wherever that is and whatever keeps it to itself', (type) => {
    const activity = watchActivity(100, () => now);
    const keep = jest.fn((event: Event) => event.stopPropagation());
    inner().addEventListener(type.toLowerCase(), keep);
    now = 2_500;
    fireEvent[type](inner());
    expect(keep).toHaveBeenCalled();
    expect(activity.actedAt()).toBe(2_500);
  });

  it('has tapped when something was pressed, and not by moving', () => {
    const activity = watchActivity(100, () => now);
    now = 900;
    fireEvent.pointerDown(inner());
    now = 1_200;
    fireEvent.scroll(inner());
    expect([activity.tappedAt(), activity.actedAt()]).toEqual([900, 1_200]);
  });

  it('is not a pointer that rests while the page moves under it', () => {
    const activity = watchActivity(100, () => now);
    const move = (screenX: number) =>
      inner().dispatchEvent(new MouseEvent('pointermove', { bubbles: true, screenX, screenY: 5 }));
    now = 300;
    move(7);
    now = 800;
    move(7);
    expect(activity.actedAt()).toBe(300);
    now = 900;
    move(8);
    expect(activity.actedAt()).toBe(900);
  });

  it.each(['<input>', '<button>18K</button>', '<select></select>', '<label>14</label>'])(
    'chooses from the first touch of %s until the choice ends or the page is another',
    (control) => {
      document.body.innerHTML = `<header><button></button></header><main><a href="/">x</a>${control}</main>`;
      history.replaceState(null, '', '/jewellery/rings/a_product_1/');
      const activity = watchActivity(100, () => now);
      fireEvent.pointerDown(document.querySelector('header button') as HTMLElement);
      fireEvent.pointerDown(document.querySelector('main a') as HTMLElement);
      expect(activity.isChoosing()).toBe(false);
      fireEvent.pointerDown(document.querySelector('main > :last-child') as HTMLElement);
      expect(activity.isChoosing()).toBe(true);
      history.replaceState(null, '', '/jewellery/rings/b_product_2/');
      expect(activity.isChoosing()).toBe(false);
      history.replaceState(null, '', '/jewellery/rings/a_product_1/');
      activity.choiceEnded();
      expect(activity.isChoosing()).toBe(false);
    },
  );
});
