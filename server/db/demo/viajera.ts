/** Her departure was called off for the weather: she may choose another date. */
export const SUSPENDIDA = 'la-reina-salto-de-apoquindo'

/** What viajera@demo.cl did: one trip still waits for her words. */
export const pasadasDeLaViajera = [
  { slug: 'valparaiso-cerros-alegre-y-concepcion', haceDias: 78, opina: true, personas: 2 },
  { slug: 'siente-el-amanecer-en-los-geiseres-del-tatio', haceDias: 43, opina: true, personas: 1 },
  { slug: 'la-vega-central-desayuno-y-compras', haceDias: 5, opina: false, personas: 2 },
]

/** What she is going to do. `enDias`: the first departure from that day on. */
export const proximasDeLaViajera = [
  { slug: 'concon-humedal-del-aconcagua', enDias: 6, destino: 'confirmada', personas: 2 },
  { slug: 'camina-la-quebrada-del-kari-valle-de-la-luna', enDias: 20, destino: 'confirmada', personas: 1 },
  { slug: 'embalse-el-yeso-laguna-del-encanado', enDias: 12, destino: 'pagada', personas: 2 },
  { slug: SUSPENDIDA, enDias: 9, destino: 'confirmada', personas: 2 },
  { slug: 'santa-cruz-carmenere-entre-hileras', enDias: 16, destino: 'cancelada', personas: 2 },
] as const

/** Where nobody was at the meeting point: of a trip of hers, long decided, and of somebody else's, who waits for an answer. */
export const SIN_OPERADOR = {
  decidida: 'valparaiso-ascensores-y-maquinistas',
  porDecidir: 'concon-humedal-del-aconcagua',
} as const
