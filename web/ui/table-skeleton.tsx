import { cx } from './cx.ts'
import { Skeleton, SkeletonRegion } from './skeleton.tsx'
import { type Column, Table } from './table.tsx'

type TableSkeletonProps<Row> = { columns: Column<Row>[]; rows?: number; isDense?: boolean }

/** The table that is to come: its own columns, with boxes in place of what they say. */
export function TableSkeleton<Row>({ columns, rows = 6, isDense = false }: TableSkeletonProps<Row>) {
  const boxes: Column<number>[] = columns.map(({ key, header, isNumber = false, isRowHeader = false }) => {
    const box = (
      <Skeleton className={cx('my-1 h-4 max-w-full', isRowHeader ? 'w-40' : isNumber ? 'ml-auto w-16' : 'w-24')} />
    )
    return { key, header, isNumber, isRowHeader, cell: () => box }
  })
  return (
    <SkeletonRegion>
      <div inert>
        <Table
          caption=""
          columns={boxes}
          rows={Array.from({ length: rows }, (_, i) => i)}
          rowKey={String}
          isDense={isDense}
        />
      </div>
    </SkeletonRegion>
  )
}
