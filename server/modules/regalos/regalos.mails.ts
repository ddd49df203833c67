import { fechaLocal } from '#domain/fechas.ts'
import { enPesos } from '#domain/pesos.ts'
import { finDeRetracto, mostrarCodigoDeRegalo } from '#domain/regalos/regalos.ts'
import type { Ctx } from '#server/ctx.ts'
import { fechaLarga, type Correo } from '#server/modules/correos/index.ts'
import type { RegaloCompleto } from './regalos.db.ts'

const diaDe = (instante: Date): string => fechaLarga(fechaLocal(instante, 'America/Santiago'))

const enlaceDeCompra = (ctx: Ctx, id: string): `/${string}` => `/regalar/${ctx.secretos.claveDeEnlace('regalo', id)}`

export const correoDeCompra = (ctx: Ctx, g: RegaloCompleto): Correo => ({
  para: g.deEmail,
  asunto: `Tu tarjeta de regalo de ${enPesos(g.monto)} está pagada`,
  titulo: 'Tu regalo está pagado',
  parrafos: [
    g.enviadoEn
      ? 'Ya enviamos el código a quien la recibe.'
      : 'El código llega por correo a quien la recibe, el día que elegiste.',
    `Si nadie la usa, te devolvemos el dinero hasta el ${diaDe(new Date(finDeRetracto(g.pagadoEn!).getTime() - 1))}. Vale hasta el ${diaDe(g.venceEn!)}.`,
  ],
  datos: [
    ['Monto', enPesos(g.monto)],
    ['Para', g.paraNombre],
    ['Se envía el', fechaLarga(g.enviarEl)],
  ],
  accion: { texto: 'Ver mi regalo', enlace: ctx.settings.BASE_URL + enlaceDeCompra(ctx, g.id) },
})

/** The only place where the code ever stands; forgotten here once it is sent. */
export const correoDeRegalo = (ctx: Ctx, g: RegaloCompleto, codigo: string): Correo => ({
  para: g.paraEmail,
  asunto: `Tienes un regalo de ${enPesos(g.monto)} para una experiencia en Chile`,
  titulo: `${g.deNombre} te regaló una experiencia`,
  parrafos: [
    ...(g.mensaje ? [`«${g.mensaje}»`] : []),
    g.nombreExperiencia
      ? `Pensó en «${g.nombreExperiencia}», y sirve para cualquier otra.`
      : 'Sirve para cualquier experiencia del sitio.',
    'Elige una fecha y escribe el código al pagar. Si no lo gastas entero, el resto queda para la próxima vez. Guarda este correo: el código no se muestra en otra parte.',
  ],
  datos: [
    ['Código', mostrarCodigoDeRegalo(codigo)],
    ['Monto', enPesos(g.monto)],
    ['Vale hasta', diaDe(g.venceEn!)],
  ],
  accion: {
    texto: g.nombreExperiencia ? 'Ver la experiencia' : 'Elegir una experiencia',
    enlace: ctx.settings.BASE_URL + (g.slug ? `/experience/${g.slug}` : '/'),
  },
  seOlvida: true,
})

/** To its buyer: nobody has the code yet, and nobody will without them. It says nothing of whoever was to receive it. */
export const correoDeSinDestinatario = (
  ctx: Ctx,
  g: Pick<RegaloCompleto, 'id' | 'deEmail' | 'monto' | 'enviarEl'>,
): Correo => ({
  para: g.deEmail,
  asunto: `Dinos a qué correo enviamos tu tarjeta de regalo de ${enPesos(g.monto)}`,
  titulo: 'Tu regalo necesita otro correo',
  parrafos: [
    'Ya no podemos escribir al correo que diste para tu regalo, así que nadie tiene su código. El dinero sigue ahí.',
    'Escribe otro nombre y otro correo, que pueden ser los tuyos. Si aún estás en plazo, también puedes pedir la devolución.',
  ],
  datos: [
    ['Monto', enPesos(g.monto)],
    ['Se envía el', fechaLarga(g.enviarEl)],
  ],
  accion: { texto: 'Elegir otro correo', enlace: ctx.settings.BASE_URL + enlaceDeCompra(ctx, g.id) },
})

export const correoDeDevolucionPedida = (ctx: Ctx, g: RegaloCompleto): Correo => ({
  para: g.deEmail,
  asunto: `Pedimos la devolución de tu tarjeta de regalo de ${enPesos(g.monto)}`,
  titulo: 'Pedimos la devolución de tu regalo',
  parrafos: [
    `Pedimos que ${enPesos(g.monto)} vuelvan a la tarjeta con que pagaste. Te escribimos cuando el medio de pago la haga. El código ya no sirve.`,
  ],
  accion: { texto: 'Ver el estado', enlace: ctx.settings.BASE_URL + enlaceDeCompra(ctx, g.id) },
})

export const correoDeDevolucionDeRegalo = (
  ctx: Ctx,
  g: RegaloCompleto,
  { monto, porTransferencia }: { monto: number; porTransferencia: boolean },
): Correo => ({
  para: g.deEmail,
  asunto: porTransferencia
    ? `Transferimos ${enPesos(monto)} de tu tarjeta de regalo`
    : `Enviamos la devolución de tu tarjeta de regalo de ${enPesos(monto)}`,
  titulo: porTransferencia ? 'Transferimos tu devolución' : 'Devolución enviada',
  parrafos: [
    porTransferencia
      ? `El banco hizo la transferencia de ${enPesos(monto)} a la cuenta que anotaste.`
      : `El medio de pago hizo la devolución de ${enPesos(monto)}. Tu banco puede tardar de 5 a 10 días hábiles en abonarla.`,
  ],
  accion: { texto: 'Ver el estado', enlace: ctx.settings.BASE_URL + enlaceDeCompra(ctx, g.id) },
})
