/** What tells pieces of a family apart at sight, read from the choices that draw them. */
export interface Manner {
  /** How the stone, or what stands for it, is held up: a tulip, a basket, a dome, a frame. */
  readonly head: string;
  /** What carries the piece on the body: a post with its back, a hook, a hoop's catch, a bail, a pin. */
  readonly fitting: string;
  /** How stones are held; `plain` without any. */
  readonly setting: string;
}

/** How a head holds its stone. */
export const settingOf = (head: string): string =>
  head === 'bezel' || head === 'half-bezel' ? head : 'claw';
