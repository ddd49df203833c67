import type { Experiencia, Resena } from '#contract/experiencias.ts'
import type { Cliente } from '#web/api/cliente.ts'

const EXPERIENCIAS = 8
const POR_EXPERIENCIA = 3
const MOSTRADAS = 6

export type OpinionDeProveedor = { resena: Resena; experiencia: { id: string; nombre: string } }

/** The newest opinions of what a provider offers, of those experiences that have most. Null: they could not be had. */
export async function opinionesDeProveedor(cliente: Cliente, listado: readonly Experiencia[]): Promise<OpinionDeProveedor[] | null> {
  const opinadas = listado
    .filter(({ calificacion }) => calificacion.cantidad > 0)
    .sort((a, b) => b.calificacion.cantidad - a.calificacion.cantidad)
    .slice(0, EXPERIENCIAS)
  try {
    const todas = await Promise.all(opinadas.map((experiencia) => ultimasDe(cliente, experiencia)))
    return todas.flat().sort(laNuevaPrimero).slice(0, MOSTRADAS)
  } catch {
    // The page says so and offers to try again; the answer is logged where it was made.
    return null
  }
}

async function ultimasDe(cliente: Cliente, { id, nombreExperiencia }: Experiencia): Promise<OpinionDeProveedor[]> {
  const { items } = await cliente.page('listarResenas', { id, pagina: 1, porPagina: POR_EXPERIENCIA })
  return items.map((resena) => ({ resena, experiencia: { id, nombre: nombreExperiencia } }))
}

const laNuevaPrimero = (a: OpinionDeProveedor, b: OpinionDeProveedor): number => Date.parse(b.resena.publicadaEn) - Date.parse(a.resena.publicadaEn)
