import { cuando } from '#domain/fechas-en-palabras.ts'
import type { Ctx } from '#server/ctx.ts'
import { encolarCorreo } from '#server/modules/correos/index.ts'
import { notificar } from '#server/modules/notificaciones/index.ts'
import { quiereAviso } from '#server/modules/usuarios/index.ts'
import { listEnFila, type EsperaRow } from '#server/modules/filas/index.ts'
import { correoDeSalidaCancelada } from './espera.mails.ts'

const LOTE = 200
const PRIMERO = '00000000-0000-0000-0000-000000000000'

/** The departure is off: nobody goes on waiting for a place on it in vain. Each is told once. */
export async function avisarCancelada(ctx: Ctx, { salidaId }: { salidaId: string }): Promise<void> {
  for (let despuesDe = PRIMERO; ;) {
    const fila = await listEnFila(ctx.db, salidaId, { despuesDe, limit: LOTE })
    for (const una of fila) await avisar(ctx, una)
    if (fila.length < LOTE) return
    despuesDe = fila.at(-1)!.id
  }
}

const avisar = (ctx: Ctx, fila: EsperaRow): Promise<void> =>
  ctx.transaction(async (tx) => {
    const clave = `espera-cancelada:${fila.id}` as const
    const { usuarioId } = fila
    if (usuarioId) {
      await notificar(ctx, tx, {
        usuarioId,
        tipo: 'espera',
        clave,
        titulo: 'La salida que esperabas se canceló',
        texto: `${fila.nombreExperiencia}, ${cuando(fila.inicioUtc, fila.zona)}. Elige otra fecha.`,
        enlace: `/experience/${fila.slug}`,
      })
      if (!(await quiereAviso(tx, usuarioId, 'espera', 'correo'))) return
    }
    await encolarCorreo(ctx, tx, clave, correoDeSalidaCancelada(ctx, fila))
  })
