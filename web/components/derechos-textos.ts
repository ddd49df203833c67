import type { DatoBloqueable, SolicitudDeDatos, UsoOpuesto } from '#contract/privacidad.ts'

/** What somebody may oppose, and what then happens. */
export const USOS: { value: UsoOpuesto; label: string; hint: string }[] = [
  { value: 'marketing', label: 'Que me envíen novedades', hint: 'Dejamos de enviarlas desde ya' },
  {
    value: 'personalizacion',
    label: 'Que Matheus use mis preferencias',
    hint: 'Te responde como a cualquier persona, desde ya',
  },
  { value: 'otro', label: 'Otro uso', hint: 'Cuéntanos cuál: lo revisa una persona' },
]

/** What may rest while it is being corrected, and what then happens. */
export const DATOS: { value: DatoBloqueable; label: string; hint: string }[] = [
  { value: 'contacto', label: 'Mi correo y celular', hint: 'No te escribimos novedades ni búsquedas guardadas' },
  {
    value: 'nombre_publico',
    label: 'Mi nombre en mis opiniones',
    hint: 'Se muestran firmadas «Viajero». Quien vende sigue mostrando quién es, porque la ley lo pide',
  },
  { value: 'preferencias', label: 'Mis preferencias de viaje', hint: 'Matheus no las usa' },
]

const OPUESTO: Record<UsoOpuesto, string> = {
  marketing: 'No te enviamos novedades.',
  personalizacion: 'Matheus no usa tus preferencias.',
  otro: 'Otro uso, lo revisa una persona.',
}

/** What a request does, or did, in words. */
export function textosDeEfecto({
  derecho,
  alcance,
  efecto,
}: Pick<SolicitudDeDatos, 'derecho' | 'alcance' | 'efecto'>): string[] {
  if (derecho === 'oposicion') return USOS.flatMap(({ value }) => (alcance.includes(value) ? [OPUESTO[value]] : []))
  if (!efecto) return []
  const rigen = [
    efecto.sinNovedades && 'no te escribimos novedades ni búsquedas guardadas',
    efecto.sinNombrePublico && 'tus opiniones se muestran sin tu nombre',
    efecto.sinPersonalizacion && 'Matheus no usa tus preferencias',
  ].filter(Boolean)
  return rigen.length > 0 ? [`Mientras tanto: ${rigen.join(', ')}.`] : ['El bloqueo terminó.']
}

/** What was named in it, as our staff reads it. */
export const alcanceEnPalabras = (alcance: SolicitudDeDatos['alcance']): string =>
  [...USOS, ...DATOS].flatMap(({ value, label }) => (alcance.includes(value) ? [label] : [])).join(' · ')
