import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#server/ctx.ts'
import type { Parte } from './listado.db.ts'

/** A text as the database looks for it. Its words are plain: a to z and digits. */
export interface Consulta {
  palabras: string[]
  /** The last word may be only begun. */
  comienzo: string | null
  /** Whether one of the words is enough. */
  alguna: boolean
  /** So many rows match that walking the list in its order finds a page sooner than the index of words does. */
  frecuente: boolean
  frecuenteEnTitulo: boolean
}

/** What the catalogue knows of a word as it was typed. */
export interface PalabraBuscada {
  termino: string
  /** It is written like this somewhere. */
  exacta: boolean
  /** The dictionary drops it: it says nothing. */
  vacia: boolean
  /** Experiences with it in some form, at most. */
  veces: number
  enTitulo: number
  /** Some word begins like this. */
  comienza: boolean
}

export function contieneTexto(consulta: Consulta, parte: Parte): RawBuilder<unknown> {
  const buscada = tsquery(consulta)
  const titulo = consulta.frecuenteEnTitulo ? sql`ts_match_vq(e.busqueda_titulo, ${buscada})` : sql`e.busqueda_titulo @@ ${buscada}`
  if (parte === 'titulo') return titulo
  // ts_match_vq is what @@ calls; no index answers it, so the planner keeps to the order of the list.
  const todo = consulta.frecuente ? sql`ts_match_vq(e.busqueda, ${buscada})` : sql`e.busqueda @@ ${buscada}`
  return parte === 'todo' ? todo : sql`${todo} and not ts_match_vq(e.busqueda_titulo, ${buscada})`
}

function tsquery({ palabras, comienzo, alguna }: Consulta): RawBuilder<unknown> {
  const partes: RawBuilder<unknown>[] = []
  if (palabras.length > 0) partes.push(sql`to_tsquery('public.es', ${palabras.join(alguna ? ' | ' : ' & ')})`)
  // A begun word has no proper stem yet: as typed, or as the dictionary would cut it.
  if (comienzo !== null) partes.push(sql`(to_tsquery('simple', ${`${comienzo}:*`}) || to_tsquery('public.es', ${`${comienzo}:*`}))`)
  return sql`(${sql.join(partes, alguna ? sql` || ` : sql` && `)})`
}

export async function listPalabrasBuscadas(db: Db, terminos: string[]): Promise<PalabraBuscada[]> {
  const { rows } = await sql<PalabraBuscada>`
    select t.termino,
      exists (select from palabras p where p.palabra = t.termino) as exacta,
      coalesce(cardinality(t.lexemas) = 0, false) as vacia,
      coalesce((select sum(p.veces) from palabras p where p.lexema = t.lexemas[1]), 0)::int as veces,
      coalesce((select sum(p.en_titulo) from palabras p where p.lexema = t.lexemas[1]), 0)::int as en_titulo,
      exists (select from palabras p where p.palabra collate "C" >= t.termino and p.palabra collate "C" < t.termino || '{') as comienza
    from (select u.termino, u.posicion, ts_lexize('spanish_stem', u.termino) as lexemas from unnest(${terminos}::text[]) with ordinality as u (termino, posicion)) t
    order by t.posicion`.execute(db)
  return rows
}
