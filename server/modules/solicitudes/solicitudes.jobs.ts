import type { EstadoSolicitud } from '#contract/solicitudes.ts'
import { siguienteEstadoSolicitud } from '#domain/solicitudes/estados.ts'
import type { Ctx } from '#server/ctx.ts'
import { encolarCorreo } from '#server/modules/correos/index.ts'
import { findEmpresa } from '#server/modules/empresas/index.ts'
import { soltarApartadas } from '#server/modules/reservas/index.ts'
import { findPropuestaVigente } from './propuestas.db.ts'
import {
  findEmpresaIdDe,
  insertHito,
  listPorVencer,
  lockSolicitud,
  reunirSolicitudes,
  updateSolicitud,
} from './solicitudes.db.ts'
import { anotarServiciosPagados, seguirDevolucion } from './pagar-servicios.ts'
import { correoDeVencida } from './solicitudes.mails.ts'

const LOTE = 200

export const solicitudesJobs = {
  /** Says that a proposal is over; what it offered could not be accepted from that instant on. */
  'solicitudes.vencer': async (ctx: Ctx) => {
    for (const { id } of await listPorVencer(ctx.db, ctx.now, LOTE)) await vencer(ctx, id)
  },
  'solicitudes.serviciosPagados': anotarServiciosPagados,
  'solicitudes.seguirDevolucion': seguirDevolucion,
  /** What was asked for before the company had an account becomes its own. */
  'solicitudes.reunir': reunir,
  /** Somebody of it confirmed an address since. */
  'solicitudes.reunirDe': async (ctx: Ctx, { usuarioId }: { usuarioId: string }) => {
    const empresaId = await findEmpresaIdDe(ctx.db, usuarioId)
    if (empresaId) await reunir(ctx, { empresaId })
  },
}

async function reunir(ctx: Ctx, { empresaId }: { empresaId: string }): Promise<void> {
  const empresa = await findEmpresa(ctx.db, empresaId)
  if (empresa?.estado === 'Activa') await ctx.transaction((tx) => reunirSolicitudes(tx, empresa, ctx.now))
}

async function vencer(ctx: Ctx, id: string): Promise<void> {
  await ctx.transaction(async (tx) => {
    const solicitud = await lockSolicitud(tx, id)
    const propuesta = await findPropuestaVigente(tx, id)
    const estado = solicitud && siguienteEstadoSolicitud(solicitud.estado as EstadoSolicitud, 'vencer')
    if (!solicitud || !propuesta || !estado || ctx.now < propuesta.validaHasta) return
    await soltarApartadas(
      tx,
      propuesta.items.flatMap(({ reservaId }) => reservaId ?? []),
      ctx.now,
    )
    await updateSolicitud(tx, id, { estado }, ctx.now)
    await insertHito(tx, {
      solicitudId: id,
      tipo: 'vencida',
      autor: 'sistema',
      usuarioId: null,
      texto: null,
      now: ctx.now,
    })
    await encolarCorreo(ctx, tx, `solicitud-vencida:${propuesta.id}`, correoDeVencida(ctx, solicitud))
  })
}
