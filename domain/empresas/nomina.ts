interface Viajero {
  nombre: string
  documento: string | null
}

export type Nomina = { viajeros: Viajero[] } | { errores: string[] }

const NOMBRE_MAX = 80
const DOCUMENTO_MAX = 40
const ERRORES_MAX = 20

/**
 * Names as people paste them: one person per line, by itself or with a document behind a comma, semicolon or tab.
 * A heading and empty lines at the end do not count; the number of a row is the one its sheet shows.
 */
export function leerNomina(texto: string, plazas: number): Nomina {
  const lineas = texto.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)
  const conTitulo = /^"?\s*(nombre|viajero|pasajero)/i.test(lineas[0] ?? '')
  const viajeros: Viajero[] = []
  const errores: string[] = []
  const ultima = lineas.findLastIndex((linea) => linea.trim() !== '')
  for (let i = conTitulo ? 1 : 0; i <= ultima; i++) {
    const [nombre = '', documento = ''] = celdas(lineas[i]!)
    if (nombre === '') errores.push(`Fila ${i + 1}: falta el nombre`)
    else if ([...nombre].length > NOMBRE_MAX)
      errores.push(`Fila ${i + 1}: el nombre tiene más de ${NOMBRE_MAX} caracteres`)
    else if ([...documento].length > DOCUMENTO_MAX)
      errores.push(`Fila ${i + 1}: el documento tiene más de ${DOCUMENTO_MAX} caracteres`)
    else viajeros.push({ nombre, documento: documento || null })
  }
  if (errores.length === 0 && viajeros.length > plazas)
    errores.push(`Hay ${viajeros.length} nombres y la reserva es para ${plazas} personas`)
  return errores.length > 0 ? { errores: errores.slice(0, ERRORES_MAX) } : { viajeros }
}

/** The cells of one line; what stands in quotes may hold the separator. */
function celdas(linea: string): string[] {
  const separador = /[\t;,]/.exec(linea.replaceAll(/"[^"]*"/g, ''))?.[0] ?? ','
  const partes: string[] = []
  let actual = ''
  let entreComillas = false
  for (const letra of linea) {
    if (letra === '"') entreComillas = !entreComillas
    else if (letra === separador && !entreComillas) {
      partes.push(actual)
      actual = ''
    } else actual += letra
  }
  return [...partes, actual].map((celda) => celda.trim().replaceAll(/\s+/g, ' '))
}
