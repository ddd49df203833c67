import { randomUUID } from 'node:crypto'
import type { BajaDeCorreo } from '#contract/desuscripciones.ts'
import type { Mientras } from '#domain/reservas/correos.ts'
import { seLee } from '#domain/usuarios/correo.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { insertCorreo, sigueCierto } from './correos.db.ts'
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
  /** Dropped from our records once it is sent. */
  seOlvida?: true
  /** Of a booking: what has to be so for it to be true, also when it leaves. */
  mientras?: Mientras
  /** Of what was subscribed to: how to stop more like it. */
  baja?: { de: BajaDeCorreo; id: string }
  adjuntos?: { nombre: string; tipo: string; contenido: string }[]
}

/** Writes the mail and the job that sends it in `tx`; the second mail with the same `clave` is dropped, and one that is not true any more. */
export async function encolarCorreo(ctx: Ctx, tx: Tx, clave: string, correo: Correo): Promise<void> {
  // Who travels on a company's booking may have no address, and an account that lost its own has none: there is nobody to write to.
  if (!seLee(correo.para)) return
  if (correo.mientras && !(await sigueCierto(tx, correo.mientras, ctx.now))) return
  const id = randomUUID()
  const baja = correo.baja ? `${ctx.settings.BASE_URL}/api/un-clic/${correo.baja.de}/${ctx.secretos.claveDeEnlace(correo.baja.de, correo.baja.id)}` : null
  const nuevo = await insertCorreo(tx, { id, clave, para: correo.para, asunto: correo.asunto, texto: aTexto(correo, baja), html: aHtml(correo, ctx.settings.BASE_URL, baja), baja, adjuntos: JSON.stringify(correo.adjuntos ?? []), seOlvida: correo.seOlvida ?? false, mientras: correo.mientras ? JSON.stringify(correo.mientras) : null, createdAt: ctx.now })
  if (nuevo) await ctx.enqueue(tx, 'correos.enviar', { id }, { receiver: 'correo' })
}

export const enviarCorreo = (ctx: Ctx, clave: string, correo: Correo): Promise<void> => ctx.transaction((tx) => encolarCorreo(ctx, tx, clave, correo))
