import type { Consulta, ConsultaEnLista, ConsultaPropia } from '#contract/consultas.ts'
import { estadoDeConsulta, estadoDePregunta, motivoParaNoPreguntar, seBorraEn } from '#domain/consultas/hilo.ts'
import type { ConsultaRow, EnLista } from './consultas.db.ts'

export function toConsultaJson(
  { id, origen, texto, extracto, usuarioId, createdAt, respuesta, estado }: ConsultaRow & { estado: string },
  preguntas: readonly ConsultaRow[],
): Consulta {
  return {
    origen,
    texto,
    extracto,
    antes: preguntas
      .slice(
        0,
        preguntas.findIndex((pregunta) => pregunta.id === id),
      )
      .map(({ texto, respuesta }) => ({ texto, respuesta })),
    usuarioId,
    en: createdAt.toISOString(),
    respuesta,
    acciones: { puedeDecidir: estado === 'abierto' },
  }
}

export const toConsultaEnListaJson = ({ id, decision, texto, createdAt }: EnLista): ConsultaEnLista => ({
  id,
  estado: estadoDePregunta({ decision }),
  texto,
  en: createdAt.toISOString(),
})

/** `guardadaMs`: how long it is kept once answered. */
export const toConsultaPropiaJson = (
  { id, origen }: ConsultaRow,
  preguntas: readonly ConsultaRow[],
  guardadaMs: number,
): ConsultaPropia => ({
  id,
  origen,
  estado: estadoDeConsulta(preguntas),
  preguntas: preguntas.map(({ texto, createdAt, decision, respuesta, decididaEn }) => ({
    texto,
    en: createdAt.toISOString(),
    estado: estadoDePregunta({ decision }),
    respuesta,
    respondidaEn: decididaEn?.toISOString() ?? null,
  })),
  seBorraEn: seBorraEn(preguntas, guardadaMs)?.toISOString() ?? null,
  acciones: { puedePreguntarOtraVez: motivoParaNoPreguntar(preguntas) === null },
})
