import type { Input } from '#contract/call.ts'
import type { Experiencia, experiencias, FiltrosExperiencia, PuntoExperiencia } from '#contract/experiencias.ts'
import { filtrosDesconocidos, normalizarFiltros, type Busqueda } from '#domain/busqueda/filtros.ts'
import { lugarNombrado } from '#domain/busqueda/lugar-nombrado.ts'
import { fichaDe, puntoDe } from '#domain/experiencias/ficha.ts'
import { diasEntre } from '#domain/fechas.ts'
import type { Coincidencia, Ctx, Page } from '#server/ctx.ts'
import { refuse, refuseCampo } from '#server/refusal.ts'
import { tramoDe, type Tramo } from '#server/tramo.ts'
import { conAlguna, conTodas, textoDeTodas, type Texto } from './consulta.ts'
import { armarConteo, type Conteo } from './conteo.ts'
import {
  countListadas,
  listPrecios,
  listFichas,
  pideSalida,
  type Listada,
  type Parte,
  type Pedido,
} from './listado.db.ts'
import { abrirMemoria, type Memoria } from './memoria.ts'
import { leerTexto, type Grupo } from './texto.ts'

const MAX_DIAS = 366

export async function listarExperiencias(
  ctx: Ctx,
  filtros: Input<typeof experiencias.listarExperiencias>,
): Promise<Page<Experiencia>> {
  const { filas, ...resto } = await buscarListadas(ctx, filtros, tramoDe(filtros, null))
  return { items: filas.map(fichaDe), ...resto }
}

const MAX_PUNTOS = 500

/** The same search, for a map. */
export async function ubicarExperiencias(
  ctx: Ctx,
  filtros: Input<typeof experiencias.ubicarExperiencias>,
): Promise<Page<PuntoExperiencia>> {
  const { filas, ...resto } = await buscarListadas(ctx, filtros, tramoDe(filtros, MAX_PUNTOS))
  return { items: filas.map(puntoDe), ...resto }
}

async function buscarListadas(ctx: Ctx, filtros: FiltrosExperiencia, tramo: Tramo): Promise<Resultado> {
  const errores = filtrosDesconocidos(filtros)
  if (errores.length > 0) refuse('datos-invalidos', { errores })
  const busqueda = normalizarFiltros(filtros)
  if (busqueda.desde && busqueda.hasta && diasEntre(busqueda.desde, busqueda.hasta) > MAX_DIAS)
    refuseCampo('fechaFin', `Busca en ${MAX_DIAS} días como máximo`)
  if (busqueda.vacio) return { filas: [], total: 0 }
  const memoria = await abrirMemoria(ctx.db)
  const buscar = () => buscarPagina({ ctx, memoria }, busqueda, tramo)
  // Places left change without the catalogue changing, so those answers are never kept.
  return pideSalida(busqueda)
    ? buscar()
    : memoria.recordar(JSON.stringify([busqueda, tramo]), buscar, (r) => r.filas.length)
}

interface Resultado {
  filas: Listada[]
  total: number
  coincidencia?: Coincidencia
}

interface Aqui {
  ctx: Ctx
  memoria: Memoria
}

async function buscarPagina(aqui: Aqui, busqueda: Busqueda, tramo: Tramo): Promise<Resultado> {
  const { ctx, memoria } = aqui
  const sinTexto = { busqueda, consulta: null, now: ctx.now }
  const { q } = busqueda
  const leido = q === null ? null : await memoria.recordar(`texto:${q}`, () => leerTexto(ctx.db, q))
  if (leido === null) return listarEnOrden(aqui, sinTexto, tramo)
  const { grupos, sinUso } = leido
  if (grupos.length === 0) return { filas: [], total: 0 }
  const publicadas = (await conteoDe(aqui, null)).contar(TODO)
  const catalogo = { publicadas, conTodas: (await conteoDe(aqui, textoDeTodas(grupos))).contar(TODO) }
  const todas = await listarTexto(aqui, { ...sinTexto, consulta: conTodas(grupos, catalogo) }, tramo)
  if (todas.total > 0 || grupos.length === 1)
    return sinUso.length > 0 ? { ...todas, coincidencia: { sinUso, soloAlguna: false } } : todas
  const enSuLugar = await listarEnSuLugar(aqui, { ...sinTexto, grupos }, tramo)
  if (enSuLugar) return { ...enSuLugar, coincidencia: { sinUso, soloAlguna: true } }
  const algunas = await listarTexto(aqui, { ...sinTexto, consulta: conAlguna(grupos, publicadas) }, tramo)
  return { ...algunas, coincidencia: { sinUso, soloAlguna: true } }
}

/** Where a city is named and not all is met there: what it has of the rest, else all that it has, and nothing of elsewhere. */
async function listarEnSuLugar(
  aqui: Aqui,
  { grupos, ...pedido }: Pedido & { grupos: Grupo[] },
  tramo: Tramo,
): Promise<Resultado | null> {
  const catalogo = await conteoDe(aqui, null)
  const lugar =
    pedido.busqueda.destino === null
      ? lugarNombrado(
          grupos.map(({ palabra }) => palabra),
          catalogo.ciudades,
        )
      : null
  if (!lugar) return null
  const ahi = { ...pedido, busqueda: { ...pedido.busqueda, destino: lugar.ciudad } }
  const otros = grupos.toSpliced(lugar.desde, lugar.largo)
  const deEso =
    otros.length > 0
      ? await listarTexto(aqui, { ...ahi, consulta: conAlguna(otros, catalogo.contar(TODO)) }, tramo)
      : null
  const hallado = deEso && deEso.total > 0 ? deEso : await listarEnOrden(aqui, ahi, tramo)
  return hallado.total > 0 ? hallado : null
}

const TODO: Busqueda = normalizarFiltros({ participantes: undefined, precioMin: undefined, precioMax: undefined })

/** What comes first by the text, then the rest, each in the order of the list. */
async function listarTexto(aqui: Aqui, pedido: Pedido, tramo: Tramo): Promise<Resultado> {
  const { db } = aqui.ctx
  const total = await contar(aqui, pedido)
  if (total === 0) return { filas: [], total }
  if (pedido.busqueda.orden !== 'relevance') return { filas: await listFichas(db, pedido, 'todo', tramo), total }
  const filas = await listFichas(db, pedido, 'primero', tramo)
  const { limit, offset } = tramo
  if (limit === null) return { filas: [...filas, ...(await listFichas(db, pedido, 'resto', tramo))], total }
  if (filas.length === limit || offset + filas.length >= total) return { filas, total }
  const primeras = filas.length > 0 || offset === 0 ? offset + filas.length : await contar(aqui, pedido, 'primero')
  const resto = await listFichas(db, pedido, 'resto', {
    limit: limit - filas.length,
    offset: Math.max(0, offset - primeras),
  })
  return { filas: [...filas, ...resto], total }
}

async function listarEnOrden(aqui: Aqui, pedido: Pedido, tramo: Tramo): Promise<Resultado> {
  const filas = await listFichas(aqui.ctx.db, pedido, 'todo', tramo)
  const { limit, offset } = tramo
  if (limit === null) return { filas, total: filas.length }
  // A page that is not full is the last one: it tells how many there are.
  if (filas.length < limit && (filas.length > 0 || offset === 0)) return { filas, total: offset + filas.length }
  return { filas, total: await contar(aqui, pedido) }
}

async function contar(aqui: Aqui, pedido: Pedido, parte: Parte = 'todo'): Promise<number> {
  if (pideSalida(pedido.busqueda) || pedido.busqueda.zona) return countListadas(aqui.ctx.db, pedido, parte)
  return (
    await conteoDe(aqui, pedido.consulta && (parte === 'primero' ? pedido.consulta.primero : pedido.consulta.todo))
  ).contar(pedido.busqueda)
}

/** Of all that is listed, or that has a text: read once while the catalogue stands still, whatever the other filters. */
function conteoDe({ ctx, memoria }: Aqui, texto: Texto | null): Promise<Conteo> {
  const cargar = async () => armarConteo(await listPrecios(ctx.db, texto))
  return memoria.recordar(`conteo:${texto ? texto.columna + texto.texto : ''}`, cargar, ({ peso }) => peso)
}
