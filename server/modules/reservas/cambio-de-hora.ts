import { cuando } from '#domain/fechas-en-palabras.ts'
import type { RolProveedor } from '#domain/permisos/actor.ts'
import { tieneDerecho } from '#domain/permisos/equipos.ts'
import type { Ofrecida } from '#domain/permisos/experiencias.ts'
import { mientrasSeaCierto } from '#domain/reservas/correos.ts'
import type { Ctx } from '#server/ctx.ts'
import { encolarCorreo } from '#server/modules/correos/index.ts'
import { listQuienesTrabajan } from '#server/modules/equipos/index.ts'
import { notificar } from '#server/modules/notificaciones/index.ts'
import { quiereAviso } from '#server/modules/usuarios/index.ts'
import { correoDelCambioDeHora, correoDeSalidasMovidas } from './cambio-de-hora.mails.ts'
import { findMovidas, listReservasDe } from './cambio-de-hora.db.ts'
import { getReserva } from './reservas.db.ts'

/** Whoever plans the departures of a business hears of all that moved, in one mail. */
export async function contarCambioDeHora(
  ctx: Ctx,
  { version, anfitrionId, proveedorId }: Ofrecida & { version: string },
): Promise<void> {
  const operador = { anfitrionId, proveedorId }
  const movidas = await findMovidas(ctx.db, operador, version)
  if (movidas.movidas + movidas.sinHora === 0) return
  await ctx.transaction(async (tx) => {
    for (const { usuarioId, email, papel } of await listQuienesTrabajan(ctx, tx, operador)) {
      if (!tieneDerecho(papel as RolProveedor, 'salidas')) continue
      const clave = `cambio-de-hora:${version}:${anfitrionId ?? proveedorId}:${usuarioId}` as const
      const enlace = anfitrionId ? ('/anfitrion/salidas' as const) : ('/proveedor/salidas' as const)
      const correo = correoDeSalidasMovidas(email, movidas, ctx.settings.BASE_URL + enlace)
      await notificar(ctx, tx, {
        usuarioId,
        tipo: 'venta_cambiada',
        clave,
        titulo: correo.titulo,
        texto: correo.parrafos[1]!,
        enlace,
        operador,
      })
      if (await quiereAviso(tx, usuarioId, 'venta_cambiada', 'correo')) await encolarCorreo(ctx, tx, clave, correo)
    }
  })
}

/** Everybody who has a place: the hour on their ticket is the same, and what a telephone made of it is not. */
export async function contarCambioDeHoraAViajeros(
  ctx: Ctx,
  { salidaId, version }: { salidaId: string; version: string },
): Promise<void> {
  for (const id of await listReservasDe(ctx.db, salidaId)) {
    const r = await getReserva(ctx.db, id)
    const correo = { ...correoDelCambioDeHora(ctx, r), mientras: mientrasSeaCierto('cambio-de-hora', r) }
    const clave = `cambio-de-hora:${version}:${id}` as const
    await ctx.transaction(async (tx) => {
      await encolarCorreo(ctx, tx, clave, correo)
      if (r.avisarA)
        await notificar(ctx, tx, {
          usuarioId: r.avisarA,
          tipo: 'cambio',
          clave,
          titulo: correo.titulo,
          texto: `${r.nombreExperiencia}, ${cuando(r.inicioUtc, r.zona)}`,
          enlace: `/mis-entradas/${r.codigo}`,
        })
    })
  }
}
