export type Admitted =
  | {
      readonly kind: 'in';
      readonly leave: () => void;
    }
  | {
      readonly kind: 'full';
      readonly of: 'caller' | 'everybody';
    };
export interface Admission {
  enter(caller: string): Admitted;
  isFull(caller: string): boolean;
}
export declare function createAdmission({
  inAll,
  perCaller,
}: {
  readonly inAll: number;
  readonly perCaller: number;
}): Admission;
