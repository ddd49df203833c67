import { TEMAS } from './tipos.ts'

const NOMBRES: Record<string, string> = {
  cabalga: 'cabalgata',
  pinguinos: 'pingüinos',
  condores: 'cóndores',
  'cielo telescopio': 'estrellas',
  volcan: 'volcanes',
  navega: 'navegación',
  'ruka pehuenche mapuche': 'cultura mapuche',
  puma: 'pumas',
  laguna: 'lagunas',
  glaciar: 'glaciares',
  geiser: 'géiseres',
  salto: 'saltos de agua',
  tejer: 'tejido',
  minero: 'minería',
  lobos: 'lobos marinos',
  palafito: 'palafitos',
  salitre: 'salitreras',
  dinosaurio: 'dinosaurios',
  cueva: 'cuevas',
}
const PROPIAS = new Set(TEMAS.map(([, palabra]) => palabra))

/** A matter in words; one that is not of ours is not repeated, and the catalogue may have read it as another word. */
export const nombreDeTema = (tema: string): string =>
  NOMBRES[tema] ?? (PROPIAS.has(tema) ? tema : 'algo parecido a lo que escribiste')
