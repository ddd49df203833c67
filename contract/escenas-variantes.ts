import type { TipoExperiencia } from './comun.ts'
import { aveDeZona, lugarDeZona, type MotivoEscena, type ZonaEscena } from './escenas-motivos.ts'

/** Which drawing of a motif is meant. */
export interface Dibujado {
  motivo: MotivoEscena
  zona: ZonaEscena
  tipo: TipoExperiencia
  n: number
  pose: number
}

/** One way in which a motif is drawn, and what is seen then. What is left out may be anything. */
interface Variante {
  de: string
  zonas?: readonly ZonaEscena[]
  tipo?: TipoExperiencia
  n?: number
  pose?: number
  nombre?: string
  lugar?: string
}

/** The first that fits says what is seen; without one, the motif does. */
const variantes: readonly Variante[] = [
  { de: 'humedal', zonas: ['C1'], nombre: 'cisnes coscoroba y taguas en el humedal' },
  { de: 'humedal', zonas: ['S1', 'S2'], nombre: 'cisnes de cuello negro en el humedal' },
  { de: 'locomotora', zonas: ['N2'], nombre: 'locomotora a vapor, estación y botes del puerto' },
  { de: 'locomotora', zonas: ['C2'], nombre: 'locomotora a vapor y palacete entre palmeras, junto al mar' },
  { de: 'locomotora', zonas: ['S1'], nombre: 'locomotora a vapor ante su casa de máquinas' },
  { de: 'calle', zonas: ['S2'], nombre: 'plaza de cinco lados, monumento y casas de madera ante un cerro de piedra' },
  { de: 'rapidos', zonas: ['S2'], nombre: 'río de aguas blancas bajo un puente colgante' },
  { de: 'salto', zonas: ['C1'], nombre: 'salto de agua entre peñas y cactus' },
  { de: 'salto', zonas: ['S1'], nombre: 'salto de agua en el bosque' },
  { de: 'bosque', zonas: ['N2'], nombre: 'pasarela de tablas entre árboles, helechos y niebla' },
  { de: 'fiordo', zonas: ['S2'], tipo: 'Stand Up Paddle', nombre: 'lago entre montes nevados' },
  { de: 'araucarias', tipo: 'Trekking', n: 2, lugar: 'Pedregoso, Lonquimay' },
  { de: 'dunas', zonas: ['N1'], nombre: 'grandes dunas' },
  { de: 'dunas', zonas: ['C2'], nombre: 'dunas ante el mar' },
  { de: 'tabla', pose: 0, nombre: 'remo de pie en agua quieta' },
  { de: 'tabla', pose: 1, nombre: 'dos personas que reman de pie en agua quieta' },
  { de: 'tabla', pose: 2, nombre: 'tabla y remo clavados en la arena, junto al agua' },
  { de: 'taller', zonas: ['C1'], pose: 1, nombre: 'chamanto en su telar' },
  { de: 'taller', zonas: ['S1'], pose: 1, nombre: 'tejedora ante su telar, ovillos y olla al fuego' },
  { de: 'taller', pose: 1, nombre: 'telar pequeño y ovillos de lana' },
  { de: 'taller', nombre: 'cántaro y pocillos de greda' },
  { de: 'mesa', pose: 0, nombre: 'mesa servida con choritos' },
  { de: 'mesa', pose: 1, nombre: 'mesa servida con empanadas' },
  { de: 'mesa', pose: 2, nombre: 'mesa servida con pescado' },
  { de: 'copa', pose: 1, nombre: 'dos copas, botella y racimo' },
  { de: 'copa-blanca', zonas: ['N2'], nombre: 'vino blanco y racimo verde sobre suelo calizo' },
  { de: 'copa-blanca', zonas: ['S1'], nombre: 'vino blanco y racimo verde entre hileras, ante el volcán' },
  { de: 'olivas', zonas: ['N1'], nombre: 'aceitunas, aceite, mangos y guayaba' },
  { de: 'pan', zonas: ['N1'], nombre: 'panadera ante el horno de barro y panes redondos' },
]

/** What a drawing of a motif shows, and where that is. */
export function loDibujado(dibujado: Dibujado): { nombre: string; lugar: string } {
  const { motivo, zona } = dibujado
  const variante = variantes.find((una) => encaja(una, dibujado))
  const nombre = motivo.id === 'ave' ? aveDeZona[zona] : motivo.nombre
  return { nombre: variante?.nombre ?? nombre, lugar: variante?.lugar ?? (motivo.lugar || lugarDeZona[zona]) }
}

function encaja({ de, zonas, tipo, n, pose }: Variante, dibujado: Dibujado): boolean {
  if (de !== dibujado.motivo.id || (zonas && !zonas.includes(dibujado.zona))) return false
  return (
    (tipo ?? dibujado.tipo) === dibujado.tipo &&
    (n ?? dibujado.n) === dibujado.n &&
    (pose ?? dibujado.pose) === dibujado.pose
  )
}
