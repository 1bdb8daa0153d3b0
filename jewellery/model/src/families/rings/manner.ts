import { choicesFrom, type Choices } from '../choices.ts';

/** What tells one ring of a family from another at card size. */
export interface Manner<Head extends string, Shank extends string, Setting extends string> {
  /** What holds the stone in the middle. */
  readonly head: Head;
  /** How the bar around the finger meets the head. */
  readonly shank: Shank;
  /** How the other stones are set, or the one stone where it is alone. */
  readonly setting: Setting;
}

/** Chooses manners only, so that what else is chosen for a ring moves none of them. */
export const mannerChoices = (look: number): Choices => choicesFrom(look ^ 0xafd9d5ab);
