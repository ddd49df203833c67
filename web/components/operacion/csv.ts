/** Lines for a spreadsheet: what it would read as a formula is quoted, and the mark at the start says that it is UTF-8. */
export function filasCsv(filas: readonly (readonly string[])[]): string {
  return `\uFEFF${filas.map((fila) => fila.map(celda).join(',')).join('\r\n')}\r\n`
}

function celda(texto: string): string {
  const inocua = /^[=+\-@\t\r]/.test(texto) ? `'${texto}` : texto
  return /[",\r\n]/.test(inocua) ? `"${inocua.replaceAll('"', '""')}"` : inocua
}
