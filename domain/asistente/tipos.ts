import type { TipoExperiencia } from '#contract/comun.ts'

/** Words that mean a kind of experience; patterns over normalised text. */
const SINONIMOS: Record<TipoExperiencia, RegExp> = {
  Trekking:
    /\b(?:tre[ck]{1,2}in?g?s?|trekeo|hiking|hike|senderismo|caminatas?|excursion(?:es)? a pie|trail|ascenso|montanismo|andinismo|subir (?:un |el |al )?(?:cerro|volcan|montana)s?|subida al? (?:cerro|volcan)|cerrear|rutas? de montana|senderos?|trekear|trekker|trilhas?|caminar(?! por (?!favor)))\b/,
  Culinaria:
    /\b(?:culinari[oa]s?|gastronomi(?:a|c[oa]s?)|comidas?|comer|cocina|cocinar|clases? de cocina|almorzar|almuerzos?|cenar|cenas?|picadas?|sabores|foodie|street food|degustar comida|mariscos?|asados?|restaurantes?|talleres? de cocina|comidas? tipicas?|food tours?|chef|cocinerias?|sabrosas?|food)\b/,
  Enológica:
    /\b(?:enologi(?:a|c[oa]s?)|enoturismo|vinos?|vinitos?|vinho|wines?|vinas?|vinedos?|catas?|cata de vinos?|catar|degustacion(?:es)?(?: de vinos?)?|bodegas?|sommelier|vendimia|espumantes?|ruta del vino|cepas?|carmenere|cabernet|vinicola|wine tasting|winery)\b/,
  'Stand Up Paddle':
    /\b(?:stand ?-?up ?-?pad+(?:le|el)|sup|paddle ?board(?:ing)?|standup|paddle|paddel|remo de pie|remar de pie|tabla de remo|surf de remo|rema(?:r)? parad[oa]s?)\b/,
  'Avistamiento de Aves':
    /\b(?:avistamientos?|avistar|aves|avecitas|pajaros?|pajaritos|pajare(?:ar|o|ada)|birdear|birding|birdwatching|bird ?watching|birds?|observacion de aves|observar aves|ornitologi(?:a|co)|passaros)\b/,
  'City Tour':
    /\b(?:city ?-?tours?|citytours?|tours? (?:por la ciudad|urbanos?|de la ciudad|a pie|caminando)|walking tours?|recorrid[oa]s? (?:por la ciudad|urban[oa]s?|patrimonial(?:es)?)|free tours?|paseos? (?:por la ciudad|urbanos?)|conocer la ciudad|recorrer la ciudad|tour patrimonial|turistear la ciudad)\b/,
  Cultural:
    /\b(?:cultura(?:l(?:es)?)?|artesan(?:ia|ias|al|ales|os?|as?)|patrimoni(?:o|al|ales)|historias?|historic[oa]s?|museos?|tradicion(?:es|al|ales)?|pueblos originarios|folclor|folklore|costumbres|arqueologi(?:a|c[oa]s?)|comunidad(?:es)? indigenas?|turismo indigena|museu)\b/,
  Aventura:
    /\b(?:aventur(?:a|as|er[oa]s?)|adrenalina|extrem[oa]s?|deportes? (?:de aventura|extremos?|al aire libre)|outdoor|actividad(?:es)? extremas?|adventure)\b/,
}

/** Matters the catalogue has words for though it has no kind for them: the pattern, and the word to look for. */
export const TEMAS: [RegExp, string][] = [
  [/\bkayaks?\b|\bcayac\b|\bkayac\b|\bkayakear\b|\bkayaking\b/, 'kayak'],
  [/\brafting\b|\bbalsas?\b|\brapidos\b/, 'rafting'],
  [/\bcabalg\w+\b|\bcaballos?\b|\bandar a caballo\b|\bhorse(?:back)?(?: riding)?\b|\bcavalgada\b/, 'cabalga'],
  [/\bsurf(?:ear|ing)?\b|\bolas\b/, 'surf'],
  [/\bparapentes?\b|\bvolar\b|\bparagliding\b/, 'parapente'],
  [/\bescalada\b|\bescalar\b|\bclimbing\b/, 'escalada'],
  [/\bsnorkel(?:ing)?\b|\bbuceo\b|\bbucear\b|\bdiving\b|\bcareteo\b/, 'snorkel'],
  [/\bsandboard(?:ing)?\b/, 'sandboard'],
  [
    /\bbici(?:cleta)?s?\b|\bciclismo\b|\bpedale\w+\b|\bbiciclete\w+\b|\bmtb\b|\bmountain ?bike\b|\bbike\b|\bcleta\b/,
    'bicicleta',
  ],
  [/\btermas?\b|\baguas termales\b|\bhot springs\b/, 'termas'],
  [/\bballenas?\b|\bwhales?\b|\bbaleias?\b/, 'ballenas'],
  [/\bpinguin(?:o|os|era|eras)\b|\bpenguins?\b|\bpinguins\b/, 'pinguinos'],
  [/\bdelfin(?:es)?\b/, 'delfines'],
  [/\bflamencos?\b|\bflamingos?\b/, 'flamencos'],
  [/\bhuemul(?:es)?\b/, 'huemules'],
  [/\bcondor(?:es)?\b/, 'condores'],
  [/\bfauna\b|\banimales\b/, 'fauna'],
  [/\btortugas?\b/, 'tortugas'],
  [/\bpumas?\b/, 'puma'],
  [/\blobos marinos\b|\bloberia\b/, 'lobos'],
  [
    /\bestrellas?\b|\bastronomi(?:a|c[oa]s?)\b|\bastroturismo\b|\bvia lactea\b|\bobservatorios?\b|\btelescopios?\b|\bstargazing\b/,
    'cielo telescopio',
  ],
  [/\bgeiser(?:es)?\b/, 'geiser'],
  [/\bglaciar(?:es)?\b|\bglaciers?\b|\bventisquero\b/, 'glaciar'],
  [/\bvolcan(?:es)?\b/, 'volcan'],
  [/\blagunas?\b/, 'laguna'],
  [/\bcascadas?\b|\bsaltos? de agua\b|\bcataratas?\b|\bwaterfalls?\b/, 'salto'],
  [/\bdunas?\b/, 'dunas'],
  [/\bplayas?\b|\bbeach(?:es)?\b|\bpraias?\b/, 'playa'],
  [/\bnieve\b|\braquetas\b|\bsnow\b/, 'nieve'],
  [/\bbosques?\b|\bselva\b|\balerces?\b|\baraucarias?\b/, 'bosque'],
  [/\bhumedal(?:es)?\b/, 'humedal'],
  [/\bcuranto\b/, 'curanto'],
  [/\bempanadas?\b/, 'empanadas'],
  [/\bpisco(?! elqui)\b|\bpisquera\b/, 'pisco'],
  [/\bcervezas?\b|\bcerveceria\b|\bbeer\b/, 'cerveza'],
  [/\bcentolla\b/, 'centolla'],
  [/\bceviche\b/, 'ceviche'],
  [/\bcordero\b/, 'cordero'],
  [/\bpan (?:amasado|minero|casero)\b|\bamasar\b/, 'pan'],
  [/\bkuchen\b/, 'kuchen'],
  [/\bostiones?\b/, 'ostiones'],
  [/\bchoclo\b/, 'choclo'],
  [/\bmapuches?\b|\bruka\b/, 'ruka pehuenche mapuche'],
  [/\bpehuenches?\b/, 'pehuenche'],
  [/\bmoai(?:s|es)?\b/, 'moai'],
  [/\btejidos?\b|\btejer\b|\btelar(?:es)?\b|\bwitral\b/, 'tejer'],
  [/\bgreda\b|\bceramica\b|\balfareria\b/, 'greda'],
  [/\bbordados?\b|\bbordar\b/, 'bordado'],
  [/\bmural(?:es)?\b|\bgrafitis?\b|\bgraffitis?\b|\barte urbano\b|\barte callejero\b|\bstreet art\b/, 'murales'],
  [/\bascensores?\b/, 'ascensores'],
  [/\bpalafitos?\b/, 'palafito'],
  [/\biglesias?\b/, 'iglesias'],
  [/\bpetroglifos?\b|\barte rupestre\b/, 'petroglifos'],
  [/\bcueca\b/, 'cueca'],
  [/\bneruda\b/, 'neruda'],
  [/\bmistral\b/, 'mistral'],
  [/\bcementerios?\b/, 'cementerio'],
  [/\bmercados?\b|\bla vega\b|\bferias?\b/, 'mercado'],
  [/\batardecer(?:es)?\b|\bpuestas? de sol\b|\bsunset\b/, 'atardecer'],
  [/\bamanecer(?:es)?\b|\bsunrise\b/, 'amanecer'],
  [/\bnocturn[oa]s?\b/, 'noche'],
  [/\bnavega(?:r|cion)\b|\bbotes?\b|\blanchas?\b|\bbarcos?\b|\bboat\b|\bcatamaran\b/, 'navega'],
  [/\bcarreta\b/, 'carreta'],
  [/\bfosil(?:es)?\b|\bdinosaurios?\b/, 'dinosaurio'],
  [/\bcuevas?\b|\bmilodon\b/, 'cueva'],
  [/\bmineria\b|\bminas?\b|\bmineros?\b/, 'minero'],
  [/\bsalitreras?\b/, 'salitre'],
  [/\bdesierto florido\b/, 'desierto florido'],
]

const NO = String.raw`(?:\bno(?: (?:me gusta(?:n)?|quiero|queremos|quisiera|soporto|hago|hacemos|tomo|tomamos|bebo|bebemos|como|comemos|incluyas|busco|hay ganas de|sea|quiere|me interesa(?:n)?|pongas|muestres|me vengas con|me hables de|me des|me ofrezcas))?|\bsin|\bmenos|\bexcepto|\bsalvo|\bnada de|\bodio|\bdetesto|\bni(?: (?:cagando|loc[oa]|muert[oa]|ahi con|por nada|a palos|en broma))?(?: (?:hago|voy a|quiero))?|\btampoco|\bfuera de|\bevitar|\bque no sea|\bdistint[oa] (?:a|de|al)|\baburrid[oa] del?|\bhart[oa] del?) (?:(?:hacer|ir a|mas|el|la|los|las|un|una|a|de|nada de|que|ver|otr[oa]|tanto|tomar|beber|con|es|sea) )*$`
const NEGADO = new RegExp(NO)
const DESPUES_NEGADO = /^ ?(?:no|nica|ni loc[oa]|jamas|no gracias|no mas)\b(?! (?:mas|importa|solo|me importa|hay))/

export interface LecturaDeTipos {
  tipos: TipoExperiencia[]
  temas: string[]
  /** Said with an 'o' between them. */
  cualquiera: boolean
  sinTipos: TipoExperiencia[]
  sinTemas: string[]
  resto: string
}

export function leerTipos(texto: string): LecturaDeTipos {
  const base = texto.replace(
    /\b(?:sin|nada de|no (?:tomo|bebo|tomamos|bebemos|consumo)(?: nada de)?) (?:alcohol|copete|tomar|beber|trago)\b|\b(?:no (?:tomo|bebo|tomamos|bebemos)|abstemi[oa]s?|non alcoholic|no alcohol)\b/g,
    ' sin vino ',
  )
  const quiere = new Map<TipoExperiencia, number>()
  const sinTipos: TipoExperiencia[] = []
  const temas = leerTemas(base)
  let resto = base
  let accesoria = false
  for (const [tipo, patron] of Object.entries(SINONIMOS) as [TipoExperiencia, RegExp][]) {
    for (const partes of base.matchAll(new RegExp(patron, 'g'))) {
      if (esNegado(base, partes)) sinTipos.push(tipo)
      else if (esOtraCosa(tipo, base, partes)) accesoria ||= tipo === 'Culinaria'
      else if (!quiere.has(tipo)) quiere.set(tipo, partes.index)
      resto = resto.replace(partes[0], '·')
    }
  }
  // 'Con almuerzo' says how, unless it is all that is said.
  if (quiere.size === 0 && temas.si.length === 0 && accesoria) quiere.set('Culinaria', 0)
  const tipos = [...quiere]
    .filter(([tipo]) => !sinTipos.includes(tipo))
    .sort((a, b) => a[1] - b[1])
    .map(([tipo]) => tipo)
  return {
    tipos: sinRedundantes(tipos, base),
    temas: temas.si,
    cualquiera: temas.si.length > 0 && esDisyuncion(base, [...quiere.values(), ...temas.donde]),
    sinTipos: [...new Set(sinTipos)],
    sinTemas: temas.no,
    resto: temas.quitar.reduce((r, parte) => r.replace(parte, '·'), resto),
  }
}

const esDisyuncion = (texto: string, donde: number[]): boolean =>
  donde.length > 1 && / [ou] /.test(texto.slice(Math.min(...donde), Math.max(...donde)))

function leerTemas(texto: string): { si: string[]; no: string[]; quitar: string[]; donde: number[] } {
  const [si, no, quitar, donde]: [string[], string[], string[], number[]] = [[], [], [], []]
  for (const [patron, palabra] of TEMAS) {
    for (const partes of texto.matchAll(new RegExp(patron, 'g'))) {
      const negado = esNegado(texto, partes)
      ;(negado ? no : si).push(palabra)
      if (!negado) donde.push(partes.index)
      quitar.push(partes[0])
    }
  }
  return { si: [...new Set(si)].filter((tema) => !no.includes(tema)), no: [...new Set(no)], quitar, donde }
}

function esNegado(texto: string, partes: RegExpExecArray): boolean {
  const antes = texto.slice(0, partes.index)
  const despues = texto.slice(partes.index + partes[0].length)
  // 'no solo trekking' wants it.
  if (/\bno (?:solo|solamente) $/.test(antes)) return false
  return NEGADO.test(antes) || sigueNegando(antes) || DESPUES_NEGADO.test(despues)
}

/** 'sin kayak ni trekking', 'no quiero trekking, kayak ni vino'. */
const sigueNegando = (antes: string): boolean => /\bni (?:de |a |el |la |los |las )*$/.test(antes)

/** Words that speak of something else here. */
function esOtraCosa(tipo: TipoExperiencia, texto: string, partes: RegExpExecArray): boolean {
  const antes = texto.slice(0, partes.index)
  const despues = texto.slice(partes.index + partes[0].length)
  if (tipo === 'Culinaria')
    return (
      /\b(?:incluye(?:n)?|con|trae|inclui[dr]\w*|lugar para|donde|despues de|antes de|llevar) (?:el |la |los |las |un |una )?$/.test(
        antes,
      ) && /^(?:almuerzos?|comidas?|cenas?|comer|almorzar)$/.test(partes[0])
    )
  if (tipo === 'Enológica')
    return (
      partes[0] === 'vino' &&
      (/\b(?:ya|se|me|nos) $/.test(antes) || /^ (?:a (?!la\b)|mi |de visita|desde )/.test(despues))
    )
  if (tipo === 'Trekking') return /^caminar$/.test(partes[0]) && /\b(?:pued\w+|poco|sin|cuesta) $/.test(antes)
  if (tipo === 'Aventura') return partes[0].startsWith('extrem') && /^ ?(?:sur|norte)/.test(despues)
  if (tipo === 'Cultural') return partes[0].startsWith('historia') && /\b(?:misma|larga) $/.test(antes)
  return false
}

/** A general word beside a particular one adds nothing: 'una aventura de trekking'. */
function sinRedundantes(tipos: TipoExperiencia[], texto: string): TipoExperiencia[] {
  if (tipos.length < 2) return tipos
  if (/ (?:o|u|y|,|;|·) /.test(texto))
    return tipos.includes('City Tour') && tipos.includes('Cultural') && !/\b(?:cultura|museos?|artesania)\b/.test(texto)
      ? tipos.filter((tipo) => tipo !== 'Cultural')
      : tipos
  return tipos.filter((tipo) => tipo !== 'Aventura' && tipo !== 'Cultural').length > 0
    ? tipos.filter((tipo) => tipo !== 'Aventura' && tipo !== 'Cultural')
    : tipos
}
