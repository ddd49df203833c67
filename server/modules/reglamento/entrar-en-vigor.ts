import type { ClaseDeRegla } from '#contract/reglas.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { aplicarReglasDeDocumentos } from '#server/modules/documentos/index.ts'
import { moverCatalogo } from '#server/modules/experiencias/index.ts'
import { reglaVigente } from '#server/modules/reglas/index.ts'

/** When a version begins: what is kept of public pages goes, and the documents asked for are those of the rule. */
export async function entrarEnVigor(tx: Tx, clase: ClaseDeRegla, ahora: Date): Promise<void> {
  if (clase === 'documentos') {
    const { etiqueta, contenido } = await reglaVigente(tx, clase, ahora)
    await aplicarReglasDeDocumentos(tx, etiqueta, contenido.documentos, ahora)
  }
  await moverCatalogo(tx)
}

export const reglamentoJobs = {
  /** Harmless twice: whatever holds by then is what is applied. */
  'reglamento.entrar': (ctx: Ctx, { clase }: { clase: ClaseDeRegla }) =>
    ctx.transaction((tx) => entrarEnVigor(tx, clase, ctx.now)),
}
