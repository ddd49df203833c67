import type { ExperienciaSugerida, Preferencias } from '#contract/asistente.ts'
import type { Experiencia, Salida } from '#contract/experiencias.ts'
import { aflojar } from '#domain/asistente/aflojar.ts'
import { centroDe, distanciaKm } from '#domain/asistente/cercania.ts'
import { filtrosDe } from '#domain/asistente/filtros.ts'
import type { Ciudad, Cuando, Deseos, Intencion, Zona } from '#domain/asistente/intencion.ts'
import { tiposPreferidos } from '#domain/asistente/preferencias.ts'
import type { Resultado } from '#domain/asistente/resultado.ts'
import { diasEntre, sumarDias, type Fecha } from '#domain/fechas.ts'
import { sesionEn } from '#domain/permisos/actor.ts'
import type { Ctx } from '#server/ctx.ts'
import { verDisponibilidad } from '#server/modules/disponibilidad/index.ts'
import { verExperiencia } from '#server/modules/experiencias/index.ts'
import { listarReservas } from '#server/modules/reservas/index.ts'
import { Refusal } from '#server/refusal.ts'
import { reglaDe } from '#server/modules/reglas/index.ts'
import { buscar } from './buscar.ts'

const DIAS_SIN_FECHA = 60
const MAX_DIAS = 92

export interface Encargo {
  intencion: Intencion
  ciudades: readonly Ciudad[]
  hoy: Fecha
  mostradas: readonly string[]
  preferencias: Preferencias | null | undefined
}

/** Runs the tools an intention asks for; they only read, with the asker's rights. */
export async function atender(ctx: Ctx, encargo: Encargo): Promise<Resultado> {
  const { intencion, ciudades } = encargo
  const vacio: Resultado = {
    filtros: filtrosDe(intencion.deseos, ciudades),
    experiencias: [],
    total: 0,
    exacto: true,
    pagina: intencion.pagina,
    alternativas: null,
    detalle: null,
    ...(ciudades.length === 0 && { catalogoVacio: true as const }),
  }
  if (intencion.acto === 'detalle') return { ...vacio, detalle: await verDetalle(ctx, encargo) }
  if (intencion.acto === 'ayuda' && intencion.ayuda === 'cancelar')
    return { ...vacio, politicas: await reglaDe(ctx.db, 'cancelacion', ctx.now) }
  if (intencion.acto === 'ayuda' && intencion.ayuda === 'reserva' && sesionEn(ctx.actor, 'cliente'))
    return { ...vacio, deMiCuenta: { proxima: intencion.conCodigo ? null : await verProxima(ctx) } }
  if (intencion.acto !== 'buscar' || vacio.catalogoVacio) return vacio
  const hallazgo = await buscar(ctx, intencion.deseos, {
    pagina: intencion.pagina,
    preferidos: tiposPreferidos(encargo.preferencias),
  })
  const experiencias = await conSalida(ctx, hallazgo.experiencias, intencion.deseos, encargo.hoy)
  const alternativas = hallazgo.total === 0 ? await buscarAlternativas(ctx, encargo) : null
  const [unica] = experiencias
  const detalle = intencion.asunto && unica && hallazgo.total === 1 ? await verUna(ctx, unica.id, encargo) : null
  const porTipo = hallazgo.total > 0 ? await contarPorTipo(ctx, intencion.deseos) : []
  const [hallado, ...otros] = porTipo.filter(({ total }) => total > 0)
  // One kind is all there is: the filters can say it.
  const filtros =
    hallado && otros.length === 0 ? filtrosDe({ ...intencion.deseos, tipos: [hallado.tipo] }, ciudades) : vacio.filtros
  return { ...vacio, ...hallazgo, filtros, experiencias, alternativas, detalle, ...(porTipo.length > 0 && { porTipo }) }
}

/** Of each of several kinds, where any of them would do. */
async function contarPorTipo(ctx: Ctx, deseos: Deseos): Promise<NonNullable<Resultado['porTipo']>> {
  const { tipos, temas } = deseos
  if (tipos.length < 2 || temas.length > 0) return []
  const porTipo = []
  for (const tipo of tipos) porTipo.push({ tipo, total: (await buscar(ctx, { ...deseos, tipos: [tipo] })).total })
  return porTipo
}

/** The asker's own, by the call their list is made of; what is not confirmed yet is told nowhere but there. */
async function verProxima(ctx: Ctx): Promise<{ nombreExperiencia: string; inicio: string } | null> {
  const { items } = await listarReservas(ctx, { vista: 'proximas' })
  const proxima = items.find(({ estado, inicio }) => estado === 'confirmada' && new Date(inicio) > ctx.now)
  return proxima ? { nombreExperiencia: proxima.experiencia.nombreExperiencia, inicio: proxima.inicio } : null
}

async function buscarAlternativas(ctx: Ctx, { intencion, ciudades, hoy }: Encargo): Promise<Resultado['alternativas']> {
  const lejania = lejaniaDe(intencion.deseos.zona, ciudades)
  for (const { sinFiltros, deseos } of aflojar(intencion.deseos, ciudades)) {
    const { experiencias, total } = await buscar(ctx, deseos, sinFiltros.includes('destino') ? { lejania } : {})
    if (total > 0)
      return {
        sinFiltros,
        filtros: filtrosDe(deseos, ciudades),
        deseos,
        total,
        experiencias: await conSalida(ctx, experiencias, deseos, hoy),
      }
  }
  return null
}

function lejaniaDe(zona: Zona | null, ciudades: readonly Ciudad[]): ((ciudad: string) => number) | undefined {
  const centro = zona && centroDe(zona, ciudades)
  if (!centro) return undefined
  const km = new Map(ciudades.map((ciudad) => [ciudad.nombre, distanciaKm(centro, ciudad)]))
  return (ciudad) => km.get(ciudad) ?? Number.MAX_VALUE
}

/** With the first departure that fits, where dates or people were given. */
async function conSalida(
  ctx: Ctx,
  experiencias: Experiencia[],
  { cuando, participantes }: Deseos,
  hoy: Fecha,
): Promise<ExperienciaSugerida[]> {
  const sugeridas: ExperienciaSugerida[] = []
  for (const experiencia of experiencias) {
    const pide = cuando !== null || participantes !== null
    const [salida] = pide
      ? (await salidasDe(ctx, experiencia.id, cuando, { hoy, participantes })).filter(
          ({ cuposDisponibles }) => cuposDisponibles > 0,
        )
      : []
    sugeridas.push({
      ...experiencia,
      salida: salida
        ? {
            id: salida.id,
            inicio: salida.inicio,
            cuposDisponibles: salida.cuposDisponibles,
            precioPorPersona: salida.precioPorPersona,
          }
        : null,
    })
  }
  return sugeridas
}

function salidasDe(
  ctx: Ctx,
  id: string,
  cuando: Cuando | null,
  { hoy, participantes }: { hoy: Fecha; participantes: number | null },
): Promise<Salida[]> {
  const desde = cuando?.fecha ?? cuando?.desde ?? hoy
  const pedida = cuando?.fecha ?? cuando?.hasta ?? sumarDias(desde, DIAS_SIN_FECHA)
  const hasta = diasEntre(desde, pedida) > MAX_DIAS ? sumarDias(desde, MAX_DIAS) : pedida
  return verDisponibilidad(ctx, { id, desde, hasta, participantes: participantes ?? undefined })
}

function verDetalle(ctx: Ctx, encargo: Encargo): Promise<Resultado['detalle']> | null {
  const { posicion } = encargo.intencion.detalle!
  const id = encargo.mostradas.at(posicion > 0 ? posicion - 1 : posicion)
  return id === undefined ? null : verUna(ctx, id, encargo)
}

async function verUna(ctx: Ctx, id: string, { intencion, hoy }: Encargo): Promise<Resultado['detalle']> {
  try {
    const experiencia = await verExperiencia(ctx, { id })
    const { cuando, participantes } = intencion.deseos
    return { experiencia, salidas: await salidasDe(ctx, id, cuando, { hoy, participantes }) }
  } catch (error) {
    // Withdrawn since it was shown.
    if (error instanceof Refusal && error.code === 'experiencia-desconocida') return null
    throw error
  }
}
