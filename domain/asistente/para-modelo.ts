import type { ExperienciaSugerida } from '#contract/asistente.ts'
import type { Fecha } from '#domain/fechas.ts'
import { enPesos } from '#domain/pesos.ts'
import { enMomento, esSospechoso, nombreSeguro } from './formato.ts'
import { redactarDetalle } from './redactar-detalle.ts'
import type { Resultado } from './resultado.ts'

const MAX_SALIDAS = 12

/** A result as a model is given it: figures as they are to be written, and no text that could pass for an order. */
export function paraModelo(
  { filtros, experiencias, total, exacto, pagina, alternativas }: Resultado,
  hoy: Fecha,
): object {
  const deLista = (lista: readonly ExperienciaSugerida[]) => lista.map((una) => sugerida(una, hoy))
  return {
    filtros,
    total,
    ...(!exacto && { hayMas: true }),
    pagina,
    experiencias: deLista(experiencias),
    ...(alternativas && {
      nadaCumpleTodo: {
        filtrosQuitados: alternativas.sinFiltros,
        total: alternativas.total,
        experiencias: deLista(alternativas.experiencias),
      },
    }),
  }
}

export function detalleParaModelo({ experiencia, salidas }: NonNullable<Resultado['detalle']>, hoy: Fecha): object {
  const dicho = (asunto: Parameters<typeof redactarDetalle>[0]) =>
    redactarDetalle(asunto, experiencia, salidas, hoy).join(' ')
  return {
    ...sugerida({ ...experiencia, salida: null }, hoy),
    tarifas: dicho('precio'),
    requisitos: dicho('requisitos'),
    cancelacion: dicho('cancelacion'),
    idiomas: dicho('idiomas'),
    salidas: salidas
      .slice(0, MAX_SALIDAS)
      .map(({ inicio, cuposDisponibles }) => ({ cuando: enMomento(inicio, hoy), cupos: cuposDisponibles })),
  }
}

function sugerida(
  {
    id,
    nombreExperiencia,
    tipoExperiencia,
    ubicacionGeografica,
    duracionHoras,
    precioPorPersona,
    calificacion,
    descripcionCorta,
    salida,
  }: ExperienciaSugerida,
  hoy: Fecha,
): object {
  return {
    id,
    nombre: nombreSeguro(nombreExperiencia),
    tipo: tipoExperiencia,
    lugar: limpio(ubicacionGeografica),
    duracionHoras,
    precioPorPersona: enPesos(precioPorPersona),
    ...(calificacion.promedio !== null && {
      calificacion: `${String(calificacion.promedio).replace('.', ',')} con ${calificacion.cantidad} opiniones`,
    }),
    descripcion: limpio(descripcionCorta),
    ...(salida && { primeraSalida: { cuando: enMomento(salida.inicio, hoy), cupos: salida.cuposDisponibles } }),
  }
}

const limpio = (texto: string): string =>
  esSospechoso(texto) ? '' : texto.replaceAll(/[<>[\]{}`|\\]/g, ' ').slice(0, 200)
