import { cuando } from '#domain/fechas-en-palabras.ts'
import { horaLocal } from '#domain/fechas.ts'
import { enPesos } from '#domain/pesos.ts'
import type { Ctx } from '#server/ctx.ts'
import type { Correo } from '#server/modules/correos/index.ts'
import type { EsperaRow } from '#server/modules/filas/index.ts'
import { enlaceDeOferta } from './espera.json.ts'

const datosDe = (w: EsperaRow): [string, string][] => [
  ['Experiencia', w.nombreExperiencia],
  ['Cuándo', cuando(w.inicioUtc, w.zona)],
  ['Viajeros', String(w.plazas)],
]

const enlaceDeEspera = (ctx: Ctx, { id, usuarioId }: Pick<EsperaRow, 'id' | 'usuarioId'>): `/${string}` =>
  usuarioId ? '/lista-de-espera' : `/lista-de-espera/${ctx.secretos.claveDeEnlace('espera', id)}`

const bajaDe = ({ id, usuarioId }: Pick<EsperaRow, 'id' | 'usuarioId'>): NonNullable<Correo['baja']> =>
  usuarioId ? { de: 'avisos-espera', id: usuarioId } : { de: 'espera', id }

export const correoDeConfirmarEspera = (ctx: Ctx, w: EsperaRow): Correo => ({
  para: w.contactoEmail,
  asunto: `Confirma que esperas un cupo: ${w.nombreExperiencia}`,
  titulo: 'Confirma tu lugar en la lista de espera',
  parrafos: [
    'Abre el enlace y confírmalo ahí: desde ese momento estás en la fila. Si no lo pediste, no hagas nada: se borra solo.',
  ],
  datos: datosDe(w),
  accion: { texto: 'Confirmar mi lugar', enlace: ctx.settings.BASE_URL + enlaceDeEspera(ctx, w) },
})

export const correoDeOferta = (ctx: Ctx, w: EsperaRow): Correo => ({
  para: w.contactoEmail,
  asunto: `Se liberó un cupo: ${w.nombreExperiencia}, ${cuando(w.inicioUtc, w.zona)}`,
  titulo: w.plazas === 1 ? 'Se liberó un cupo y es tuyo por ahora' : 'Se liberaron cupos y son tuyos por ahora',
  parrafos: [
    `Los guardamos para ti hasta las ${horaLocal(w.ofertaExpira!, w.zona)}, hora del lugar. Págalos antes de esa hora; después pasan a la siguiente persona de la fila.`,
    `Si ya no vas, déjalos libres aquí: ${ctx.settings.BASE_URL}${enlaceDeEspera(ctx, w)}`,
  ],
  baja: bajaDe(w),
  datos: [...datosDe(w), ['Total', enPesos(w.ofertaTotal!)]],
  accion: { texto: 'Pagar y reservar', enlace: ctx.settings.BASE_URL + enlaceDeOferta(ctx, w) },
})

export const correoDeSalidaCancelada = (ctx: Ctx, w: EsperaRow): Correo => ({
  para: w.contactoEmail,
  asunto: `La salida que esperabas se canceló: ${w.nombreExperiencia}, ${cuando(w.inicioUtc, w.zona)}`,
  titulo: 'La salida que esperabas se canceló',
  parrafos: ['Ya no esperas cupos en ella: no tienes que hacer nada. Si todavía quieres ir, elige otra fecha.'],
  baja: bajaDe(w),
  datos: datosDe(w),
  accion: { texto: 'Ver otras fechas', enlace: `${ctx.settings.BASE_URL}/experience/${w.slug}` },
})
