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
  {
    titulo: 'Lugar',
    campos: [
      'region',
      'comunaCodigo',
      'ciudad',
      'sector',
      'direccion',
      'instrucciones',
      'fotoEncuentro',
      'lugar',
      'esCasa',
      'recogida',
      'recogidaObligatoria',
    ],
  },
  { titulo: 'Qué harás', campos: ['itinerario', 'incluye', 'noIncluye', 'cargosEnDestino', 'queLlevar'] },
  {
    titulo: 'Seguridad y acceso',
    campos: [
      'edadMin',
      'dificultad',
      'altitudMax',
      'condiciones',
      'preguntas',
      'accesibilidad',
      'planB',
      'idiomasGuia',
      'registroSernatur',
    ],
  },
  {
    titulo: 'Precio y cupos',
    campos: [
      'precioPorPersona',
      'otrasTarifas',
      'duracionMinutos',
      'cuposPorSalida',
      'minParticipantes',
      'cierreMinutos',
      'politicaCancelacion',
      'confirmacion',
    ],
  },
]

export const NOMBRES: Record<Campo, string> = {
  nombreExperiencia: 'Nombre',
  tipoExperiencia: 'Tipo',
  descripcionCorta: 'Descripción corta',
  descripcionLarga: 'Descripción',
  fotos: 'Fotos',
  region: 'Región',
  comunaCodigo: 'Comuna',
  ciudad: 'Ciudad',
  sector: 'Sector',
  direccion: 'Punto de encuentro',
  instrucciones: 'Indicaciones',
  fotoEncuentro: 'Foto del punto de encuentro',
  lugar: 'Ubicación en el mapa',
  esCasa: 'Casa particular',
  recogida: 'Puntos de recogida',
  recogidaObligatoria: 'Recogida obligatoria',
  preguntas: 'Preguntas al reservar',
  itinerario: 'Itinerario',
  incluye: 'Incluye',
  noIncluye: 'No incluye',
  cargosEnDestino: 'Se paga en el lugar',
  queLlevar: 'Qué llevar',
  edadMin: 'Edad mínima',
  dificultad: 'Exigencia',
  altitudMax: 'Altitud máxima',
  condiciones: 'Condiciones',
  accesibilidad: 'Accesibilidad',
  planB: 'Si el clima no acompaña',
  idiomasGuia: 'Idiomas',
  registroSernatur: 'Registro Sernatur',
  precioPorPersona: 'Precio por persona',
  otrasTarifas: 'Otras tarifas',
  duracionMinutos: 'Duración',
  cuposPorSalida: 'Cupos por salida',
  minParticipantes: 'Mínimo de participantes',
  cierreMinutos: 'Cierre de reservas',
  politicaCancelacion: 'Política de cancelación',
  confirmacion: 'Confirmación',
}

const POLITICAS = {
  flexible: 'Flexible',
  moderada: 'Moderada',
  estricta: 'Estricta',
  no_reembolsable: 'No reembolsable',
} as const

const siHay = <T>(valor: T | null | '', decir: (valor: T) => string): string[] =>
  valor === null || valor === '' ? [] : [decir(valor)]

/** What does not speak for itself. */
const LINEAS: Partial<Record<Campo, (contenido: Contenido) => string[]>> = {
  region: ({ region }) => siHay(region, (una) => REGIONES.find(({ value }) => value === una)?.label ?? una),
  comunaCodigo: ({ comunaCodigo }) => siHay(comunaCodigo, (una) => nombreDeComuna(una) ?? una),
  fotos: ({ fotos }) => fotos.map(({ alt }) => alt),
  fotoEncuentro: ({ fotoEncuentro }) => siHay(fotoEncuentro, ({ alt }) => alt),
  lugar: ({ lugar }) => siHay(lugar, ({ lat, lng }) => `${lat.toFixed(5)}, ${lng.toFixed(5)}`),
  recogida: ({ recogida }) =>
    recogida.map(({ nombre, direccion, minutosAntes }) => `${nombre}, ${direccion}, ${minutosAntes} min antes`),
  itinerario: ({ itinerario }) => itinerario.map(({ titulo, detalle }) => (detalle ? `${titulo}: ${detalle}` : titulo)),
  cargosEnDestino: ({ cargosEnDestino }) =>
    cargosEnDestino.map(({ nombre, monto, quienPaga }) => `${nombre}: ${formatPesos(monto)} (${quienPaga})`),
  edadMin: ({ edadMin }) => [edadMin === 0 ? 'Todas las edades' : `${edadMin} años`],
  dificultad: ({ dificultad }) => siHay(dificultad, (una) => `${una} de 5`),
  altitudMax: ({ altitudMax }) => siHay(altitudMax, (metros) => `${formatNumero(metros)} m sobre el nivel del mar`),
  preguntas: ({ preguntas }) =>
    preguntas.map(
      ({ titulo, para, obligatoria }) =>
        `${titulo} (${para === 'persona' ? 'a cada persona' : 'por reserva'}${obligatoria ? ', obligatoria' : ''})`,
    ),
  idiomasGuia: ({ idiomasGuia }) => idiomasGuia.map(nombreIdioma),
  precioPorPersona: ({ precioPorPersona }) => siHay(precioPorPersona, formatPesos),
  otrasTarifas: ({ otrasTarifas }) => otrasTarifas.map(tarifaEnPalabras),
  duracionMinutos: ({ duracionMinutos }) => siHay(duracionMinutos, (minutos) => formatDuracion(minutos / 60)),
  cierreMinutos: ({ cierreMinutos }) => siHay(cierreMinutos, (minutos) => `${formatDuracion(minutos / 60)} antes`),
  politicaCancelacion: ({ politicaCancelacion }) => siHay(politicaCancelacion, (una) => POLITICAS[una]),
  confirmacion: ({ confirmacion }) => [confirmacion === 'inmediata' ? 'Inmediata' : 'A solicitud'],
}

/** What a field says, a line for each thing. */
export function lineasDe(campo: Campo, contenido: Contenido): string[] {
  const lineas = LINEAS[campo]
  if (lineas) return lineas(contenido)
  const valor = contenido[campo]
  if (valor === null || valor === '') return []
  if (typeof valor === 'boolean') return [valor ? 'Sí' : 'No']
  return Array.isArray(valor) ? valor.map(String) : String(valor).split(/\n+/)
}
