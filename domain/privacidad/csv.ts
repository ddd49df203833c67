import type { DatosPersonales } from '#contract/privacidad.ts'

const FIN = '\r\n'

/** One line per datum, so that every section fits the same four columns: sección, registro, dato, valor. */
export function aCsv(datos: DatosPersonales): string {
  const lineas = Object.entries(datos).flatMap(([seccion, registros]) =>
    registros.flatMap((registro, i) =>
      Object.entries(registro).map(([dato, valor]) => [seccion, String(i + 1), dato, textoDe(valor)]),
    ),
  )
  return [['sección', 'registro', 'dato', 'valor'], ...lineas]
    .map((celdas) => celdas.map(celdaCsv).join(',') + FIN)
    .join('')
}

/** A cell that a spreadsheet cannot take for a formula (docs/nunca.md 9.4). */
export function celdaCsv(texto: string): string {
  const inerte = /^[=+\-@\t\r]/.test(texto) ? `'${texto}` : texto
  return /[",\r\n']/.test(inerte) ? `"${inerte.replaceAll('"', '""')}"` : inerte
}

function textoDe(valor: unknown): string {
  if (valor === null || valor === undefined) return ''
  return typeof valor === 'object' ? JSON.stringify(valor) : String(valor as string | number | boolean)
}
