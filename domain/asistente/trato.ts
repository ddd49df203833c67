const HOLA =
  /\b(?:hola|holi|holis|holanda|wena|buenas? tardes?|buenas? noches?|buenas|buenos? dias?|buen dia|alo|saludos|que tal|como estas|como andas|como va|hey|ey|epa)\b/g
const GRACIAS =
  /\b(?:gracias|muchas gracias|mil gracias|se agradece|te pasaste|genial|perfecto|excelente|buenisimo|super|ok|oka|okey|dale|vale|bacan|seco|sequisimo|impecable|de acuerdo|entendido|listo|ya|bueno|bakan|filete|la raja|joya|buena onda|bkn|bkan|la zorra|de lujo|grande|te pasaste|vale|tx)\b/g
const CHAO =
  /\b(?:chao|chau|adios|hasta luego|nos (?:vemos|vimos|estamos viendo|hablamos)|hasta (?:pronto|la proxima|manana)|bye|me voy|eso es todo|eso seria todo|eso era|nada mas)\b/g
/** Between friends it is no more than 'tú': 'weon, eso es muy caro', 'gracias wn'. */
const WEON = String.raw`(?:weon(?:a|es|as)?|hueon(?:a|es|as)?|huevon(?:a|es|as)?|wn|wna|weones)`
const WEON_DE_INSULTO = new RegExp(
  String.raw`\b(?:er[ei]s?|erai|son|sos|tan|mas|puros?|bots?|que|un|una|este) ${WEON}\b|\b${WEON} (?:de mierda|cul\w+|tont\w+|inutil(?:es)?|qlo|ql|estupid\w+)|^[;, ]*${WEON}[;, ]*$`,
)
const INSULTO =
  /\b(?:ctm|conchetumare|csm|aweonao|ahueonao|mierda|puta|puto|estupid[oa]s?|idiotas?|imbecil(?:es)?|tont[oa]s?|inutil(?:es)?|maldit[oa]s?|callate|basura|malo cul\w*|cul(?:iao|iado|iada)|fome|pencas?|chantas?|charchas?|saco ?(?:de )?weas?|sacowea|giles?|gil|longis?|qlo|ql|chucha|chup(?:a|alo|enla|ala|ame)\w*|no (?:sirves?|servi[s]?|entiendes|entendi[s]|cachai) (?:para |ni )*(?:na|nada|una)|vales? callampa|callampa|estafador(?:es)?|ladrones|pendej[oa]|fuck\w*|stupid|idiot|shit|apest\w+|das pena|odio este bot|bot de mierda)\b/
const IDENTIDAD =
  /\b(?:que es esto|quien me (?:habla|responde|contesta)|eres (?:un |una )?(?:humano|humana|robot|bot|persona|real|ia|inteligencia artificial|maquina|chatgpt|gpt|claude|gemini)|(?:quien|que) eres|como te llamas|cual es tu nombre|quien te (?:hizo|creo|programo)|que modelo (?:eres|usas)|que puedes hacer|que sabes hacer|en que (?:me )?(?:puedes|puede) ayudar\w*|como funcionas|para que sirves|are you (?:human|a bot|real)|who are you|what can you do)\b/

export type Trato = 'saludo' | 'gracias' | 'despedida' | null

/** A message that is nothing but courtesy; what else there may be is counted by its words. */
export function leerTrato(texto: string): Trato {
  const resto = texto
    .replace(HOLA, ' ')
    .replace(GRACIAS, ' ')
    .replace(CHAO, ' ')
    .replace(
      /\b(?:matheus|mateo|matheo|por favor|muy|todo|bien|estas|y|tu|muchas|a|te|la|el|lo|un|una|er[ei]s?|erai|sos|wn|wna|weon(?:a|es)?|hueon(?:a|es)?|compadre|hermano|amigo|amiga|ayuda|por|que|tal|che|po|pues|si|no|de|nada|eso|claro|con|me|sirvio|mucho|ayudaste|equipo|hoy|tengan|buen|dia)\b/g,
      ' ',
    )
    .replace(/[^a-z0-9$]+/g, ' ')
    .trim()
  if (resto !== '') return null
  if (new RegExp(CHAO).test(texto)) return 'despedida'
  if (new RegExp(HOLA).test(texto)) return 'saludo'
  return new RegExp(GRACIAS).test(texto) ? 'gracias' : null
}

export const hayInsulto = (texto: string): boolean => INSULTO.test(texto) || WEON_DE_INSULTO.test(texto)
export const preguntaQuienEs = (texto: string): boolean => IDENTIDAD.test(texto)
