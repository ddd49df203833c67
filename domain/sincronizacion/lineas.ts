/** A content line of iCalendar (RFC 5545, 3.1), unfolded; its value is as written. */
export interface Linea {
  nombre: string
  parametros: Map<string, string>
  valor: string
  cruda: string
}

export interface Componente {
  nombre: string
  lineas: Linea[]
  partes: Componente[]
  /** Lines of it that are none of iCalendar, and the end it lacks. */
  ilegibles: string[]
}

const DE_UN_CALENDARIO = new Set(['VEVENT', 'VTODO', 'VJOURNAL', 'VFREEBUSY', 'VTIMEZONE'])

/** Everything that can be read, and beside it what cannot: one bad line takes nothing else with it. */
export function leerComponentes(texto: string): Componente {
  const raiz = nuevo('')
  const abiertos = [raiz]
  const cerrar = (hasta: number): void => {
    while (abiertos.length > hasta) abiertos.pop()!.ilegibles.push('END')
  }
  for (const cruda of desdoblar(texto)) {
    const linea = leerLinea(cruda)
    if (!linea) {
      abiertos.at(-1)!.ilegibles.push(cruda)
    } else if (linea.nombre === 'BEGIN') {
      const nombre = linea.valor.trim().toUpperCase()
      // Of those that hold none of their kind, an open one has lost its end.
      const suyo = abiertos.findLastIndex(
        (abierto) =>
          abierto.nombre === nombre || (DE_UN_CALENDARIO.has(abierto.nombre) && DE_UN_CALENDARIO.has(nombre)),
      )
      if (suyo > 0) cerrar(suyo)
      const componente = nuevo(nombre)
      abiertos.at(-1)!.partes.push(componente)
      abiertos.push(componente)
    } else if (linea.nombre === 'END') {
      const suyo = abiertos.findLastIndex(({ nombre }) => nombre === linea.valor.trim().toUpperCase())
      if (suyo <= 0) {
        abiertos.at(-1)!.ilegibles.push(cruda)
        continue
      }
      cerrar(suyo + 1)
      abiertos.pop()
    } else {
      abiertos.at(-1)!.lineas.push(linea)
    }
  }
  cerrar(1)
  return raiz
}

/** The first of that name, if there is one. */
export const lineaDe = ({ lineas }: Componente, nombre: string): Linea | null =>
  lineas.find((linea) => linea.nombre === nombre) ?? null

export const lineasDe = ({ lineas }: Componente, nombre: string): Linea[] =>
  lineas.filter((linea) => linea.nombre === nombre)

/** A value that is text, without its escapes; '' where there is none. */
export function textoDe(componente: Componente, nombre: string): string {
  const valor = lineaDe(componente, nombre)?.valor ?? ''
  return valor.replaceAll(/\\([\s\S])/g, (_, letra: string) => (letra === 'n' || letra === 'N' ? '\n' : letra)).trim()
}

const nuevo = (nombre: string): Componente => ({ nombre, lineas: [], partes: [], ilegibles: [] })

function desdoblar(texto: string): string[] {
  const lineas: string[] = []
  for (const fisica of texto.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)) {
    if (/^[ \t]/.test(fisica) && lineas.length > 0) lineas[lineas.length - 1] += fisica.slice(1)
    else lineas.push(fisica)
  }
  return lineas.filter((linea) => linea.trim() !== '')
}

function leerLinea(cruda: string): Linea | null {
  const dosPuntos = fueraDeComillas(cruda, ':')[0] ?? cruda.indexOf(':')
  if (dosPuntos < 1) return null
  const cabeza = cruda.slice(0, dosPuntos)
  const cortes = [...fueraDeComillas(cabeza, ';'), cabeza.length]
  // `group.NAME`, as address books write it.
  const nombre = cabeza.slice(0, cortes[0]).trim().toUpperCase().replace(/^.*\./, '')
  if (!/^[A-Z0-9-]+$/.test(nombre)) return null
  const parametros = new Map(
    cortes.slice(0, -1).map((corte, i) => {
      const [clave = '', ...resto] = cabeza.slice(corte + 1, cortes[i + 1]).split('=')
      return [clave.trim().toUpperCase(), resto.join('=').trim().replaceAll('"', '')] as const
    }),
  )
  return { nombre, parametros, valor: cruda.slice(dosPuntos + 1).trim(), cruda }
}

/** Outlook writes names such as `(UTC-04:00) Santiago` without the quotes that they need. */
function fueraDeComillas(texto: string, signo: string): number[] {
  const donde: number[] = []
  let entreComillas = false
  let parentesis = 0
  for (let i = 0; i < texto.length; i++) {
    const letra = texto[i]!
    if (letra === '"') entreComillas = !entreComillas
    else if (entreComillas) continue
    else if (letra === '(') parentesis++
    else if (letra === ')') parentesis--
    else if (letra === signo && parentesis <= 0) donde.push(i)
  }
  return donde
}
