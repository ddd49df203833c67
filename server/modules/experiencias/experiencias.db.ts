import { sql } from 'kysely'
import { TIPOS_TARIFA } from '#contract/enumeraciones/experiencias.ts'
import type { PorEstrellas, Tarifa } from '#contract/experiencias.ts'
import { CAMPOS_DE_FICHA, type DatosDeFicha } from '#domain/experiencias/ficha.ts'
import type { Ofrecida } from '#domain/experiencias/things-to-do.ts'
import type { SumasDeAspectos } from '#domain/resenas/aspectos.ts'
import type { Db, Tx } from '#server/ctx.ts'
import { ocupan } from '#server/ocupan.ts'
import { SUMAS_DE_ASPECTOS } from '#server/sumas-de-aspectos.ts'
import type { Detalle } from './detalle.ts'

/** An experiencia with its operador, as its page shows it. */
export interface ExperienciaCompleta extends DatosDeFicha {
  codigoCorto: string
  estado: string
  descripcionLarga: string
  zonaHoraria: string
  comunaCodigo: string
  lat: number
  lng: number
  detalle: Detalle
  politicaCancelacion: string
  retractoVigente: boolean
  retractoVersion: string
  confirmacion: string
  minParticipantes: number | null
  anfitrionId: string | null
  porEstrellas: PorEstrellas
  aspectos: SumasDeAspectos
  ocultas: number
  operadorEstado: string
  operadorDescripcion: string
  operadorIdiomas: string[]
  operadorVerificaciones: string[]
  tarifas: Tarifa[]
}

/** What other modules need to know of an experiencia that the public may see. */
export interface ExperienciaPublica {
  id: string
  slug: string
  zonaHoraria: string
  precioPorPersona: number
  estado: string
  operadorEstado: string
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** By id, slug or short code. */
const nombrada = (id: string) =>
  UUID.test(id)
    ? sql<boolean>`e.id = ${id}::uuid`
    : sql<boolean>`(e.slug = ${id} or e.codigo_corto in (${id}, upper(${id})))`

const publicas = (db: Db | Tx, id: string) =>
  db
    .selectFrom('experiencias as e')
    .leftJoin('proveedores as p', 'p.id', 'e.proveedorId')
    .leftJoin('anfitriones as a', 'a.id', 'e.anfitrionId')
    .where(nombrada(id))
    .where(sql<boolean>`e.estado in ('publicada', 'pausada') and operador_visible(coalesce(p.estado, a.estado))`)
    .select(sql<string>`coalesce(p.estado, a.estado)`.as('operadorEstado'))

export async function findExperienciaCompleta(db: Db, id: string, now: Date): Promise<ExperienciaCompleta | undefined> {
  return publicas(db, id)
    .select(CAMPOS_DE_FICHA.map((campo) => `e.${campo}` as const))
    .select([
      'e.codigoCorto',
      'e.estado',
      'e.descripcionLarga',
      'e.zonaHoraria',
      'e.comunaCodigo',
      'e.lat',
      'e.lng',
      'e.anfitrionId',
    ])
    .select(['e.politicaCancelacion', 'e.retractoVigente', 'e.retractoVersion', 'e.confirmacion', 'e.minParticipantes'])
    .select([
      sql<Detalle>`e.detalle`.as('detalle'),
      sql<string>`coalesce(p.descripcion, a.biografia)`.as('operadorDescripcion'),
      sql<string[]>`coalesce(p.idiomas, a.idiomas)`.as('operadorIdiomas'),
      sql<string[]>`coalesce(p.verificaciones, a.verificaciones)`.as('operadorVerificaciones'),
      sql<PorEstrellas>`(
        select json_build_object(5, count(*) filter (where r.puntaje = 5), 4, count(*) filter (where r.puntaje = 4), 3, count(*) filter (where r.puntaje = 3),
          2, count(*) filter (where r.puntaje = 2), 1, count(*) filter (where r.puntaje = 1))
        from resenas r where r.experiencia_id = e.id and r.oculta_en is null and r.publicada_en <= ${now})`.as(
        'porEstrellas',
      ),
      sql<SumasDeAspectos>`(select ${SUMAS_DE_ASPECTOS} from resenas r where r.experiencia_id = e.id and r.oculta_en is null and r.publicada_en <= ${now})`.as(
        'aspectos',
      ),
      sql<number>`(select count(*)::int from resenas r where r.experiencia_id = e.id and r.oculta_en is not null and r.motivo_oculta <> 'en_revision')`.as(
        'ocultas',
      ),
      sql<Tarifa[]>`(
        select coalesce(json_agg(json_build_object('tipo', t.tipo, 'precio', t.precio, 'edadMin', t.edad_min, 'edadMax', t.edad_max)
          order by array_position(${TIPOS_TARIFA}::text[], t.tipo)), '[]')
        from tarifas t where t.opcion_id = (select o.id from opciones o where o.experiencia_id = e.id order by o.created_at, o.id limit 1))`.as(
        'tarifas',
      ),
    ])
    .executeTakeFirst()
}

/** The experiencia that the public knows by this id, slug or short code; paused ones too. */
export async function findExperienciaPublica(db: Db, id: string): Promise<ExperienciaPublica | undefined> {
  return publicas(db, id)
    .select(['e.id', 'e.slug', 'e.zonaHoraria', 'e.precioPorPersona', 'e.estado'])
    .executeTakeFirst()
}

export async function listCiudades(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('experiencias')
    .select('ciudad')
    .distinct()
    .where(sql<boolean>`listada`)
    .execute()
  return rows.map(({ ciudad }) => ciudad)
}

/** Writes the sum and number of stars that the reviews give. */
export async function updateCalificacion(
  tx: Tx,
  id: string,
  { suma, cantidad }: { suma: number; cantidad: number },
): Promise<void> {
  await tx
    .updateTable('experiencias')
    .set({ calificacionSuma: suma, calificacionCantidad: cantidad })
    .where('id', '=', id)
    .execute()
}

export async function selectVersion(db: Db): Promise<number> {
  const row = await db.selectFrom('catalogoVersion').select('version').where('id', '=', 1).executeTakeFirstOrThrow()
  return row.version
}

export async function updateVersion(tx: Db | Tx): Promise<void> {
  await tx
    .updateTable('catalogoVersion')
    .set({ version: sql`version + 1` })
    .where('id', '=', 1)
    .execute()
}

/** Ids of what was written since, listed or not. */
export async function listCambiadas(db: Db, desde: number): Promise<Set<string>> {
  return new Set(
    (await db.selectFrom('experiencias').select('id').where('cambio', '>=', desde).execute()).map(({ id }) => id),
  )
}

/** Listed, and with a coming departure on sale that has a place left. */
export async function listOfrecidas(db: Db, now: Date): Promise<Ofrecida[]> {
  const { rows } = await sql<Ofrecida>`
    select e.id, e.slug, e.nombre_experiencia, e.descripcion_corta, e.ciudad, e.lat, e.lng, e.duracion_minutos, e.precio_por_persona, e.politica_cancelacion, e.confirmacion, e.operador_nombre,
      e.calificacion_promedio, e.calificacion_cantidad, e.fotos
    from experiencias e where e.listada and exists (
      select from salidas s where s.experiencia_id = e.id and s.estado = 'abierta' and s.cierre_ventas > ${now} and s.inicio_utc > ${now}
        and s.cupos > (select coalesce(sum(r.plazas), 0) from reservas r where r.salida_id = s.id and ${ocupan(now)}))
    order by e.id`.execute(db)
  return rows
}
