import type { Orden } from '#contract/experiencias.ts'
import type { Aviso, IdiomaDeGuia, Nivel } from './intencion.ts'

const SUAVE =
  /\b(?:suaves?|suavecit[oa]s?|facil(?:es)?|facilit[oa]s?|relajad[oa]s?|tranqui(?:l[oa]s?)?|tranquilit[oa]s?|principiantes?|basic[oa]s?|(?:sin|poco|no) (?:[a-z]+ ){0,3}esfuerzo|no (?:muy |tan )?(?:dificil(?:es)?|exigentes?|pesad[oa]s?|extrem[oa]s?|dur[oa]s?)|baja dificultad|dificultad baja|nivel bajo|liviano|livian[oa]s?|para principiantes|nunca he (?:hecho|caminado|subido)|mal estado fisico|poca experiencia|sin experiencia|tercera edad|adult[oa]s? mayores|abuel[oa]s?|abuelit[oa]s?|tatas?|nonn[oa]s?|easy|gentle|silla de ruedas|movilidad reducida|cort[oa]s?|embarazad[oa]s?|rodillas?)\b/
const EXIGENTE =
  /\b(?:exigentes?|dificil(?:es)?|desafiantes?|desafios?|intens[oa]s?|avanzad[oa]s?|expert[oa]s?|dur[oa]s?|alta dificultad|nivel (?:alto|avanzado|experto)|pesad[oa]s?|brav[oa]s?|hard|challenging|muy activo)\b/
const ACCESIBLE =
  /\b(?:silla de ruedas|movilidad reducida|discapacidad|discapacitad[oa]s?|accesib(?:le|les|ilidad)|mulet[oa]s?|no puede caminar|ciego|ciega|sord[oa]|wheelchair)\b/
const SALUD =
  /\b(?:embarazad[oa]s?|embarazo|asma|asmatic[oa]s?|cardiac[oa]s?|corazon|hipertens[oa]s?|hipertension|presion alta|diabet\w+|epilep\w+|marcapasos|operad[oa]s?|operacion|lesion(?:ad[oa])?s?|hernia|enferm(?:o|a|edad|edades)|cancer|vertigo|mal de altura|puna|rodillas?|protesis|infarto|alergic[oa]s?|alergias?|medicament\w+|insulina|me duele|dolor(?:es)? de|fiebre|vomit\w+|diarrea|pastillas?|remedios?|anticoagulante|respiratori[oa]s?|pregnant)\b/

const ORDENES: [RegExp, Orden][] = [
  [
    /\b(?:mejor (?:evaluad|calificad|valorad|ranking|rankead|puntuad)\w*|mejores (?:evaluad|calificad|valorad|opiniones|notas|resenas)\w*|mas (?:recomendad|popular|valorad|estrellas|famos)\w*|top|imperdibles?|buenas (?:opiniones|resenas|notas|criticas)|lo mejor|los mejores|las mejores|el mejor|la mejor|best|top rated|mejor nota)\b/,
    'rating',
  ],
  [/\b(?:nuev[oa]s?|novedad(?:es)?|recientes?|recien publicad[oa]s?|ultim[oa]s agregad[oa]s?|lo ultimo)\b/, 'newest'],
]

const HORA =
  /\b(?:(?:en|por|de|a) la (?:manana|tarde|noche)|(?:esta|est[ae]) (?:tarde|noche)|al? medio ?dia|en la tardecita|temprano|madrugada)\b/

/** Wishes that the search has no filter for: they are told, not passed over. */
const SIN_FILTRO: [RegExp, Exclude<Aviso['clase'], 'fuera-de-chile'>][] = [
  [HORA, 'hora'],
  [/\bmas (?:cerca|cercan[oa]s?|cerquita)\b(?! (?:de|a) )/, 'mas-cerca'],
  [/\b(?:(?:va|ira) a (?:llover|nevar)|llovera|nevara|pronostico)\b/, 'clima'],
  [/\b(?:mascotas?|perr(?:o|a|os|as|it[oa]s?)|gat(?:o|a|os|it[oa])|pet ?friendly)\b/, 'mascotas'],
  [/\b(?:vegan[oa]s?|vegetarian[oa]s?|celiac[oa]s?|sin (?:gluten|lactosa)|kosher|halal)\b/, 'dieta'],
  [
    /\b(?:descuentos?|tarifas?|precios?|rebajas?|valor) (?:[a-z]+ ){0,3}(?:estudiantes?|ninos?|adult[oa]s? mayores|tercera edad|jubilad[oa]s|residentes?|grupos?)\b/,
    'tarifas',
  ],
]
/** Said only beside what is found. */
export const SOLO_AL_BUSCAR: ReadonlySet<string> = new Set(SIN_FILTRO.map(([, clase]) => clase))

const GUIAS: Record<string, IdiomaDeGuia> = {
  ingles: 'en',
  portugues: 'pt',
  frances: 'fr',
  aleman: 'de',
  italiano: 'it',
}
const GUIA =
  /\b(?:en|guias? (?:en |que (?:hablen?|sepan?) )?|hablen?|hablad[oa]s? en) (ingles|portugues|frances|aleman|italiano)\b/

export interface LecturaDeGustos {
  nivel: Nivel | null
  guia: IdiomaDeGuia | null
  orden: Orden | null
  avisos: Aviso[]
}

/** `entero`: with the dates, which may name a part of the day. */
export function leerGustos(texto: string, entero = texto): LecturaDeGustos {
  const avisos: Aviso[] = SIN_FILTRO.filter(([patron]) => patron.test(entero)).map(([, clase]) => ({ clase }))
  if (SALUD.test(texto)) avisos.push({ clase: 'salud' })
  if (ACCESIBLE.test(texto)) avisos.push({ clase: 'accesibilidad' })
  return {
    nivel: leerNivel(texto),
    guia: GUIAS[GUIA.exec(texto)?.[1] ?? ''] ?? null,
    orden: ORDENES.find(([patron]) => patron.test(texto))?.[1] ?? null,
    avisos,
  }
}

function leerNivel(texto: string): Nivel | null {
  // '¿Qué tan difícil es?' and '¿cuánto dura?' ask.
  const dicho = texto.replace(
    /\b(?:que tan|cuan|es muy|sera muy|es) (?:dificil|exigente|dur[oa]|pesad[oa]|facil)\b|\b(?:cuanto|cuantas horas|que|lo que|no|se) dur(?:a|an)\b|\bdura (?=\d|un|poco|mucho|mas|menos|todo|el |la )/g,
    ' ',
  )
  if (SUAVE.test(dicho)) return 'suave'
  return EXIGENTE.test(dicho) ? 'exigente' : null
}

/** 'Quita la dificultad', 'cualquier nivel'. */
export const sinNivel = (texto: string): boolean =>
  /\b(?:cualquier (?:nivel|dificultad)|no importa (?:el nivel|la dificultad)|sin (?:importar )?(?:el nivel|la dificultad)|(?:quita|borra|saca) (?:el nivel|la dificultad)|me da lo mismo la dificultad)\b/.test(
    texto,
  )
