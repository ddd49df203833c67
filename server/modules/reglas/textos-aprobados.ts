import { createHash } from 'node:crypto'
import { TEXTOS_LEGALES } from '#contract/enumeraciones.ts'
import type { TextoConRevision } from '#contract/reglas.ts'
import { type Aprobada, aprobacionDe, type TextoLeido } from '#domain/reglas/aprobacion.ts'
import type { Texto } from '#domain/reglas/clases.ts'
import type { Ctx, Db, Tx } from '#server/ctx.ts'
import { reglaVigente } from './regla-vigente.ts'
import { listAprobadas } from './reglas.db.ts'

type De = Pick<Ctx, 'now' | 'settings'> & { db: Db | Tx }

/** A version as it reads, by which it is known whether these words were approved. */
export function textoLeido(clase: TextoConRevision, version: number, { resumen, secciones }: Texto): TextoLeido {
  const palabras = JSON.stringify([resumen, secciones.map(({ id, titulo, texto }) => [id, titulo, texto])])
  return { clase, version, huella: createHash('sha256').update(palabras).digest('hex') }
}

/** Who approved a text by a moment, as it reads; null while it was a draft. */
export async function aprobacionEn({ db, now, settings: { DEMO } }: De, leido: TextoLeido): Promise<Aprobada | null> {
  return aprobacionDe(
    (await listAprobadas(db)).filter(({ en }) => en <= now),
    leido,
    DEMO,
  )
}

/** Those that people read as drafts today. */
export async function textosSinAprobar(de: De): Promise<TextoConRevision[]> {
  const vigentes = await Promise.all(
    TEXTOS_LEGALES.map(async (clase) => {
      const { version, contenido } = await reglaVigente(de.db, clase, de.now)
      return { clase, aprobada: await aprobacionEn(de, textoLeido(clase, version, contenido)) }
    }),
  )
  return vigentes.filter(({ aprobada }) => aprobada === null).map(({ clase }) => clase)
}
