import type { Input } from '#contract/call.ts'
import type { Experiencia, experiencias } from '#contract/experiencias.ts'
import { normalizarFiltros, type Busqueda } from '#domain/busqueda/filtros.ts'
import { fichaDe, type DatosDeFicha } from '#domain/experiencias/ficha.ts'
import { diasEntre } from '#domain/fechas.ts'
import type { Ctx, Page } from '#server/ctx.ts'
import { refuseCampo } from '#server/refusal.ts'
import { armarConsulta } from './consulta.ts'
import { countListadas, listFichas, pideSalida, type Parte, type Pedido, type Tramo } from './listado.db.ts'
import { recordar } from './memoria.ts'
import { leerTexto } from './texto.ts'

const POR_PAGINA = 24
const MAX_DIAS = 366

export async function listarExperiencias(ctx: Ctx, filtros: Input<typeof experiencias.listarExperiencias>): Promise<Page<Experiencia>> {
  const busqueda = normalizarFiltros(filtros)
  if (busqueda.desde && busqueda.hasta && diasEntre(busqueda.desde, busqueda.hasta) > MAX_DIAS) refuseCampo('fechaFin', `Busca en ${MAX_DIAS} días como máximo`)
  if (busqueda.vacio) return { items: [], total: 0 }
  const tramo = tramoDe(filtros)
  const buscar = () => buscarPagina(ctx, busqueda, tramo)
  // Places left change without the catalogue changing, so those answers are never kept.
  const { filas, total } = pideSalida(busqueda) ? await buscar() : await recordar(ctx.db, claveDe(busqueda, tramo), buscar, (r) => r.filas.length)
  return { items: filas.map(fichaDe), total }
}

function tramoDe({ pagina, porPagina }: { pagina?: number | undefined; porPagina?: number | undefined }): Tramo {
  if (pagina === undefined && porPagina === undefined) return { limit: null, offset: 0 }
  const limit = porPagina ?? POR_PAGINA
  return { limit, offset: ((pagina ?? 1) - 1) * limit }
}

const claveDe = (busqueda: Busqueda, ...resto: unknown[]): string => JSON.stringify([busqueda, ...resto])

interface Resultado {
  filas: DatosDeFicha[]
  total: number
}

async function buscarPagina(ctx: Ctx, busqueda: Busqueda, tramo: Tramo): Promise<Resultado> {
  const sinTexto = { busqueda, consulta: null, now: ctx.now }
  if (busqueda.q === null) return listarEnOrden(ctx, sinTexto, tramo)
  const grupos = await leerTexto(ctx.db, busqueda.q)
  if (grupos === null) return listarEnOrden(ctx, sinTexto, tramo)
  if (grupos.length === 0) return { filas: [], total: 0 }
  const publicadas = await contarPublicadas(ctx)
  const todas = await listarTexto(ctx, { ...sinTexto, consulta: armarConsulta(grupos, '&', publicadas) }, tramo)
  if (todas.total > 0 || grupos.length === 1) return todas
  return listarTexto(ctx, { ...sinTexto, consulta: armarConsulta(grupos, '|', publicadas) }, tramo)
}

/** Those that match in their name or place come first. */
async function listarTexto(ctx: Ctx, pedido: Pedido, tramo: Tramo): Promise<Resultado> {
  if (pedido.busqueda.orden !== 'relevance') return listarEnOrden(ctx, pedido, tramo)
  const filas = await listFichas(ctx.db, pedido, 'titulo', tramo)
  if (tramo.limit === null) {
    const todas = [...filas, ...(await listFichas(ctx.db, pedido, 'resto', tramo))]
    return { filas: todas, total: todas.length }
  }
  const total = await contar(ctx, pedido, 'todo')
  if (filas.length === tramo.limit) return { filas, total }
  const enTitulo = filas.length > 0 ? tramo.offset + filas.length : await contar(ctx, pedido, 'titulo')
  const resto = { limit: tramo.limit - filas.length, offset: Math.max(0, tramo.offset - enTitulo) }
  return { filas: [...filas, ...(await listFichas(ctx.db, pedido, 'resto', resto))], total }
}

async function listarEnOrden(ctx: Ctx, pedido: Pedido, tramo: Tramo): Promise<Resultado> {
  const filas = await listFichas(ctx.db, pedido, 'todo', tramo)
  const { limit, offset } = tramo
  if (limit === null) return { filas, total: filas.length }
  // A page that is not full is the last one: it tells how many there are.
  if (filas.length < limit && (filas.length > 0 || offset === 0)) return { filas, total: offset + filas.length }
  return { filas, total: await contar(ctx, pedido, 'todo') }
}

/** Counted apart, and once per filter while the catalogue stands still. */
function contar(ctx: Ctx, pedido: Pedido, parte: Parte): Promise<number> {
  const cargar = () => countListadas(ctx.db, pedido, parte)
  if (pideSalida(pedido.busqueda)) return cargar()
  return recordar(ctx.db, claveDe({ ...pedido.busqueda, orden: 'relevance' }, 'total', parte, pedido.consulta?.texto), cargar)
}

const TODO: Busqueda = normalizarFiltros({ participantes: undefined, precioMin: undefined, precioMax: undefined })

const contarPublicadas = (ctx: Ctx): Promise<number> => contar(ctx, { busqueda: TODO, consulta: null, now: ctx.now }, 'todo')
