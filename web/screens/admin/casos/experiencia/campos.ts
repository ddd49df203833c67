import type { Contenido } from '#contract/contenido.ts'
import { nombreDeComuna } from '#contract/comunas.ts'
import { nombreIdioma, tarifaEnPalabras } from '#web/components/catalogo-textos.ts'
import { REGIONES } from '#web/components/regiones-textos.ts'
import { formatDuracion, formatNumero, formatPesos } from '#web/ui/formato.ts'

export type Campo = keyof Contenido

/** The page in the order travellers read it, field by field. */
export const GRUPOS: { titulo: string; campos: Campo[] }[] = [
  { titulo: 'Lo esencial', campos: ['nombreExperiencia', 'tipoExperiencia', 'descripcionCorta', 'descripcionLarga'] },
  { titulo: 'Fotos', campos: ['fotos'] },
  { titulo: 'Lugar', campos: ['region', 'comunaCodigo', 'ciudad', 'sector', 'direccion', 'instrucciones', 'fotoEncuentro', 'lugar', 'esCasa', 'recogida', 'recogidaObligatoria'] },
  { titulo: 'Qué harás', campos: ['itinerario', 'incluye', 'noIncluye', 'cargosEnDestino', 'queLlevar'] },
  { titulo: 'Seguridad y acceso', campos: ['edadMin', 'dificultad', 'altitudMax', 'condiciones', 'preguntas', 'accesibilidad', 'planB', 'idiomasGuia', 'registroSernatur'] },
  { titulo: 'Precio y cupos', campos: ['precioPorPersona', 'otrasTarifas', 'duracionMinutos', 'cuposPorSalida', 'minParticipantes', 'cierreMinutos', 'politicaCancelacion', 'confirmacion'] },
]

export const NOMBRES: Record<Campo, string> = {
  nombreExperiencia: 'Nombre', tipoExperiencia: 'Tipo', descripcionCorta: 'Descripción corta', descripcionLarga: 'Descripción', fotos: 'Fotos', region: 'Región', comunaCodigo: 'Comuna', ciudad: 'Ciudad',
  sector: 'Sector', direccion: 'Punto de encuentro', instrucciones: 'Indicaciones', fotoEncuentro: 'Foto del punto de encuentro', lugar: 'Ubicación en el mapa', esCasa: 'Casa particular', recogida: 'Puntos de recogida', recogidaObligatoria: 'Recogida obligatoria', preguntas: 'Preguntas al reservar', itinerario: 'Itinerario', incluye: 'Incluye', noIncluye: 'No incluye', cargosEnDestino: 'Se paga en el lugar', queLlevar: 'Qué llevar',
  edadMin: 'Edad mínima', dificultad: 'Exigencia', altitudMax: 'Altitud máxima', condiciones: 'Condiciones', accesibilidad: 'Accesibilidad', planB: 'Si el clima no acompaña', idiomasGuia: 'Idiomas', registroSernatur: 'Registro Sernatur', precioPorPersona: 'Precio por persona', otrasTarifas: 'Otras tarifas',
  duracionMinutos: 'Duración', cuposPorSalida: 'Cupos por salida', minParticipantes: 'Mínimo de participantes', cierreMinutos: 'Cierre de reservas', politicaCancelacion: 'Política de cancelación', confirmacion: 'Confirmación',
}

const POLITICAS = { flexible: 'Flexible', moderada: 'Moderada', estricta: 'Estricta', no_reembolsable: 'No reembolsable' } as const

/** What a field says, a line for each thing. */
export function lineasDe(campo: Campo, contenido: Contenido): string[] {
  const { region, lugar, itinerario, precioPorPersona, duracionMinutos, cierreMinutos, politicaCancelacion } = contenido
  if (campo === 'region') return region ? [REGIONES.find(({ value }) => value === region)?.label ?? region] : []
  if (campo === 'comunaCodigo') return contenido.comunaCodigo ? [nombreDeComuna(contenido.comunaCodigo) ?? contenido.comunaCodigo] : []
  if (campo === 'idiomasGuia') return contenido.idiomasGuia.map(nombreIdioma)
  if (campo === 'dificultad') return contenido.dificultad === null ? [] : [`${contenido.dificultad} de 5`]
  if (campo === 'edadMin') return contenido.edadMin === 0 ? ['Todas las edades'] : [`${contenido.edadMin} años`]
  if (campo === 'altitudMax') return contenido.altitudMax === null ? [] : [`${formatNumero(contenido.altitudMax)} m sobre el nivel del mar`]
  if (campo === 'cargosEnDestino') return contenido.cargosEnDestino.map(({ nombre, monto, quienPaga }) => `${nombre}: ${formatPesos(monto)} (${quienPaga})`)
  if (campo === 'lugar') return lugar ? [`${lugar.lat.toFixed(5)}, ${lugar.lng.toFixed(5)}`] : []
  if (campo === 'itinerario') return itinerario.map(({ titulo, detalle }) => (detalle ? `${titulo}: ${detalle}` : titulo))
  if (campo === 'recogida') return contenido.recogida.map(({ nombre, direccion, minutosAntes }) => `${nombre}, ${direccion}, ${minutosAntes} min antes`)
  if (campo === 'preguntas') return contenido.preguntas.map(({ titulo, para, obligatoria }) => `${titulo} (${para === 'persona' ? 'a cada persona' : 'por reserva'}${obligatoria ? ', obligatoria' : ''})`)
  if (campo === 'precioPorPersona') return precioPorPersona === null ? [] : [formatPesos(precioPorPersona)]
  if (campo === 'otrasTarifas') return contenido.otrasTarifas.map(tarifaEnPalabras)
  if (campo === 'duracionMinutos') return duracionMinutos === null ? [] : [formatDuracion(duracionMinutos / 60)]
  if (campo === 'cierreMinutos') return cierreMinutos === null ? [] : [`${formatDuracion(cierreMinutos / 60)} antes`]
  if (campo === 'politicaCancelacion') return politicaCancelacion ? [POLITICAS[politicaCancelacion]] : []
  if (campo === 'confirmacion') return [contenido.confirmacion === 'inmediata' ? 'Inmediata' : 'A solicitud']
  if (campo === 'fotoEncuentro') return contenido.fotoEncuentro ? [contenido.fotoEncuentro.alt] : []
  if (campo === 'fotos') return contenido.fotos.map(({ alt }) => alt)
  const valor = contenido[campo]
  if (valor === null || valor === '') return []
  if (typeof valor === 'boolean') return [valor ? 'Sí' : 'No']
  return Array.isArray(valor) ? valor.map(String) : String(valor).split(/\n+/)
}
