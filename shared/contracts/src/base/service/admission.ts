/** What came of asking for a place: a way to leave it, or who has too many. */
export type Admitted =
  | { readonly kind: 'in'; readonly leave: () => void }
  | { readonly kind: 'full'; readonly of: 'caller' | 'everybody' };

export interface Admission {
  /** Takes a place at once, or none: no caller waits here. Leaving twice counts once. */
  enter(caller: string): Admitted;
  /** Whether this caller has all the places one may have. Takes none. */
  isFull(caller: string): boolean;
}

/**
 * Bounds what is under way, in all and for one caller, so that a caller who asks for everything at once
 * leaves room for others. Counted in this process alone.
 *
 * @param limits places; `perCaller` is what one caller may have of them
 */
export function createAdmission({
  inAll,
  perCaller,
}: {
  readonly inAll: number;
  readonly perCaller: number;
}): Admission {
  const byCaller = new Map<string, number>();
  let all = 0;
  const isFull = (caller: string): boolean => (byCaller.get(caller) ?? 0) >= perCaller;
  return {
    isFull,
    enter(caller) {
      const own = byCaller.get(caller) ?? 0;
      if (isFull(caller)) return { kind: 'full', of: 'caller' };
      if (all >= inAll) return { kind: 'full', of: 'everybody' };
      all += 1;
      byCaller.set(caller, own + 1);
      let inside = true;
      return {
        kind: 'in',
        leave() {
          if (!inside) return;
          inside = false;
          all -= 1;
          const left = (byCaller.get(caller) ?? 1) - 1;
          if (left === 0) byCaller.delete(caller);
          else byCaller.set(caller, left);
        },
      };
    },
  };
}
