import type { ExperienciaDetalle } from '#contract/experiencias.ts'

type Cargos = ExperienciaDetalle['cargosEnDestino']

const cargo = (nombre: string, monto: number, quienPaga: string): Cargos[number] => ({
  nombre: `${nombre} (valor de referencia)`,
  monto,
  quienPaga,
})

const RESIDENTE = 'cada adulto que reside en Chile'
const EXTRANJERO = 'cada adulto extranjero'
const RAPA_NUI: Cargos = [
  cargo('Entrada al Parque Nacional Rapa Nui', 20_000, RESIDENTE),
  cargo('Entrada al Parque Nacional Rapa Nui', 95_000, EXTRANJERO),
]
const PINGUINO_DE_HUMBOLDT: Cargos = [
  cargo('Entrada a la Reserva Nacional Pingüino de Humboldt', 3_900, RESIDENTE),
  cargo('Entrada a la Reserva Nacional Pingüino de Humboldt', 7_800, EXTRANJERO),
]

/** What parks charge at the gate in the season 2025-26, where the price does not hold it. Whoever runs a park says the last word. */
const CARGOS: Record<string, Cargos> = {
  'camina-la-quebrada-del-kari-valle-de-la-luna': [cargo('Entrada al valle de la Luna', 10_800, 'cada adulto')],
  'siente-el-amanecer-en-los-geiseres-del-tatio': [cargo('Entrada a los géiseres del Tatio', 15_000, 'cada adulto')],
  'navega-a-isla-choros-entre-pinguinos': PINGUINO_DE_HUMBOLDT,
  'rema-en-kayak-la-costa-de-punta-de-choros': PINGUINO_DE_HUMBOLDT,
  'camina-el-bosque-de-niebla-de-fray-jorge': [
    cargo('Entrada al Parque Nacional Bosque Fray Jorge', 4_300, RESIDENTE),
    cargo('Entrada al Parque Nacional Bosque Fray Jorge', 8_600, EXTRANJERO),
  ],
  'melipeuco-sierra-nevada-conguillio': [
    cargo('Entrada al Parque Nacional Conguillío', 5_800, RESIDENTE),
    cargo('Entrada al Parque Nacional Conguillío', 11_600, EXTRANJERO),
  ],
  'torres-del-paine-mirador-base-torres': [
    cargo('Entrada al Parque Nacional Torres del Paine, hasta 3 días', 9_500, RESIDENTE),
    cargo('Entrada al Parque Nacional Torres del Paine, hasta 3 días', 32_400, EXTRANJERO),
  ],
  'espera-el-amanecer-en-tongariki-rapa-nui': RAPA_NUI,
  'camina-rano-kau-y-orongo-rapa-nui': RAPA_NUI,
  'sube-al-maunga-terevaka-rapa-nui': RAPA_NUI,
}

export const cargosDe = (slug: string): Cargos => CARGOS[slug] ?? []
