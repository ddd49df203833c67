import type { TipoExperiencia } from './comun.ts'
import { HORAS_ESCENA, type HoraEscena, type ZonaEscena } from './escenas-motivos.ts'

/** What somebody does in a drawing, where that is not what its kind does everywhere. */
const QUEHACERES = [
  'balsa',
  'kayak',
  'bote',
  'surf',
  'buceo',
  'bicicleta',
  'caballo',
  'cuerda',
  'carpa',
  'a pie',
  'baño',
  'baile',
  'greda',
  'telescopio',
  'paseo',
] as const
export type Quehacer = (typeof QUEHACERES)[number]

interface Entrada {
  id: string
  hace?: Quehacer
  hora?: HoraEscena
}

/** The motifs of each zone and kind, in order, as motif:deed@hour. A name twice is another drawing of the same place. */
const repertorio: Record<ZonaEscena, Record<TipoExperiencia, string>> = {
  N1: {
    Trekking:
      'kari@atardecer payachatas puchuldiza@dia salar portada socoroma payachatas@dia san-pedro valle-de-la-luna copiapoas@dia jere ofragia@amanecer',
    Culinaria:
      'olivas@dia san-pedro morro mariscal@dia salar pica@dia oasis pan@dia mercado@dia calapurca@dia ceviche@dia',
    Cultural:
      'taller isluga:paseo@amanecer san-pedro:paseo salitrera:paseo chinchorro:paseo@dia coyo:telescopio@noche taller chiu-chiu:paseo postal@dia',
    Aventura: 'iquique valle-de-la-luna tatio@amanecer casco iquique valle-de-la-luna dunas:surf@atardecer',
    Enológica: 'copa oasis copa oasis vino-dorado oasis pintatani@dia',
    'Stand Up Paddle': 'poza@dia morro lisera@dia portada cavancha@amanecer morro@dia',
    'Avistamiento de Aves':
      'salar ave payachatas humedal ave portada salar@atardecer lluta@amanecer bahia-de-iquique:bote@dia guallatas@dia',
    'City Tour': 'morro san-pedro@dia baquedano@dia huanchaca@dia san-pedro morro mirador-del-morro@dia',
  },
  N2: {
    Trekking: 'elqui desierto-florido elqui mochila la-serena desierto-florido bosque@amanecer',
    Culinaria: 'olivas@dia ostiones@dia horno-solar@dia mesa@dia elqui bahia-inglesa',
    Cultural:
      'observatorio:telescopio barrio-ingles:paseo taller encanto:paseo@atardecer observatorio:telescopio taller',
    Aventura:
      'desierto-florido alcohuaz:caballo@dia huirales:kayak@amanecer casco bahia-inglesa desierto-florido dunas@atardecer',
    Enológica: 'elqui pajarete@dia elqui copa-blanca@dia alambique@dia copa',
    'Stand Up Paddle': 'bahia-inglesa@dia la-serena choros tabla bahia-inglesa tabla herradura@dia',
    'Avistamiento de Aves': 'choros humedal ave choros:bote@dia huasco@amanecer ave',
    'City Tour': 'campanarios bahia-inglesa la-serena observatorio locomotora elqui',
  },
  C1: {
    Trekking:
      'maipo huellas embalse@amanecer rapidos siete-tazas@dia maipo embalse campana maipo santiago laguna-del-inca cordon clarillo@dia salto@dia encanado@dia',
    Culinaria:
      'empanadas patio barrio mesa@dia maipo pan@dia cazuela@dia santiago barrio rescoldo huerta@dia cachureos@dia longanizas@dia mercado@dia pastel@dia',
    Cultural:
      'taller murales@dia colchagua maipo loza@dia casona:baile@noche campo:greda sewell:paseo campo crin@dia guitarrera@dia paila@dia postal@noche',
    Aventura:
      'torrecillas:cuerda@dia casco embalse arrieros:caballo@dia putaendo:caballo@dia siete-tazas casco campo:caballo@dia nuble:balsa@dia rio-maipo:balsa@dia',
    Enológica:
      'colchagua cava@dia vinedo:bicicleta campo syrah@dia colchagua seis-copas@noche yaquil@atardecer copa@dia curico@dia carreta@atardecer itata@dia lagar@dia ensamblaje@dia carignan@dia',
    'Stand Up Paddle': 'embalse tabla embalse tabla@dia embalse ensenada',
    'Avistamiento de Aves':
      'ave humedal@amanecer cajon murallas@amanecer siete-tazas humedal carpintero@amanecer loros@amanecer',
    'City Tour':
      'santa-lucia@dia barrio mapocho:bicicleta@dia moneda@dia talca@atardecer cementerio@atardecer barrio postal mercado@dia',
  },
  C2: {
    Trekking: 'constitucion caleta juan-fernandez valparaiso curaumilla@dia mochila dunas@atardecer',
    Culinaria:
      'caleta mesa valparaiso mesa@dia caleta marraqueta@dia caldillo@dia galpon@dia cardonal@dia horno-colectivo@dia',
    Cultural:
      'valparaiso taller@dia ballenera:paseo@dia mural@dia gubias caleta:paseo valparaiso panos:paseo@dia taller@amanecer bordado@dia salinas:paseo@dia lota:paseo@dia',
    Aventura: 'la-boca:surf@dia huiros:buceo@dia pichilemu:surf casco juan-fernandez ola:surf',
    Enológica: 'casablanca copa-blanca@dia casablanca casablanca ovejas@dia casablanca copa@atardecer',
    'Stand Up Paddle': 'pichilemu sausalito@dia pichilemu vichuquen@amanecer juan-fernandez cahuil@dia tabla',
    'Avistamiento de Aves': 'ave roquerio@dia humedal pichilemu yali@amanecer loberia@dia concon@amanecer rocuant@dia',
    'City Tour': 'cerro-alegre campanil@dia puerto valparaiso locomotora valparaiso@dia vina-del-mar:bicicleta postal',
  },
  S1: {
    Trekking:
      'osorno araucarias@dia petrohue junta@dia cordada@dia palafitos araucarias@amanecer villarrica mochila cochamo oncol@dia salto@dia muelle@dia lawen@dia desolacion@dia',
    Culinaria:
      'kuchen@dia palafitos ruka pinones@dia osorno chicha@dia curanto@dia villarrica palafitos angelmo@dia carretones@amanecer',
    Cultural:
      'iglesia tejuelas@dia taller iglesia araucarias taller octay:paseo taller fuerte:bote@dia locomotora:paseo@dia',
    Aventura:
      'petrohue las-raices:a-pie@dia termas:baño@noche cochamo:caballo@dia villarrica petrohue casco araucarias:caballo fiordo:kayak rapidos:balsa@dia chepu:kayak@amanecer',
    Enológica: 'malleco copa malleco espumante@dia copa-blanca@atardecer malleco barricas@dia cuadrilla@dia',
    'Stand Up Paddle': 'osorno caburgua tabla osorno@dia cochamo palafitos lago-villarrica@amanecer ranco@dia',
    'Avistamiento de Aves':
      'ave humedal osorno palafitos ave humedal:kayak araucarias chucao@amanecer islotes:bote@dia ballena:bote@amanecer caulin@dia',
    'City Tour': 'palafitos iglesia osorno@dia casonas@dia iglesias palafitos fluvial@dia mercado@dia',
  },
  S2: {
    Trekking:
      'torres laguna-castillo glaciar volcan-chaiten capillas san-isidro fiordo antartica cerro-castillo ventisquero huemules@amanecer piedra-del-aguila@dia bandera@dia exploradores@dia base-torres@amanecer',
    Culinaria: 'cordero@dia cerro-castillo faro centolla@dia torres glaciar',
    Cultural:
      'taller faro cerro-castillo isla-muertos:bote taller cueva:paseo@dia ventisquero tortel:paseo@dia chaiten:paseo@dia',
    Aventura: 'cuernos ventisquero glaciar:bote casco capillas:kayak eberhard:kayak cerro-castillo rapidos:balsa@dia',
    Enológica: 'copa faro copa cuernos torres copa-y-centolla',
    'Stand Up Paddle': 'fiordo@dia torres tabla@amanecer glaciar@dia ventisquero capillas',
    'Avistamiento de Aves': 'faro:bote ave antartica cuernos humedal@dia faro condor pinguino-rey@dia',
    'City Tour': 'faro punta-arenas@dia calle@dia faro torres glaciar',
  },
  I1: {
    Trekking: 'rano-kau tongariki anakena motu-nui tongariki mochila terevaka@dia',
    Culinaria: 'poe@dia anakena tongariki tunu-ahi@dia anakena mesa',
    Cultural: 'tongariki taller anakena:paseo tongariki:paseo@amanecer talla@dia manavai:paseo@dia',
    Aventura: 'arrecife:buceo rano-kau:bicicleta@dia anakena tongariki motu-nui ana-kai:bicicleta@dia',
    Enológica: 'copa anakena copa tongariki copa anakena',
    'Stand Up Paddle': 'anakena tortugas motu-nui tabla anakena tabla',
    'Avistamiento de Aves': 'motu-nui ave rano-kau ave motu-nui tongariki',
    'City Tour': 'tahai@atardecer anakena rano-kau tongariki postal anakena',
  },
}

/** Which hours suit each kind, in the order they are drawn. */
const horasPorTipo: Record<TipoExperiencia, string> = {
  Trekking: 'dia amanecer atardecer dia amanecer dia atardecer dia amanecer atardecer dia',
  Culinaria: 'atardecer dia dia noche amanecer atardecer dia atardecer dia dia noche',
  Cultural: 'dia atardecer amanecer dia atardecer noche dia dia atardecer amanecer',
  Aventura: 'dia amanecer dia atardecer dia amanecer dia dia',
  Enológica: 'atardecer dia dia amanecer atardecer noche atardecer dia atardecer amanecer atardecer dia',
  'Stand Up Paddle': 'amanecer dia dia amanecer atardecer dia amanecer',
  'Avistamiento de Aves': 'amanecer dia dia atardecer amanecer dia amanecer atardecer',
  'City Tour': 'dia atardecer noche amanecer dia atardecer dia noche',
}

export const ZONAS_DEL_REPERTORIO = Object.keys(repertorio) as ZonaEscena[]

/** Which motif, what is done there and when, in the order of the drawings. */
export function entradasDe(zona: ZonaEscena, tipo: TipoExperiencia): (Entrada & { hora: HoraEscena })[] {
  const horas = horasPorTipo[tipo].split(' ') as HoraEscena[]
  return repertorio[zona][tipo]
    .split(' ')
    .map((texto, i) => ({ hora: horas[i % horas.length]!, ...leerEntrada(texto) }))
}

/** 'termas:baño@noche'. A dash stands for the space in a deed of two words. */
export function leerEntrada(texto: string): Entrada {
  const [, id = '', hecho, hora] = /^([\w-]+)(?::([\p{L}-]+))?(?:@(\w+))?$/u.exec(texto) ?? []
  const hace = QUEHACERES.find((uno) => uno === hecho?.replace('-', ' '))
  const cuando = HORAS_ESCENA.find((una) => una === hora)
  if (!id || (hecho && !hace) || (hora && !cuando)) throw new RangeError(`no drawing ${texto}`)
  return { id, ...(hace && { hace }), ...(cuando && { hora: cuando }) }
}
