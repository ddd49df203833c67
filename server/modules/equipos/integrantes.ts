import { quienCede, quienesTrabajan } from '#domain/permisos/cargos.ts'
import type { Ofrecida } from '#domain/permisos/experiencias.ts'
import type { Ctx, Db, Tx } from '#server/ctx.ts'
import { lockAnfitrion } from '#server/modules/anfitriones/index.ts'
import { condicionesDe } from '#server/modules/suscripciones/index.ts'
import { listMiembros } from '#server/modules/usuarios/index.ts'
import { findTitular } from './equipos.db.ts'

/** Companies have no plan; this keeps a team a team. */
const MAXIMO = 50

export type Integrante = Awaited<ReturnType<typeof listMiembros>>[number]

/** How many may belong to it: of a host's team, as many as the plan that holds now says, the host among them. */
export async function maximoDe({ now }: Pick<Ctx, 'now'>, db: Db | Tx, { anfitrionId }: Ofrecida): Promise<number> {
  return anfitrionId ? (await condicionesDe(db, { anfitrionId }, now)).personas : MAXIMO
}

/** Everybody: a host is the owner of their team without a membership. */
export async function listIntegrantes(db: Db | Tx, operador: Ofrecida): Promise<Integrante[]> {
  const titular = operador.anfitrionId ? [await findTitular(db, operador.anfitrionId)] : []
  return [...titular, ...(await listMiembros(db, operador))]
}

/** Who waits while the plan has no room for all, and who gives the place when one of them is chosen. A host always works. */
export function enPausaDe(
  integrantes: Integrante[],
  { anfitrionId }: Ofrecida,
  maximo: number,
): { enPausa: Set<string>; cede: Integrante | null } {
  const equipo = integrantes.filter(({ id }) => id !== anfitrionId)
  const lugares = maximo - (integrantes.length - equipo.length)
  const trabajan = new Set(quienesTrabajan(equipo, lugares).map(({ id }) => id))
  return {
    enPausa: new Set(equipo.flatMap(({ id }) => (trabajan.has(id) ? [] : [id]))),
    cede: quienCede(equipo, lugares),
  }
}

/** The same, where something of it is about to change: two who do that go one after the other, and neither counts too few. */
export async function lockIntegrantes(tx: Tx, operador: Ofrecida): Promise<Integrante[]> {
  if (operador.anfitrionId) await lockAnfitrion(tx, operador.anfitrionId)
  else await listMiembros(tx, operador, { lock: true })
  return listIntegrantes(tx, operador)
}

/** Whoever works for that business now: not those whom its plan has no room for. */
export async function listQuienesTrabajan(
  ctx: Pick<Ctx, 'now'>,
  db: Db | Tx,
  { anfitrionId, proveedorId }: Ofrecida,
): Promise<Integrante[]> {
  const operador = { anfitrionId, proveedorId }
  const integrantes = await listIntegrantes(db, operador)
  const { enPausa } = enPausaDe(integrantes, operador, await maximoDe(ctx, db, operador))
  return integrantes.filter(({ id }) => !enPausa.has(id))
}
