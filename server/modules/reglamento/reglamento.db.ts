import { POLITICAS } from '#contract/enumeraciones/experiencias.ts'
import { sql } from 'kysely'
import type { DocumentoPedido } from '#domain/reglas/clases.ts'
import type { Db } from '#server/ctx.ts'

/** Bookings still to come and experiences on sale, by policy. */
export async function countPorPolitica(
  db: Db,
  now: Date,
): Promise<{ politica: string; reservas: number; experiencias: number }[]> {
  const { rows } = await sql<{ politica: string; reservas: number; experiencias: number }>`
    select p as politica,
      (select count(*)::int from reservas r join salidas s on s.id = r.salida_id where r.politica_cancelacion = p and r.estado in ('pagada', 'confirmada') and s.inicio_utc > ${now}) as reservas,
      (select count(*)::int from experiencias e where e.politica_cancelacion = p and e.estado = 'publicada') as experiencias
    from unnest(${POLITICAS}::text[]) p`.execute(db)
  return rows
}

/** Hosts on each plan; whoever has none is on the free one, as providers are. */
export async function countPorPlan(db: Db): Promise<Map<string, number>> {
  const { rows } = await sql<{ plan: string; n: number }>`
    select coalesce(s.plan, 'gratis') as plan, count(*)::int as n from anfitriones a left join suscripciones s on s.anfitrion_id = a.id group by 1
    union all select 'gratis', count(*)::int from proveedores where estado = 'Activo'`.execute(db)
  const cuenta = new Map<string, number>()
  for (const { plan, n } of rows) cuenta.set(plan, (cuenta.get(plan) ?? 0) + n)
  return cuenta
}

/** Operators that have something of the category on sale and no good document of that kind today. */
export async function countSinDocumento(db: Db, { tipo, categoria, operador }: DocumentoPedido): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(distinct coalesce(e.proveedor_id, e.anfitrion_id))::int as n from experiencias e
    where e.estado = 'publicada' and ${categoria} in ('*', e.tipo_experiencia) and ${operador} in ('*', case when e.anfitrion_id is null then 'proveedor' else 'anfitrion' end)
      and not exists (select 1 from legajos l join documentos d on d.legajo_id = l.id
        where (l.proveedor_id = e.proveedor_id or l.anfitrion_id = e.anfitrion_id) and d.tipo = ${tipo} and d.estado in ('valido', 'vence_pronto'))`.execute(
    db,
  )
  return rows[0]!.n
}

/** People whose last agreement is to a text of some version. */
export async function countConsentimientos(db: Db): Promise<number> {
  const { rows } = await sql<{
    n: number
  }>`select count(distinct usuario_id)::int as n from consentimientos where tipo = 'terminos' and otorgado`.execute(db)
  return rows[0]!.n
}

const VIEJAS = {
  conversaciones: (antesDe: Date) =>
    sql<{ n: number }>`select count(*)::int as n from conversaciones where updated_at < ${antesDe}`,
  notificaciones: (antesDe: Date) =>
    sql<{ n: number }>`select count(*)::int as n from notificaciones where created_at < ${antesDe}`,
  comentarios: (antesDe: Date) =>
    sql<{
      n: number
    }>`select count(*)::int as n from reservas r join salidas s on s.id = r.salida_id where r.comentario is not null and s.fin_utc < ${antesDe}`,
  respuestas: (antesDe: Date) =>
    sql<{
      n: number
    }>`select count(*)::int as n from reservas r join salidas s on s.id = r.salida_id where (r.respuestas <> '[]' or r.recogida is not null) and s.fin_utc < ${antesDe}`,
  reventas: (antesDe: Date) =>
    sql<{
      n: number
    }>`select count(*)::int as n from reventas v join reservas r on r.id = v.reserva_id join salidas s on s.id = r.salida_id where v.olvidada_en is null and s.fin_utc < ${antesDe}`,
  novedades: (antesDe: Date) =>
    sql<{ n: number }>`select count(*)::int as n from novedades where created_at < ${antesDe}`,
  consultas: (antesDe: Date) =>
    sql<{
      n: number
    }>`select count(*)::int as n from consultas q where q.texto <> '' and q.decidida_en < ${antesDe} and not exists (select 1 from consultas otra where coalesce(otra.sigue_a, otra.id) = coalesce(q.sigue_a, q.id) and (otra.decidida_en is null or otra.decidida_en >= ${antesDe}))`,
  cuentas: (antesDe: Date) =>
    sql<{
      n: number
    }>`select count(*)::int as n from transferencias where rut <> '' and (pagada_en < ${antesDe} or (estado = 'anulada' and updated_at < ${antesDe}))`,
}

/** What the next cleaning would take. */
export async function countMasViejas(db: Db, que: keyof typeof VIEJAS, antesDe: Date): Promise<number> {
  return (await VIEJAS[que](antesDe).execute(db)).rows[0]!.n
}

/** The limits that somebody may be over. */
export const CON_LIMITE = ['reservasAbiertas', 'esperas', 'borradores'] as const

export async function countSobreElLimite(
  db: Db,
  que: (typeof CON_LIMITE)[number],
  limite: number,
  now: Date,
): Promise<number> {
  const { rows } = await {
    reservasAbiertas: sql<{
      n: number
    }>`select count(*)::int as n from (select 1 from reservas where estado = 'pendiente' and ocupa_hasta > ${now} and not bloqueo group by coalesce(usuario_id::text, contacto_email) having count(*) > ${limite}) t`,
    esperas: sql<{
      n: number
    }>`select count(*)::int as n from (select 1 from esperas where estado in ('por_confirmar', 'en_espera') group by coalesce(usuario_id::text, contacto_email) having count(*) > ${limite}) t`,
    borradores: sql<{
      n: number
    }>`select count(*)::int as n from (select 1 from experiencias where estado = 'borrador' group by proveedor_id, anfitrion_id having count(*) > ${limite}) t`,
  }[que].execute(db)
  return rows[0]!.n
}

/** How many published experiencias each comuna has. */
export const listLugaresEnVenta = (db: Db) =>
  db
    .selectFrom('experiencias')
    .select(['region', 'comunaCodigo'])
    .select(sql<number>`count(*)::int`.as('experiencias'))
    .where('estado', '=', 'publicada')
    .groupBy(['region', 'comunaCodigo'])
    .execute()
