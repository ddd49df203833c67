import type { MotivoLectura } from '#contract/lecturas.ts'
import type { EstadoReserva } from '#contract/reservas.ts'
import { motivoDeLectura } from '#domain/reservas/lectura.ts'
import type { ReservaCompleta } from '#server/modules/reservas/index.ts'

/** The rule, asked of a booking as it stands in the database. */
export const motivoDe = (r: ReservaCompleta, leidaEn: Date, now: Date): MotivoLectura | null =>
  motivoDeLectura(
    {
      estado: r.estado as EstadoReserva,
      inicio: r.inicioUtc,
      fin: r.finUtc,
      isSalidaCancelada: r.salidaEstado === 'cancelada',
      isEnRevision: r.sinOperadorEn !== null,
    },
    leidaEn,
    now,
  )
