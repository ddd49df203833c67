import type { Sitio } from '#contract/sitio.ts'
import { decirValor, NOMBRES_DE_VALORES, type ValoresDichos } from '#domain/reglas/valores.ts'
import { enPlazo, identidadLegal } from './frases.ts'

/** Words that a text leaves open: for whoever runs the site, and for the rules as they stand. */
const DE_TODO_TEXTO = ['marca', 'responsable', 'adonde', 'plazo', 'politicas'] as const
type Marcador = (typeof DE_TODO_TEXTO)[number]
export const MARCADORES: readonly string[] = [...DE_TODO_TEXTO, ...NOMBRES_DE_VALORES]

const MARCADOR = /\{\{\s*([^{}]*?)\s*\}\}/g

/** '{{marca}}' becomes the brand; what is no word of ours stays as it was written. */
export function llenar(
  texto: string,
  sitio: Sitio,
  { politicas, valores }: { politicas?: string; valores?: ValoresDichos } = {},
): string {
  if (!texto.includes('{{')) return texto
  return texto.replaceAll(
    MARCADOR,
    (entero, nombre: string) =>
      (nombre === 'politicas'
        ? politicas
        : (DICHOS[nombre as keyof typeof DICHOS]?.(sitio) ?? (valores && decirValor(nombre, valores)))) ?? entero,
  )
}

/** The words between braces that nobody would fill. */
export const marcadoresAjenos = (texto: string, propios: readonly string[] = MARCADORES): string[] =>
  [...texto.matchAll(MARCADOR)].map(([, nombre = '']) => nombre).filter((nombre) => !propios.includes(nombre))

const DICHOS: Record<Exclude<Marcador, 'politicas'>, (sitio: Sitio) => string> = {
  marca: ({ marca }) => marca,
  responsable,
  // 'Escribe {{adonde}}': there is a form on the page of help where there is no address.
  adonde: ({ correo }) => (correo ? `a ${correo}` : 'desde la página de Ayuda'),
  plazo: enPlazo,
}

function responsable(sitio: Sitio): string {
  const legal = identidadLegal(sitio)
  if (legal) return `${sitio.empresa} (${legal})`
  return sitio.ciudad ? `${sitio.empresa} (con domicilio en ${sitio.ciudad})` : sitio.empresa
}
