import { z } from 'zod'
import type { Fuente, Preferencias } from '#contract/asistente.ts'
import { Fecha, Pesos, TipoExperiencia } from '#contract/comun.ts'
import { Orden } from '#contract/experiencias.ts'
import type { ValoresDichos } from '#domain/reglas/valores.ts'
import type { Sitio } from '#contract/sitio.ts'
import { leerDeseos } from '#domain/asistente/deseos.ts'
import {
  SIN_DESEOS,
  TEMAS_DE_AYUDA,
  type Ciudad,
  type Cuando,
  type Deseos,
  type Intencion,
} from '#domain/asistente/intencion.ts'
import { normalizar } from '#domain/asistente/normalizar.ts'
import { detalleParaModelo, paraModelo } from '#domain/asistente/para-modelo.ts'
import type { Resultado } from '#domain/asistente/resultado.ts'
import { textoDeCancelar, TEXTOS_DE_AYUDA } from '#domain/asistente/textos-de-ayuda.ts'
import { llenar } from '#domain/sitio/llenar.ts'
import type { Fecha as Dia } from '#domain/fechas.ts'
import type { Ctx } from '#server/ctx.ts'
import { reglaDe } from '#server/modules/reglas/index.ts'
import { atender } from './atender.ts'
import type { HerramientaDeModelo, LlamadaDeModelo } from './modelo.ts'

/** What a turn has come to: the answer's intention and result, and everything that was told on the way. */
export interface Turno {
  intencion: Intencion
  resultado: Resultado
  resultados: Resultado[]
  textos: string[]
  fuentes: Fuente[]
  /** Experiences that may be looked at: shown before, or in this turn. */
  vistas: Set<string>
}

export interface Entorno {
  ctx: Ctx
  ciudades: readonly Ciudad[]
  hoy: Dia
  preferencias: Preferencias | null | undefined
  sitio: Sitio
  valores: ValoresDichos
}

const MAX_PERSONAS = 200

const Buscar = z.object({
  lugar: z.string().max(80).optional().describe('Ciudad, región o zona de Chile, como la dijo la persona'),
  tipo: TipoExperiencia.optional(),
  palabras: z.string().max(60).optional().describe('Actividad que no es un tipo: kayak, termas, cabalgata'),
  participantes: z.int().min(1).max(MAX_PERSONAS).optional(),
  precioMin: Pesos.optional().describe('Pesos chilenos por persona'),
  precioMax: Pesos.optional().describe('Pesos chilenos por persona'),
  fechaInicio: Fecha.optional(),
  fechaFin: Fecha.optional(),
  orden: Orden.optional(),
  pagina: z.int().min(1).max(20).optional(),
})
const Ver = z.object({
  id: z.string().max(200),
  fechaInicio: Fecha.optional(),
  fechaFin: Fecha.optional(),
  participantes: z.int().min(1).max(MAX_PERSONAS).optional(),
})
const Ayuda = z.object({ tema: z.enum(TEMAS_DE_AYUDA) })

const USOS: Record<
  string,
  { description: string; input: z.ZodObject; usar: (entorno: Entorno, turno: Turno, input: never) => Promise<object> }
> = {
  buscar_experiencias: {
    description:
      'Busca en el catálogo publicado, con precio y cupos de ahora. Úsala antes de nombrar cualquier experiencia.',
    input: Buscar,
    usar: buscarParaModelo,
  },
  ver_experiencia: {
    description: 'Tarifas, requisitos, cancelación y salidas con cupos de una experiencia ya encontrada.',
    input: Ver,
    usar: verParaModelo,
  },
  texto_de_ayuda: {
    description: 'Lo que el sitio dice sobre un tema: reservas, pagos, cancelaciones, cuenta y otros.',
    input: Ayuda,
    usar: (entorno, turno, input) => ayudar(entorno, turno, input),
  },
}

export const HERRAMIENTAS: HerramientaDeModelo[] = Object.entries(USOS).map(([name, { description, input }]) => ({
  name,
  description,
  parameters: esquemaDe(input),
}))

/** Without what only costs words: the dialect, and the long pattern of a date. */
function esquemaDe(input: z.ZodObject): object {
  const { $schema: _, ...esquema } = z.toJSONSchema(input, {
    override: ({ jsonSchema }) => void delete jsonSchema.pattern,
  }) as Record<string, unknown>
  return esquema
}

/** Runs one tool; it only reads, with the rights of whoever asks. What cannot be run is told to the model. */
export async function usarHerramienta(
  entorno: Entorno,
  turno: Turno,
  { function: { name, arguments: escritos } }: LlamadaDeModelo,
): Promise<object> {
  const uso = Object.hasOwn(USOS, name) ? USOS[name] : undefined
  if (!uso) return { error: 'No existe esa herramienta' }
  const input = uso.input.safeParse(leer(escritos))
  if (!input.success)
    return { error: 'Argumentos que no sirven', campos: input.error.issues.map(({ path }) => path.join('.')) }
  return uso.usar(entorno, turno, input.data as never)
}

/** Empty and null count as absent: models fill in what they do not know. */
function leer(escritos: string): unknown {
  try {
    const valor: unknown = JSON.parse(escritos || '{}')
    return valor !== null && typeof valor === 'object'
      ? Object.fromEntries(Object.entries(valor).filter(([, v]) => v !== null && v !== ''))
      : valor
  } catch {
    return null // told to the model as arguments of no use
  }
}

async function buscarParaModelo(entorno: Entorno, turno: Turno, input: z.infer<typeof Buscar>): Promise<object> {
  const zona = input.lugar ? leerDeseos(normalizar(`en ${input.lugar}`), entorno).deseos.zona : null
  if (input.lugar && (!zona || zona.desconocida)) return { error: 'Ese lugar no está en el catálogo' }
  const temas = input.palabras ? leerDeseos(normalizar(input.palabras), entorno).deseos.temas : []
  const deseos: Deseos = {
    ...SIN_DESEOS,
    zona,
    tipos: input.tipo ? [input.tipo] : [],
    temas: input.palabras && temas.length === 0 ? [normalizar(input.palabras)] : temas,
    participantes: input.participantes ?? null,
    precioMin: input.precioMin ?? null,
    precioMax: input.precioMax ?? null,
    cuando: cuandoDe(input, entorno.hoy),
    orden: input.orden ?? null,
  }
  const intencion: Intencion = {
    ...turno.intencion,
    acto: 'buscar',
    deseos,
    pagina: input.pagina ?? 1,
    detalle: null,
    asunto: null,
    ayuda: null,
    avisos: [],
  }
  const resultado = await atender(entorno.ctx, { ...entorno, intencion, mostradas: [] })
  Object.assign(turno, { intencion, resultado })
  anotar(turno, resultado)
  return paraModelo(resultado, entorno.hoy)
}

async function verParaModelo(
  entorno: Entorno,
  turno: Turno,
  { id, participantes, ...fechas }: z.infer<typeof Ver>,
): Promise<object> {
  if (!turno.vistas.has(id)) return { error: 'Busca primero: ese id no salió en esta conversación' }
  const deseos: Deseos = { ...SIN_DESEOS, participantes: participantes ?? null, cuando: cuandoDe(fechas, entorno.hoy) }
  const intencion: Intencion = { ...turno.intencion, acto: 'detalle', deseos, detalle: { posicion: 1, asunto: 'todo' } }
  const resultado = await atender(entorno.ctx, { ...entorno, intencion, mostradas: [id] })
  if (!resultado.detalle) return { error: 'Ya no está publicada' }
  anotar(turno, resultado)
  const { nombreExperiencia, slug } = resultado.detalle.experiencia
  turno.fuentes.push({ titulo: nombreExperiencia, url: `/experience/${slug}` })
  return detalleParaModelo(resultado.detalle, entorno.hoy)
}

async function ayudar(
  { ctx, sitio, valores }: Entorno,
  turno: Turno,
  { tema }: z.infer<typeof Ayuda>,
): Promise<object> {
  const { fuentes, ...ayuda } = TEXTOS_DE_AYUDA[tema]
  const texto =
    tema === 'cancelar'
      ? textoDeCancelar(await reglaDe(ctx.db, 'cancelacion', ctx.now))
      : llenar(ayuda.texto, sitio, { valores })
  turno.textos.push(texto)
  turno.fuentes.push(...fuentes)
  return { texto }
}

export function anotar(turno: Turno, resultado: Resultado): void {
  turno.resultados.push(resultado)
  for (const { id } of [...resultado.experiencias, ...(resultado.alternativas?.experiencias ?? [])])
    turno.vistas.add(id)
}

/** Days gone by are no wish. */
function cuandoDe(
  { fechaInicio, fechaFin }: { fechaInicio?: Dia | undefined; fechaFin?: Dia | undefined },
  hoy: Dia,
): Cuando | null {
  const [desde, hasta] = [fechaInicio, fechaFin].map((fecha) => (fecha && fecha >= hoy ? fecha : undefined))
  if (desde && hasta) return desde === hasta ? { fecha: desde } : desde < hasta ? { desde, hasta } : { desde }
  if (desde) return { desde }
  return hasta ? { hasta } : null
}
