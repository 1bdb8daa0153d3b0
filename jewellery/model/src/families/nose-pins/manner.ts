import type { Workshop } from '../family.ts';
import { settingOf, type Manner } from '../manner.ts';
import { shankKind } from './shank.ts';
import { pinHead, pinStone } from './stud.ts';

/** How a nose pin is made. */
export function nosePinManner(workshop: Workshop): Manner {
  const { piece, accents, choices } = workshop;
  const small = accents === undefined ? 'plain' : accents.type === 'pearl' ? 'pearl' : 'collet';
  if (piece.form === 'nath') return { head: 'hoop', fitting: 'hook', setting: small };
  const fitting = shankKind(piece.look);
  if (piece.form === 'motif') return { head: 'motif', fitting, setting: small };
  const stone = pinStone(workshop);
  const head = stone.kind === 'pearl' ? 'pearl' : pinHead(stone, choices);
  return { head, fitting, setting: head === 'pearl' ? head : settingOf(head) };
}
