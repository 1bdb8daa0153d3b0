import type { Word } from '../words.ts';

/** Words that have another form before में, का, के or की, by their ids. */
const BEFORE: Readonly<Record<string, string>> = {
  women: 'महिलाओं',
  men: 'पुरुषों',
  kids: 'बच्चों',
  casual: 'सादे अंदाज़',
  diamond: 'हीरे',
  emerald: 'पन्ने',
  amethyst: 'कटैले',
  topaz: 'नीले पुखराज',
  citrine: 'सुनहले',
  garnet: 'तामड़े',
  onyx: 'काले सुलेमानी',
  yellow: 'पीले सोने',
  rose: 'गुलाबी सोने',
  white: 'सफ़ेद सोने',
  plain: 'सादे सोने',
};

/** `पीले सोने` for `पीला सोना`: the form before में, का, के or की. */
export const beforePostposition = ({ id, hi }: Word): string => BEFORE[id] ?? hi;
