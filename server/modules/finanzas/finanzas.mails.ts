import { enPesos } from '#domain/pesos.ts'
import { mostrarCodigo } from '#domain/reservas/codigo.ts'
import type { Ctx } from '#server/ctx.ts'
import type { Correo } from '#server/modules/correos/index.ts'
import { enlaceAbsoluto, type ReservaCompleta } from '#server/modules/reservas/index.ts'

export const correoParaPedirCuenta = (ctx: Ctx, r: ReservaCompleta, monto: number): Correo => ({
  para: r.contactoEmail,
  asunto: `Dinos a qué cuenta te devolvemos: reserva ${mostrarCodigo(r.codigo)}`,
  titulo: 'Tu tarjeta no recibió la devolución',
  parrafos: [`Te debemos ${enPesos(monto)} por ${r.nombreExperiencia}. Abre tu reserva y escribe una cuenta a tu nombre: te transferimos ahí. Nunca te pedimos claves ni códigos del banco.`],
  datos: [['Código', mostrarCodigo(r.codigo)], ['Devolución', enPesos(monto)]],
  accion: { texto: 'Escribir mi cuenta', enlace: enlaceAbsoluto(ctx, r) },
})

/** To the address of the booking: the link may have been passed on. */
export const correoDeCuentaEscrita = (ctx: Ctx, r: ReservaCompleta, { banco, terminaEn }: { banco: string; terminaEn: string }): Correo => ({
  para: r.contactoEmail,
  asunto: `Anotamos tu cuenta: reserva ${mostrarCodigo(r.codigo)}`,
  titulo: 'Anotamos a qué cuenta te devolvemos',
  parrafos: ['La revisa una persona y sale con la próxima transferencia. Si no fuiste tú, corrígela ya desde tu reserva y escríbenos.'],
  datos: [['Código', mostrarCodigo(r.codigo)], ['Banco', banco], ['Cuenta', `terminada en ${terminaEn}`]],
  accion: { texto: 'Ver mi reserva', enlace: enlaceAbsoluto(ctx, r) },
})
