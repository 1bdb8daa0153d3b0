import {
  AliasNode,
  ColumnNode,
  IdentifierNode,
  OperationNodeTransformer,
  ReferenceNode,
  SelectAllNode,
  SelectionNode,
  TableNode,
  type DeleteQueryNode,
  type InsertQueryNode,
  type KyselyPlugin,
  type OperationNode,
  type QueryId,
  type ReturningNode,
  type SelectQueryNode,
  type UpdateQueryNode,
} from 'kysely';

/** Columns by table. */
export type Columns = Readonly<Record<string, readonly string[]>>;

interface Source {
  /** What the statement calls it. */
  readonly name: string;
  /** Left out for what is no table: a subquery, whose columns stand in itself. */
  readonly columns: readonly string[] | undefined;
}

const LEAVES: ReadonlySet<OperationNode['kind']> = new Set<OperationNode['kind']>([
  'ColumnNode',
  'IdentifierNode',
  'OperatorNode',
  'PrimitiveValueListNode',
  'ReferenceNode',
  'SchemableIdentifierNode',
  'TableNode',
  'ValueNode',
]);

/** Puts the columns in the place of `*`, for tables that are known. */
class ColumnNames extends OperationNodeTransformer {
  readonly #columns: Columns;

  constructor(columns: Columns) {
    super();
    this.#columns = columns;
  }

  /** What holds no statement stays as it is: most of a tree, which need not be copied. */
  override transformNode<Node extends OperationNode | undefined>(node: Node, id?: QueryId): Node {
    return node === undefined || LEAVES.has(node.kind) ? node : super.transformNode(node, id);
  }

  protected override transformSelectQuery(node: SelectQueryNode, id?: QueryId): SelectQueryNode {
    const query = super.transformSelectQuery(node, id);
    if (query.selections === undefined) return query;
    const sources = this.#sourcesOf([
      ...(query.from?.froms ?? []),
      ...(query.joins ?? []).map(({ table }) => table),
    ]);
    return { ...query, selections: expand(query.selections, sources) };
  }

  protected override transformInsertQuery(node: InsertQueryNode, id?: QueryId): InsertQueryNode {
    const query = super.transformInsertQuery(node, id);
    return this.#returning(query, query.into === undefined ? [] : [query.into]);
  }

  protected override transformUpdateQuery(node: UpdateQueryNode, id?: QueryId): UpdateQueryNode {
    const query = super.transformUpdateQuery(node, id);
    return this.#returning(query, query.table === undefined ? [] : [query.table]);
  }

  protected override transformDeleteQuery(node: DeleteQueryNode, id?: QueryId): DeleteQueryNode {
    const query = super.transformDeleteQuery(node, id);
    return this.#returning(query, query.from.froms);
  }

  #returning<Query extends { readonly returning?: ReturningNode }>(
    query: Query,
    tables: readonly OperationNode[],
  ): Query {
    if (query.returning === undefined) return query;
    const { returning } = query;
    const selections = expand(returning.selections, this.#sourcesOf(tables));
    return { ...query, returning: { ...returning, selections } };
  }

  #sourcesOf(nodes: readonly OperationNode[]): readonly Source[] {
    return nodes.map((node) => {
      const table = AliasNode.is(node) ? node.node : node;
      const own = TableNode.is(table) ? table.table.identifier.name : undefined;
      const alias = AliasNode.is(node) && IdentifierNode.is(node.alias) ? node.alias.name : undefined;
      return {
        name: alias ?? own ?? '',
        columns: own === undefined ? undefined : this.#columns[own],
      };
    });
  }
}

function expand(selections: readonly SelectionNode[], sources: readonly Source[]): readonly SelectionNode[] {
  return selections.flatMap((selection) => {
    const of = allOf(selection.selection);
    if (of === undefined) return [selection];
    const meant = of === '' ? sources : sources.filter(({ name }) => name === of);
    if (meant.length === 0 || meant.some(({ columns }) => columns === undefined)) return [selection];
    return meant.flatMap(({ name, columns = [] }) =>
      columns.map((column) =>
        SelectionNode.create(ReferenceNode.create(ColumnNode.create(column), TableNode.create(name))),
      ),
    );
  });
}

/** Whose columns are all meant: '' for those of every source. */
function allOf(selection: SelectionNode['selection']): string | undefined {
  if (SelectAllNode.is(selection)) return '';
  if (!ReferenceNode.is(selection) || !SelectAllNode.is(selection.column)) return undefined;
  return selection.table?.table.identifier.name ?? '';
}

/**
 * A plugin that says which columns are read wherever a statement says all of them: a column that is added
 * by the next release changes no answer of this one, so that the plan of its named statement stays valid
 * (PostgreSQL 0A000), and a column that this release does not read may be dropped under it.
 *
 * @param columns by table, as this release knows them; other tables, and subqueries, keep their `*`
 */
export function nameColumns(columns: Columns): KyselyPlugin {
  const names = new ColumnNames(columns);
  return {
    transformQuery: ({ node, queryId }) => names.transformNode(node, queryId),
    transformResult: ({ result }) => Promise.resolve(result),
  };
}
