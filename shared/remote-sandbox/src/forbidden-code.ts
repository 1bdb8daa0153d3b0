/** What the code of a server bundle must not even contain, found by a parser: looked at when it is published and again before it runs. */
import { parse, type AnyNode, type MemberExpression } from 'acorn';

/** All that a bundle may import: the sandbox hands it these and nothing else. */
export const ALLOWED_IMPORTS: readonly string[] = ['react', 'react/jsx-runtime', 'react-dom'];

/**
 * What forbidden code cannot be written without: `import` in front of a bracket, a dot or a comment (a
 * keyword has no escapes), and the names of what leads to Node. Static imports are not among it: the
 * sandbox links nothing but what is allowed.
 */
const TRACES = /\bimport\s*[(./]|\brequire\b|\bprocess\s*(?:\?\.|[.[])/;

/** Ways to what Node has built in. */
const DOORS = new Set(['binding', '_linkedBinding', 'getBuiltinModule', 'mainModule', 'dlopen']);

/** Whether a bundle is worth parsing before it runs: of a large one that takes longer than all else of a start. */
export const mayHoldForbiddenCode = (source: string): boolean => TRACES.test(source);

/**
 * @param source - an ES module
 * @returns what is wrong with it, or `null`
 */
export function forbiddenCode(source: string): string | null {
  let program: AnyNode;
  try {
    program = parse(source, { ecmaVersion: 'latest', sourceType: 'module' });
  } catch (error) {
    return `it is not an ES module: ${error instanceof Error ? error.message : String(error)}`;
  }
  const waiting: AnyNode[] = [program];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    const fault = faultOf(node);
    if (fault !== null) return fault;
    for (const value of Object.values(node) as unknown[]) {
      for (const child of Array.isArray(value) ? (value as unknown[]) : [value])
        if (isNode(child)) waiting.push(child);
    }
  }
  return null;
}

const isNode = (value: unknown): value is AnyNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

function faultOf(node: AnyNode): string | null {
  switch (node.type) {
    case 'ImportExpression':
      return 'it imports while it runs: import()';
    case 'MetaProperty':
      // Node makes it when it is first asked for, by a function of the process.
      return node.meta.name === 'import' ? 'it asks where it is: import.meta' : null;
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
    case 'ExportNamedDeclaration': {
      const from = node.source?.value;
      return from === undefined || from === null || ALLOWED_IMPORTS.includes(String(from))
        ? null
        : `it imports ${String(from)}`;
    }
    case 'CallExpression': {
      const [first] = node.arguments;
      const isRequire = node.callee.type === 'Identifier' && node.callee.name === 'require';
      return isRequire && first?.type === 'Literal' ? `it requires ${String(first.value)}` : null;
    }
    case 'MemberExpression': {
      const name = propertyOf(node);
      return node.object.type === 'Identifier' && node.object.name === 'process' && DOORS.has(name)
        ? `it reaches for process.${name}`
        : null;
    }
    default:
      return null;
  }
}

/** What a member is called where the source says so; `''` where it is found while running. */
function propertyOf({ property, computed }: MemberExpression): string {
  if (property.type === 'Identifier' && !computed) return property.name;
  return property.type === 'Literal' ? String(property.value) : '';
}
