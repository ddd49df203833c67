import { sql } from 'kysely'
import type { Db } from '#server/ctx.ts'

export interface MovimientoRow {
  id: string
  createdAt: Date
  tipo: string
  detalle: string
  codigo: string | null
  ordenCompra: string | null
  centro: string | null
  monto: number
  /** What the public would have paid, of a sale. */
  publico: number | null
}

interface Mes {
  /** The book; test money is in no statement of live money. */
  modo: string
  empresaId: string
  desde: Date
  hasta: Date
}

// Paying its operator changes nothing for the company. What a movement changed of what we owe others or earned: the price of a sale, or what is given back of it. What is owed on account
// is what its own account says, and the public price is that before the margin of the booking.
const deLaEmpresa = ({ empresaId, modo, desde, hasta }: Mes) => sql`
  select m.id, m.created_at, m.tipo, coalesce(e.nombre_experiencia, i.descripcion, 'Servicios de la solicitud N.º ' || q.numero) as detalle, r.codigo, coalesce(c.orden_compra, v.referencia, q.orden_compra) as orden_compra, cc.nombre as centro,
    case when m.tipo = 'cobro' then coalesce(c.publico, r.total) when m.tipo in ('credito', 'credito_ajustado') and c.reserva_id is not null then coalesce(round(l.a_cuenta::numeric * c.publico / nullif(r.total, 0))::int, l.a_cuenta) when m.tipo in ('credito', 'credito_ajustado') then round(l.a_cuenta * 10000.0 / (10000 - coalesce(v.margen, 0)))::int end as publico,
    case when m.tipo in ('credito', 'credito_ajustado', 'credito_soltado') then l.a_cuenta else l.dividido end as monto
  from movimientos m
  cross join lateral (
    select coalesce(-sum(a.monto) filter (where a.cuenta in ('operadores', 'comision', 'iva_comision')), 0)::int as dividido,
      coalesce(sum(a.monto) filter (where a.cuenta = 'empresas'), 0)::int as a_cuenta
    from apuntes a where a.movimiento_id = m.id) l
  left join reservas r on r.id = m.reserva_id
  left join experiencias e on e.id = r.experiencia_id
  left join compras c on c.reserva_id = r.id
  left join reventas v on v.reserva_id = r.id
  left join centros_de_costo cc on cc.id = c.centro_id
  left join propuesta_items i on m.tipo = 'servicio' and m.clave = 'servicio:' || i.id
  left join devoluciones dv on m.tipo = 'servicio_devuelto' and m.clave = 'servicio_devuelto:' || dv.id
  left join disputas ds on m.tipo = 'contracargo_perdido' and m.clave = 'contracargo_perdido:' || ds.id and ds.servicio_id is not null
  left join cobros_servicios cs on cs.id = coalesce(dv.servicio_id, ds.servicio_id)
  left join propuestas p on p.id = coalesce(i.propuesta_id, cs.propuesta_id)
  left join solicitudes_empresa q on q.id = p.solicitud_id
  where (r.empresa_id = ${empresaId}::uuid or q.empresa_id = ${empresaId}::uuid) and m.modo = ${modo} and m.created_at >= ${desde} and m.created_at < ${hasta}
    and m.tipo not in ('liquidacion', 'liquidacion_devuelta', 'cargo_cancelacion', 'cargo_cancelacion_devuelto')`

export async function listMovimientos(
  db: Db,
  mes: Mes,
  { limit, offset }: { limit: number; offset: number },
): Promise<MovimientoRow[]> {
  return (
    await sql<MovimientoRow>`select * from (${deLaEmpresa(mes)}) movs where monto <> 0 order by created_at desc, id limit ${limit} offset ${offset}`.execute(
      db,
    )
  ).rows
}

export interface TotalesRow {
  n: number
  compras: number
  devoluciones: number
  comision: number
}

export async function sumMovimientos(db: Db, mes: Mes): Promise<TotalesRow> {
  const { rows } = await sql<TotalesRow>`
    select count(*)::int as n, coalesce(sum(monto) filter (where monto > 0), 0)::int as compras, coalesce(-sum(monto) filter (where monto < 0), 0)::int as devoluciones,
      coalesce(sum(case when monto > 0 then greatest(publico - monto, 0) else least(publico - monto, 0) end) filter (where publico is not null), 0)::int as comision
    from (${deLaEmpresa(mes)}) movs where monto <> 0`.execute(db)
  return rows[0]!
}
