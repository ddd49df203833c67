import { mostrarCodigo } from '#domain/reservas/codigo.ts'
import type { Ctx } from '#server/ctx.ts'
import { enviarCorreo } from '#server/modules/correos/index.ts'
import { correoDelOperador, findReserva } from '#server/modules/reservas/index.ts'
import { findFactura } from './facturas.db.ts'
import { toFacturaJson } from './ver-factura.ts'

export const facturasJobs = {
  'facturas.avisarAlOperador': async (ctx: Ctx, { reservaId, pedida }: { reservaId: string; pedida: number }) => {
    const [reserva, factura] = [await findReserva(ctx.db, reservaId), await findFactura(ctx.db, reservaId)]
    const para = await correoDelOperador(ctx.db, reservaId)
    if (!reserva || !factura || !para) return
    const { rut, razonSocial, giro, direccion, email } = toFacturaJson(factura)
    await enviarCorreo(ctx, `factura:${reservaId}:${pedida}`, {
      para,
      asunto: `Te piden una factura: reserva ${mostrarCodigo(reserva.codigo)}`,
      titulo: 'Te piden una factura',
      parrafos: [
        `Es por la reserva ${mostrarCodigo(reserva.codigo)} de ${reserva.nombreExperiencia}. Emítela con estos datos.`,
      ],
      datos: [
        ['RUT', rut],
        ['Razón social', razonSocial],
        ['Giro', giro],
        ['Dirección', direccion],
        ['Correo', email],
      ],
    })
  },
}
