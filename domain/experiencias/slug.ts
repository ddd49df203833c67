import { palabras } from '#domain/busqueda/texto.ts'

const MAX_LETRAS = 70

/** A name as an address spells it, with a number where it is taken: 'aprende-a-tejer-2'. */
export function slugLibre(nombre: string, ocupados: readonly string[]): string {
  const base = slugDe(nombre)
  if (!ocupados.includes(base)) return base
  for (let n = 2; ; n++) if (!ocupados.includes(`${base}-${n}`)) return `${base}-${n}`
}

export function slugDe(nombre: string): string {
  const slug = palabras(nombre).join('-').slice(0, MAX_LETRAS).replace(/-+$/, '')
  return slug || 'experiencia'
}
