/**
 * Since when what a page was served with holds. Pages are kept as they were rendered, and the server says at each visit that they
 * still hold; what came out of the browser's own store is as old as it says.
 */
export function vigenteDesde(servidaEn: number): number {
  const [visita] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return visita && visita.transferSize > 0 ? Math.max(servidaEn, performance.timeOrigin) : servidaEn
}
