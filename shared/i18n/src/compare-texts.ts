import type { FlatTexts } from './i18n.ts';

/** What is wrong between two languages of one namespace; empty when they match. For tests. */
export function compareTexts(base: FlatTexts, other: FlatTexts): readonly string[] {
  const problems: string[] = [];
  for (const key of Object.keys(base)) {
    const text = other[key];
    if (text === undefined) problems.push(`${key}: missing`);
    else if (text.trim() === '') problems.push(`${key}: empty`);
    else if (placeholders(base[key] ?? '') !== placeholders(text))
      problems.push(`${key}: other placeholders`);
  }
  for (const key of Object.keys(other)) if (!(key in base)) problems.push(`${key}: unknown`);
  return problems;
}

const placeholders = (text: string): string =>
  [...new Set(Array.from(text.matchAll(/\{\{\s*([\w.]+)/g), (match) => match[1] ?? ''))].toSorted().join();
