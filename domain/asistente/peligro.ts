const PELIGRO =
  /\b(?:emergencias?|auxilio|socorro|accidentes?|accidentad[oa]s?|ambulancia|samu|me (?:estoy )?(?:ahog\w+|desangr\w+|muero|muriendo|desmay\w+)|se (?:esta )?(?:ahog\w+|desangr\w+|muriendo|desmay\w+|cayo|murio|quebro)|no (?:puedo|puede) respirar|no respira|herid[oa]s?|sangr(?:ando|a mucho)|estoy perdid[oa]|(?:quede|quedo|quedamos|estoy|estamos) (?:botad|tirad|varad|atrapad|aislad)[oa]s?|(?:estamos|andamos|nos) perdi(?:d[oa]s|mos)|me perdi (?:en|con)|(?:guia|amig[oa]|hij[oa]|papa|mama|abuel[oa]) (?:no aparece|se perdio|desaparecio|esta desaparecid[oa])|incendio|se quema|avalancha|tsunami|terremoto|me (?:robaron|asaltaron|violaron|amenaz\w+|golpe\w+|pegaron|drogaron|estan siguiendo|siguen)|abuso sexual|abusaron|acos[oa]\w*|violencia|suicid\w+|matarme|quiero morir\w*|no quiero vivir|me quiero matar|quitarme la vida|infarto|convulsion\w*|intoxicad[oa]s?|picadura|mordi\w+ (?:de|una|un) (?:arana|serpiente|perro)|fractur\w+|inconsciente|hipotermia|rescate|carabineros|bomberos|pdi|naufrag\w+)\b/
const TRANQUILO =
  /\b(?:kit de|seguro de|seguro contra|en caso de|numeros? de|que pasa si|si hay un|si tengo un|si me|plan de|curso de|ante una|protocolo|museo de|historia de|telefonos? de)\b/

/** Somebody may be in danger now. */
export const hayPeligro = (texto: string): boolean => PELIGRO.test(texto) && !TRANQUILO.test(texto)

/** In danger from oneself. */
export const hayDesesperanza = (texto: string): boolean =>
  /\b(?:suicid\w+|matarme|quiero morir\w*|no quiero vivir|me quiero matar|quitarme la vida)\b/.test(texto)
