import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../workspace.ts';
import { fault, register, remove, titleHiOf, titleOf, writeFolder, type NewRemote } from './remote-folder.ts';

const AREAS = 'shared/contracts/src/release-delivery/owned-areas.ts';
const OWNERS = 'CODEOWNERS';
const aRemote = (name: string, title = titleOf(name), titleHi = titleHiOf(title)): NewRemote => ({
  name,
  title,
  titleHi,
});

describe('a name', () => {
  it('makes a title', () => {
    expect(['loyalty', 'gold-club'].map(titleOf)).toEqual(['Loyalty', 'Gold Club']);
  });

  it.each(['loyalty', 'gold-club', 'club24'])('"%s" is one', (name) => {
    expect(fault(root, aRemote(name))).toBe(null);
  });

  it.each([
    ['', /no name/],
    ['x', /no name/],
    ['Loyalty', /no name/],
    ['gold_club', /no name/],
    ['gold-', /no name/],
    ['../loyalty', /no name/],
    ['a'.repeat(32), /no name/],
    ['account', /mfe-account is there already/],
    ['wishlist', /\/wishlist\/ is an area of mfe-account/],
    ['api', /means something else/],
    ['hi', /means something else/],
    ['constructor', /means something else/],
  ])('"%s" is none', (name, reason) => {
    expect(fault(root, aRemote(name))).toMatch(reason);
  });

  it.each([
    [aRemote('loyalty', '<b>'), /cannot stand in a menu/],
    [aRemote('loyalty', 'Loyalty', `सुवर्ण ${'a'.repeat(30)}`), /cannot stand in a menu/],
    [aRemote('loyalty', 'Loyalty', 'Loyalty'), /not written in Hindi/],
  ])('with a title that no menu takes is none: %j', (remote, reason) => {
    expect(fault(root, remote)).toMatch(reason);
  });
});

describe('a remote that was made', () => {
  let tree: string;
  const read = (file: string): string => readFileSync(join(tree, file), 'utf8');
  beforeEach(() => {
    tree = mkdtempSync(join(tmpdir(), 'suvarna-create-remote-'));
    for (const file of [AREAS, OWNERS]) {
      mkdirSync(dirname(join(tree, file)), { recursive: true });
      cpSync(join(root, file), join(tree, file));
    }
  });
  afterEach(() => rmSync(tree, { recursive: true, force: true }));

  it('has an area and a team, and leaves nothing behind when it is taken away', () => {
    const before = [AREAS, OWNERS].map(read);
    writeFolder(tree, aRemote('gold-club'));
    register(tree, 'gold-club');
    expect(read(AREAS)).toContain("  'gold-club': ['gold-club'],\n};");
    expect(read(OWNERS)).toMatch(/\n\/mfe-[^\n]*\n\/mfe-gold-club\/ +@suvarna\/gold-club\n\/services/);
    expect(read('mfe-gold-club/remote.config.ts')).toContain("path: '/gold-club/'");
    expect(read('mfe-gold-club/src/locales/hi/every-page.json')).toContain('"title": "सुवर्ण Gold Club"');
    remove(tree, 'gold-club');
    expect([AREAS, OWNERS].map(read)).toEqual(before);
    expect(existsSync(join(tree, 'mfe-gold-club'))).toBe(false);
  });

  it('is the only one that is taken away', () => {
    expect(() => remove(tree, 'gold-club')).toThrow('there is no remote mfe-gold-club');
    expect(() => remove(tree, '../gold-club')).toThrow('there is no remote');
  });
});
