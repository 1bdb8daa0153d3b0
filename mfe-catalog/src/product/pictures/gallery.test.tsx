import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { inRemote } from '../../remote-context.fixtures.ts';
import { Gallery } from './gallery.tsx';

it.each([
  ['en', 'Shown in rose gold. No picture in yellow gold yet.'],
  // In Hindi what is before "in" changes its ending.
  ['hi', 'यह गुलाबी सोने में है। पीले सोने में तस्वीर अभी नहीं है।'],
] as const)('another metal than the chosen one says so (%s)', (locale, words) => {
  render(inRemote(<Gallery title="Lotus" pictures={[]} colour="rose" chosen="yellow" />, locale));
  expect(screen.getByRole('status').textContent).toBe(words);
});
