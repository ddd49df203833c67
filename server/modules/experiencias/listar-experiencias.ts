import type { Input } from '#contract/call.ts'
import type { Experiencia, experiencias } from '#contract/experiencias.ts'
import { normalizarFiltros, type Busqueda } from '#domain/busqueda/filtros.ts'
import { fichaDe, type DatosDeFicha } from '#domain/experiencias/ficha.ts'
import { diasEntre } from '#domain/fechas.ts'
import type { Ctx, Page } from '#server/ctx.ts'
import { refuseCampo } from '#server/refusal.ts'
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
  const { filas, total } = pideSalida(busqueda) ? await buscar() : await recordar(ctx.db, claveDe(busqueda, tramo), buscar)
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
  const consulta = busqueda.q === null ? null : await leerTexto(ctx.db, busqueda.q)
  const pedido = { busqueda, consulta, now: ctx.now }
  const filas = await listFichas(ctx.db, pedido, 'todo', tramo)
  return { filas, total: await contar(ctx, pedido, 'todo', tramo, filas.length) }
}

/** A page that is not full tells how many there are; else they are counted once per filter. */
async function contar(ctx: Ctx, pedido: Pedido, parte: Parte, { limit, offset }: Tramo, hay: number): Promise<number> {
  if (limit === null) return hay
  if (hay < limit && (hay > 0 || offset === 0)) return offset + hay
  const cargar = () => countListadas(ctx.db, pedido, parte)
  return pideSalida(pedido.busqueda) ? cargar() : recordar(ctx.db, claveDe({ ...pedido.busqueda, orden: 'relevance' }, 'total', parte), cargar)
}
