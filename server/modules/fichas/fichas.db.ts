import { sql } from 'kysely'
import type { EstadoReserva } from '#contract/reservas.ts'
import type { TipoFicha } from '#contract/fichas.ts'
import type { Consulta } from '#domain/fichas/consulta.ts'
import { esUuid } from '#domain/identificador.ts'
import type { Ofrecida } from '#domain/permisos/experiencias.ts'
import type { Db, Tx } from '#server/ctx.ts'

export interface HallazgoRow {
  tipo: TipoFicha
  id: string
  nombre: string
  email: string | null
  resto: string
  estado: string
}

const MAX = 20

/** Exact matches alone, each by its index. */
export async function buscar(db: Db, { codigo, email, rut, id }: Consulta): Promise<HallazgoRow[]> {
  const { rows } = await sql<HallazgoRow>`
    (select 'reserva' as tipo, r.id, e.nombre_experiencia as nombre, r.contacto_email as email, r.codigo as resto, r.estado from reservas r join experiencias e on e.id = r.experiencia_id
      where r.codigo = ${codigo} or r.contacto_email = ${email} or r.id = ${id}::uuid order by r.created_at desc limit ${MAX})
    union all
    (select 'persona', id, nombre, email, '', case when borrado_en is not null then 'Eliminada' when suspendido_en is not null then 'Suspendida' else 'Activa' end from usuarios where email = ${email} or id = ${id}::uuid limit ${MAX})
    union all
    (select 'proveedor', id, nombre_comercial, email, rut, estado from proveedores where rut = ${rut} or lower(email) = ${email} or codigo_corto = ${codigo} or id = ${id}::uuid limit ${MAX})
    union all
    (select 'anfitrion', a.id, a.nombre, u.email, coalesce(a.rut, ''), a.estado from anfitriones a join usuarios u on u.id = a.usuario_id where a.rut = ${rut} or u.email = ${email} or a.id = ${id}::uuid limit ${MAX})
    union all
    (select 'empresa', id, nombre, email, rut, estado from empresas e where rut = ${rut} or lower(email) = ${email} or id = ${id}::uuid or id = (select r.empresa_id from reservas r where r.codigo = ${codigo})
      or exists (select 1 from membresias m join usuarios u on u.id = m.usuario_id where m.empresa_id = e.id and u.email = ${email}) limit ${MAX})`.execute(
    db,
  )
  return rows
}

export interface Datos {
  nombre: string
  email: string
  telefono: string | null
  documento: string | null
}

const FUENTES: Record<TipoFicha, (id: string) => ReturnType<typeof sql<Datos>>> = {
  reserva: (id) =>
    sql<Datos>`select contacto_nombre as nombre, contacto_email as email, contacto_telefono as telefono, null as documento from reservas where id = ${id}`,
  persona: (id) =>
    sql<Datos>`select trim(u.nombre || ' ' || coalesce(u.apellido, '')) as nombre, u.email, u.telefono, (select a.rut from anfitriones a where a.usuario_id = u.id) as documento from usuarios u where u.id = ${id}`,
  proveedor: (id) =>
    sql<Datos>`select razon_social as nombre, coalesce(email, '') as email, telefono, rut as documento from proveedores where id = ${id}`,
  anfitrion: (id) =>
    sql<Datos>`select a.nombre, u.email, coalesce(a.telefono, u.telefono) as telefono, a.rut as documento from anfitriones a join usuarios u on u.id = a.usuario_id where a.id = ${id}`,
  empresa: (id) =>
    sql<Datos>`select razon_social as nombre, email, telefono, rut as documento from empresas where id = ${id}`,
}

export async function findDatos(db: Db | Tx, tipo: TipoFicha, id: string): Promise<Datos | undefined> {
  return esUuid(id) ? (await FUENTES[tipo](id).execute(db)).rows[0] : undefined
}

export interface SucesoRow {
  hecho: string
  actor: string
  detalle: Record<string, string | number | boolean | null> | null
  en: Date
}

/** What was written down about it, and who did it: the buyer, somebody of ours by first name, or whoever else had the right. */
export async function listAnotaciones(
  db: Db,
  objeto: string,
  objetoId: string,
  compradorId: string | null,
): Promise<SucesoRow[]> {
  const { rows } = await sql<SucesoRow>`
    select a.accion as hecho, a.detalle, a.created_at as en,
      case when a.actor = ${compradorId} then 'Comprador'
        when exists (select 1 from membresias m where m.usuario_id::text = a.actor and m.tipo = 'admin') then (select split_part(u.nombre, ' ', 1) from usuarios u where u.id::text = a.actor)
        when a.actor = 'invitado' then 'Comprador' when a.actor = 'visitante' then 'Automático' else 'Operador' end as actor
    from auditoria a where a.objeto = ${objeto} and a.objeto_id = ${objetoId} order by a.id desc limit 200`.execute(db)
  return rows
}

export const listPagos = (db: Db, reservaId: string) =>
  db
    .selectFrom('pagos')
    .select(['id', 'estado', 'monto', 'reembolsado', 'marca', 'ultimos4', 'motivo', 'createdAt', 'capturadoEn'])
    .where('reservaId', '=', reservaId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()

export const listReembolsos = (db: Db, reservaId: string) =>
  db
    .selectFrom('reembolsos')
    .select(['id', 'estado', 'monto', 'via', 'causa', 'createdAt', 'hechoEn'])
    .where('reservaId', '=', reservaId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()

interface ExperienciaRow extends Ofrecida {
  id: string
  slug: string
  nombre: string
  estado: string
  zonaHoraria: string
  operadorNombre: string
  reservas: number
  personas: number
  salidas: number
  primera: Date | null
}

/** With what is sold of it and still to come. */
export async function findExperiencia(db: Db, id: string, now: Date): Promise<ExperienciaRow | undefined> {
  if (!esUuid(id)) return undefined
  const { rows } = await sql<ExperienciaRow>`
    select e.id, e.slug, e.nombre_experiencia as nombre, e.estado, e.zona_horaria, e.proveedor_id, e.anfitrion_id, e.operador_nombre, v.* from experiencias e,
      lateral (select count(*)::int as reservas, coalesce(sum(r.plazas), 0)::int as personas, count(distinct s.id)::int as salidas, min(s.inicio_utc) as primera
        from reservas r join salidas s on s.id = r.salida_id where r.experiencia_id = e.id and r.estado in ('pagada', 'confirmada') and s.inicio_utc > ${now}) v
    where e.id = ${id}`.execute(db)
  return rows[0]
}

export async function findPersona(db: Db | Tx, id: string) {
  if (!esUuid(id)) return undefined
  return db
    .selectFrom('usuarios')
    .select(['id', 'nombre', 'createdAt', 'emailVerificadoEn', 'correoLeidoEn', 'suspendidoEn', 'borradoEn'])
    .select(
      sql<boolean>`exists (select from membresias m where m.usuario_id = usuarios.id and m.tipo = 'admin')`.as(
        'esDelEquipo',
      ),
    )
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function listPapeles(db: Db | Tx, usuarioId: string): Promise<string[]> {
  const { rows } = await sql<{ es: string }>`
    select 'Anfitrión: ' || a.nombre || ' (' || a.estado || ')' as es from anfitriones a where a.usuario_id = ${usuarioId}
    union all
    select case m.tipo when 'proveedor' then 'Proveedor: ' || p.nombre_comercial when 'anfitrion' then 'Anfitrión: ' || h.nombre when 'empresa' then 'Empresa: ' || e.nombre else 'Equipo' end || ' (' || m.papel || ')'
      from membresias m left join proveedores p on p.id = m.proveedor_id left join anfitriones h on h.id = m.anfitrion_id left join empresas e on e.id = m.empresa_id where m.usuario_id = ${usuarioId}`.execute(
    db,
  )
  return rows.map(({ es }) => es)
}

export async function listReservasDe(db: Db | Tx, usuarioId: string) {
  const { rows } = await sql<{
    id: string
    codigo: string
    nombreExperiencia: string
    estado: EstadoReserva
    total: number
    inicioUtc: Date
  }>`
    select r.id, r.codigo, e.nombre_experiencia, r.estado, r.total, s.inicio_utc from reservas r join salidas s on s.id = r.salida_id join experiencias e on e.id = r.experiencia_id
    where r.usuario_id = ${usuarioId} order by r.created_at desc limit 20`.execute(db)
  return rows
}

export async function sumProximas(
  db: Db | Tx,
  usuarioId: string,
  now: Date,
): Promise<{ cantidad: number; total: number }> {
  const { rows } = await sql<{ cantidad: number; total: number }>`
    select count(*)::int as cantidad, coalesce(sum(r.total), 0)::int as total from reservas r join salidas s on s.id = r.salida_id
    where r.usuario_id = ${usuarioId} and r.estado in ('pagada', 'confirmada') and s.inicio_utc > ${now}`.execute(db)
  return rows[0]!
}
