import { tableFeatures, useTable, type ColumnDef, type RowData } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import styles from './views.module.css';

const features = tableFeatures({});

export interface Column<Row> {
  /** Name of the column among the others. */
  readonly id: string;
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** Its figures stand under each other. */
  readonly isNumber?: boolean;
}

interface TableProps<Row> {
  /** What it lists, for those who hear it. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
}

/** Rows under headings; on a narrow screen each row is a card that names its values. */
export function Table<Row extends RowData>({ caption, columns, rows, keyOf }: TableProps<Row>) {
  const table = useTable<typeof features, Row>({
    features,
    data: rows,
    columns: columns.map(({ id, title, cell }): ColumnDef<typeof features, Row> => ({
      id,
      header: title,
      cell: ({ row }) => cell(row.original),
    })),
    getRowId: keyOf,
  });
  const shape = new Map(columns.map((column) => [column.id, column]));
  return (
    <div className={styles['scroll']}>
      <table className={styles['table']}>
        <caption className="sv-visually-hidden">{caption}</caption>
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {group.headers.map((header) => (
                <th key={header.id} scope="col" data-number={shape.get(header.id)?.isNumber}>
                  <table.FlexRender header={header} />
                </th>
              ))}
            </tr>
          ))}
        </thead>
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <tr key={row.id}>
              {row.getAllCells().map((cell) => (
                <td
                  key={cell.id}
                  data-label={shape.get(cell.column.id)?.title}
                  data-number={shape.get(cell.column.id)?.isNumber}
                >
                  <table.FlexRender cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
