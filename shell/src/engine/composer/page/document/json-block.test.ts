import { describe, expect, it } from '@jest/globals';
import { bytesForScript, jsonForScript } from './json-block.ts';

describe('JSON inside a script element', () => {
  it.each([{ text: '</script><script>alert(1)' }, { text: '<!-- <script' }, { text: 'अँगूठी & "ring"' }])(
    'ends no element and is read as it was: %j',
    (value) => {
      const bytes = bytesForScript(Buffer.from(JSON.stringify(value))).toString();
      for (const json of [jsonForScript(value), bytes]) {
        expect(json).not.toContain('<');
        expect(JSON.parse(json)).toEqual(value);
      }
    },
  );
});
