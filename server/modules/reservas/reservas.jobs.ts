import type { Ctx } from '#server/ctx.ts'
import { enviarCorreo, type Correo } from '#server/modules/correos/index.ts'
import { findReembolso, findUltimoReembolso } from '#server/modules/pagos/index.ts'
import { aplicarEvento, conciliar } from './conciliar.ts'
import { olvidarComentarios } from './personas.db.ts'
import { reclamar } from './reclamar-reservas.ts'
import { enviarReembolso } from './reembolsar.ts'
import { getReserva, type ReservaCompleta } from './reservas.db.ts'
import * as mails from './reservas.mails.ts'
import { rechazarSinAceptar, registrarAusencias, vencerReservas } from './vencer.ts'
import { icsDe } from './ver-calendario.ts'

// As the privacy page says.
const COMENTARIOS_DIAS = 90

interface DeReserva {
  id: string
}

const correo = (nombre: string, componer: (ctx: Ctx, r: ReservaCompleta) => Correo | Promise<Correo>) => async (ctx: Ctx, { id }: DeReserva) => {
  await enviarCorreo(ctx, `${nombre}:${id}`, await componer(ctx, await getReserva(ctx.db, id)))
}

const montoDe = async (ctx: Ctx, id: string): Promise<number> => (await findUltimoReembolso(ctx.db, id))?.monto ?? 0

export const reservasJobs = {
  'reservas.aplicarEvento': aplicarEvento,
  'reservas.enviarReembolso': enviarReembolso,
  'reservas.vencer': async (ctx: Ctx) => {
    await vencerReservas(ctx)
    await rechazarSinAceptar(ctx)
  },
  'reservas.conciliar': conciliar,
  'reservas.registrarAusencias': registrarAusencias,
  'reservas.reclamar': async (ctx: Ctx, { usuarioId }: { usuarioId: string }) => void (await reclamar(ctx, usuarioId)),
  'reservas.olvidarComentarios': async (ctx: Ctx) => {
    const antesDe = new Date(ctx.now.getTime() - COMENTARIOS_DIAS * 86_400_000)
    while ((await olvidarComentarios(ctx.db, antesDe)) > 0);
  },
  'reservas.correoDeRetencion': correo('retencion', mails.correoDeRetencion),
  'reservas.correoDeConfirmacion': correo('confirmacion', async (ctx, r) => mails.correoDeConfirmacion(ctx, r, await icsDe(ctx, ctx.db, r))),
  'reservas.correoDeCambio': async (ctx: Ctx, { id, cambios, devuelto }: DeReserva & { cambios: number; devuelto: number }) => {
    const r = await getReserva(ctx.db, id)
    await enviarCorreo(ctx, `cambio:${id}:${cambios}`, mails.correoDeCambio(ctx, r, await icsDe(ctx, ctx.db, r), devuelto))
  },
  'reservas.correoDePagoRecibido': correo('pago-recibido', mails.correoDePagoRecibido),
  'reservas.correoDeCancelacion': correo('cancelacion', async (ctx, r) => mails.correoDeCancelacion(ctx, r, await montoDe(ctx, r.id))),
  'reservas.correoDeRechazo': correo('rechazo', mails.correoDeRechazo),
  'reservas.correoDePagoTardio': correo('pago-tardio', mails.correoDePagoTardio),
  'reservas.correoDePagoDevuelto': async (ctx: Ctx, { id, monto }: DeReserva & { monto: number }) => {
    await enviarCorreo(ctx, `pago-devuelto:${id}:${monto}`, mails.correoDePagoDevuelto(ctx, await getReserva(ctx.db, id), monto))
  },
  'reservas.correoDeDevolucion': async (ctx: Ctx, { id, reembolsoId }: DeReserva & { reembolsoId: string }) => {
    const { monto } = (await findReembolso(ctx.db, reembolsoId))!
    await enviarCorreo(ctx, `devolucion:${reembolsoId}`, mails.correoDeDevolucion(ctx, await getReserva(ctx.db, id), monto))
  },
}
