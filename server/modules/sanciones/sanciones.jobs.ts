import type { Ctx } from '#server/ctx.ts'
import { resolverCaso } from '#server/modules/casos/index.ts'
import { cancelarPorPlataforma, listMudables, retirarLlegadas } from '#server/modules/reservas/index.ts'
import { cancelarSusSalidas, ofrecerOtraSalida } from '#server/modules/suspensiones/index.ts'
import { OPERADOR_SUSPENDIDO } from '#domain/reservas/suspension.ts'
import {
  findSuspension,
  listDevolviendo,
  listEnDisputa,
  listPorDevolver,
  listRecibidas,
  listSinOferta,
  sumPorVenir,
  terminarDevolucion,
  type Operador,
} from './sanciones.db.ts'

const LOTE = 200
const PRIMERO = '00000000-0000-0000-0000-000000000000'

export const sancionesJobs = {
  'sanciones.devolver': (
    ctx: Ctx,
    { operadorTipo, operadorId }: { operadorTipo: Operador['tipo']; operadorId: string },
  ) => devolver(ctx, { tipo: operadorTipo, id: operadorId }),
  /** What could not go back at once: a bank had not answered, or a traveller was choosing. */
  'sanciones.continuar': async (ctx: Ctx) => {
    for (
      let lote = await listDevolviendo(ctx.db, { despues: PRIMERO, limit: LOTE });
      lote.length > 0;
      lote = await listDevolviendo(ctx.db, { despues: lote.at(-1)!.id, limit: LOTE })
    ) {
      for (const { operadorTipo, operadorId } of lote)
        await devolver(ctx, { tipo: operadorTipo as Operador['tipo'], id: operadorId })
    }
  },
}

/** Every booking to come, one transaction each; done when none is left, harmless when called again. */
async function devolver(ctx: Ctx, operador: Operador): Promise<void> {
  const suspension = await findSuspension(ctx.db, operador)
  if (suspension?.estado !== 'devolviendo') return
  // What was to come when it was decided: a day that passes since takes nothing away.
  const desde = suspension.createdAt
  await porTramos(
    (tramo) => listRecibidas(ctx.db, operador, { ...tramo, now: ctx.now, desde }),
    (ids) => ctx.transaction((tx) => retirarLlegadas(ctx, tx, { ids })),
  )
  if (suspension.modo === 'ofrecer')
    await porTramos(
      (tramo) => listSinOferta(ctx.db, operador, { ...tramo, now: ctx.now, desde: ctx.now }),
      async (ids) => ofrecer(ctx, ids),
    )
  await porTramos(
    (tramo) => listPorDevolver(ctx.db, operador, { ...tramo, now: ctx.now, desde }),
    async (ids) => {
      for (const id of ids) await cancelarPorPlataforma(ctx, id, OPERADOR_SUSPENDIDO)
    },
  )
  await porTramos(
    (tramo) => listEnDisputa(ctx.db, operador, { ...tramo, now: ctx.now, desde }),
    async (ids) => ctx.transaction((tx) => cancelarSusSalidas(ctx, tx, ids)),
  )
  const { reservas, sinPago } = await sumPorVenir(ctx.db, operador, { now: ctx.now, desde })
  if (reservas + sinPago > 0) return
  await ctx.transaction(async (tx) => {
    if (await terminarDevolucion(tx, suspension.id, ctx.now))
      await resolverCaso(tx, {
        tipo: 'suspension',
        objetoId: operador.id,
        actor: null,
        decision: 'hecho',
        detalle: { reservas: suspension.reservas, monto: suspension.monto },
        now: ctx.now,
      })
  })
}

async function ofrecer(ctx: Ctx, ids: string[]): Promise<void> {
  const mudables = await listMudables(ctx.db, ids, ctx.now)
  await ctx.transaction((tx) => ofrecerOtraSalida(ctx, tx, mudables))
}

async function porTramos(
  listar: (tramo: { despues: string; limit: number }) => Promise<string[]>,
  hacer: (ids: string[]) => Promise<void>,
): Promise<void> {
  for (
    let ids = await listar({ despues: PRIMERO, limit: LOTE });
    ids.length > 0;
    ids = await listar({ despues: ids.at(-1)!, limit: LOTE })
  )
    await hacer(ids)
}
