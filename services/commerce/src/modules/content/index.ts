export { textsNow } from './published.ts';
export { searchedTexts } from './searched-texts.ts';
export { seedContent } from './seed-content.ts';
