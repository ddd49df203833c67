import type { DestinoDetalle } from '#contract/destinos.ts'
import { TEMAS } from '#web/components/catalogo-textos.ts'
import { formatCantidad, formatDia, formatPesos, sinCortes } from '#web/ui/formato.ts'

/** 'Experiencias en Pucón', 'Trekking en Pucón' */
export const tituloDeCiudad = ({ ciudad, tipo }: DestinoDetalle): string =>
  `${tipo?.tipo ?? 'Experiencias'} en ${ciudad}`

/** What there is, from what price and when: only what the catalogue says today. */
export function parrafosDe(destino: DestinoDetalle): string[] {
  return [oferta(destino), fechas(destino)]
}

/** One line for a list of results. */
export function descripcionDe(destino: DestinoDetalle): string {
  const { ciudad, tipo } = destino
  const { cantidad, precioDesde } = tipo ?? destino
  return `${formatCantidad(cantidad, 'experiencia', 'experiencias')} ${tipo ? `de ${TEMAS[tipo.tipo]} ` : ''}en ${ciudad} desde ${formatPesos(precioDesde)} por persona. ${fechas(destino)}`
}

function oferta({ ciudad, tipo, tipos, cantidad, precioDesde }: DestinoDetalle): string {
  if (tipo)
    return `En ${ciudad} puedes reservar ${formatCantidad(tipo.cantidad, 'experiencia', 'experiencias')} de ${TEMAS[tipo.tipo]}, desde ${formatPesos(tipo.precioDesde)} por persona.`
  const hay = `En ${ciudad} puedes reservar ${formatCantidad(cantidad, 'experiencia local', 'experiencias locales')}, desde ${formatPesos(precioDesde)} por persona`
  return tipos.length > 1
    ? `${hay}: ${enumerar(tipos.map((cada) => `${sinCortes(`${cada.cantidad} de`)} ${TEMAS[cada.tipo]}`))}.`
    : `${hay}.`
}

function fechas({ proximasFechas }: DestinoDetalle): string {
  if (proximasFechas.length === 0) return 'No hay fechas con cupos en los próximos 30 días.'
  if (proximasFechas.length === 1) return `La próxima fecha con cupos es el ${enUnaLinea(proximasFechas[0]!)}.`
  return `Próximas fechas con cupos: ${enumerar(proximasFechas.slice(0, 3).map(enUnaLinea))}.`
}

const enUnaLinea = (dia: string): string => sinCortes(formatDia(dia))

/** ['a', 'b', 'c'] → 'a, b y c' */
function enumerar(cosas: string[]): string {
  if (cosas.length < 2) return cosas.join('')
  return `${cosas.slice(0, -1).join(', ')} y ${cosas.at(-1)}`
}
