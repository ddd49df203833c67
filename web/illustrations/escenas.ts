import { aveDeZona, lugarDeZona, motivos, type Motivo } from './motivos.ts'
import type { Hora, Zona } from './paletas.ts'

export const tipos = ['trekking', 'culinaria', 'cultural', 'aventura', 'enologica', 'stand-up-paddle', 'avistamiento-de-aves', 'city-tour'] as const
export type Tipo = (typeof tipos)[number]

export const variantes = [1, 2, 3, 4, 5, 6] as const

/** Six pictures per zone and type: the motif and its hour. */
export interface Variante {
  motivo: Motivo
  hora: Hora
}

const motivosPorZona: Record<Zona, Partial<Record<Tipo, string>> & { resto: string }> = {
  N1: {
    resto: 'valle-de-la-luna payachatas tatio salar portada morro',
    culinaria: 'mesa valle-de-la-luna morro mesa salar taller',
    cultural: 'taller payachatas valle-de-la-luna tatio morro salar',
    enologica: 'copa valle-de-la-luna copa payachatas salar copa',
    'stand-up-paddle': 'portada morro tabla portada tabla morro',
    'avistamiento-de-aves': 'salar ave payachatas salar ave portada',
    'city-tour': 'morro valle-de-la-luna morro portada salar morro',
  },
  N2: {
    resto: 'elqui desierto-florido choros elqui observatorio desierto-florido',
    culinaria: 'mesa elqui mesa observatorio desierto-florido elqui',
    cultural: 'observatorio taller elqui desierto-florido elqui taller',
    enologica: 'elqui copa elqui copa desierto-florido elqui',
    'stand-up-paddle': 'choros tabla choros tabla choros tabla',
    'avistamiento-de-aves': 'choros ave desierto-florido choros ave elqui',
    'city-tour': 'elqui observatorio desierto-florido elqui choros observatorio',
  },
  C1: {
    resto: 'maipo siete-tazas embalse colchagua siete-tazas maipo',
    culinaria: 'mesa colchagua santiago mesa embalse colchagua',
    cultural: 'taller santiago colchagua maipo taller santiago',
    enologica: 'colchagua copa colchagua colchagua copa colchagua',
    'stand-up-paddle': 'embalse tabla embalse tabla embalse tabla',
    'avistamiento-de-aves': 'ave maipo embalse ave siete-tazas maipo',
    'city-tour': 'santiago colchagua santiago santiago maipo santiago',
  },
  C2: {
    resto: 'pichilemu caleta valparaiso pichilemu caleta valparaiso',
    culinaria: 'caleta mesa valparaiso mesa caleta valparaiso',
    cultural: 'valparaiso caleta taller valparaiso caleta taller',
    enologica: 'copa valparaiso copa caleta copa valparaiso',
    'stand-up-paddle': 'pichilemu tabla pichilemu tabla pichilemu tabla',
    'avistamiento-de-aves': 'ave caleta pichilemu caleta ave pichilemu',
    'city-tour': 'valparaiso caleta valparaiso valparaiso pichilemu valparaiso',
  },
  S1: {
    resto: 'osorno araucarias petrohue termas iglesia palafitos',
    culinaria: 'mesa palafitos mesa osorno iglesia palafitos',
    cultural: 'iglesia palafitos taller iglesia araucarias taller',
    aventura: 'petrohue araucarias termas petrohue osorno araucarias',
    enologica: 'copa osorno copa iglesia palafitos copa',
    'stand-up-paddle': 'osorno palafitos tabla osorno petrohue palafitos',
    'avistamiento-de-aves': 'ave osorno petrohue ave palafitos araucarias',
    'city-tour': 'palafitos iglesia osorno palafitos iglesia palafitos',
  },
  S2: {
    resto: 'torres cuernos glaciar ventisquero capillas faro',
    culinaria: 'mesa cuernos torres mesa faro glaciar',
    cultural: 'taller faro cuernos capillas taller torres',
    enologica: 'copa torres copa cuernos faro copa',
    'stand-up-paddle': 'capillas torres glaciar tabla ventisquero capillas',
    'avistamiento-de-aves': 'faro ave torres glaciar ave faro',
    'city-tour': 'faro torres cuernos faro capillas glaciar',
  },
  I1: {
    resto: 'tongariki rano-kau anakena rano-kau tongariki anakena',
    culinaria: 'mesa anakena tongariki mesa anakena mesa',
    cultural: 'tongariki anakena tongariki taller rano-kau anakena',
    enologica: 'copa anakena copa tongariki copa anakena',
    'stand-up-paddle': 'anakena tabla anakena tabla anakena tabla',
    'avistamiento-de-aves': 'ave rano-kau anakena ave tongariki rano-kau',
  },
}

const horasPorTipo: Record<Tipo, string> = {
  trekking: 'dia amanecer atardecer dia amanecer dia',
  culinaria: 'atardecer dia dia noche amanecer atardecer',
  cultural: 'dia atardecer amanecer dia atardecer noche',
  aventura: 'dia amanecer dia atardecer dia amanecer',
  enologica: 'atardecer dia dia amanecer atardecer noche',
  'stand-up-paddle': 'amanecer dia dia amanecer atardecer noche',
  'avistamiento-de-aves': 'amanecer dia dia atardecer amanecer noche',
  'city-tour': 'dia atardecer noche amanecer dia atardecer',
}

export function variante(zona: Zona, tipo: Tipo, n: number): Variante {
  const lista = (motivosPorZona[zona][tipo] ?? motivosPorZona[zona].resto).split(' ')
  const horas = horasPorTipo[tipo].split(' ') as Hora[]
  const i = (n - 1) % variantes.length
  const motivo = motivos.get(lista[i]!)!
  const hora = tipo === 'city-tour' || tipo === 'culinaria' || tipo === 'enologica' || tipo === 'cultural' ? horas[i]! : sinNoche(horas, i)
  return { motivo, hora: motivo.hora ?? hora }
}

/** Open-air sports never happen at night. */
function sinNoche(horas: readonly Hora[], i: number): Hora {
  return horas[i] === 'noche' ? 'dia' : horas[i]!
}

export function rutaEscena(zona: Zona, tipo: Tipo, n: number): string {
  return `/escenas/${zona}-${tipo}-${n}.svg`
}

const momento: Record<Hora, string> = { amanecer: 'al amanecer', dia: 'de día', atardecer: 'al atardecer', noche: 'de noche' }

export function alternativo(zona: Zona, tipo: Tipo, n: number): string {
  const { motivo, hora } = variante(zona, tipo, n)
  const nombre = motivo.id === 'ave' ? aveDeZona[zona] : motivo.nombre
  return `Ilustración: ${nombre}, ${motivo.lugar || lugarDeZona[zona]}, ${momento[hora]}`
}
