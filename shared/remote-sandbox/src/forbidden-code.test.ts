import { describe, expect, it } from '@jest/globals';
import { forbiddenCode, mayHoldForbiddenCode } from './forbidden-code.ts';

describe('code that leads out of a bundle', () => {
  it.each([
    `import('node:fs');`,
    `await import ('node:fs');`,
    `import\n\u2028\t('node:fs');`,
    `import/* a comment */('node:fs');`,
    `import// a comment\n('node:fs');`,
    `const f=()=>import(\`node:fs\`);`,
    `x=>{return import('node:fs')}`,
    `$=import('node:fs');`,
    `require('fs');`,
    `require ("fs");`,
    `process.getBuiltinModule('fs');`,
    `process\n.binding('fs');`,
    `process?.binding('fs');`,
    `process['binding']('fs');`,
    `process ?.['mainModule'];`,
  ])('is never passed over without being parsed: %j', (source) => {
    expect(forbiddenCode(source)).not.toBeNull();
    expect(mayHoldForbiddenCode(source)).toBe(true);
  });

  it.each([
    `import * as React from 'react';`,
    `import{jsx}from'react/jsx-runtime';`,
    `__webpack_require__('a'); function process(order) { return order; } process(1);`,
    `const important = { imports: 1 }; important.imports;`,
  ])('is not looked for where none of its words is: %j', (source) => {
    expect(mayHoldForbiddenCode(source)).toBe(false);
  });
});
