import { randomUUID } from 'node:crypto'
import type { Input } from '#contract/call.ts'
import type { Solicitud, solicitudes } from '#contract/solicitudes.ts'
import { fechaLocal } from '#domain/fechas.ts'
import { sesionEn } from '#domain/permisos/actor.ts'
import { miembroCon } from '#domain/permisos/empresas.ts'
import { sumarDiasHabiles } from '#domain/reservas/reembolso.ts'
import type { Ctx } from '#server/ctx.ts'
import { abrirCaso } from '#server/modules/casos/index.ts'
import { encolarCorreo } from '#server/modules/correos/index.ts'
import { findEmpresa, rutDe } from '#server/modules/empresas/index.ts'
import { contar, quienPide } from '#server/modules/limites/index.ts'
import { exigirEncendida, feriadosDe } from '#server/modules/reglas/index.ts'
import { refuse, refuseCampo } from '#server/refusal.ts'
import { insertHito, insertSolicitud } from './solicitudes.db.ts'
import { verJson, ZONA } from './solicitudes.json.ts'
import { leerSitio } from '#server/modules/sitio/index.ts'
import { correoDeRecibida } from './solicitudes.mails.ts'

const POR_HORA = { max: 10, segundos: 3600 }

/** Somebody asks for a group: it gets a number, a day of answer where the site promises one, and stands in our queue. */
export async function crearSolicitud(
  ctx: Ctx,
  { empresa, rut, desde, hasta, presupuesto, notas, ...pedido }: Input<typeof solicitudes.crearSolicitud>,
): Promise<Solicitud> {
  await exigirEncendida(ctx, 'solicitudesDeEmpresa')
  const hoy = fechaLocal(ctx.now, ZONA)
  if (desde < hoy) refuseCampo('desde', 'Elige una fecha desde hoy')
  if (hasta < desde) refuseCampo('hasta', 'La fecha de término va después de la de inicio')
  const sesion = sesionEn(ctx.actor, 'cliente')
  const miembro = miembroCon(ctx.actor, 'pedir')
  if (sesion?.empresa && !miembro) refuse('sin-permiso')
  if (miembro && (await findEmpresa(ctx.db, miembro.empresaId))?.estado === 'Suspendida') refuse('sin-permiso')
  const rutLeido = rutDe(rut)
  await contar(ctx.db, `solicitud:${miembro?.empresaId ?? quienPide(ctx, pedido.email)}`, POR_HORA, ctx.now)
  if (!miembro && ctx.address) await contar(ctx.db, `solicitud-desde:${ctx.address}`, POR_HORA, ctx.now)
  return ctx.transaction(async (tx) => {
    const id = randomUUID()
    const { diasDeRespuesta } = await leerSitio({ ...ctx, db: tx })
    const row = await insertSolicitud(tx, {
      id,
      empresaId: miembro?.empresaId ?? null,
      usuarioId: sesion?.usuarioId ?? null,
      nombreEmpresa: empresa,
      rut: rutLeido,
      ...pedido,
      desde,
      hasta,
      presupuesto: presupuesto ?? null,
      notas: notas || null,
      estado: 'recibida',
      respondeAntesDe:
        diasDeRespuesta === null ? null : sumarDiasHabiles(hoy, diasDeRespuesta, await feriadosDe(tx, ctx.now)),
      createdAt: ctx.now,
      updatedAt: ctx.now,
    })
    await insertHito(tx, {
      solicitudId: id,
      tipo: 'recibida',
      autor: 'empresa',
      usuarioId: sesion?.usuarioId ?? null,
      texto: null,
      now: ctx.now,
    })
    await abrirCaso(tx, {
      tipo: 'cotizacion',
      objeto: 'solicitud',
      objetoId: id,
      titulo: `Solicitud N.º ${row.numero} de ${empresa}`,
      now: ctx.now,
    })
    await encolarCorreo(ctx, tx, `solicitud-recibida:${id}`, correoDeRecibida(ctx, row))
    return verJson(ctx, tx, id)
  })
}
