import { salidasDe, type InicioDeSalida } from '#domain/disponibilidad/horarios.ts'
import { fechaLocal, sumarDias } from '#domain/fechas.ts'
import { DIAS_CON_SALIDAS, idDeSalida } from '#server/modules/disponibilidad/index.ts'
import type { Oferta } from './catalogo.ts'
import type { Row } from './insert-rows.ts'

const DIAS_PASADOS = 120

export interface SalidaDemo {
  id: string
  oferta: Oferta
  inicioLocal: string
  inicioUtc: Date
  finUtc: Date
  cierreVentas: Date
  cupos: number
  ocupadas: number
}

/** The departures of one experiencia, earliest first; the coming ones are those that rolarSalidas would make. */
export interface Agenda {
  oferta: Oferta
  pasadas: SalidaDemo[]
  futuras: SalidaDemo[]
}

export function crearAgendas(ofertas: readonly Oferta[], hoy: Date): Map<string, Agenda> {
  return new Map(
    ofertas.map((oferta) => {
      const fecha = fechaLocal(hoy, oferta.zonaHoraria)
      return [
        oferta.slug,
        {
          oferta,
          pasadas: entre(oferta, sumarDias(fecha, -DIAS_PASADOS), sumarDias(fecha, -1)),
          futuras: entre(oferta, fecha, sumarDias(fecha, DIAS_CON_SALIDAS)),
        },
      ]
    }),
  )
}

/** Those behind us are written only where somebody had booked. */
export function salidaRows(agendas: Iterable<Agenda>, usadas: ReadonlySet<SalidaDemo>, hoy: Date): Row<'salidas'>[] {
  return [...agendas]
    .flatMap(({ pasadas, futuras }) => [...pasadas.filter((salida) => usadas.has(salida)), ...futuras])
    .map(({ oferta, ocupadas: _ocupadas, ...salida }) => ({
      ...salida,
      experienciaId: oferta.id,
      opcionId: oferta.opcionId,
      zona: oferta.zonaHoraria,
      estado: 'abierta',
      createdAt: hoy,
    }))
}

function entre(oferta: Oferta, desde: string, hasta: string): SalidaDemo[] {
  const porInicio = new Map<string, SalidaDemo>()
  for (const horario of oferta.horarios) {
    for (const inicio of salidasDe(horario, desde, hasta, oferta.zonaHoraria)) {
      if (!porInicio.has(inicio.inicioLocal)) porInicio.set(inicio.inicioLocal, salidaDe(oferta, inicio, horario.cupos))
    }
  }
  return [...porInicio.values()].sort((a, b) => a.inicioUtc.getTime() - b.inicioUtc.getTime())
}

function salidaDe(oferta: Oferta, { inicioLocal, inicioUtc }: InicioDeSalida, cupos: number): SalidaDemo {
  return {
    id: idDeSalida(oferta.opcionId, inicioUtc),
    oferta,
    inicioLocal,
    inicioUtc,
    finUtc: new Date(inicioUtc.getTime() + oferta.duracionMinutos * 60_000),
    cierreVentas: new Date(inicioUtc.getTime() - oferta.cierreMinutos * 60_000),
    cupos,
    ocupadas: 0,
  }
}
