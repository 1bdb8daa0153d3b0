import { describe, expect, it } from '@jest/globals';
import { createAdmission, type Admitted } from './admission.ts';

const leave = (admitted: Admitted | undefined): void => {
  if (admitted?.kind !== 'in') throw new Error('no caller is inside');
  admitted.leave();
};

describe('places', () => {
  it('are for one caller so many, however many others are inside', () => {
    const places = createAdmission({ inAll: 5, perCaller: 2 });
    const crowd = Array.from({ length: 4 }, () => places.enter('a'));
    expect(crowd.map(({ kind }) => kind)).toEqual(['in', 'in', 'full', 'full']);
    expect(crowd[2]).toEqual({ kind: 'full', of: 'caller' });
    expect(places.enter('b').kind).toBe('in');
    expect([places.isFull('a'), places.isFull('b'), places.isFull('c')]).toEqual([true, false, false]);
    leave(crowd[0]);
    expect(places.isFull('a')).toBe(false);
    expect(places.enter('a').kind).toBe('in');
  });

  it('are so many in all', () => {
    const places = createAdmission({ inAll: 3, perCaller: 2 });
    const inside = ['a', 'b', 'c'].map((caller) => places.enter(caller));
    expect(places.enter('d')).toEqual({ kind: 'full', of: 'everybody' });
    leave(inside[1]);
    expect(places.enter('d').kind).toBe('in');
  });

  it('that are left twice are free once', () => {
    const places = createAdmission({ inAll: 2, perCaller: 2 });
    const [first] = [places.enter('a'), places.enter('a')];
    leave(first);
    leave(first);
    expect([places.enter('a').kind, places.enter('a').kind]).toEqual(['in', 'full']);
  });
});
