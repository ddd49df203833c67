import type { ExperienciaSugerida } from '#contract/asistente.ts'
import type { ExperienciaDetalle, Salida } from '#contract/experiencias.ts'
import type { Fecha } from '#domain/fechas.ts'
import { esSospechoso } from './formato.ts'
import { redactarDetalle } from './redactar-detalle.ts'
import type { Resultado } from './resultado.ts'

/** All that the tools of one turn told: what a text of another's making may say. */
export interface Hechos {
  /** Prices, in pesos. */
  montos: Set<number>
  /** Bounds that the person set; they are no prices. */
  topes: Set<number>
  cupos: Set<number>
  fechas: Set<Fecha>
  /** 'HH:MM', local. */
  horas: Set<string>
  /** Any other figure: durations, ages, opinions, how many there are. */
  cifras: Set<number>
  nombres: Set<string>
  /** Sentences of the product's own that were told in this turn. */
  textos: string[]
  /** Where people write to us; null where nobody said it. */
  correo: string | null
}

const EMERGENCIAS = [131, 132, 133, 4141]

export function hechosDe(
  resultados: readonly Resultado[],
  { textos, correo }: Pick<Hechos, 'textos' | 'correo'>,
  hoy: Fecha,
): Hechos {
  const hechos: Hechos = {
    montos: new Set(),
    topes: new Set(),
    cupos: new Set(),
    fechas: new Set([hoy]),
    horas: new Set(),
    cifras: new Set(EMERGENCIAS),
    nombres: new Set(),
    textos: [...textos],
    correo,
  }
  for (const resultado of resultados) anotarResultado(hechos, resultado, hoy)
  return hechos
}

function anotarResultado(
  hechos: Hechos,
  { filtros, experiencias, total, porTipo = [], alternativas, detalle }: Resultado,
  hoy: Fecha,
): void {
  const { participantes, precioMin, precioMax, fecha, fechaInicio, fechaFin } = filtros
  agregar(hechos.topes, precioMin, precioMax)
  agregar(hechos.fechas, fecha, fechaInicio, fechaFin)
  agregar(
    hechos.cifras,
    ...porTipo.map((uno) => uno.total),
    participantes,
    total,
    experiencias.length,
    alternativas?.total,
    alternativas?.experiencias.length,
  )
  for (const una of [...experiencias, ...(alternativas?.experiencias ?? [])]) anotarSugerida(hechos, una)
  if (detalle) anotarDetalle(hechos, detalle, hoy)
}

function anotarSugerida(hechos: Hechos, { salida, precioPorPersona, ...una }: ExperienciaSugerida): void {
  agregar(hechos.montos, precioPorPersona, salida?.precioPorPersona)
  agregar(hechos.cifras, una.duracionHoras, una.calificacion.promedio, una.calificacion.cantidad)
  agregar(
    hechos.nombres,
    ...[una.nombreExperiencia, una.ubicacionGeografica, una.proveedor?.nombreComercial, una.anfitrion?.nombre].filter(
      (nombre) => nombre && !esSospechoso(nombre),
    ),
  )
  if (salida) anotarSalida(hechos, salida)
}

function anotarDetalle(
  hechos: Hechos,
  { experiencia, salidas }: { experiencia: ExperienciaDetalle; salidas: Salida[] },
  hoy: Fecha,
): void {
  anotarSugerida(hechos, { ...experiencia, salida: null })
  const { tarifas, cargosEnDestino, requisitos } = experiencia
  agregar(hechos.montos, ...tarifas.map(({ precio }) => precio), ...cargosEnDestino.map(({ monto }) => monto))
  agregar(
    hechos.cifras,
    ...tarifas.flatMap(({ edadMin, edadMax }) => [edadMin, edadMax]),
    requisitos.edadMin,
    requisitos.dificultad,
    requisitos.altitudMax,
    experiencia.minParticipantes,
  )
  hechos.textos.push(
    ...redactarDetalle('cancelacion', experiencia, [], hoy),
    ...(['requisitos', 'incluye', 'encuentro'] as const).flatMap((asunto) =>
      redactarDetalle(asunto, experiencia, [], hoy),
    ),
  )
  for (const salida of salidas) {
    anotarSalida(hechos, salida)
    agregar(hechos.montos, salida.precioPorPersona, ...salida.tarifas.map(({ precio }) => precio))
  }
}

function anotarSalida(
  { cupos, fechas, horas }: Hechos,
  { inicio, cuposDisponibles }: Pick<Salida, 'inicio' | 'cuposDisponibles'>,
): void {
  cupos.add(cuposDisponibles)
  fechas.add(inicio.slice(0, 10))
  horas.add(inicio.slice(11, 16))
}

function agregar<T>(a: Set<T>, ...valores: (T | null | undefined)[]): void {
  for (const valor of valores) if (valor !== null && valor !== undefined) a.add(valor)
}
