export { countLooks } from './count-looks.ts';
