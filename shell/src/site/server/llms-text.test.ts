import { expect, it } from '@jest/globals';
import { llmsText } from './llms-text.ts';

it('says in the form of llms.txt what the store is and where agents find it', () => {
  const text = llmsText('https://shop.example');
  expect(text).toMatch(/^# Suvarna\n\n> .+\n\n/);
  const links = [...text.matchAll(/^- \[[^\]]+\]\((\S+)\)/gm)].map(([, url]) => url);
  expect(links).toEqual(expect.arrayContaining(['https://shop.example/.well-known/ucp']));
  expect(links.every((url) => url?.startsWith('https://shop.example/'))).toBe(true);
});
