import type { Caja, Lugar } from './proyeccion.ts'

/** The three upright panels of the whole country. */
export const LAMINAS: readonly { nombre: string; caja: Caja }[] = [
  { nombre: 'Norte', caja: { oeste: -71.9, sur: -32.1, este: -66.9, norte: -17.4 } },
  { nombre: 'Centro', caja: { oeste: -74, sur: -38.6, este: -69.7, norte: -31.9 } },
  { nombre: 'Sur', caja: { oeste: -76, sur: -56, este: -66.2, norte: -37.4 } },
]

/** Far from the coast: each in a box of its own, at another scale. */
export const RECUADROS: readonly { nombre: string; caja: Caja }[] = [
  { nombre: 'Rapa Nui', caja: { oeste: -109.5, sur: -27.24, este: -109.19, norte: -27.02 } },
  { nombre: 'Juan Fernández', caja: { oeste: -81, sur: -34.1, este: -78.6, norte: -33.4 } },
]
/** From 90 to 53 degrees west, as wide as the box. */
export const ANTARTICA = { centro: { lng: -71.5, lat: -68.3 }, grados: 37 }

/** Capitals of the regions, to find one's way by. */
export const CAPITALES: readonly (Lugar & { nombre: string })[] = [
  { nombre: 'Arica', lng: -70.31, lat: -18.48 },
  { nombre: 'Iquique', lng: -70.15, lat: -20.22 },
  { nombre: 'Antofagasta', lng: -70.4, lat: -23.65 },
  { nombre: 'Copiapó', lng: -70.33, lat: -27.37 },
  { nombre: 'La Serena', lng: -71.25, lat: -29.9 },
  { nombre: 'Valparaíso', lng: -71.62, lat: -33.05 },
  { nombre: 'Santiago', lng: -70.65, lat: -33.44 },
  { nombre: 'Rancagua', lng: -70.74, lat: -34.17 },
  { nombre: 'Talca', lng: -71.66, lat: -35.43 },
  { nombre: 'Chillán', lng: -72.1, lat: -36.61 },
  { nombre: 'Concepción', lng: -73.05, lat: -36.83 },
  { nombre: 'Temuco', lng: -72.6, lat: -38.74 },
  { nombre: 'Valdivia', lng: -73.24, lat: -39.81 },
  { nombre: 'Puerto Montt', lng: -72.94, lat: -41.47 },
  { nombre: 'Coyhaique', lng: -72.07, lat: -45.57 },
  { nombre: 'Punta Arenas', lng: -70.91, lat: -53.16 },
  { nombre: 'Hanga Roa', lng: -109.43, lat: -27.15 },
]

/** `escala`: from which on there is room for it beside the coast. */
export const ALREDEDOR: readonly (Lugar & { nombre: string; escala?: number })[] = [
  { nombre: 'Perú', lng: -71.2, lat: -16.6 },
  { nombre: 'Bolivia', lng: -66.6, lat: -19.4 },
  { nombre: 'Argentina', lng: -67.6, lat: -28.5 },
  { nombre: 'Argentina', lng: -69.2, lat: -36.2 },
  { nombre: 'Argentina', lng: -69.4, lat: -45.5 },
  { nombre: 'Océano Pacífico', lng: -74, lat: -29, escala: 38 },
  { nombre: 'Océano Pacífico', lng: -76.4, lat: -39.5, escala: 38 },
]
