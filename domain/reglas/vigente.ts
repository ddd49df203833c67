import type { ClaseDeRegla, EstadoDeVersion } from '#contract/reglas.ts'
import { fechaLocal } from '#domain/fechas.ts'
import type { ContenidoDe } from './clases.ts'
import { PRIMERAS } from './primeras.ts'

/** A version as it was published; `desde` is never before that moment. */
export interface Publicada {
  version: number
  desde: Date
  contenido: unknown
}

export interface Vigente<C extends ClaseDeRegla> {
  version: number
  /** How consents and bookings name it. */
  etiqueta: string
  /** Null for the one the product came with. */
  desde: Date | null
  contenido: ContenidoDe[C]
}

// The texts that the product came with were written down under their date.
const PRIMERA = '2026-11-01'
const ZONA = 'America/Santiago'

export const etiquetaDe = ({ version, desde }: { version: number; desde: Date | null }): string =>
  desde ? `${fechaLocal(desde, ZONA)} v${version}` : PRIMERA

/** The newest one that has begun: whatever is published later takes the place of what was only planned. */
export function enVigor<C extends ClaseDeRegla>(
  clase: C,
  publicadas: readonly Publicada[],
  en: Date,
  primeras: ContenidoDe = PRIMERAS,
): Vigente<C> {
  const ultima = publicadas
    .filter(({ desde }) => desde <= en)
    .reduce<Publicada | null>((a, b) => (a && a.version > b.version ? a : b), null)
  if (!ultima) return { version: 1, etiqueta: PRIMERA, desde: null, contenido: primeras[clase] }
  return {
    version: ultima.version,
    etiqueta: etiquetaDe(ultima),
    desde: ultima.desde,
    contenido: completo(clase, ultima.contenido as ContenidoDe[C]),
  }
}

/** The version that a consent or a booking names, whatever holds today; null where there is none of that name. */
export function porEtiqueta<C extends ClaseDeRegla>(
  clase: C,
  publicadas: readonly Publicada[],
  etiqueta: string,
): Pick<Vigente<C>, 'version' | 'contenido'> | null {
  const una = publicadas.find((publicada) => etiquetaDe(publicada) === etiqueta)
  if (una) return { version: una.version, contenido: completo(clase, una.contenido as ContenidoDe[C]) }
  return etiqueta === PRIMERA ? { version: 1, contenido: PRIMERAS[clase] } : null
}

/** What a version says, whatever holds today; null where there is none of that number. */
export function enVersion<C extends ClaseDeRegla>(
  clase: C,
  publicadas: readonly Publicada[],
  version: number,
): ContenidoDe[C] | null {
  const una = publicadas.find((publicada) => publicada.version === version)
  if (una) return completo(clase, una.contenido as ContenidoDe[C])
  return version === 1 ? PRIMERAS[clase] : null
}

// Kinds whose parts are named by the product: one that came after a version was published holds there as the product came with it.
const CON_PARTES_FIJAS: readonly ClaseDeRegla[] = ['interruptores', 'limites', 'retencion', 'sitio']

/** With what the product came to have since it was published. */
export const completo = <C extends ClaseDeRegla>(clase: C, contenido: ContenidoDe[C]): ContenidoDe[C] =>
  CON_PARTES_FIJAS.includes(clase) ? { ...PRIMERAS[clase], ...contenido } : contenido

/** What becomes, or became, of a version; `publicadas` holds it. */
export function estadoDeVersion(
  { version, desde }: { version: number; desde: Date | null },
  publicadas: readonly Publicada[],
  ahora: Date,
): EstadoDeVersion {
  const posteriores = publicadas.filter((otra) => otra.version > version)
  const empiezaEn = desde ?? new Date(0)
  if (posteriores.some((otra) => otra.desde <= empiezaEn)) return 'reemplazada'
  if (empiezaEn > ahora) return 'programada'
  return posteriores.some((otra) => otra.desde <= ahora) ? 'anterior' : 'vigente'
}

/** When the next one begins, of those that nothing newer takes the place of. */
export function proximaDe<P extends Publicada>(publicadas: readonly P[], ahora: Date): P | null {
  return publicadas
    .filter((una) => estadoDeVersion(una, publicadas, ahora) === 'programada')
    .reduce<P | null>((a, b) => (a && a.desde <= b.desde ? a : b), null)
}
