import type { Workshop } from '../family.ts';
import { settingOf, type Manner } from '../manner.ts';
import { stoneOf } from '../../settings/sized-stone.ts';
import { planOf } from './drop-plan.ts';
import { backOf } from './fittings.ts';
import { hookOf } from './hooks.ts';
import { catchOf, hoopStyleOf } from './hoop.ts';
import { studHead, studStone } from './stud.ts';

const small = ({ accents }: Workshop): string =>
  accents === undefined ? 'plain' : accents.type === 'pearl' ? 'pearl' : 'collet';

const MANNERS: Readonly<Record<string, (workshop: Workshop) => Manner>> = {
  stud: (workshop) => {
    const stone = studStone(workshop);
    const head = stone.kind === 'pearl' ? 'pearl' : studHead(stone, workshop.choices);
    return {
      head,
      fitting: `post, ${backOf(workshop.piece.look)}`,
      setting: workshop.accents ? 'pave' : head === 'pearl' ? head : settingOf(head),
    };
  },
  'motif-stud': (workshop) => ({
    head: 'motif',
    fitting: `post, ${backOf(workshop.piece.look)}`,
    setting: small(workshop),
  }),
  jhumka: (workshop) => ({ head: 'dome', fitting: 'post', setting: small(workshop) }),
  hoop: (workshop) => ({
    head: hoopStyleOf(workshop),
    fitting: catchOf(workshop.piece.look),
    setting: workshop.accents && stoneOf(workshop.accents).kind !== 'pearl' ? 'pave' : small(workshop),
  }),
  drop: (workshop) => {
    const { stone, style, hook, button, kind } = planOf(workshop);
    return {
      head: stone.kind === 'pearl' ? 'pearl' : style,
      fitting: hook ? hookOf(workshop.piece.look) : button ? 'button' : 'motif top',
      setting: kind === 'frame' || kind === 'halo' ? 'pave' : settingOf(style),
    };
  },
  chandbali: (workshop) => ({ head: 'crescent', fitting: 'post', setting: small(workshop) }),
  threader: (workshop) => ({ head: 'motif', fitting: 'needle', setting: small(workshop) }),
};

export const earringManner = (workshop: Workshop): Manner =>
  (MANNERS[workshop.piece.form] ?? MANNERS['stud'] ?? plain)(workshop);

const plain = (workshop: Workshop): Manner => ({ head: 'plain', fitting: 'post', setting: small(workshop) });
