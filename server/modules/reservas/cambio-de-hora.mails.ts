import { cuando } from '#domain/fechas-en-palabras.ts'
import { nombreDeZona } from '#domain/fechas.ts'
import { mostrarCodigo } from '#domain/reservas/codigo.ts'
import type { Ctx } from '#server/ctx.ts'
import { fechaLarga, type Correo } from '#server/modules/correos/index.ts'
import type { Movidas } from './cambio-de-hora.db.ts'
import type { ReservaCompleta } from './reservas.db.ts'
import { enlaceAbsoluto } from './reservas.mails.ts'

export function correoDeSalidasMovidas(
  para: string,
  { movidas, sinHora, desde, hasta }: Movidas,
  enlace: string,
): Correo {
  const dias = desde === hasta ? `el ${fechaLarga(desde)}` : `entre el ${fechaLarga(desde)} y el ${fechaLarga(hasta)}`
  const titulo = 'Cambió la hora oficial de tus salidas'
  return {
    para,
    asunto: titulo,
    titulo,
    parrafos: [
      'Cambiaron las fechas en que se mueven los relojes de Chile. Tus salidas siguen a la hora que publicaste.',
      `${movidas > 0 ? `${movidas === 1 ? '1 salida' : `${movidas} salidas`} ${dias}: revisa que tu calendario muestre la hora publicada. Avisamos a quienes tienen una reserva.` : ''}${movidas > 0 && sinHora > 0 ? ' ' : ''}${sinHora > 0 ? `${sinHora === 1 ? '1 salida quedó' : `${sinHora} salidas quedaron`} a una hora que ese día no existe: elige otra en tus salidas.` : ''}`,
    ],
    accion: { texto: 'Ver mis salidas', enlace },
  }
}

export const correoDelCambioDeHora = (ctx: Ctx, r: ReservaCompleta): Correo => ({
  para: r.escribirA,
  asunto: `Tu salida sigue a la misma hora: ${r.nombreExperiencia}, ${cuando(r.inicioUtc, r.zona)}`,
  titulo: 'Tu salida sigue a la misma hora',
  parrafos: [
    'Cambiaron las fechas en que se mueven los relojes de Chile. La hora de tu entrada es la misma que reservaste, pero un calendario que la guardó antes puede mostrar otra.',
    'Guíate por la hora de tu entrada y agrégala de nuevo a tu calendario.',
  ],
  datos: [
    ['Experiencia', r.nombreExperiencia],
    ['Cuándo', `${cuando(r.inicioUtc, r.zona)} (${nombreDeZona(r.zona as Parameters<typeof nombreDeZona>[0])})`],
    ['Código', mostrarCodigo(r.codigo)],
  ],
  accion: { texto: 'Ver mi entrada', enlace: enlaceAbsoluto(ctx, r) },
})
