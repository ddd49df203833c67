import { REGIONES } from '#contract/enumeraciones/regiones.ts'
import type { CampoContenido, Contenido } from '#contract/contenido.ts'
import { nombreDeComuna } from '#contract/comunas.ts'
import type { Diferencia } from '#contract/ediciones.ts'
import { enPesos } from '#domain/pesos.ts'
import { PASO_DE } from './contenido.ts'
import { tarifaEnPalabras } from './tarifas.ts'

const CAMPOS = Object.keys(PASO_DE) as CampoContenido[]

/** What changes from one to the other, field by field in the order of the form. */
export function diferenciasDe(antes: Contenido, ahora: Contenido): Diferencia[] {
  return CAMPOS.filter((campo) => !sonIguales(antes[campo], ahora[campo])).map((campo) => ({
    campo,
    antes: enPalabras(campo, antes),
    ahora: enPalabras(campo, ahora),
  }))
}

/** Whatever the order of their keys: the database keeps its own. */
export const sonIguales = (uno: unknown, otro: unknown): boolean =>
  JSON.stringify(uno, enOrden) === JSON.stringify(otro, enOrden)

function enOrden(_: string, valor: unknown): unknown {
  if (typeof valor !== 'object' || valor === null || Array.isArray(valor)) return valor
  return Object.fromEntries(Object.entries(valor).toSorted(([una], [otra]) => (una < otra ? -1 : 1)))
}

type Dicho = { [K in CampoContenido]?: (valor: NonNullable<Contenido[K]>) => string[] }

const IDIOMAS: Record<string, string> = {
  es: 'Español',
  en: 'Inglés',
  pt: 'Portugués',
  fr: 'Francés',
  de: 'Alemán',
  it: 'Italiano',
}
const POLITICAS = {
  flexible: 'Flexible',
  moderada: 'Moderada',
  estricta: 'Estricta',
  no_reembolsable: 'No reembolsable',
} as const

const DICHO: Dicho = {
  region: (codigo) => [REGIONES.find((una) => una.codigo === codigo)?.nombre ?? codigo],
  comunaCodigo: (codigo) => [nombreDeComuna(codigo) ?? codigo],
  fotoEncuentro: ({ alt }) => [alt || 'sin descripción'],
  lugar: ({ lat, lng }) => [`${lat.toFixed(5)}, ${lng.toFixed(5)}`],
  esCasa: (esCasa) => [esCasa ? 'Sí' : 'No'],
  recogida: (puntos) =>
    puntos.map(({ nombre, direccion, minutosAntes }) => `${nombre}, ${direccion}, ${minutosAntes} min antes`),
  recogidaObligatoria: (es) => [es ? 'Sí' : 'No'],
  preguntas: (preguntas) =>
    preguntas.map(({ titulo, para, obligatoria, alternativas }) =>
      [
        `${titulo} (${para === 'persona' ? 'a cada persona' : 'por reserva'}${obligatoria ? ', obligatoria' : ''})`,
        ...alternativas,
      ].join(' · '),
    ),
  descripcionLarga: (texto) => texto.split(/\n+/),
  itinerario: (actividades) => actividades.map(({ titulo, detalle }) => (detalle ? `${titulo}: ${detalle}` : titulo)),
  edadMin: (edad) => [edad === 0 ? 'Todas las edades' : `Desde ${edad} años`],
  cargosEnDestino: (cargos) =>
    cargos.map(({ nombre, monto, quienPaga }) => `${nombre}: ${enPesos(monto)} (${quienPaga})`),
  altitudMax: (metros) => [`${metros} m sobre el nivel del mar`],
  idiomasGuia: (idiomas) => idiomas.map((idioma) => IDIOMAS[idioma] ?? idioma),
  fotos: (fotos) => fotos.map(({ alt }, i) => `${i === 0 ? 'Portada' : `Foto ${i + 1}`}: ${alt || 'sin descripción'}`),
  precioPorPersona: (precio) => [enPesos(precio)],
  otrasTarifas: (tarifas) => tarifas.map(tarifaEnPalabras),
  duracionMinutos: (minutos) => [
    [minutos >= 60 ? `${Math.floor(minutos / 60)} h` : '', minutos % 60 ? `${minutos % 60} min` : '']
      .filter(Boolean)
      .join(' '),
  ],
  cierreMinutos: (minutos) => [minutos >= 60 ? `${Math.round(minutos / 60)} h antes` : `${minutos} min antes`],
  politicaCancelacion: (politica) => [POLITICAS[politica]],
  confirmacion: (como) => [como === 'inmediata' ? 'Inmediata' : 'A solicitud'],
}

/** A field as a reviewer reads it, a line for each thing said. */
function enPalabras<K extends CampoContenido>(campo: K, contenido: Contenido): string[] {
  const valor = contenido[campo]
  if (valor === null || valor === '') return []
  const dicho = DICHO[campo] as ((valor: unknown) => string[]) | undefined
  if (dicho) return dicho(valor)
  return Array.isArray(valor) ? valor.map(String) : [String(valor)]
}
