import { ofertas, type Oferta } from './catalogo.ts'
import type { Calificacion } from './catalogo-rows.ts'
import { laminaDe } from './fotos.ts'
import type { OpinionDemo } from './opiniones.ts'
import { fractionOf, itemAt } from './seeded.ts'

// A Bayesian mean: as if everybody began with five reviews of 4.4.
const PREVIA = 4.4
const PESO = 5
const DISPERSION = 0.12
// The first page shows every kind and many zones, whoever has the best reviews.
const PRIMERAS = 24
const MAX_POR_TIPO = 3
const MAX_POR_ZONA = 4
// How many of the neighbours before it a card must differ from, by zone and by kind.
const VECINAS = 3
// Among how many cards in a row no two covers show the same subject at the same hour.
const SIN_REPETIR = 12
const MISMA_ESCENA = 500
// Whoever searches by city sees its cards side by side: the one before of the same city shows something else.
const MISMO_MOTIVO_EN_LA_CIUDAD = 60
const PASO = 1e-6

export function calificar(opiniones: readonly OpinionDemo[]): Map<string, Calificacion> {
  const puntajes = Map.groupBy(opiniones, ({ oferta }) => oferta.slug)
  const totales = new Map(
    ofertas.map(({ slug }) => {
      const propias = puntajes.get(slug) ?? []
      return [slug, { suma: propias.reduce((suma, { puntaje }) => suma + puntaje, 0), cantidad: propias.length }]
    }),
  )
  const valor = ({ slug }: Oferta): number => {
    const { suma = 0, cantidad = 0 } = totales.get(slug) ?? {}
    return (PREVIA * PESO + suma) / (PESO + cantidad) + (fractionOf(`relevancia:${slug}`) - 0.5) * DISPERSION
  }
  const deMayorAMenor = ofertas.toSorted((a, b) => valor(b) - valor(a))
  // The values stay where they are; who stands on each is arranged so that neighbours differ.
  return new Map(
    mezclar(deMayorAMenor).map((oferta, i) => {
      const { suma = 0, cantidad = 0 } = totales.get(oferta.slug) ?? {}
      return [oferta.slug, { suma, cantidad, relevancia: valor(itemAt(deMayorAMenor, i)) - i * PASO }]
    }),
  )
}

/** Each time the best one left that is unlike the last ones. */
function mezclar(lista: readonly Oferta[]): Oferta[] {
  const quedan = [...lista]
  const mezcladas: Oferta[] = []
  const ultimoMotivo = new Map<string, string>()
  while (quedan.length > 0) {
    const ultimas = mezcladas.slice(-VECINAS)
    const vistas = new Set(mezcladas.slice(1 - SIN_REPETIR).map(escenaDe))
    const costos = quedan.map(
      (oferta) =>
        parecido(oferta, ultimas) +
        (vistas.has(escenaDe(oferta)) ? MISMA_ESCENA : 0) +
        (ultimoMotivo.get(oferta.ciudad) === motivoDe(oferta) ? MISMO_MOTIVO_EN_LA_CIUDAD : 0) +
        (mezcladas.length < PRIMERAS ? exceso(oferta, mezcladas) : 0),
    )
    const elegida = itemAt(quedan, costos.indexOf(Math.min(...costos)))
    quedan.splice(quedan.indexOf(elegida), 1)
    mezcladas.push(elegida)
    ultimoMotivo.set(elegida.ciudad, motivoDe(elegida))
  }
  return mezcladas
}

function escenaDe(oferta: Oferta): string {
  const { motivo, hora } = laminaDe(oferta)
  return `${motivo.id} ${hora}`
}

function motivoDe(oferta: Oferta): string {
  return laminaDe(oferta).motivo.id
}

/** The nearer the neighbour, the heavier what both share. */
function parecido(oferta: Oferta, ultimas: readonly Oferta[]): number {
  return ultimas.reduce(
    (costo, otra, i) => costo + (i + 1) ** 2 * (Number(otra.zona === oferta.zona) + Number(otra.tipo === oferta.tipo)),
    0,
  )
}

function exceso({ tipo, zona }: Oferta, mezcladas: readonly Oferta[]): number {
  const delTipo = mezcladas.filter((otra) => otra.tipo === tipo).length
  const deLaZona = mezcladas.filter((otra) => otra.zona === zona).length
  return 100 * (Number(delTipo >= MAX_POR_TIPO) + Number(deLaZona >= MAX_POR_ZONA))
}
