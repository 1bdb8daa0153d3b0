import type { Workshop } from '../family.ts';
import { settingOf, type Manner } from '../manner.ts';
import { stoneOf } from '../../settings/sized-stone.ts';
import { bailKindOf } from './bails.ts';
import { haloHead, haloPlan } from './halo.ts';
import { soloHead, soloKind } from './solo.ts';

/** How a pendant is made. Of a bar and an infinity, which may hang by both ends, the bail is that of one that does not. */
export function pendantManner(workshop: Workshop): Manner {
  const { piece, centre, accents, choices } = workshop;
  const small = accents === undefined ? 'plain' : accents.type === 'pearl' ? 'pearl' : 'collet';
  const bail = (stones: boolean, behind: boolean): string => bailKindOf(piece.look, stones, behind);
  const stone = centre && stoneOf(centre);
  if (piece.form === 'halo' && stone && accents) {
    const head = stone.kind === 'gem' ? haloHead(stone, piece.look) : 'cup';
    return { head, fitting: bail(haloPlan(workshop).onBail > 0, true), setting: 'pave' };
  }
  if (stone) {
    const kind = stone.kind === 'pearl' ? 'pearl' : soloKind(stone, piece.style, choices);
    const held = kind === 'prongs' || kind === 'framed';
    const head = held ? soloHead(stone, piece.look) : kind;
    return {
      head,
      fitting: bail(false, kind === 'bezel' || kind === 'grained' || kind === 'disc'),
      setting: held ? settingOf(head) : kind === 'pearl' ? kind : 'bezel',
    };
  }
  return { head: piece.form, fitting: bail(false, piece.form === 'medallion'), setting: small };
}
