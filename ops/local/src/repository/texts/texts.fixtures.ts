/** Reads what sources say to shoppers: words in JSX, and keys that texts are asked for by. */
import { parseSync } from '@swc/core';

export interface Said {
  /** Words in the markup itself. */
  readonly literals: readonly string[];
  /** Keys asked for by name. */
  readonly keys: readonly string[];
  /** Beginning and end of keys that are put together. */
  readonly families: readonly (readonly [start: string, end: string])[];
}

type Node = Readonly<Record<string, unknown>> & { readonly type: string };

/** Attributes that a person reads or hears. */
const READ =
  /^(aria-(label|description|roledescription|valuetext|placeholder)|alt|placeholder|title|label|hint|summary)$/;
const WORD = /\p{L}\p{M}*\p{L}/u;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

function childrenOf(node: Node): readonly Node[] {
  return Object.values(node)
    .flat(2)
    .flatMap((value) => {
      if (isNode(value)) return [value];
      // Arguments and elements are wrapped: `{ spread, expression }`.
      return typeof value === 'object' && value !== null && 'expression' in value && isNode(value.expression)
        ? [value.expression]
        : [];
    });
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : '');
const textOf = (node: Node): string => asText(node['value']);
const piecesOf = (node: Node): readonly string[] =>
  Array.isArray(node['quasis'])
    ? node['quasis'].map((quasi: { readonly cooked?: unknown; readonly raw?: unknown }) =>
        asText(quasi.cooked ?? quasi.raw),
      )
    : [];

/** Words an expression may come out as, without those it only compares or passes on. */
function wordsOf(node: Node): readonly string[] {
  switch (node.type) {
    case 'StringLiteral':
      return [textOf(node)];
    case 'TemplateLiteral':
      return piecesOf(node);
    case 'ConditionalExpression':
      return [node['consequent'], node['alternate']].filter(isNode).flatMap(wordsOf);
    case 'BinaryExpression':
      return /^(&&|\|\||\?\?|\+)$/.test(asText(node['operator']))
        ? [node['left'], node['right']].filter(isNode).flatMap(wordsOf)
        : [];
    case 'ParenthesisExpression':
    case 'JSXExpressionContainer':
      return isNode(node['expression']) ? wordsOf(node['expression']) : [];
    default:
      return [];
  }
}

function isTranslator(callee: Node): boolean {
  if (callee.type === 'Identifier') return callee['value'] === 't';
  return (
    callee.type === 'MemberExpression' && isNode(callee['property']) && callee['property']['value'] === 't'
  );
}

/** @param path says whether `source` may hold JSX: in a file without, `<Type>(` begins a function */
export function readTexts(source: string, path: string): Said {
  const said = { literals: [] as string[], keys: [] as string[], families: [] as [string, string][] };
  const collect = (words: readonly string[]): void => {
    for (const word of words) if (WORD.test(word)) said.literals.push(word.trim());
  };
  const ask = (node: Node): void => {
    if (node.type === 'StringLiteral') said.keys.push(textOf(node));
    else if (node.type === 'TemplateLiteral') {
      const pieces = piecesOf(node);
      said.families.push([pieces[0] ?? '', pieces.length > 1 ? (pieces.at(-1) ?? '') : '']);
    } else if (node.type === 'ConditionalExpression')
      [node['consequent'], node['alternate']].filter(isNode).forEach(ask);
    else if (node.type === 'ParenthesisExpression' && isNode(node['expression'])) ask(node['expression']);
  };
  const visit = (node: Node): void => {
    if (node.type === 'JSXText') collect([textOf(node)]);
    if (node.type === 'JSXElement' || node.type === 'JSXFragment')
      collect(
        (node['children'] as readonly Node[])
          .filter(({ type }) => type === 'JSXExpressionContainer')
          .flatMap(wordsOf),
      );
    if (
      node.type === 'JSXAttribute' &&
      isNode(node['name']) &&
      isNode(node['value']) &&
      READ.test(textOf(node['name']))
    )
      collect(wordsOf(node['value']));
    if (node.type === 'CallExpression' && isNode(node['callee']) && isTranslator(node['callee'])) {
      const [first] = node['arguments'] as readonly { readonly expression: Node }[];
      if (first) ask(first.expression);
    }
    childrenOf(node).forEach(visit);
  };
  visit(
    parseSync(source, { syntax: 'typescript', tsx: path.endsWith('x'), target: 'es2024' }) as unknown as Node,
  );
  return said;
}
