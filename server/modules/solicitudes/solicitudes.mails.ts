import { enDiaCorto } from '#domain/fechas-en-palabras.ts'
import type { CuentaDelSitio } from '#contract/sitio.ts'
import { enPesos } from '#domain/pesos.ts'
import { datosDeCuenta } from '#domain/sitio/cuenta.ts'
import type { Ctx } from '#server/ctx.ts'
import type { Correo } from '#server/modules/correos/index.ts'
import { referenciaDe } from '#domain/solicitudes/referencia.ts'

interface DeLaSolicitud {
  id: string
  numero: number
  email: string
  contacto: string
  empresaId: string | null
}

const enlaceDe = (ctx: Ctx, { id, empresaId }: DeLaSolicitud): string =>
  empresaId
    ? `${ctx.settings.BASE_URL}/empresas/dashboard?solicitud=${id}`
    : `${ctx.settings.BASE_URL}/empresas/registro`

export const correoDeRecibida = (ctx: Ctx, s: DeLaSolicitud & { respondeAntesDe: string | null }): Correo => ({
  para: s.email,
  asunto: `Solicitud N.º ${s.numero} recibida`,
  titulo: `Solicitud N.º ${s.numero} recibida`,
  parrafos: [
    s.respondeAntesDe
      ? `Te respondemos a más tardar el ${enDiaCorto(s.respondeAntesDe)}.`
      : 'Te respondemos lo antes posible.',
    ...(s.empresaId
      ? []
      : [
          'Para aceptar la propuesta en línea, registra tu empresa con este mismo correo: tu solicitud aparecerá en su panel.',
        ]),
  ],
  accion: { texto: s.empresaId ? 'Ver mi solicitud' : 'Crear cuenta de empresa', enlace: enlaceDe(ctx, s) },
})

export const correoDePropuesta = (
  ctx: Ctx,
  s: DeLaSolicitud,
  { total, validaHasta, version }: { total: number; validaHasta: string; version: number },
): Correo => ({
  para: s.email,
  asunto:
    version > 1 ? `Propuesta actualizada: solicitud N.º ${s.numero}` : `Propuesta para tu solicitud N.º ${s.numero}`,
  titulo: 'Tu propuesta está lista',
  parrafos: ['Guardamos los cupos mientras decides.'],
  datos: [
    ['Total', enPesos(total)],
    ['Válida hasta', enDiaCorto(validaHasta)],
  ],
  accion: { texto: 'Ver la propuesta', enlace: enlaceDe(ctx, s) },
})

const SIGUE = {
  transferencia:
    'Transfiere el total a esta cuenta, con la referencia de abajo. Cuando llegue, confirmamos tus reservas y te avisamos.',
  tarjeta:
    'Paga con tarjeta desde el panel: un cobro por cada reserva y uno por los servicios, si los hay. Los cupos siguen guardados hasta la fecha de la propuesta.',
  cuenta:
    'Tus reservas están confirmadas y quedan en la cuenta de tu empresa. Agrega los nombres de quienes van y descarga los vouchers desde el panel.',
}

export const correoDeAceptada = (
  ctx: Ctx,
  s: DeLaSolicitud & { formaPago: string; ordenCompra: string | null },
  { total, cuenta }: { total: number; cuenta: CuentaDelSitio | null },
): Correo => ({
  para: s.email,
  asunto: `Aceptaste la propuesta de la solicitud N.º ${s.numero}`,
  titulo: 'Propuesta aceptada',
  parrafos: [SIGUE[s.formaPago as keyof typeof SIGUE]],
  datos: [
    ['Total', enPesos(total)],
    ['Referencia', referenciaDe(s.numero)],
    ...(s.ordenCompra ? ([['Orden de compra', s.ordenCompra]] as [string, string][]) : []),
    ...(cuenta ? datosDeCuenta(cuenta) : []),
  ],
  accion: { texto: 'Ver mi solicitud', enlace: enlaceDe(ctx, s) },
})

/** `devuelto`: what came for departures that stand no more. */
export const correoDePagada = (
  ctx: Ctx,
  s: DeLaSolicitud,
  { total, devuelto }: { total: number; devuelto: number },
): Correo => ({
  para: s.email,
  asunto: `Recibimos tu transferencia: solicitud N.º ${s.numero}`,
  titulo: 'Recibimos tu transferencia',
  parrafos: [
    ...(devuelto < total
      ? [
          devuelto > 0
            ? 'Lo que sigue en pie quedó pagado. Agrega los nombres de quienes van y descarga los vouchers desde el panel.'
            : 'Tus reservas están pagadas. Agrega los nombres de quienes van y descarga los vouchers desde el panel.',
        ]
      : []),
    ...(devuelto > 0
      ? [
          `${devuelto < total ? 'Una parte de la propuesta ya no tenía cupos' : 'La propuesta ya no tenía cupos'}: te devolvemos ${enPesos(devuelto)} por transferencia y te escribimos para saber a qué cuenta.`,
        ]
      : []),
  ],
  datos: [
    ['Total', enPesos(total)],
    ...(devuelto > 0 ? ([['Te devolvemos', enPesos(devuelto)]] as [string, string][]) : []),
  ],
  accion: { texto: 'Ver mis reservas', enlace: `${ctx.settings.BASE_URL}/empresas/dashboard?vista=reservas` },
})

export const correoDeServiciosPagados = (
  ctx: Ctx,
  s: DeLaSolicitud,
  {
    monto,
    marca,
    ultimos4,
    autorizacion,
  }: { monto: number; marca: string | null; ultimos4: string | null; autorizacion: string | null },
): Correo => ({
  para: s.email,
  asunto: `Recibimos tu pago: solicitud N.º ${s.numero}`,
  titulo: 'Recibimos tu pago',
  parrafos: ['Los servicios de tu propuesta están pagados. El cobro queda en el estado de cuenta de tu empresa.'],
  datos: [
    ['Total', enPesos(monto)],
    ...(ultimos4 ? ([['Tarjeta', `${marca ?? ''} terminada en ${ultimos4}`.trim()]] as [string, string][]) : []),
    ...(autorizacion ? ([['Autorización', autorizacion]] as [string, string][]) : []),
  ],
  accion: { texto: 'Ver mi solicitud', enlace: enlaceDe(ctx, s) },
})

export const correoDeServiciosDevueltos = (
  ctx: Ctx,
  s: DeLaSolicitud,
  { monto, porTransferencia }: { monto: number; porTransferencia: boolean },
): Correo => ({
  para: s.email,
  asunto: `${porTransferencia ? 'Transferimos' : 'Enviamos'} una devolución: solicitud N.º ${s.numero}`,
  titulo: porTransferencia ? 'Transferimos tu devolución' : 'Devolución enviada',
  parrafos: [
    `Es por los servicios de tu propuesta. ${porTransferencia ? 'El banco hizo la transferencia.' : 'El medio de pago la hizo; tu banco puede tardar de 5 a 10 días hábiles en abonarla.'}`,
  ],
  datos: [['Devolución', enPesos(monto)]],
  accion: { texto: 'Ver mi solicitud', enlace: enlaceDe(ctx, s) },
})

export const correoDeMensaje = (ctx: Ctx, s: DeLaSolicitud, texto: string): Correo => ({
  para: s.email,
  asunto: `Mensaje sobre tu solicitud N.º ${s.numero}`,
  titulo: `Solicitud N.º ${s.numero}`,
  parrafos: [texto],
  accion: { texto: 'Responder en el panel', enlace: enlaceDe(ctx, s) },
})

export const correoDeVencida = (ctx: Ctx, s: DeLaSolicitud): Correo => ({
  para: s.email,
  asunto: `La propuesta de la solicitud N.º ${s.numero} venció`,
  titulo: 'La propuesta venció',
  parrafos: ['Liberamos los cupos. Pide actualizarla con un toque y te respondemos con los precios y cupos de hoy.'],
  accion: { texto: 'Pedir que la actualicen', enlace: enlaceDe(ctx, s) },
})
