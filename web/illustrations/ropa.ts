import type { Cuadro } from './cuadro.ts'
import { distancia, mezcla } from './oklab.ts'

const TELAS = ['#8E2F4A', '#2B4F86', '#5A3F86', '#E3B23E'] as const

/** What people walk on: earth, paving, the bank, the ground of the zone. */
export function suelosDe({ t: { G, H, K, L, R } }: Pick<Cuadro, 't'>): string[] {
  return [G, R, mezcla(R, L, 0.4), mezcla(R, K, 0.3), mezcla(G, H, 0.16), mezcla('#B9A58C', R, 0.25)]
}

/** The cloth farthest from all of it: nobody is a head and two feet over the paving. */
export function telaVisible(c: Pick<Cuadro, 't' | 'hora'>): string {
  const suelos = suelosDe(c)
  const contraste = (tela: string): number => Math.min(...suelos.map((suelo) => distancia(suelo, tela)))
  return TELAS.map((tela) =>
    mezcla(tela, c.t.K, c.hora === 'noche' ? 0.2 : c.hora === 'atardecer' ? 0.1 : 0.02),
  ).reduce((mejor, tela) => (contraste(tela) > contraste(mejor) ? tela : mejor))
}
