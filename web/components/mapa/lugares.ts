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

/** Towns between them, for whoever looks from near. */
export const PUEBLOS: readonly (Lugar & { nombre: string })[] = [
  { nombre: 'Putre', lng: -69.56, lat: -18.2 },
  { nombre: 'Pica', lng: -69.33, lat: -20.49 },
  { nombre: 'Tocopilla', lng: -70.2, lat: -22.09 },
  { nombre: 'Calama', lng: -68.93, lat: -22.46 },
  { nombre: 'San Pedro de Atacama', lng: -68.2, lat: -22.91 },
  { nombre: 'Mejillones', lng: -70.45, lat: -23.1 },
  { nombre: 'Taltal', lng: -70.48, lat: -25.4 },
  { nombre: 'Chañaral', lng: -70.62, lat: -26.35 },
  { nombre: 'Caldera', lng: -70.82, lat: -27.07 },
  { nombre: 'Vallenar', lng: -70.76, lat: -28.58 },
  { nombre: 'Vicuña', lng: -70.71, lat: -30.03 },
  { nombre: 'Ovalle', lng: -71.2, lat: -30.6 },
  { nombre: 'Illapel', lng: -71.17, lat: -31.63 },
  { nombre: 'Los Vilos', lng: -71.51, lat: -31.91 },
  { nombre: 'Los Andes', lng: -70.6, lat: -32.83 },
  { nombre: 'Quillota', lng: -71.25, lat: -32.88 },
  { nombre: 'San Antonio', lng: -71.61, lat: -33.59 },
  { nombre: 'Melipilla', lng: -71.21, lat: -33.69 },
  { nombre: 'Pichilemu', lng: -72, lat: -34.39 },
  { nombre: 'San Fernando', lng: -70.99, lat: -34.58 },
  { nombre: 'Santa Cruz', lng: -71.37, lat: -34.64 },
  { nombre: 'Curicó', lng: -71.24, lat: -34.98 },
  { nombre: 'Constitución', lng: -72.41, lat: -35.33 },
  { nombre: 'Linares', lng: -71.6, lat: -35.85 },
  { nombre: 'Los Ángeles', lng: -72.35, lat: -37.47 },
  { nombre: 'Lebu', lng: -73.65, lat: -37.61 },
  { nombre: 'Angol', lng: -72.71, lat: -37.8 },
  { nombre: 'Victoria', lng: -72.33, lat: -38.23 },
  { nombre: 'Lonquimay', lng: -71.37, lat: -38.45 },
  { nombre: 'Villarrica', lng: -72.23, lat: -39.28 },
  { nombre: 'Pucón', lng: -71.95, lat: -39.28 },
  { nombre: 'Curarrehue', lng: -71.59, lat: -39.36 },
  { nombre: 'Loncoche', lng: -72.63, lat: -39.37 },
  { nombre: 'Panguipulli', lng: -72.33, lat: -39.64 },
  { nombre: 'La Unión', lng: -73.08, lat: -40.29 },
  { nombre: 'Osorno', lng: -73.13, lat: -40.57 },
  { nombre: 'Puerto Varas', lng: -72.98, lat: -41.32 },
  { nombre: 'Ancud', lng: -73.83, lat: -41.87 },
  { nombre: 'Hornopirén', lng: -72.43, lat: -41.97 },
  { nombre: 'Castro', lng: -73.77, lat: -42.48 },
  { nombre: 'Chaitén', lng: -72.71, lat: -42.92 },
  { nombre: 'Quellón', lng: -73.62, lat: -43.12 },
  { nombre: 'Futaleufú', lng: -71.87, lat: -43.19 },
  { nombre: 'Puerto Aysén', lng: -72.69, lat: -45.4 },
  { nombre: 'Chile Chico', lng: -71.73, lat: -46.54 },
  { nombre: 'Cochrane', lng: -72.57, lat: -47.25 },
  { nombre: 'Puerto Natales', lng: -72.5, lat: -51.73 },
  { nombre: 'Porvenir', lng: -70.37, lat: -53.3 },
  { nombre: 'Puerto Williams', lng: -67.61, lat: -54.93 },
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
