import { describe, expect, it } from '@jest/globals';
import { openEdges } from '../geometry/mesh.fixtures.ts';
import { choicesFrom } from '../families/choices.ts';
import { signedVolume } from '../geometry/mesh.ts';
import { backed } from './backed.ts';
import { MOTIF_NAMES, motifOf } from './motif-of.ts';

describe.each(MOTIF_NAMES)('a %s with more metal behind', (name) => {
  const { setting } = motifOf(name, { radius: 5, rim: 0.4, choices: choicesFrom(7) });
  const deeper = backed(setting, 0.5);

  it('is closed, heavier, and the same from the front', () => {
    for (const [at, { mesh }] of deeper.parts.entries()) {
      const before = setting.parts[at]?.mesh;
      if (!before) throw new Error('a part has come from nowhere');
      expect(openEdges(mesh)).toBe(openEdges(before));
      expect(signedVolume(mesh)).toBeGreaterThan(signedVolume(before));
      const moved = [...mesh.positions.keys()].filter(
        (place) => mesh.positions[place] !== before.positions[place],
      );
      // Only backwards, never to a side, and not all of it.
      expect(moved.every((place) => place % 3 === 2)).toBe(true);
      expect(moved.length).toBeLessThan(mesh.positions.length / 3);
      for (const place of moved)
        expect((before.positions[place] ?? 0) - (mesh.positions[place] ?? 0)).toBeCloseTo(0.5, 4);
    }
  });

  it('stays as it is where it is thick enough', () => {
    expect(backed(setting, -0.1)).toBe(setting);
  });
});
