import type { ReglaResena } from '#contract/resenas.ts'

// What a machine can tell; a person decides.
const CORREO = /[^\s@]+@[^\s@]+\.[a-z]{2,}/i
const ENLACE = /\b(?:https?:\/\/|www\.)\S+|\b[\w-]+\.(?:cl|com|net|org|io|me)\b/i
const TELEFONO = /(?:\+?\d[\s().-]?){8,}/
const INSULTOS =
  /\b(?:weon(?:es)?|huev[oó]n(?:es)?|conchetumare|ctm|maric[oó]n(?:es)?|put[oa]s?|mierdas?|imb[eé]cil(?:es)?|estafador(?:es|a|as)?|ladr[oó]n(?:es)?)\b/i

/** The rule that a text seems to break; such a review waits for a person. */
export function reglaQueRompe(texto: string): ReglaResena | null {
  if (CORREO.test(texto) || TELEFONO.test(texto)) return 'datos_personales'
  if (ENLACE.test(texto)) return 'publicidad'
  return INSULTOS.test(texto) ? 'insultos' : null
}
