import { alcanza, plazasQueAlcanzan, unidadesDe, usoMaximo } from '#domain/disponibilidad/recursos.ts'
import type { Db, Tx } from '#server/ctx.ts'
import { listRecursosDe, listUsos, lockRecursosDe, type RecursoNecesario, type UsoRow } from './recursos.db.ts'

interface SalidaConHoras {
  id: string
  inicioUtc: Date
  finUtc: Date
}

/** Whether so many more places of a salida leave enough of what it shares with others. Locks what it needs, then counts; the salida is locked by the caller. */
export async function alcanzanLosRecursos(
  tx: Tx,
  experienciaId: string,
  salida: SalidaConHoras,
  plazas: number,
  { now, excepto = [] }: { now: Date; excepto?: readonly string[] },
): Promise<boolean> {
  const recursos = await lockRecursosDe(tx, experienciaId)
  if (recursos.length === 0) return true
  const usos = await listUsos(
    tx,
    recursos.map(({ id }) => id),
    { desde: salida.inicioUtc, hasta: salida.finUtc, now, excepto },
  )
  return recursos.every((recurso) => {
    const { otros, propias } = repartir(recurso, usos, salida)
    return alcanza(recurso, otros, propias, plazas)
  })
}

/** The most places that a salida of it could ever sell by what it shares, were nobody else to have it. */
export async function plazasSiNadieMas(db: Db | Tx, experienciaId: string): Promise<number> {
  const recursos = await listRecursosDe(db, [experienciaId])
  return Math.min(...recursos.map((recurso) => plazasQueAlcanzan(recurso, 0, 0)))
}

/** How many places what a salida shares still allows, locked for whoever sells them next. */
export async function plazasConCandado(
  tx: Tx,
  salida: SalidaConHoras & { experienciaId: string },
  now: Date,
): Promise<number> {
  await lockRecursosDe(tx, salida.experienciaId)
  return (await plazasPorRecursos(tx, [salida], now)).get(salida.id) ?? Number.POSITIVE_INFINITY
}

/** Places that each salida could still sell by what it shares, in two statements however many they are; those that share nothing are not in it. */
export async function plazasPorRecursos(
  db: Db | Tx,
  salidas: readonly (SalidaConHoras & { experienciaId: string })[],
  now: Date,
): Promise<Map<string, number>> {
  const recursos =
    salidas.length > 0 ? await listRecursosDe(db, [...new Set(salidas.map(({ experienciaId }) => experienciaId))]) : []
  if (recursos.length === 0) return new Map()
  const deExperiencia = Map.groupBy(recursos, ({ experienciaId }) => experienciaId)
  const comparten = salidas.filter(({ experienciaId }) => deExperiencia.has(experienciaId))
  const hasta = comparten.reduce((fin, { finUtc }) => (finUtc > fin ? finUtc : fin), comparten[0]!.finUtc)
  const desde = comparten.reduce(
    (inicio, { inicioUtc }) => (inicioUtc < inicio ? inicioUtc : inicio),
    comparten[0]!.inicioUtc,
  )
  const usos = Map.groupBy(
    await listUsos(db, [...new Set(recursos.map(({ id }) => id))], { desde, hasta, now }),
    ({ recursoId }) => recursoId,
  )
  return new Map(
    comparten.map((salida) => [
      salida.id,
      Math.min(
        ...deExperiencia.get(salida.experienciaId)!.map((recurso) => {
          const { otros, propias } = repartir(recurso, usos.get(recurso.id) ?? [], salida)
          return plazasQueAlcanzan(recurso, otros, propias)
        }),
      ),
    ]),
  )
}

function repartir(
  { id }: RecursoNecesario,
  usos: readonly UsoRow[],
  salida: SalidaConHoras,
): { otros: number; propias: number } {
  const suyos = usos.filter(
    ({ recursoId, inicioUtc, finUtc }) => recursoId === id && inicioUtc < salida.finUtc && finUtc > salida.inicioUtc,
  )
  const otros = suyos
    .filter(({ salidaId }) => salidaId !== salida.id)
    .map((uso) => ({ desde: uso.inicioUtc, hasta: uso.finUtc, unidades: unidadesDe(uso, uso.plazas) }))
  return {
    otros: usoMaximo(otros, salida.inicioUtc, salida.finUtc),
    propias: suyos.find(({ salidaId }) => salidaId === salida.id)?.plazas ?? 0,
  }
}
