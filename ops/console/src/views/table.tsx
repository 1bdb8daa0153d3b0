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
    columns: columns.map(({ id, title }): ColumnDef<typeof features, Row> => ({ id, header: title })),
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
                  {shape.get(header.id)?.title}
                </th>
              ))}
            </tr>
          ))}
        </thead>
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <tr key={row.id}>
              {row.getAllCells().map(({ id, column }) => (
                <td
                  key={id}
                  data-label={shape.get(column.id)?.title}
                  data-number={shape.get(column.id)?.isNumber}
                >
                  {/* Called, and not rendered as a component, which would be another one each time: what has the focus would be gone with every news. */}
                  {shape.get(column.id)?.cell(row.original)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
