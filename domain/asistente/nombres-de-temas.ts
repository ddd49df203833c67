import { TEMAS } from './tipos.ts'

const NOMBRES: Record<string, string> = {
  balsa: 'rafting', cabalga: 'cabalgata', escala: 'escalada', pedalea: 'bicicleta', pinguinos: 'pingüinos', condores: 'cóndores', 'cielo telescopio': 'estrellas', volcan: 'volcanes', navega: 'navegación', borda: 'bordado', mapuche: 'cultura mapuche', termas: 'termas',
  puma: 'pumas', laguna: 'lagunas', glaciar: 'glaciares', geiser: 'géiseres', salto: 'saltos de agua', tejer: 'tejido', minero: 'minería', lobos: 'lobos marinos', palafito: 'palafitos', salitre: 'salitreras', dinosaurio: 'dinosaurios', cueva: 'cuevas',
}
const PROPIAS = new Set(TEMAS.map(([, palabra]) => palabra))

/** A matter in words; one that is not of ours is not repeated. */
export const nombreDeTema = (tema: string): string => NOMBRES[tema] ?? (PROPIAS.has(tema) ? tema : 'eso que buscas')
