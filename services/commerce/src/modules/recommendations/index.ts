export { countLooks } from './count-looks.ts';
export { readCompanions } from './read-companions.ts';
