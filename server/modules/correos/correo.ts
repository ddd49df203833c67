import { randomUUID } from 'node:crypto'
import type { BajaDeCorreo } from '#contract/desuscripciones.ts'
import type { Sitio } from '#contract/sitio.ts'
import type { Mientras } from '#domain/reservas/correos.ts'
import { llenar } from '#domain/sitio/llenar.ts'
import {
  CLASES_DE_CORREO,
  CON_PALABRAS_NUESTRAS,
  REGLAS_DE_CORREO,
  type ClaseDeCorreo,
  type ClaveDeCorreo,
} from '#domain/usuarios/clases-de-correo.ts'
import { seLee } from '#domain/usuarios/correo.ts'
import { sinEnlaces } from '#domain/usuarios/sin-enlaces.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { cabeOtroCorreo } from '#server/modules/limites/index.ts'
import { leerSitio } from '#server/modules/sitio/index.ts'
import { log } from '#server/platform/log.ts'
import { huellaDeCorreo } from '#server/titular.ts'
import { estaOlvidado, estaProbado, existeCorreo, insertCorreo, sigueCierto } from './correos.db.ts'
import { aHtml, aTexto } from './plantilla.ts'

export interface Correo {
  para: string
  /** Without personal data: it is shown on locked screens and logged by others. */
  asunto: string
  titulo: string
  parrafos: string[]
  /** Lines of label and value. */
  datos?: [string, string][]
  accion?: { texto: string; enlace: string }
  /** Written because of an erasure: it is kept until it leaves, although it is to somebody who was erased. */
  trasBorrado?: true
  /** Dropped from our records once it is sent. */
  seOlvida?: true
  /** Of a booking: what has to be so for it to be true, also when it leaves. */
  mientras?: Mientras
  /** Of what was subscribed to: how to stop more like it. */
  baja?: { de: BajaDeCorreo; id: string }
  adjuntos?: { nombre: string; tipo: string; contenido: string }[]
}

/** Writes the mail and the job that sends it in `tx`; the second mail with the same `clave` is dropped, one that is not true any more, and one too many for that address. */
export async function encolarCorreo(ctx: Ctx, tx: Tx, clave: ClaveDeCorreo, correo: Correo): Promise<void> {
  // Who travels on a company's booking may have no address, and an account that lost its own has none: there is nobody to write to.
  if (!seLee(correo.para)) return
  if (correo.mientras && !(await sigueCierto(tx, correo.mientras, ctx.now))) return
  if (await existeCorreo(tx, clave)) return
  // Read before an erasure, and written after it.
  if (!correo.trasBorrado && (await estaOlvidado(tx, { clave, huella: huellaDeCorreo(ctx.secretos, correo.para) })))
    return
  const clase = clave.slice(0, clave.indexOf(':')) as ClaseDeCorreo
  if (!(await cabe(ctx, tx, clase, correo.para))) return log.info('correo.sobra', { clase })
  const id = randomUUID()
  const baja = correo.baja
    ? `${ctx.settings.BASE_URL}/api/un-clic/${correo.baja.de}/${ctx.secretos.claveDeEnlace(correo.baja.de, correo.baja.id)}`
    : null
  const { asunto, texto, html } = escrito({ ...ctx, sitio: await leerSitio({ ...ctx, db: tx }) }, clase, correo, baja)
  const nuevo = await insertCorreo(tx, {
    id,
    clave,
    para: correo.para,
    asunto,
    texto,
    html,
    baja,
    adjuntos: JSON.stringify(correo.adjuntos ?? []),
    seOlvida: correo.seOlvida ?? false,
    trasBorrado: correo.trasBorrado ?? false,
    mientras: correo.mientras ? JSON.stringify(correo.mientras) : null,
    createdAt: ctx.now,
  })
  if (nuevo) await ctx.enqueue(tx, 'correos.enviar', { id }, { receiver: 'correo' })
}

/** By the rule of its kind (`CLASES_DE_CORREO`). */
async function cabe(ctx: Ctx, tx: Tx, clase: ClaseDeCorreo, para: string): Promise<boolean> {
  const regla = REGLAS_DE_CORREO[CLASES_DE_CORREO[clase]]
  if (!regla || (!regla.tambienProbado && (await estaProbado(tx, para)))) return true
  return cabeOtroCorreo(tx, clase, para, ctx.now, regla.porHora)
}

type Membrete = Pick<Ctx, 'settings'> & { sitio: Sitio }

/** What others wrote into it leads nowhere but home; our own people may name an address. */
// oxlint-disable-next-line max-params -- the mail, and what it is written on
function escrito(
  { settings: { BASE_URL }, sitio }: Membrete,
  clase: ClaseDeCorreo,
  correo: Correo,
  baja: string | null,
): { asunto: string; texto: string; html: string } {
  const lleno = enTodo(correo, (texto) => llenar(texto, sitio))
  const propios = [new URL(BASE_URL).host, ...(sitio.correo ? [sitio.correo] : []), correo.para]
  const limpio = CON_PALABRAS_NUESTRAS.has(clase) ? lleno : enTodo(lleno, (texto) => sinEnlaces(texto, propios))
  return {
    asunto: limpio.asunto,
    texto: aTexto(limpio, { sitio, baja }),
    html: aHtml(limpio, { sitio, baseUrl: BASE_URL, baja }),
  }
}

const enTodo = (correo: Correo, escribir: (texto: string) => string): Correo => ({
  ...correo,
  asunto: escribir(correo.asunto),
  titulo: escribir(correo.titulo),
  parrafos: correo.parrafos.map(escribir),
  ...(correo.datos && {
    datos: correo.datos.map(([que, dicho]): [string, string] => [escribir(que), escribir(dicho)]),
  }),
})

export const enviarCorreo = (ctx: Ctx, clave: ClaveDeCorreo, correo: Correo): Promise<void> =>
  ctx.transaction((tx) => encolarCorreo(ctx, tx, clave, correo))
