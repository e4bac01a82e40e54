import type { ReactNode } from 'react'
import { classNames } from '#client/ui/class-names.ts'
import { Notice } from './loaded.tsx'
import styles from './parts.module.css'

export interface Column<Row> {
  readonly title: string
  readonly cell: (row: Row) => ReactNode
  /** Aligns the cells to the end, with digits of one width. */
  readonly isNumber?: boolean
}

export interface DataTableProps<Row> {
  readonly label: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string
  readonly empty: string
}

/** In a narrow window each row becomes a block, and each cell shows its column's title. */
export const DataTable = <Row,>({ label, columns, rows, keyOf, empty }: DataTableProps<Row>) => {
  if (rows.length === 0) return <Notice text={empty} />
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{label}</caption>
      <thead>
        <tr>
          {columns.map(({ title, isNumber }) => (
            <th key={title} scope="col" className={classNames(isNumber && styles.number)}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map(({ title, cell, isNumber }) => (
              <td key={title} data-title={title} className={classNames(isNumber && styles.number)}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
