import { paraComparar } from '#domain/busqueda/texto.ts'

// What an invitation cannot begin with, though it ends like one.
const SUSTANTIVOS = new Set(
  `aventura bicicleta bodega cabalgata caleta caminata capilla casa cascada cerveceria charla clase clasica comida costa cueva cultura degustacion dia escapada escuela
  experiencia feria fiesta finca gastronomia granja guia historia hora isla jornada kayakista laguna luna magia mañana manana media mesa meditacion minga montaña montana naturaleza navegante
  noche once palestra parque patagonia playa puerta quebrada reserva ruina ruta salida selva semana senda tarde termas tierra todo tour travesia tarde transporte trekking una vendimia
  alfiler amanecer atardecer bar hogar lugar lunar mar mujer placer pesquera taller telar
  verde viaje vida viña vina visitante vuelta ancestral autentica el la los las un unos unas mi tu nuestra nuestro gran grande norte sur este desde donde entre sobre`.split(
    /\s+/,
  ),
)
// 'Cata espumantes' invites; 'Cata de espumantes' names.
const AMBIGUAS = new Set('cata cena pesca visita marcha carrera prueba'.split(' '))
const IRREGULARES = new Set('ven haz pon sal ten di ve se se oye rie sonrie ponte vente'.split(' '))

/** Whether a name invites: it begins with an infinitive, or with an order to a friend ('Aprende', 'Sumérgete', 'Haz'). */
export function empiezaConVerbo(nombre: string): boolean {
  const [primera = '', segunda = ''] = paraComparar(nombre)
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
  if (AMBIGUAS.has(primera) && /^del?$/.test(segunda)) return false
  if (primera.length < 2 || SUSTANTIVOS.has(primera)) return false
  return IRREGULARES.has(primera) || /(?:[aei]r|[aei]rse|[ae]|[ae]te)$/.test(primera)
}
