import { sinAcentos } from '#domain/busqueda/texto.ts'
import type { Idioma } from './intencion.ts'

const INGLES =
  /\b(?:the|what|where|when|how|is|are|can|could|i|we|want|looking|for|near|with|please|and|hello|hi|thanks|thank|you|my|any|tours?|trip|cheap|under|people|weekend|tomorrow|today|this|next|kids|book|booking|refund|cancel|pay|english|do|does|there|in|under|of|wine|tasting|something|easy|need|would|like|good|things|show|me|anything|cheaper|cheapest|else|about|which|options|another|our|available|spots|seats|left|bring|going|if|it|not|too|expensive|riding|horse|hiking|food|cooking|dogs?|pets?|late|get|happens|whales?|watching|beach|family|friends|couple|days?|nights?|from|at|be|long|much|lost|change|wheelchair|vegan|vegetarian|easier|harder|closer|shorter|longer|cheaper|two|three|four|five|six|seven|eight|ten|we're)\b/g
const PORTUGUES =
  /\b(?:quero|queremos|voce|voces|nao|ola|obrigad[oa]|com|uma|amanha|pessoas?|fim|perto|trilhas?|vinhos?|passeios?|onde|quanto|custa|meu|minha|eu|nos|gostaria|para|em|de|tem|barato|criancas|passaros|fazer|posso|aceitam?|cartao|dinheiro|receber|volta|chuva|chover|chove|gente|cachorro|pagamento|ingressos?|mais|um|casal|cavalos?|janeiro|fevereiro|maio|junho|julho|setembro|outubro|novembro|dezembro|baleias|pinguins|praias?|ver|se|e|o|a|somos|dois|duas|quatro|sete|oito|dez|meus|minhas|sao|tambem|portugues|brasileir[oa]s?|amigos|no|na|domingo|sabado|reais|hoje|dias?|melhor|por favor|segunda-feira|semana|cancelar|reembolso|tudo|bem|bom|boa|estou|procuro|procurando)\b/g
const SOLO_PORTUGUES =
  /\b(?:quero|voces?|nao|ola|obrigad[oa]|uma|amanha|pessoas?|fim de semana|perto|trilhas?|vinhos?|passeios?|meu|minha|gostaria|em|tem|criancas|passaros|fazer|procuro|procurando|estou|tudo bem|bom dia|boa tarde|com|preciso|posso|aceitam?|cartao|dinheiro|receber|quanto|custa|chuva|chover|chove|hoje|gente|cachorro|pagamento|ingressos?|sao|tambem|mais|qual|um|casal|cavalos?|janeiro|fevereiro|maio|junho|julho|setembro|outubro|novembro|dezembro|baleias|pinguins|praias?|minha|meus?|nossa|quais|qual e|passeio|dois|duas|quatro|brasileir[oa]s)\b/g
const ESPANOL =
  /\b(?:el|la|los|las|que|quiero|hola|con|una|donde|cuando|cuanto|hay|me|mi|mis|del|para|por|es|hacer|algo|cerca|manana|gracias|puedo|como|en|y)\b/g

/** The language of a whole message; Spanish where in doubt. */
export function idiomaDe(mensaje: string): Idioma {
  const plano = sinAcentos(mensaje).toLowerCase()
  const total = (plano.match(/[a-z]+/g) ?? []).length
  const espanol = plano.match(ESPANOL)?.length ?? 0
  const portugues = plano.match(SOLO_PORTUGUES)?.length ?? 0
  const ingles = plano.match(INGLES)?.length ?? 0
  if (
    portugues >= 2 &&
    portugues > ingles &&
    (plano.match(PORTUGUES)?.length ?? 0) >= total * 0.4 &&
    portugues >= espanol * 0.6
  )
    return 'pt'
  if (ingles >= 2 && ingles > espanol && ingles >= total * 0.3) return 'en'
  if (
    total <= 3 &&
    /^(?:hello|hi|hey|thanks|thank you|good morning|wine tours?|hiking tours?|(?:and )?(?:anything|something|any) (?:cheaper|else)|cheaper|(?:and )?for (?:\d+|two|three|four|five|six|seven|eight|ten)|we(?: are|'re) (?:\d+|two|three|four|five|six|seven|eight|ten))\b/.test(
      plano,
    )
  )
    return 'en'
  return total <= 3 &&
    /^(?:olá(?![a-z])|obrigad[oa]|bom dia|tudo bem|aceitam? |quanto custa|(?:e |tem )?(?:algo )?mais barato|(?:e )?se chove|(?:e )?amanha|quero |passeios?\b|(?:e )?(?:somos|para) (?:n[oó]s |em )?(?:dois|duas|quatro|sete|oito|nove|dez)\b)/.test(
      mensaje.normalize('NFC').toLowerCase(),
    )
    ? 'pt'
    : 'es'
}

const DE_INGLES: [RegExp, string][] = [
  [/\bday after tomorrow\b/g, 'pasado manana'],
  [/\btomorrow\b/g, 'manana'],
  [/\btoday\b|\btonight\b/g, 'hoy'],
  [/\bnext weekend\b/g, 'proximo fin de semana'],
  [/\b(?:this |the )?weekend\b/g, 'este fin de semana'],
  [/\bnext week\b/g, 'proxima semana'],
  [/\bthis week\b/g, 'esta semana'],
  [/\bnext month\b/g, 'proximo mes'],
  [/\bmonday\b/g, 'lunes'],
  [/\btuesday\b/g, 'martes'],
  [/\bwednesday\b/g, 'miercoles'],
  [/\bthursday\b/g, 'jueves'],
  [/\bfriday\b/g, 'viernes'],
  [/\bsaturday\b/g, 'sabado'],
  [/\bsunday\b/g, 'domingo'],
  [/\bchristmas\b/g, 'navidad'],
  [/\bnew year'?s?(?: eve)?\b/g, 'ano nuevo'],
  [/\beaster(?! island)\b/g, 'semana santa'],
  [/\bjanuary\b/g, 'enero'],
  [/\bfebruary\b/g, 'febrero'],
  [/\bmarch\b/g, 'marzo'],
  [/\bapril\b/g, 'abril'],
  [/\bmay\b(?= \d|$| 20)/g, 'mayo'],
  [/\bjune\b/g, 'junio'],
  [/\bjuly\b/g, 'julio'],
  [/\baugust\b/g, 'agosto'],
  [/\bseptember\b/g, 'septiembre'],
  [/\boctober\b/g, 'octubre'],
  [/\bnovember\b/g, 'noviembre'],
  [/\bdecember\b/g, 'diciembre'],
  [/\b(\d{1,2})(?:st|nd|rd|th)\b/g, '$1'],
  [/\btwo\b/g, '2'],
  [/\bthree\b/g, '3'],
  [/\bfour\b/g, '4'],
  [/\bfive\b/g, '5'],
  [/\bsix\b/g, '6'],
  [/\bseven\b/g, '7'],
  [/\beight\b/g, '8'],
  [/\bnine\b/g, '9'],
  [/\bten\b/g, '10'],
  [/\btwelve\b/g, '12'],
  [/\bthousand\b/g, 'mil'],
  [/\bpeople\b|\bpersons?\b|\btravell?ers\b|\bof us\b/g, 'personas'],
  [/\badults?\b/g, 'adultos'],
  [/\bkids?\b|\bchildren\b|\bchild\b/g, 'ninos'],
  [/\bcouple\b/g, 'pareja'],
  [/\bmy (?:wife|husband|girlfriend|boyfriend|partner)(?: and (?:i|me))?\b/g, 'con mi pareja'],
  [/\balone\b|\bby myself\b|\bsolo trip\b/g, 'voy solo'],
  [/\bfor\b/g, 'para'],
  [/\banything\b|\bsomething\b/g, 'algo'],
  [/\bcheap(?:est|er)?\b|\bbudget\b|\baffordable\b/g, 'barato'],
  [/\bunder\b|\bless than\b|\bup to\b|\bmax(?:imum)?\b|\bbelow\b/g, 'hasta'],
  [/\bmore than\b|\bover\b/g, 'mas de'],
  [/\bnear(?: to)?\b|\bclose to\b|\baround\b/g, 'cerca de'],
  [/\bfrom\b/g, 'desde'],
  [/\bin\b|\bat\b/g, 'en'],
  [/\band\b/g, 'y'],
  [/\bor\b/g, 'o'],
  [/\bwithout\b|\bexcept\b/g, 'sin'],
  [/\bwith\b/g, 'con'],
  [/\bto\b/g, 'a'],
  [/\bnorth\b/g, 'norte'],
  [/\bsouth\b/g, 'sur'],
  [/\bcooking(?: class(?:es)?)?\b|\bfood\b/g, 'cocina'],
  [/\bcrafts?\b|\bculture\b|\bmuseums?\b|\bhistory\b/g, 'cultura'],
  [/\brefunds?\b/g, 'devolucion'],
  [/\bcancel(?:l?ation)?\b/g, 'cancelar'],
  [/\bpay(?:ment)?s?\b/g, 'pagar'],
  [/\bcredit cards?\b/g, 'tarjeta de credito'],
  [/\brain(?:s|ing)?\b|\bweather\b/g, 'lluvia'],
  [/\btickets?\b/g, 'entrada'],
  [
    /\bguides? (?:who )?(?:speaks? )?english\b|\benglish(?:-| )speaking\b|\bspeaks? english\b|\bin english\b|\ben english\b/g,
    'guia en ingles',
  ],
  [/\b(?:in|en) portuguese\b|\bportuguese(?:-| )speaking\b/g, 'guia en portugues'],
  [/\b(?:in|en) french\b/g, 'guia en frances'],
  [/\b(?:in|en) german\b/g, 'guia en aleman'],
  [/\b(?:in|en) italian\b/g, 'guia en italiano'],
  [/\bthank you\b|\bthanks\b/g, 'gracias'],
  [/\bhello\b|\bhi\b|\bhey\b|\bgood (?:morning|afternoon|evening)\b/g, 'hola'],
  [/\bbye\b|\bgoodbye\b/g, 'chao'],
  [/\b(\d{1,2}) of\b/g, '$1 de'],
  [/\bwe(?: are|'re)\b|\bthere(?: are| will be|'ll be) (?=\d)/g, 'somos '],
  [/\bis (?:it|(?:the|this|that) (\w+)) (?:very |too |so )?(?:hard|difficult)\b/g, '$1 es dificil'],
  [/\bcan i\b|\bcould i\b|\bmay i\b/g, 'puedo'],
  [/\bhow much\b/g, 'cuanto cuesta'],
  [/\bhow long\b/g, 'cuanto dura'],
  [/\bwhere\b/g, 'donde'],
  [/\bwhat happens\b/g, 'que pasa'],
  [/\b(?:get|arrive|come|be|am|are|running)(?: there)? late\b/g, 'llego tarde'],
  [/\bnot (?:too |very |so )?expensive\b/g, 'barato'],
  [/\bexpensive\b/g, 'caro'],
  [/\bdogs?\b|\bpets?\b/g, 'perro'],
  [/\bbring\b/g, 'llevar'],
  [/\bwheelchairs?\b/g, 'silla de ruedas'],
  [/\bvegan\b/g, 'vegano'],
  [/\bvegetarian\b/g, 'vegetariano'],
  [/\beasi(?:er|est)\b|\beasy\b/g, 'facil'],
  [/\bharder\b/g, 'dificil'],
  [/\bshorter\b/g, 'corto'],
  [/\bcloser\b/g, 'cerca'],
  [/\b(?:invoice|receipt)\b/g, 'factura'],
  [/\bmeeting point\b/g, 'punto de encuentro'],
  [/\bpick(?:ed)? ?(?:me |us )?up\b/g, 'traslado'],
  [/\blost my\b/g, 'perdi mi'],
  [/\bchange the date\b/g, 'cambiar la fecha'],
  [/\b(?:is it|are they) safe\b/g, 'es seguro'],
  [/\bpassword\b/g, 'clave'],
  [/\b(?:talk|speak) (?:a|to|with) (?:a |an )?(?:human|person|agent|someone)\b/g, 'hablar con una persona'],
  [/\bpregnant\b/g, 'embarazada'],
  [/\bspots?\b|\bseats?\b/g, 'cupos'],
  [/\bi don'?t (?:want|like)\b|\bnot?\b(?= \w+ing)/g, 'no quiero'],
  [/\bwhat (?:is|are) there\b|\bwhat can (?:i|we) do\b|\bthings to do\b/g, 'que hacer'],
  [/\bbook(?:ing)?\b/g, 'reserva'],
  [/\bwithout (?:an )?account\b/g, 'sin cuenta'],
  [/\bhelp me\b|\bemergency\b|\bi'?m lost\b/g, 'emergencia'],
  [/\bthe\b|\ba\b|\ban\b|\bi\b|\bwe\b|\bplease\b|\bwant\b|\blooking\b|\bwould\b|\blike\b/g, ' '],
]

const DE_PORTUGUES: [RegExp, string][] = [
  [/\bdepois de amanha\b/g, 'pasado manana'],
  [/\bamanha\b/g, 'manana'],
  [/\bhoje\b/g, 'hoy'],
  [/\bproximo fim de semana\b/g, 'proximo fin de semana'],
  [/\b(?:neste |este |no |nesse )?fim de semana\b/g, 'este fin de semana'],
  [/\b(?:na )?(?:proxima semana|semana que vem)\b/g, 'proxima semana'],
  [/\bsegunda(?:-| )feira\b/g, 'lunes'],
  [/\bterca(?:-| )feira\b/g, 'martes'],
  [/\bquarta(?:-| )feira\b/g, 'miercoles'],
  [/\bquinta(?:-| )feira\b/g, 'jueves'],
  [/\bsexta(?:-| )feira\b/g, 'viernes'],
  [/\bjaneiro\b/g, 'enero'],
  [/\bfevereiro\b/g, 'febrero'],
  [/\bmarco\b/g, 'marzo'],
  [/\bmaio\b/g, 'mayo'],
  [/\bjunho\b/g, 'junio'],
  [/\bjulho\b/g, 'julio'],
  [/\bsetembro\b/g, 'septiembre'],
  [/\boutubro\b/g, 'octubre'],
  [/\bnovembro\b/g, 'noviembre'],
  [/\bdezembro\b/g, 'diciembre'],
  [/\bnatal\b/g, 'navidad'],
  [/\bano novo\b/g, 'ano nuevo'],
  [/\bo que fazer\b/g, 'que hacer'],
  [/\bfazer\b/g, 'hacer'],
  [/\bpra\b/g, 'para'],
  [/\bumas?\b/g, 'una'],
  [/\bum\b/g, 'un'],
  [/\bquero\b/g, 'quiero'],
  [/\bposso\b/g, 'puedo'],
  [/\btem\b/g, 'hay'],
  [/\bonde\b/g, 'donde'],
  [/\bquanto custa\b/g, 'cuanto cuesta'],
  [/\baceitam?\b/g, 'aceptan'],
  [/\bdinheiro\b/g, 'dinero'],
  [/\bmais\b/g, 'mas'],
  [/\bchover\b|\bchove\b/g, 'llueve'],
  [/\bcachorros?\b/g, 'perro'],
  [/\bgostaria(?: de)?\b/g, 'quisiera'],
  [/\bcavalos?\b/g, 'caballo'],
  [/\bbaleias\b/g, 'ballenas'],
  [/\bpinguins\b/g, 'pinguinos'],
  [/\bgravida\b/g, 'embarazada'],
  [/\bcadeira de rodas\b/g, 'silla de ruedas'],
  [/\be se\b/g, 'y si'],
  [/\bmuito caro\b/g, 'muy caro'],
  [/\bnos (?=dois\b|duas\b|quatro\b)/g, 'nosotros '],
  [/\bsomos em\b/g, 'somos'],
  [/\bdois\b|\bduas\b/g, '2'],
  [/\bquatro\b/g, '4'],
  [/\bsete\b/g, '7'],
  [/\boito\b/g, '8'],
  [/\bnove\b/g, '9'],
  [/\bdez\b/g, '10'],
  [/\bpessoas?\b/g, 'personas'],
  [/\bcriancas?\b/g, 'ninos'],
  [/\bcasal\b/g, 'pareja'],
  [/\bminha (?:esposa|namorada|mulher)\b|\bmeu (?:marido|namorado)\b/g, 'con mi pareja'],
  [/\bcom\b/g, 'con'],
  [/\bperto d[eao]s?\b/g, 'cerca de'],
  [/\bem\b|\bno\b|\bna\b/g, 'en'],
  [/\bate\b/g, 'hasta'],
  [/\bmenos que\b/g, 'menos de'],
  [/\bpassaros?\b/g, 'aves'],
  [/\bcomida\b|\bculinaria\b|\bcozinha\b/g, 'comida'],
  [/\bpassear? de barco\b/g, 'navegar'],
  [/\bcaiaque\b/g, 'kayak'],
  [/\breembolso\b/g, 'devolucion'],
  [/\bpagar\b|\bpagamento\b/g, 'pagar'],
  [/\bcartao\b/g, 'tarjeta'],
  [/\bchuva\b/g, 'lluvia'],
  [/\bpasseios?\b/g, 'paseo'],
  [/\bobrigad[oa]\b/g, 'gracias'],
  [/\bola\b|\boi\b|\bbom dia\b|\bboa tarde\b/g, 'hola'],
  [/\btchau\b/g, 'chao'],
  [/\bnao quero\b/g, 'no quiero'],
  [/\bsem\b/g, 'sin'],
  [/\bo que fazer\b/g, 'que hacer'],
  [/\bingresso\b/g, 'entrada'],
]

/** The words that matter, in Spanish; the rest stays. */
export function alEspanol(mensaje: string, idioma: Idioma): string {
  if (idioma === 'es') return mensaje
  const plano = sinAcentos(mensaje.normalize('NFKC')).toLowerCase()
  return (idioma === 'en' ? DE_INGLES : DE_PORTUGUES).reduce(
    (texto, [patron, palabra]) => texto.replace(patron, palabra),
    plano,
  )
}
