import { enOrden, hayQueRevisar, type HoraVendida, instanteVigente } from '#domain/disponibilidad/zona.ts'
import type { Ctx } from '#server/ctx.ts'
import { moverCatalogo } from '#server/modules/experiencias/index.ts'
import { log } from '#server/platform/log.ts'
import {
  findVersionDeZonas,
  insertCambios,
  listConReservas,
  listHoras,
  listOperadoresMovidos,
  lockDeHora,
  moverSalidas,
  saveVersionDeZonas,
} from './zonas.db.ts'

const HORAS = 5000
const LOTE = 200

interface Cambio {
  hora: HoraVendida
  despues: Date | null
}

/**
 * At each start, before anything is served: with other time-zone data than last time, departures to come go to the instant of
 * the wall time they were sold for (docs/nunca.md 5). What was moved is written down in the transaction that moves it; whoever is
 * stopped halfway goes on at the next start. Answers how many.
 */
export async function revisarZonas(ctx: Ctx, version = process.versions.tz ?? ''): Promise<number> {
  if (!hayQueRevisar(await findVersionDeZonas(ctx.db), version)) return 0
  const cambios = await buscarCambios(ctx)
  const movidas = cambios.filter((cambio): cambio is Cambio & { despues: Date } => cambio.despues !== null)
  const enElOrden = enOrden(movidas.map((cambio) => ({ ...cambio, antes: cambio.hora.inicioUtc })))
  let cuantas = 0
  for (const cambio of [...enElOrden, ...cambios.filter(({ despues }) => despues === null)])
    cuantas += await aplicar(ctx, cambio, version)
  await ctx.transaction(async (tx) => {
    for (const operador of await listOperadoresMovidos(tx, version))
      await ctx.enqueue(tx, 'reservas.contarCambioDeHora', { version, ...operador })
    await saveVersionDeZonas(tx, version, ctx.now)
  })
  if (cuantas > 0) log.warn('disponibilidad.zonas_cambiadas', { version, salidas: cuantas })
  return cuantas
}

async function buscarCambios(ctx: Ctx): Promise<Cambio[]> {
  const cambios: Cambio[] = []
  for (
    let horas = await listHoras(ctx.db, ctx.now, { despues: null, limit: HORAS });
    horas.length > 0;
    horas = await listHoras(ctx.db, ctx.now, { despues: horas.at(-1)!, limit: HORAS })
  ) {
    for (const hora of horas) {
      const despues = instanteVigente(hora)
      if (despues?.getTime() !== hora.inicioUtc.getTime()) cambios.push({ hora, despues })
    }
  }
  return cambios
}

async function aplicar(ctx: Ctx, { hora, despues }: Cambio, version: string): Promise<number> {
  let cuantas = 0
  for (let lote = LOTE; lote === LOTE; cuantas += lote) {
    lote = await ctx.transaction(async (tx) => {
      const ids = await lockDeHora(tx, hora, { version, limit: LOTE })
      if (ids.length === 0) return 0
      // Nobody can be told to come at an hour that is not: whoever operates it chooses another one.
      if (despues) {
        await moverSalidas(tx, ids, { antes: hora.inicioUtc, despues })
        await moverCatalogo(tx)
      }
      await insertCambios(tx, ids, { version, antes: hora.inicioUtc, despues, now: ctx.now })
      if (despues)
        for (const salidaId of await listConReservas(tx, ids))
          await ctx.enqueue(tx, 'reservas.contarCambioDeHoraAViajeros', { salidaId, version })
      return ids.length
    })
  }
  return cuantas
}
