import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { CobroDicho, DiferenciaHallada } from '#domain/pagos/diferencias.ts'
import type { Db, Tx } from '#server/ctx.ts'

/** What we have of these charges, and of those taken since then; what was taken for plans, gift cards and services among them. */
export async function listCobrosDesde(db: Db, desde: Date, intentos: string[]): Promise<CobroDicho[]> {
  const json = JSON.stringify(intentos)
  const { rows } = await sql<CobroDicho>`
    select p.psp_intento as intento, p.capturado as cobrado, p.reserva_id,
      coalesce((select sum(d.monto) from reembolsos d where d.pago_id = p.id and d.estado = 'hecho' and d.psp_id not like 'dp\\_%'), 0)::int as devuelto
    from pagos p where p.capturado > 0 and p.psp_intento is not null and (p.capturado_en >= ${desde} or p.psp_intento in (select json_array_elements_text(${json}::json)))
    union all
    select c.psp_intento, c.monto, null, case when c.reembolso_estado = 'hecho' then c.reembolso_monto else 0 end
    from cobros_suscripcion c where c.estado = 'exitoso' and c.psp_intento in (select json_array_elements_text(${json}::json))
    union all
    select g.psp_intento, g.monto, null, case when exists (select 1 from movimientos m where m.clave = 'regalo-devuelto:' || g.id and m.tipo = 'reembolso_hecho') then g.monto else 0 end
    from regalos g where g.pagado_en is not null and g.psp_intento in (select json_array_elements_text(${json}::json))
    union all
    select v.psp_intento, v.monto, null, coalesce((select sum(x.monto) from reembolsos_servicios x join movimientos m on m.clave = 'hecho:' || x.id and m.tipo = 'reembolso_hecho' where x.cobro_id = v.id and not exists (select 1 from movimientos b where b.clave = 'devuelto:' || x.id)), 0)::int
    from cobros_servicios v where v.pagado_en is not null and v.psp_intento in (select json_array_elements_text(${json}::json))
    union all
    select split_part(m.clave, ':', 2), a.monto::int, m.reserva_id, 0 from movimientos m join apuntes a on a.movimiento_id = m.id and a.cuenta = 'psp'
    where m.clave in (select 'ajeno:' || x from json_array_elements_text(${json}::json) x)`.execute(db)
  return rows
}

/** Keeps what was found; what was settled and differs again, or more, is open again. */
export async function saveDiferencias(tx: Tx, halladas: readonly DiferenciaHallada[], now: Date): Promise<void> {
  for (const hallada of halladas) {
    await tx
      .insertInto('diferencias')
      .values({ id: randomUUID(), ...hallada, estado: 'abierta', vistaEn: now, createdAt: now, updatedAt: now })
      .onConflict((oc) => oc.columns(['intento', 'tipo']).doUpdateSet({ vistaEn: now }))
      .execute()
    await tx
      .updateTable('diferencias')
      .set({ nuestro: hallada.nuestro, suyo: hallada.suyo, estado: 'abierta', responsable: null, resueltaEn: null, updatedAt: now })
      .where('intento', '=', hallada.intento).where('tipo', '=', hallada.tipo)
      .where((eb) => eb.or([eb('nuestro', '!=', hallada.nuestro), eb('suyo', '!=', hallada.suyo)]))
      .execute()
  }
}

/** What was open and is no more: both say the same now. */
export async function cerrarDiferencias(tx: Tx, intentos: string[], siguen: readonly DiferenciaHallada[], now: Date): Promise<void> {
  if (intentos.length === 0) return
  const vivas = siguen.map(({ intento, tipo }) => `${tipo}:${intento}`)
  await tx
    .updateTable('diferencias')
    .set({ estado: 'resuelta', resueltaEn: now, nota: sql`coalesce(nota, 'Ya coincide con el medio de pago')`, updatedAt: now })
    .where('estado', '!=', 'resuelta').where('intento', 'in', intentos)
    .where(sql<boolean>`tipo || ':' || intento not in (select json_array_elements_text(${JSON.stringify(vivas)}::json))`)
    .execute()
}

const persona = (columna: string) => sql<string | null>`(select trim(u.nombre || ' ' || coalesce(u.apellido, '')) from usuarios u where u.id = ${sql.ref(columna)})`
const codigo = (columna: string) => sql<string | null>`(select r.codigo from reservas r where r.id = ${sql.ref(columna)})`

export const diferencias = (db: Db | Tx) => db.selectFrom('diferencias as d').selectAll('d').select([persona('d.responsable').as('aCargo'), codigo('d.reservaId').as('codigo')])
export const disputas = (db: Db | Tx) =>
  db.selectFrom('disputas as d').leftJoin('reservas as r', 'r.id', 'd.reservaId').leftJoin('experiencias as e', 'e.id', 'r.experienciaId')
    .leftJoin('cobrosServicios as v', 'v.id', 'd.servicioId').leftJoin('propuestas as p', 'p.id', 'v.propuestaId').leftJoin('solicitudesEmpresa as q', 'q.id', 'p.solicitudId')
    .selectAll('d').select(['r.codigo', 'e.nombreExperiencia', 'q.numero', persona('d.responsable').as('aCargo')])

export type DiferenciaCompleta = Awaited<ReturnType<ReturnType<typeof diferencias>['executeTakeFirstOrThrow']>>
export type DisputaCompleta = Awaited<ReturnType<ReturnType<typeof disputas>['executeTakeFirstOrThrow']>>

export const contar = async (db: Db, tabla: 'diferencias' | 'disputas', soloAbiertas = false): Promise<number> =>
  (await db.selectFrom(tabla).select((eb) => eb.fn.countAll<number>().as('n')).$if(soloAbiertas, (q) => q.where('estado', '!=', 'resuelta')).executeTakeFirstOrThrow()).n

export async function updateDiferencia(tx: Tx, id: string, set: { estado: string; responsable: string; nota?: string; resueltaEn: Date | null }, now: Date): Promise<void> {
  await tx.updateTable('diferencias').set({ ...set, updatedAt: now }).where('id', '=', id).execute()
}
