import { mientrasSeaCierto } from '#domain/reservas/correos.ts'
import type { Ctx } from '#server/ctx.ts'
import { encolarCorreo, type Correo } from '#server/modules/correos/index.ts'
import { notificar } from '#server/modules/notificaciones/index.ts'
import { quiereAviso } from '#server/modules/usuarios/index.ts'
import { findReserva, type ReservaCompleta } from '#server/modules/reservas/index.ts'
import { borrarFotosDeReservas } from '#server/modules/fotos/index.ts'
import { recalcularCalificacion } from './recalcular-calificacion.ts'
import { listDesactualizadas, listOcultasConFotos, listPorInvitar, updateResena } from './resenas.db.ts'

const LOTE = 200
const GUARDA_OCULTAS_MS = 30 * 86_400_000
const HORA_MS = 3_600_000

export const resenasJobs = {
  /** Reviews come out by the clock: the ratings follow. */
  'resenas.publicar': async (ctx: Ctx) => {
    for (const id of await listDesactualizadas(ctx.db, ctx.now, LOTE))
      await ctx.transaction((tx) => recalcularCalificacion(tx, id, ctx.now))
  },
  /** What a decision hid may be asked for again for thirty days; then its photos go. */
  'resenas.borrarFotosOcultas': async (ctx: Ctx) => {
    for (const { id, reservaId } of await listOcultasConFotos(
      ctx.db,
      new Date(ctx.now.getTime() - GUARDA_OCULTAS_MS),
      LOTE,
    )) {
      await ctx.transaction(async (tx) => {
        await borrarFotosDeReservas(ctx, tx, [reservaId])
        await updateResena(tx, id, { fotos: '[]' })
      })
    }
  },
  /** A few hours after the end, once. */
  'resenas.invitar': async (ctx: Ctx) => {
    const horas = (n: number): Date => new Date(ctx.now.getTime() - n * HORA_MS)
    for (const id of await listPorInvitar(ctx.db, { desde: horas(72), hasta: horas(3) }, LOTE))
      await ctx.transaction((tx) => ctx.enqueue(tx, 'resenas.correoDeInvitacion', { id }, { key: id }))
  },
  'resenas.correoDeInvitacion': async (ctx: Ctx, { id }: { id: string }) => {
    const reserva = await findReserva(ctx.db, id)
    if (reserva?.estado !== 'realizada' || reserva.opinada || reserva.empresaId) return
    const { usuarioId, nombreExperiencia, codigo } = reserva
    await ctx.transaction(async (tx) => {
      const titulo = `¿Cómo estuvo «${nombreExperiencia}»?`
      if (usuarioId)
        await notificar(ctx, tx, {
          usuarioId,
          tipo: 'opinion',
          clave: `opinion:${id}`,
          titulo,
          texto: 'Escribe tu opinión: ayuda a otros viajeros.',
          enlace: `/mis-entradas/${codigo}/opinion`,
        })
      if (usuarioId && (await quiereAviso(tx, usuarioId, 'opinion', 'correo')))
        await encolarCorreo(ctx, tx, `opinion:${id}`, {
          ...correoDeInvitacion(ctx, reserva),
          mientras: mientrasSeaCierto('opinion', reserva),
        })
    })
  },
}

function correoDeInvitacion(ctx: Ctx, reserva: ReservaCompleta): Correo {
  return {
    para: reserva.contactoEmail,
    asunto: `¿Cómo estuvo «${reserva.nombreExperiencia}»?`,
    titulo: `¿Cómo estuvo «${reserva.nombreExperiencia}»?`,
    parrafos: [
      'Tu opinión ayuda a otros viajeros a elegir y a quien te recibió a mejorar. Se publica cuando tu anfitrión también opine, o en 7 días. Puedes escribirla durante 14 días.',
    ],
    accion: { texto: 'Escribir mi opinión', enlace: `${ctx.settings.BASE_URL}/mis-entradas/${reserva.codigo}/opinion` },
  }
}
