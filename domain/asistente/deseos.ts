import { leerCuando } from './fechas/leer-cuando.ts'
import { leerDinero } from './dinero.ts'
import { leerGustos } from './gustos.ts'
import type { Aviso, Contexto, Deseos } from './intencion.ts'
import { SIN_DESEOS } from './intencion.ts'
import { leerLugares } from './lugares.ts'
import { ES_COMUN } from './palabras-comunes.ts'
import { leerPersonas } from './personas.ts'
import { leerTipos } from './tipos.ts'

export interface LecturaDeDeseos {
  deseos: Deseos
  /** 'No importa el precio'. */
  sinTope: boolean
  avisos: Aviso[]
  /** What nothing has read. */
  resto: string
}

const BUSCADO = /\b(?:clases? de|tours? de|tours? a|talleres? de|taller de|algo de|hacer|practicar|aprender|ver|busco|quiero|hay|tienen|ofrecen) (?:un |una |algun |alguna |el |la |los |las |de )?([a-z]{4,})\b/

/** Everything one normalised text wishes, without what was wished before. */
export function leerDeseos(texto: string, { hoy, ciudades }: Pick<Contexto, 'hoy' | 'ciudades'>): LecturaDeDeseos {
  const fechas = leerCuando(texto, hoy)
  const dinero = leerDinero(fechas.resto)
  const personas = leerPersonas(dinero.resto)
  const lugares = leerLugares(personas.resto, ciudades)
  const tipos = leerTipos(lugares.resto)
  const gustos = leerGustos(texto)
  const deseos: Deseos = {
    ...SIN_DESEOS,
    zona: lugares.zona,
    tipos: tipos.tipos,
    temas: tipos.temas.length > 0 || tipos.tipos.length > 0 ? tipos.temas : temaSuelto(tipos.resto),
    participantes: personas.participantes,
    ...repartir(dinero, personas.participantes),
    cuando: fechas.cuando,
    orden: dinero.orden ?? gustos.orden,
    nivel: gustos.nivel,
    edad: personas.edad,
    ninos: personas.ninos,
    sinTipos: tipos.sinTipos,
    sinTemas: tipos.sinTemas,
    sinCiudades: lugares.sinCiudades,
  }
  return { deseos, sinTope: dinero.sinTope, avisos: [...fechas.avisos, ...dinero.avisos, ...personas.avisos, ...lugares.avisos, ...gustos.avisos], resto: tipos.resto }
}

/** A budget for the whole party, by head. */
function repartir({ precioMin, precioMax, enTotal }: { precioMin: number | null; precioMax: number | null; enTotal: boolean }, participantes: number | null): Pick<Deseos, 'precioMin' | 'precioMax'> {
  if (!enTotal || !participantes || participantes < 2) return { precioMin, precioMax }
  const porPersona = (monto: number | null): number | null => (monto === null ? null : Math.floor(monto / participantes))
  return { precioMin: porPersona(precioMin), precioMax: porPersona(precioMax) }
}

/** A word after 'quiero hacer …' that we do not know: the catalogue may. */
function temaSuelto(resto: string): string[] {
  const palabra = BUSCADO.exec(resto)?.[1]
  return palabra && !ES_COMUN(palabra) && !GENERICA.test(palabra) ? [palabra] : []
}

const GENERICA = /^(?:algo|experien\w+|activid\w+|panoram\w+|recom\w+|opcion\w*|aventur\w*|entreten\w*|reserv\w*|cancel\w*|inform\w*|mostr\w*|busc\w*|vacacion\w*|escap\w*|desconect\w*|bailar|saber|pregunt\w*|ayud\w*|muestr\w*|ahorr\w*|conoc\w*|viaj\w*|turis\w*|disponib\w*|salir|pasear|disfrut\w*|descub\w*|gratis|baratos?|economic\w*|cupos?|lugar\w*|ustedes|ningun\w*|cosas?|hospedaj\w*|otr[oa]s?|mejor\w*|ideas?|guias?)$/

export const hayDeseos = ({ zona, tipos, temas, participantes, precioMin, precioMax, cuando, orden, nivel, sinTipos, sinTemas, sinCiudades }: Deseos): boolean =>
  zona !== null || tipos.length + temas.length + sinTipos.length + sinTemas.length + sinCiudades.length > 0 || participantes !== null || precioMin !== null || precioMax !== null || cuando !== null || orden !== null || nivel !== null
