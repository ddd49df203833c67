import type { Hecho } from '#contract/analitica.ts'
import { esRobot } from '#domain/analitica/robots.ts'
import { fechaLocal } from '#domain/fechas.ts'
import type { Ctx } from '#server/ctx.ts'
import { describeError, log } from '#server/platform/log.ts'
import { addInteres, deleteInteresAntesDe, type Anotado } from './interes.db.ts'

export const ZONA = 'America/Santiago'
const LOTE = 200

/** Only counted in memory; every few seconds `volcarInteres` writes the sums. */
export async function registrarInteres(
  ctx: Ctx,
  { experienciaId, hecho }: { experienciaId: string; hecho: Hecho },
): Promise<Record<string, never>> {
  if (cuenta(ctx))
    ctx.conteo.add(
      [
        fechaLocal(ctx.now, ZONA),
        hecho,
        experienciaId.toLowerCase(),
        ctx.actor.tipo === 'sesion' ? (ctx.actor.anfitrionId ?? ctx.actor.deAnfitrion?.id ?? '') : '',
      ].join(' '),
    )
  return {}
}

/** Our staff and the staff of a provider look at pages for their work; of hosts only the own ones are left out, when it is written. */
function cuenta({ actor, agent }: Ctx): boolean {
  return !esRobot(agent) && (actor.tipo === 'visitante' || (actor.tipo === 'sesion' && actor.contexto === 'cliente'))
}

/** Writes what this process counted since the last time, a day and experiencia in one row. What could not be written is kept for the next time. */
export async function volcarInteres(ctx: Pick<Ctx, 'db' | 'conteo'>): Promise<void> {
  const cuentas = [...ctx.conteo.take()]
  for (let i = 0; i < cuentas.length; i += LOTE) {
    const lote = cuentas.slice(i, i + LOTE)
    try {
      await addInteres(ctx.db, lote.map(toAnotado))
    } catch (error) {
      for (const [clave, veces] of lote) ctx.conteo.add(clave, veces)
      log.warn('interes.sin_escribir', describeError(error))
    }
  }
}

function toAnotado([clave, veces]: [string, number]): Anotado {
  const [fecha = '', hecho, experienciaId = '', anfitrionId = ''] = clave.split(' ')
  return { fecha, hecho: hecho as Hecho, experienciaId, anfitrionId: anfitrionId || null, veces }
}

export const analiticaJobs = {
  'analitica.limpiar': async (ctx: Ctx) => deleteInteresAntesDe(ctx.db, fechaLocal(ctx.now, ZONA)),
}
