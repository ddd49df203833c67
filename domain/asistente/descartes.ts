import { paraComparar } from '#domain/busqueda/texto.ts'

const CORTA = 4

/** Whoever rules one of these out rules out what says it otherwise. */
const DICHO_DE_OTRO_MODO: Record<string, string[]> = {
  navega: ['naveg', 'lancha', 'bote', 'botes', 'barco', 'embarca', 'zarpa', 'zodiac', 'a bordo', 'mar abierto'],
}

/** Whether a text speaks of any of these matters. A short word is meant as it stands, a longer one with its endings: 'pan' is not in 'Panguipulli'. */
export function hablaDe(dicho: string, temas: readonly string[]): boolean {
  const texto = paraComparar(dicho)
  return temas
    .flatMap((tema) => DICHO_DE_OTRO_MODO[tema] ?? tema.split(' '))
    .some((palabra) => new RegExp(`\\b${palabra}${palabra.length <= CORTA ? '\\b' : ''}`).test(texto))
}
