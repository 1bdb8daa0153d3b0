import { parseSync } from '@swc/core';

type Node = Readonly<Record<string, unknown>> & { readonly type: string };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
const valueOf = (node: unknown): string =>
  isNode(node) && typeof node['value'] === 'string' ? node['value'] : '';

/** What `import('…')` stands in: a type, or code that runs. */
function specifierOf(node: Node): readonly [kind: 'type' | 'seen', specifier: string] | undefined {
  switch (node.type) {
    case 'TsImportType':
      return ['type', valueOf(node['argument'])];
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
      return isNode(node['source']) ? ['seen', valueOf(node['source'])] : undefined;
    case 'CallExpression': {
      const [first] = node['arguments'] as readonly { readonly expression: unknown }[];
      return isNode(node['callee']) && node['callee'].type === 'Import'
        ? ['seen', valueOf(first?.expression)]
        : undefined;
    }
    default:
      return undefined;
  }
}

/**
 * Files and packages that a source names in a type alone, by `import('…').T` or `typeof import('…')`. The
 * parser of dependency-cruiser we use (swc) does not see these, so no import rule does.
 */
export function unseenImports(source: string, path: string): readonly string[] {
  const types = new Set<string>();
  const seen = new Set<string>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    else if (typeof value === 'object' && value !== null) {
      const found = isNode(value) ? specifierOf(value) : undefined;
      if (found) (found[0] === 'type' ? types : seen).add(found[1]);
      Object.values(value).forEach(visit);
    }
  };
  visit(parseSync(source, { syntax: 'typescript', tsx: path.endsWith('x'), target: 'es2024' }).body);
  return [...types].filter((specifier) => !seen.has(specifier) && !specifier.startsWith('node:'));
}
