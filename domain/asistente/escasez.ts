// The screens say how many are left from this number down.
const POCOS = 5
const CUPO =
  '(?:cupos?|plazas?|lugar(?:es)?|espacios?|asientos?|puestos?|entradas?|disponibilidad|disponibles?|vacantes?)'

const AGOTADO = new RegExp(
  [
    String.raw`\bagotad|\bsold out\b|\bcopad[oa]s?\b|\bsin ${CUPO}`,
    String.raw`\bno (?:hay|quedan?|tenemos|tienen?|existen?|sobran?)(?: ya| mas| ningun[a-z]*| nada de){0,2} ${CUPO}`,
    String.raw`\bno (?:va[ns]? a |puede[ns]? )?(?:esta|estan|estara|estaran|estar) (?:mas |ya )?disponibles?`,
    String.raw`\b(?:no queda|no hay|ya no hay) (?:nada|ningun[oa]?)(?: libre| disponible)?\b`,
    String.raw`\b(?:todo|todos|todas|esta|estan|completamente|ya) (?:lleno|llena|llenos|llenas|vendid[oa]s?|reservad[oa]s?|tomad[oa]s?|ocupad[oa]s?|complet[oa]s?)\b`,
    String.raw`\b${CUPO} (?:completos|tomados|vendidos|ocupados|llenos)\b|\bse (?:acabaron|acabo|agotaron|agoto|terminaron|vendio|vendieron|lleno|llenaron)\b`,
  ].join('|'),
)
const ESCASO = new RegExp(
  [
    String.raw`\b(?:ultim|poc|poqui|limitad|escas|contad)[a-z]* (?:\w+ )?${CUPO}|\b${CUPO} (?:muy )?(?:limitad|escas|contad|poc)`,
    String.raw`\b(?:quedan?|restan?|hay) (?:muy |solo |apenas |re )*(?:poc|poqui)[a-z]*`,
    String.raw`\bcasi (?:no |sin |lleno|llena|agotad|complet|nada)`,
  ].join('|'),
)
const PRISA =
  /\b(?:apurate|apurense|apurarte|apresur\w+|date prisa|corre (?:que|a)|vuelan|volando|ahora o nunca|no lo pienses|no te quedes sin|no te lo pierdas|ultima oportunidad|ultimos? (?:dias?|horas?|minutos?)|(?:solo|unicamente) (?:por )?(?:hoy|esta semana|este mes|unas horas)|por tiempo limitado|tiempo limitado|antes (?:de )?que (?:se|te|alguien|otr\w+|suba))\b|\bse (?:esta\w* )?(?:agota|acaba|llena|vende|van?)(?:n|ndo)? (?:muy |re )?(?:rapid|pront|al tiro|volando|en (?:horas|minutos))|\b(?:precios?|tarifas?|valor)\b.{0,25}\b(?:sube|suben|subira|subiran|va a subir|aument\w+)|\b(?:sube|suben|subira|subiran|va a subir|aument\w+)\b.{0,25}\b(?:precios?|tarifas?|valor)/
const MULTITUD =
  /\b(?:miles|cientos|centenares|decenas|docenas|millones|montones|un monton|un punado|infinidad) de\b|\bmuch[oa]s (?:opiniones|resenas|personas|viajer\w+|reservas|cupos|plazas|lugares)\b|\btodo el mundo\b|\btodos (?:la|lo|las|los) (?:estan|reservan|quieren|recomiendan)|\b(?:el|la|los|las|lo) mas (?:vendid|reservad|popular|pedid|solicitad|elegid|visitad)|\b(?:alta|mucha|gran) demanda\b|\bmuy (?:solicitad|demandad|pedid|cotizad)|\bcupos? de sobra\b/

/** What a text says of how much is left or how many want it that the departures told in this turn do not bear out. */
export function escasezAjena(plano: string, cupos: ReadonlySet<number>): string[] {
  const hayPocos = [...cupos].some((n) => n > 0 && n <= POCOS)
  return [
    ...(AGOTADO.test(plano) && !cupos.has(0) ? ['agotado'] : []),
    ...(ESCASO.test(plano) && !hayPocos ? ['escaso'] : []),
    ...(PRISA.test(plano) ? ['prisa'] : []),
    ...(MULTITUD.test(plano) ? ['multitud'] : []),
  ]
}
