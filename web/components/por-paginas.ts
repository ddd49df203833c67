/** Reads a list page by page, until all that there is has been read. */
export const porPaginas = (porPagina: number) => ({
  initialPageParam: 1,
  getNextPageParam: ({ total }: { total: number }, _pages: unknown, last: number) =>
    last * porPagina < total ? last + 1 : undefined,
})
