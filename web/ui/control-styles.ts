export const controlClass =
  'min-h-12 w-full rounded-control border border-control-border bg-surface px-4 py-2 text-body text-text transition-colors duration-150 hover:border-text-3 focus-visible:border-focus aria-invalid:border-danger disabled:border-border disabled:bg-surface-2 disabled:text-text-3 [&[readonly]]:bg-surface-2'

export const tickClass =
  'peer mt-px grid size-6 shrink-0 cursor-pointer appearance-none place-content-center border border-control-border bg-surface transition-colors duration-150 hover:border-primary checked:border-primary checked:bg-primary aria-invalid:border-danger disabled:cursor-not-allowed disabled:border-border disabled:bg-surface-2'
