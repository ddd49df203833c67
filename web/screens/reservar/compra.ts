import type { ExperienciaDetalle, Salida } from '#contract/experiencias.ts'
import type { Participantes, Reserva } from '#contract/reservas.ts'
import { fraseDeMinimo } from '#web/components/reserva-minimo.ts'
import { TIPOS } from '#web/components/reserva-textos.ts'
import { formatPesos } from '#web/ui/formato.ts'

/** What is being bought, as the address says it: `?salida=…&adulto=2&nino=1`. */
export type Compra = { salidaId: string; participantes: Participantes }

export function leerCompra(search: URLSearchParams): Compra {
  const participantes: Participantes = {}
  for (const tipo of TIPOS) {
    const cantidad = Number(search.get(tipo))
    if (Number.isInteger(cantidad) && cantidad > 0 && cantidad <= 50) participantes[tipo] = cantidad
  }
  if (Object.keys(participantes).length === 0) participantes.adulto = 1
  return { salidaId: search.get('salida') ?? '', participantes }
}

/** Back to the dates, with the same people. */
export function linkAFechas(id: string, { participantes }: Pick<Compra, 'participantes'>): string {
  const search = new URLSearchParams(Object.entries(participantes).map(([tipo, n]) => [tipo, String(n)]))
  return `/experience/${id}?${search}#fechas`
}

/** The price lines of a departure; null where it does not sell one of the kinds asked for. */
export function lineasDe(salida: Salida, participantes: Participantes): Reserva['lineas'] | null {
  const lineas = TIPOS.flatMap((tipo) => {
    const cantidad = participantes[tipo]
    if (!cantidad) return []
    const tarifa = salida.tarifas.find((t) => t.tipo === tipo)
    return [tarifa ? { tipo, cantidad, precioUnitario: tarifa.precio } : null]
  })
  return lineas.includes(null) ? null : (lineas as Reserva['lineas'])
}

export const totalDe = (lineas: Reserva['lineas']): number =>
  lineas.reduce((suma, { cantidad, precioUnitario }) => suma + cantidad * precioUnitario, 0)

/** What both steps show of the purchase. */
export type ResumenDeCompra = {
  nombre: string
  operador: string
  lugar: string
  portada: string
  inicio: string
  fin: string
  zona: string
  participantes: Participantes
  lineas: Reserva['lineas']
  total: number
  /** What a gift card pays of it. */
  regalo: number
  /** What the booking that moves to this date has paid. */
  yaPagado: number
  cancelacion: string
  /** What the departure waits for before it runs, in words; null where it waits for nobody. */
  minimo: string | null
  /** Paid on the spot, beside the total. */
  enElLugar: string[]
}

export function resumenDeReserva(reserva: Reserva, cancelacion: string): ResumenDeCompra {
  const { experiencia, inicio, fin, zonaHoraria, participantes, lineas, total, regalo, cambio } = reserva
  return {
    nombre: experiencia.nombreExperiencia,
    operador: experiencia.operador,
    lugar: experiencia.ubicacionGeografica,
    portada: experiencia.portada,
    inicio,
    fin,
    zona: zonaHoraria,
    participantes,
    lineas,
    total,
    regalo,
    yaPagado: cambio?.pagado ?? 0,
    cancelacion,
    minimo: reserva.minimo && fraseDeMinimo(reserva.minimo, zonaHoraria),
    enElLugar: [],
  }
}

export function resumenDeSalida(
  experiencia: ExperienciaDetalle,
  salida: Salida,
  compra: { participantes: Participantes; lineas: Reserva['lineas']; cancelacion: string },
): ResumenDeCompra {
  return {
    nombre: experiencia.nombreExperiencia,
    operador: experiencia.operador.nombre,
    lugar: experiencia.ubicacionGeografica,
    portada: experiencia.fotosUrls[0] ?? '',
    inicio: salida.inicio,
    fin: salida.fin,
    zona: experiencia.zonaHoraria,
    ...compra,
    minimo: salida.minimo && fraseDeMinimo(salida.minimo, experiencia.zonaHoraria),
    total: totalDe(compra.lineas),
    regalo: 0,
    yaPagado: 0,
    enElLugar: experiencia.cargosEnDestino.map(
      ({ nombre, monto, quienPaga }) => `${nombre}: ${formatPesos(monto)}, ${quienPaga}`,
    ),
  }
}
