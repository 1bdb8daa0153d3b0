import type { Model } from '../../model.ts';
import { posed } from '../bangles/stage.ts';
import { choicesFrom } from '../choices.ts';
import { workshopOf, type Family } from '../family.ts';
import { chain } from './chain.ts';
import { charm } from './charm.ts';
import { cuff } from './cuff.ts';
import { liesOpen, type Bracelet } from './laid.ts';
import { link } from './link.ts';
import { tennis } from './tennis.ts';

const FORMS: Readonly<Record<string, Bracelet>> = { tennis, chain, charm, cuff, link };

/** Seen a little from one side or the other, lower or from above: neighbours on a page differ. */
function turned(model: Model, look: number): Model {
  const choices = choicesFrom(look + 31);
  const { hero } = model.cameras;
  return {
    ...model,
    cameras: {
      ...model.cameras,
      hero: {
        ...hero,
        azimuth: choices.within(-0.55, 0.55),
        elevation: hero.elevation + choices.within(-0.12, 0.26),
      },
    },
  };
}

/** Bracelets: lines of stones, chains, charms, cuffs and heavy links. */
export const bracelets: Family = (workshop) => {
  const { piece } = workshop;
  const form = FORMS[piece.form] ?? chain;
  const made = turned(form(workshop), piece.look);
  if (form === cuff) return posed(made, piece.look);
  if (form === charm || liesOpen(piece)) return made;
  return {
    ...made,
    /** Around a wrist it goes once. */
    get worn() {
      const open = form(workshopOf(piece), true);
      return open.worn ?? open;
    },
  };
};
