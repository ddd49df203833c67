import { describe, expect, it } from 'vitest'
import type { TipoExperiencia } from './comun.ts'
import { alternativo, laminas, todasLasLaminas, type Toma } from './escenas.ts'
import type { ZonaEscena } from './escenas-motivos.ts'

const dice = (zona: ZonaEscena, tipo: TipoExperiencia, n: number, toma?: Toma): string =>
  alternativo(laminas(zona, tipo)[n - 1]!, toma).replace(/^Ilustración: /, '')

describe('a motif that is drawn in several ways says the one that is seen', () => {
  it.each([
    ['N2', 'Avistamiento de Aves', 2, 'garzas en el humedal. Norte Chico, de día'],
    ['C1', 'Avistamiento de Aves', 2, 'cisnes coscoroba y taguas en el humedal. Valles del centro, al amanecer'],
    ['S1', 'Avistamiento de Aves', 6, 'cisnes de cuello negro en el humedal, con kayaks. Lagos y Chiloé, de día'],
    ['S2', 'Avistamiento de Aves', 5, 'cisnes de cuello negro en el humedal. Patagonia, de día'],
    ['C1', 'Cultural', 1, 'chamanto en su telar. Valles del centro, de día'],
    ['S1', 'Cultural', 8, 'tejedora ante su telar, ovillos y olla al fuego. Lagos y Chiloé, de día'],
    ['N1', 'Cultural', 1, 'telar pequeño y ovillos de lana. Norte Grande, de día'],
    ['C2', 'Cultural', 2, 'cántaro y pocillos de greda. Costa central, de día'],
    ['S2', 'Stand Up Paddle', 3, 'remo de pie en agua quieta. Patagonia, al amanecer'],
    ['N2', 'Stand Up Paddle', 6, 'dos personas que reman de pie en agua quieta. Norte Chico, de día'],
    ['C1', 'Stand Up Paddle', 2, 'tabla y remo clavados en la arena, junto al agua. Valles del centro, de día'],
    ['I1', 'Culinaria', 6, 'mesa servida con empanadas. Rapa Nui, al atardecer'],
    ['C1', 'Culinaria', 4, 'mesa servida con pescado. Valles del centro, de día'],
    ['N1', 'Enológica', 1, 'dos copas, botella y racimo. Norte Grande, al atardecer'],
    ['C1', 'Enológica', 9, 'copa, racimo y barrica. Valles del centro, de día'],
    ['N2', 'Enológica', 4, 'vino blanco y racimo verde sobre suelo calizo. Norte Chico, de día'],
    ['S1', 'Enológica', 5, 'vino blanco y racimo verde entre hileras, ante el volcán. Lagos y Chiloé, al atardecer'],
    ['C2', 'Enológica', 2, 'vino blanco y racimo verde. Costa central, de día'],
    ['N1', 'Culinaria', 1, 'aceitunas, aceite, mangos y guayaba. Norte Grande, de día'],
    ['N2', 'Culinaria', 1, 'aceitunas y botella de aceite. Norte Chico, de día'],
    ['N1', 'Culinaria', 8, 'panadera ante el horno de barro y panes redondos. Norte Grande, de día'],
    ['C1', 'Culinaria', 6, 'panes redondos ante el horno de barro. Valles del centro, de día'],
    ['N2', 'City Tour', 5, 'locomotora a vapor, estación y botes del puerto. Norte Chico, de día'],
    ['C2', 'City Tour', 5, 'locomotora a vapor y palacete entre palmeras, junto al mar. Costa central, de día'],
    ['S1', 'Cultural', 10, 'locomotora a vapor ante su casa de máquinas. Lagos y Chiloé, de día'],
    [
      'S2',
      'City Tour',
      3,
      'plaza de cinco lados, monumento y casas de madera ante un cerro de piedra. Patagonia, de día',
    ],
    ['C1', 'Trekking', 4, 'río de aguas blancas. Valles del centro, de día'],
    ['S2', 'Aventura', 8, 'río de aguas blancas bajo un puente colgante, con una balsa. Patagonia, de día'],
    ['C1', 'Trekking', 14, 'salto de agua entre peñas y cactus. Valles del centro, de día'],
    ['S1', 'Trekking', 12, 'salto de agua en el bosque. Lagos y Chiloé, de día'],
    ['N2', 'Trekking', 7, 'pasarela de tablas entre árboles, helechos y niebla. Norte Chico, al amanecer'],
    ['S1', 'Aventura', 9, 'fiordo entre montes nevados, con kayaks. Lagos y Chiloé, de día'],
    ['S2', 'Stand Up Paddle', 1, 'lago entre montes nevados. Patagonia, de día'],
    ['S1', 'Trekking', 7, 'araucarias y volcán humeante. Conguillío, al amanecer'],
    ['S1', 'Trekking', 2, 'araucarias y volcán humeante. Pedregoso, Lonquimay, de día'],
    ['N1', 'Aventura', 7, 'grandes dunas, con alguien sobre su tabla. Norte Grande, al atardecer'],
    ['N2', 'Aventura', 7, 'mar de dunas. Norte Chico, al atardecer'],
    ['C2', 'Trekking', 7, 'dunas ante el mar. Costa central, al atardecer'],
    ['C2', 'Aventura', 6, 'ola ante un cerro verde y papayos, con alguien sobre su tabla. Costa central, al amanecer'],
    ['C2', 'Enológica', 1, 'hileras de viñas, casa y lomas. Casablanca, al atardecer'],
    ['S2', 'Avistamiento de Aves', 2, 'bandurria. Patagonia, de día'],
  ] as const)('%s %s %i: %s', (zona, tipo, n, texto) => {
    expect(dice(zona, tipo, n)).toBe(texto)
  })
})

describe('the further shots', () => {
  it.each([
    ['C1', 'Cultural', 1, 'cerca', 'chamanto en su telar de cerca. Valles del centro, de día'],
    ['S1', 'Avistamiento de Aves', 6, 'cerca', 'cisnes de cuello negro en el humedal de cerca. Lagos y Chiloé, de día'],
    ['S1', 'Avistamiento de Aves', 6, 'vista', 'cisnes de cuello negro en el humedal. Lagos y Chiloé, al atardecer'],
    [
      'S1',
      'Stand Up Paddle',
      1,
      'bodegon',
      'tabla y remo clavados en la arena, junto al agua. Lagos y Chiloé, al amanecer',
    ],
    ['C1', 'Cultural', 4, 'bodegon', 'cántaro y pocillos de greda. Valles del centro, de día'],
    ['S1', 'Trekking', 2, 'figura', 'caminata con mochila. Pedregoso, Lonquimay, de día'],
  ] as const)('%s %s %i, %s: %s', (zona, tipo, n, toma, texto) => {
    expect(dice(zona, tipo, n, toma)).toBe(texto)
  })
})

describe('who is seen', () => {
  it.each([
    ['kayak', /kayaks/],
    ['balsa', /balsa/],
    ['bote', /embarcación/],
    ['caballo', /jinetes/],
    ['bicicleta', /en bicicleta/],
    ['surf', /sobre su tabla/],
    ['buceo', /con máscara/],
    ['baile', /que baila/],
  ] as const)('%s is said of every cover that shows it, once', (hace, palabras) => {
    const alts = todasLasLaminas()
      .filter((una) => una.hace === hace)
      .map((una) => alternativo(una))
    expect(alts.length).toBeGreaterThan(0)
    expect(alts.filter((alt) => alt.split(palabras).length !== 2)).toEqual([])
  })
})
