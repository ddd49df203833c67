import { cuando } from '#domain/fechas-en-palabras.ts'
import { horaLocal, nombreDeZona } from '#domain/fechas.ts'
import { cuantoFalta } from '#domain/recordatorios/recordatorios.ts'
import { mostrarCodigo } from '#domain/reservas/codigo.ts'
import { lugarDe } from '#domain/reservas/ics.ts'
import type { Ctx } from '#server/ctx.ts'
import type { Correo } from '#server/modules/correos/index.ts'
import { enlaceAbsoluto, type ReservaCompleta } from '#server/modules/reservas/index.ts'

interface Punto {
  direccion: string
  instrucciones: string
}

export function textoDeRecordatorio(
  ctx: Ctx,
  r: ReservaCompleta,
  { direccion }: Punto,
): { titulo: string; texto: string } {
  return {
    titulo: `${cuantoFalta(r.inicioUtc, ctx.now, r.zona)}: ${r.nombreExperiencia}`,
    texto: `${horaLocal(r.inicioUtc, r.zona)}, ${direccion}`,
  }
}

/** Of one departure, with the codes of all that is booked there for who reads it. */
export function correoDeRecordatorio(
  ctx: Ctx,
  [r, ...otras]: readonly [ReservaCompleta, ...ReservaCompleta[]],
  { direccion, instrucciones }: Punto,
): Correo {
  const codigos = [r, ...otras].map(({ codigo }) => mostrarCodigo(codigo))
  const falta = cuantoFalta(r.inicioUtc, ctx.now, r.zona)
  return {
    para: r.escribirA,
    asunto: `${falta}: ${r.nombreExperiencia}, punto de encuentro y código`,
    titulo: `${falta}: ${r.nombreExperiencia}`,
    parrafos: [
      `Llega 10 minutos antes y muestra ${otras.length > 0 ? 'tus códigos' : 'tu código'}. Si algo cambió, en tu entrada puedes escribirle a tu anfitrión.`,
      ...otras.map((otra) => `También reservaste ${mostrarCodigo(otra.codigo)}: ${enlaceAbsoluto(ctx, otra)}`),
    ],
    datos: [
      ['Cuándo', `${cuando(r.inicioUtc, r.zona)} (${nombreDeZona(r.zona as Parameters<typeof nombreDeZona>[0])})`],
      ['Punto de encuentro', lugarDe(direccion, r.ciudad)],
      ...(instrucciones ? ([['Cómo encontrarlo', instrucciones]] as [string, string][]) : []),
      [otras.length > 0 ? 'Códigos' : 'Código', codigos.join(', ')],
    ],
    accion: {
      texto: otras.length > 0 ? `Ver mi entrada ${mostrarCodigo(r.codigo)}` : 'Ver mi entrada',
      enlace: enlaceAbsoluto(ctx, r),
    },
  }
}
