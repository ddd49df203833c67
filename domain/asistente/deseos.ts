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
  /** The only matter is a word we do not know. */
  temaEsSuelto: boolean
  /** What nothing has read. */
  resto: string
}

const BUSCADO =
  /\b(?:clases? de|tours? de|tours? a|talleres? de|(?:experiencias?|tours?|actividades) con|algo de|hacer|practicar|andar (?:en|a)|aprender|ver|busco|quiero|hay|tienen|ofrecen) (?:un |una |algun |alguna |el |la |los |las |de )?([a-z]{4,})\b/

/** Everything one normalised text wishes, without what was wished before. */
export function leerDeseos(
  texto: string,
  {
    hoy,
    ciudades,
    calendario,
    previos,
  }: Pick<Contexto, 'hoy' | 'ciudades' | 'calendario'> & Partial<Pick<Contexto, 'previos'>>,
): LecturaDeDeseos {
  const fechas = leerCuando(texto, hoy, calendario, previos?.cuando)
  const dinero = leerDinero(fechas.resto)
  const personas = leerPersonas(dinero.resto)
  const lugares = leerLugares(personas.resto, ciudades)
  const tipos = leerTipos(lugares.resto)
  const gustos = leerGustos(fechas.resto, texto)
  const nombraAlgo = tipos.temas.length + tipos.tipos.length + tipos.sinTipos.length + tipos.sinTemas.length > 0
  const suelto = nombraAlgo ? [] : temaSuelto(tipos.resto, lugares.zona === null)
  const queridas = lugares.zona?.lugares.map((lugar) => ('ciudad' in lugar ? lugar.ciudad : '')) ?? []
  const deseos: Deseos = {
    ...SIN_DESEOS,
    zona: lugares.zona,
    tipos: tipos.tipos,
    temas: suelto.length > 0 ? suelto : tipos.temas,
    cualquiera: tipos.cualquiera,
    participantes: personas.participantes,
    ...repartir(dinero, personas.participantes),
    cuando: fechas.cuando,
    orden: dinero.orden ?? gustos.orden,
    nivel: gustos.nivel,
    guia: gustos.guia,
    edad: personas.edad,
    ninos: personas.ninos,
    sinTipos: tipos.sinTipos,
    sinTemas: tipos.sinTemas,
    sinCiudades: lugares.sinCiudades.filter((ciudad) => !queridas.includes(ciudad)),
  }
  return {
    deseos,
    sinTope: dinero.sinTope,
    temaEsSuelto: suelto.length > 0,
    avisos: [...fechas.avisos, ...dinero.avisos, ...personas.avisos, ...lugares.avisos, ...gustos.avisos],
    resto: tipos.resto,
  }
}

/** A budget for the whole party, by head. */
function repartir(
  { precioMin, precioMax, enTotal }: { precioMin: number | null; precioMax: number | null; enTotal: boolean },
  participantes: number | null,
): Pick<Deseos, 'precioMin' | 'precioMax'> {
  if (!enTotal || !participantes || participantes < 2) return { precioMin, precioMax }
  const porPersona = (monto: number | null): number | null =>
    monto === null ? null : Math.floor(monto / participantes)
  return { precioMin: porPersona(precioMin), precioMax: porPersona(precioMax) }
}

// 'En serio', 'en Chile': no place to look for.
const NO_ES_LUGAR =
  /^(?:chile|serio|verdad|general|especial|realidad|efectivo|linea|particular|conjunto|solitario|cuotas|privado|total|espanol|ingles|frances|aleman|italiano|portugues|confianza|vivo|fin|resumen|cambio|carpa|auto|tren|bote|avion)$/

/** A word we do not know where one says what is looked for, as in 'yoga en Pucón' or 'clases de canto': the catalogue may. */
function temaSuelto(resto: string, sinLugar: boolean): string[] {
  const donde = sinLugar ? /\ben ([a-z]{5,})(?= ?(?:$|[;,]))/.exec(resto)?.[1] : undefined
  if (donde && !ES_COMUN(donde) && !GENERICA.test(donde) && !NO_ES_LUGAR.test(donde)) return [donde]
  const palabra =
    BUSCADO.exec(resto)?.[1] ??
    /^(?:hola ;? ?,? ?)?([a-z]{4,}) (?:en|cerca de|por|para|·)/.exec(resto)?.[1] ??
    /^([a-z]{4,})(?: ;)*$/.exec(resto.trim())?.[1]
  return palabra && !ES_COMUN(palabra) && !GENERICA.test(palabra) ? [palabra] : []
}

const GENERICA =
  /^(?:[a-z]+r(?:le|les|me|te|se|nos|l[oa]s?)|ped\w+|pass?e\w*|odi\w*|amo|ador\w*|encant\w*|prefi\w*|ojala|and[oa]\w*|estamos|estare\w*|quiz\w*|algo|experien\w+|activid\w+|panoram\w+|recom\w+|opcion\w*|aventur\w*|entreten\w*|abiert\w*|cerrad\w*|lleg\w*|reserv\w*|compr\w*|pague|cancel\w*|inform\w*|mostr\w*|busc\w*|vacacion\w*|escap\w*|desconect\w*|bailar|saber|pregunt\w*|ayud\w*|muestr\w*|ahorr\w*|conoc\w*|viaj\w*|turis\w*|disponib\w*|salir|pasear|disfrut\w*|descub\w*|gratis|baratos?|economic\w*|cupos?|lugar\w*|ustedes|ningun\w*|cosas?|hospedaj\w*|otr[oa]s?|mejor\w*|ideas?|guias?|quier\w*|quisier\w*|podr\w+|matheus|chao|xd+|lol|(?:ja|je|ji|ha)+j?|hello|obrigad\w|thanks|estoy|necesit\w*|gustar\w*|hacemos|vamos|somos|seria\w*|tendr\w*|dan|algun\w*|cuant\w*|cual\w*|donde|cuando|como|barat\w*|caro|cara)$/

export const hayDeseos = ({
  zona,
  tipos,
  temas,
  participantes,
  precioMin,
  precioMax,
  cuando,
  orden,
  nivel,
  guia,
  sinTipos,
  sinTemas,
  sinCiudades,
}: Deseos): boolean =>
  zona !== null ||
  tipos.length + temas.length + sinTipos.length + sinTemas.length + sinCiudades.length > 0 ||
  participantes !== null ||
  precioMin !== null ||
  precioMax !== null ||
  cuando !== null ||
  orden !== null ||
  nivel !== null ||
  guia !== null
