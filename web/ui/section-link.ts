/** One section of an area in its menu; the current one, marked with `aria-current`, is underlined. */
export const SECTION_LINK =
  'press inline-flex min-h-11 items-center rounded-control px-3 font-medium whitespace-nowrap text-text no-underline hover:bg-surface-2 focus-visible:-outline-offset-3 aria-[current]:text-primary aria-[current]:underline aria-[current]:decoration-2 aria-[current]:underline-offset-8'
