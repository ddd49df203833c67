import type { EstadoReserva } from '#contract/reservas.ts'
import { motivoParaNoDarCalendario } from '#domain/reservas/entrada.ts'
import { componerIcs } from '#domain/reservas/ics.ts'
import type { Ctx, Db, Tx } from '#server/ctx.ts'
import { organizador } from '#server/modules/sitio/index.ts'
import { refuse } from '#server/refusal.ts'
import { abrirReserva } from './acceso.ts'
import { getDetalleDeEntrada } from './entrada.db.ts'
import { eventoDe } from './evento-de-reserva.ts'
import type { ReservaCompleta } from './reservas.db.ts'

export async function verCalendario(ctx: Ctx, { id }: { id: string }): Promise<string> {
  const reserva = await abrirReserva(ctx, id)
  const motivo = motivoParaNoDarCalendario({ estado: reserva.estado as EstadoReserva })
  if (motivo) refuse(motivo)
  return icsDe(ctx, ctx.db, reserva)
}

export async function icsDe(ctx: Ctx, db: Db | Tx, r: ReservaCompleta): Promise<string> {
  const { puntoEncuentro, lat, lng } = await getDetalleDeEntrada(db, r.experienciaId)
  return componerIcs(
    [eventoDe({ ...r, puntoEncuentro, lat, lng }, { baseUrl: ctx.settings.BASE_URL, dominio: ctx.identidad.dominio })],
    { organizador: await organizador({ ...ctx, db }) },
  )
}
