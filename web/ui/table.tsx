import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from './cx.ts'

export type Column<Row> = {
  key: string
  header: string
  cell: (row: Row) => ReactNode
  isNumber?: boolean
  /** The cell that names the row; one per table. */
  isRowHeader?: boolean
  isSortable?: boolean
}
export type Sort = { key: string; direction: 'ascending' | 'descending' }

export type TableProps<Row> = {
  caption: string
  columns: Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  sort?: Sort
  onSort?: (sort: Sort) => void
  isDense?: boolean
  /** Under 960 px each row turns into a card with the headers as labels. */
  isCardsOnPhone?: boolean
}

export function Table<Row>(props: TableProps<Row>) {
  const { caption, columns, rows, rowKey, isDense = false, isCardsOnPhone = true } = props
  const cell = cx('px-4', isDense ? 'py-2 text-small' : 'py-3')
  const cards = isCardsOnPhone && 'max-md:block'
  return (
    <section tabIndex={0} aria-label={caption} className="overflow-x-auto rounded-card border border-border bg-surface">
      <table className={cx('w-full border-collapse text-left', cards)}>
        <caption className="sr-only">{caption}</caption>
        <thead className={cx('bg-surface-2 text-small text-text-2', isCardsOnPhone && 'max-md:sr-only')}>
          <tr>
            {columns.map((column) => (
              <Header key={column.key} column={column} table={props} className={cell} />
            ))}
          </tr>
        </thead>
        <tbody className={cx(cards)}>
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              className={cx(
                'border-t border-border',
                isCardsOnPhone && 'max-md:grid max-md:gap-1 max-md:p-4 max-md:first:border-t-0',
              )}
            >
              {columns.map((column) => (
                <Cell
                  key={column.key}
                  column={column}
                  row={row}
                  className={cx(cell, isCardsOnPhone && 'max-md:p-0')}
                  isCard={isCardsOnPhone}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

type HeaderProps<Row> = { column: Column<Row>; table: TableProps<Row>; className: string }

function Header<Row>({ column, table: { sort, onSort }, className }: HeaderProps<Row>) {
  const isSorted = sort?.key === column.key
  const align = column.isNumber && 'text-right'
  if (!column.isSortable || !onSort) {
    return (
      <th scope="col" className={cx(className, 'font-semibold whitespace-nowrap', align)}>
        {column.header}
      </th>
    )
  }
  const next = isSorted && sort.direction === 'ascending' ? 'descending' : 'ascending'
  const Icon = isSorted && sort.direction === 'descending' ? ArrowDown : ArrowUp
  return (
    <th scope="col" aria-sort={isSorted ? sort.direction : 'none'} className={cx('px-2', align)}>
      <button
        type="button"
        onClick={() => onSort({ key: column.key, direction: next })}
        className="inline-flex min-h-10 items-center gap-1 rounded-chip px-2 font-semibold whitespace-nowrap hover:text-primary"
      >
        {column.header}
        <Icon size={16} aria-hidden className={isSorted ? '' : 'opacity-40'} />
      </button>
    </th>
  )
}

type CellProps<Row> = { column: Column<Row>; row: Row; className: string; isCard: boolean }

function Cell<Row>({ column, row, className, isCard }: CellProps<Row>) {
  if (column.isRowHeader) {
    return (
      <th scope="row" className={cx(className, 'font-semibold')}>
        {column.cell(row)}
      </th>
    )
  }
  return (
    <td
      className={cx(
        className,
        column.isNumber && 'text-right tabular-nums',
        isCard && 'max-md:flex max-md:items-baseline max-md:justify-between max-md:gap-4 max-md:text-right',
      )}
    >
      {isCard && (
        <span aria-hidden className="shrink-0 text-left text-small text-text-3 md:hidden">
          {column.header}
        </span>
      )}
      {column.cell(row)}
    </td>
  )
}
