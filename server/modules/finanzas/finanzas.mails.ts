import { enPesos } from '#domain/pesos.ts'
import { mostrarCodigo } from '#domain/reservas/codigo.ts'
import type { Ctx } from '#server/ctx.ts'
import type { Correo } from '#server/modules/correos/index.ts'
import { enlaceAbsoluto, type ReservaCompleta } from '#server/modules/reservas/index.ts'

interface PorPedir {
  para: string
  /** What is given back, as the subject names it, and what it was for. */
  de: string
  por: string
  monto: number
  /** It was done already, and the bank sent it back to us. */
  volvio: boolean
  /** Where the account is written; null where one of ours asks for it. */
  accion: Correo['accion'] | null
}

export const correoParaPedirCuenta = ({ para, de, por, monto, volvio, accion }: PorPedir): Correo => ({
  para,
  asunto: `Dinos a qué cuenta te devolvemos: ${de}`,
  titulo: volvio ? 'Tu banco nos devolvió el dinero' : 'Tu tarjeta no recibió la devolución',
  parrafos: [
    ...(volvio
      ? [
          'La devolución que te avisamos no llegó a tu tarjeta: el banco la rechazó después y el dinero está otra vez con nosotros.',
        ]
      : []),
    `Te debemos ${enPesos(monto)} por ${por}. ${accion ? 'Abre el enlace y escribe una cuenta a tu nombre: te transferimos ahí.' : 'Escríbenos desde este correo {{adonde}} y dinos a qué cuenta a tu nombre te transferimos: titular, RUT, banco, tipo y número.'} Nunca te pedimos claves ni códigos del banco.`,
  ],
  datos: [['Devolución', enPesos(monto)]],
  ...(accion && { accion }),
})

/** To the address of the booking: the link may have been passed on. */
export const correoDeCuentaEscrita = (
  ctx: Ctx,
  r: ReservaCompleta,
  { banco, terminaEn }: { banco: string; terminaEn: string },
): Correo => ({
  para: r.escribirA,
  asunto: `Anotamos tu cuenta: reserva ${mostrarCodigo(r.codigo)}`,
  titulo: 'Anotamos a qué cuenta te devolvemos',
  parrafos: [
    'La revisa una persona y sale con la próxima transferencia. Si no fuiste tú, corrígela ya desde tu reserva y escríbenos.',
  ],
  datos: [
    ['Código', mostrarCodigo(r.codigo)],
    ['Banco', banco],
    ['Cuenta', `terminada en ${terminaEn}`],
  ],
  accion: { texto: 'Ver mi reserva', enlace: enlaceAbsoluto(ctx, r) },
})
