import { sql } from 'kysely'
import type { Candidata } from '#domain/busqueda/enmienda.ts'
import { paraIndice } from '#domain/busqueda/texto.ts'
import type { Db } from '#server/ctx.ts'

/** What the catalogue knows of a word as it was typed. */
export interface PalabraBuscada {
  termino: string
  /** The dictionary's stem; null for a word that says nothing, like 'nosotros'. */
  lexema: string | null
  /** It is written like this somewhere. */
  exacta: boolean
  /** Stems of the words that are this one in singular, plural or another gender. */
  lexemas: string[]
  /** Experiences with any of them, at most; and those with it in their name or place. */
  veces: number
  enTitulo: number
  /** Words that begin like this, counted the same way. */
  comienza: boolean
  vecesComienza: number
  /** Their stems, `MAX_COMIENZOS + 1` at most. */
  lexemasComienza: string[]
}

export interface PalabraCercana extends Candidata {
  termino: string
  lexemas: string[]
  enTitulo: number
}

/** How many stems a search names one by one; more of them are looked for by their beginning, which reads every one of them whole. */
export const MAX_COMIENZOS = 64

export async function listPalabrasBuscadas(
  db: Db,
  terminos: { termino: string; raiz: string }[],
): Promise<PalabraBuscada[]> {
  const { rows } = await sql<PalabraBuscada>`
    select t.termino, t.lexema, coalesce(f.exacta, false) as exacta, coalesce(f.lexemas, '{}') as lexemas, coalesce(f.veces, 0) as veces,
      coalesce(f.en_titulo, 0) as en_titulo, c.veces is not null as comienza, coalesce(c.veces, 0) as veces_comienza,
      array(
        select distinct p.lexema from palabras p where p.palabra collate "C" >= t.termino and p.palabra collate "C" < t.termino || '{' limit ${MAX_COMIENZOS + 1}) as lexemas_comienza
    from (select *, (ts_lexize('spanish_stem', u.indice))[1] as lexema
      from unnest(${terminos.map((una) => una.termino)}::text[], ${terminos.map((una) => una.raiz)}::text[], ${terminos.map((una) => paraIndice(una.termino))}::text[])
        with ordinality as u (termino, raiz, indice, posicion)) t
    cross join lateral (
      select bool_or(p.palabra = t.termino) as exacta, array_agg(distinct p.lexema) as lexemas, sum(p.veces)::int as veces, sum(p.en_titulo)::int as en_titulo
      from palabras p where p.raiz = t.raiz or p.lexema = t.lexema) f
    cross join lateral (
      select sum(p.veces)::int as veces from palabras p where p.palabra collate "C" >= t.termino and p.palabra collate "C" < t.termino || '{') c
    order by t.posicion`.execute(db)
  return rows
}

const CERCANAS = 12

/** Words that sound alike, are one slip away, or share enough groups of letters; with the stems of each one's forms. */
export async function listPalabrasCercanas(
  db: Db,
  { termino, sonido, variantes }: { termino: string; sonido: string; variantes: string[] },
): Promise<PalabraCercana[]> {
  const { rows } = await sql<PalabraCercana>`
    select ${termino} as termino, p.palabra, p.sonido, p.veces, p.en_titulo, array(select distinct f.lexema from palabras f where f.raiz = p.raiz) as lexemas
    from (
      (select * from palabras where sonido = ${sonido} order by veces desc limit ${CERCANAS})
      union
      (select * from palabras where palabra = any(${variantes}::text[]) order by veces desc limit ${CERCANAS})
      union
      (select * from palabras where palabra % ${termino} order by similarity(palabra, ${termino}) desc, veces desc limit ${CERCANAS})
    ) p`.execute(db)
  return rows
}

/** Whether any of these stems is in the catalogue itself. */
export async function existeForma(db: Db, formas: string[]): Promise<boolean> {
  // With a LIMIT the planner takes the word for a frequent one and reads the table; what `palabras` lacks is rare.
  const { rows } = await sql<{
    n: number
  }>`select count(*) as n from experiencias where listada and busqueda @@ ${formas.join(' | ')}::tsquery`.execute(db)
  return rows[0]!.n > 0
}

export interface TextoDeExperiencia {
  id: string
  titulo: string
  texto: string
}

/** The searchable text of what is listed, in id order after `despuesDe`. */
export async function listTextos(db: Db, despuesDe: string | null, limit: number): Promise<TextoDeExperiencia[]> {
  let textos = db
    .selectFrom('experiencias')
    .select('id')
    .select(
      sql<string>`concat_ws(' ', nombre_experiencia, ciudad, sector, region_nombre, tipo_experiencia)`.as('titulo'),
    )
    .select(sql<string>`concat_ws(' ', descripcion_corta, operador_nombre, descripcion_larga)`.as('texto'))
    .where(sql<boolean>`listada`)
  if (despuesDe) textos = textos.where('id', '>', despuesDe)
  return textos.orderBy('id').limit(limit).execute()
}

export interface Palabra {
  palabra: string
  lexema: string
  raiz: string
  sonido: string
  veces: number
  enTitulo: number
}

export const listPalabras = (db: Db): Promise<Palabra[]> =>
  db.selectFrom('palabras').select(['palabra', 'lexema', 'raiz', 'sonido', 'veces', 'enTitulo']).execute()

/** The dictionary's stem of each word; null where it drops the word. */
export async function listLexemas(db: Db, palabras: string[]): Promise<{ palabra: string; lexema: string | null }[]> {
  const { rows } = await sql<{ palabra: string; lexema: string | null }>`
    select palabra, (ts_lexize('spanish_stem', indice))[1] as lexema from unnest(${palabras}::text[], ${palabras.map(paraIndice)}::text[]) as u (palabra, indice)`.execute(
    db,
  )
  return rows
}

export async function upsertPalabras(db: Db, palabras: Palabra[]): Promise<void> {
  await db
    .insertInto('palabras')
    .values(palabras)
    .onConflict((oc) =>
      oc.column('palabra').doUpdateSet((eb) => ({
        lexema: eb.ref('excluded.lexema'),
        raiz: eb.ref('excluded.raiz'),
        sonido: eb.ref('excluded.sonido'),
        veces: eb.ref('excluded.veces'),
        enTitulo: eb.ref('excluded.enTitulo'),
      })),
    )
    .execute()
}

export async function deletePalabras(db: Db, palabras: string[]): Promise<void> {
  await db
    .deleteFrom('palabras')
    .where(sql<boolean>`palabra = any(${palabras}::text[])`)
    .execute()
}
