import type { Lado } from '#domain/mensajes/hilo.ts'
import type { Ctx } from '#server/ctx.ts'
import { encolarCorreo, type Correo } from '#server/modules/correos/index.ts'
import { correoDelOperador, enlaceAbsoluto, findReserva, type ReservaCompleta } from '#server/modules/reservas/index.ts'
import { quiereAviso } from '#server/modules/usuarios/index.ts'
import { primerNombre } from './hilo.ts'
import { listPorAvisar, tomarAviso } from './mensajes.db.ts'

const ESPERA_MS = 15 * 60_000
const HASTA_MS = 3 * 86_400_000
const LOTE = 200

export const mensajesJobs = {
  /** One mail per stretch of unread messages: the next one only after they were read. */
  'mensajes.avisar': async (ctx: Ctx) => {
    const tramo = { antesDe: new Date(ctx.now.getTime() - ESPERA_MS), desde: new Date(ctx.now.getTime() - HASTA_MS) }
    for (const pendiente of await listPorAvisar(ctx.db, tramo, LOTE)) await avisar(ctx, pendiente)
  },
}

async function avisar(ctx: Ctx, { reservaId, lado }: { reservaId: string; lado: Lado }): Promise<void> {
  const reserva = (await findReserva(ctx.db, reservaId))!
  await ctx.transaction(async (tx) => {
    if (!(await tomarAviso(tx, { reservaId, lado }, ctx.now))) return
    // A company's client hears of it whatever its buyer wishes for themselves.
    if (
      lado === 'viajero' &&
      reserva.usuarioId &&
      !reserva.empresaId &&
      !(await quiereAviso(tx, reserva.usuarioId, 'mensaje', 'correo'))
    )
      return
    const para = lado === 'viajero' ? reserva.escribirA : await correoDelOperador(tx, reservaId)
    if (para)
      await encolarCorreo(
        ctx,
        tx,
        `mensajes:${reservaId}:${lado}:${ctx.now.getTime()}`,
        correoDeMensajes(ctx, reserva, lado, para),
      )
  })
}

function correoDeMensajes(ctx: Ctx, r: ReservaCompleta, lado: Lado, para: string): Correo {
  const quien = lado === 'viajero' ? r.operadorNombre : primerNombre(r.contactoNombre)
  const base = `${ctx.settings.BASE_URL}/${r.proveedorId ? 'proveedor' : 'anfitrion'}/mensajes/${r.codigo}`
  return {
    para,
    asunto: `Tienes mensajes sin leer: ${r.nombreExperiencia}`,
    titulo: 'Tienes mensajes sin leer',
    parrafos: [`${quien} te escribió por la reserva de ${r.nombreExperiencia}.`],
    accion: {
      texto: 'Leer y responder',
      enlace: lado === 'viajero' ? enlaceAbsoluto(ctx, r).replace('/mis-entradas/', '/mensajes/') : base,
    },
  }
}
