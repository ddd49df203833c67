import { distancia } from '#domain/busqueda/enmienda.ts'
import { ES_COMUN } from './palabras-comunes.ts'

/** Words whose slips are mended before anything is read. */
const VOCABULARIO =
  `trekking senderismo caminata excursion vinos cata degustacion avistamiento pajaros pajaritos kayak rafting caballo caballos cabalgata cabalgatas gastronomia gastronomica culinaria cultural culturales artesania patrimonio aventura aventuras
  enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre lunes martes miercoles jueves viernes sabado domingo manana semana proximo proxima feriado navidad personas persona adultos ninos amigos pareja familia barato baratos economico economica
  cerveza glaciar glaciares volcan empanadas curanto flamencos condores museos iglesias mercado cocinar almuerzo
  cancelar cancelacion devolucion reembolso reservar reserva entrada pagar tarjeta lluvia cerca menos hasta maximo bicicleta parapente escalada termas ballenas pinguinos estrellas astronomico surf snorkel fiestas patrias suave facil tranquilo museo museos viernes finde quiero busco
  birding hiking paddle gracias hola recomiendame experiencias actividades santiago valparaiso`.split(/\s+/)

const PROPIAS = new Set(VOCABULARIO)

/** Puts right what is one slip away from a word we know (two in a long one); places mend themselves elsewhere. */
export function enmendarPalabras(texto: string, esLugar: (palabra: string) => boolean): string {
  return texto
    .split(' ')
    .map((palabra) =>
      palabra.length < 5 || !/^[a-z]+$/.test(palabra) || PROPIAS.has(palabra) || ES_COMUN(palabra) || esLugar(palabra)
        ? palabra
        : (masCercana(palabra) ?? palabra),
    )
    .join(' ')
}

/** The first letter as it was written, and the one that was meant. */
const CONFUNDIDAS = new Set(['zs', 'bv', 'vb', 'kc', 'he'])

function masCercana(palabra: string): string | null {
  const tope = palabra.length >= 8 ? 2 : 1
  let mejor: { palabra: string; costo: number } | null = null
  for (const candidata of PROPIAS) {
    if (candidata.length < 5 || Math.abs(candidata.length - palabra.length) > tope) continue
    if (candidata[0] !== palabra[0] && !CONFUNDIDAS.has(palabra[0]! + candidata[0]!)) continue
    // A plural or another gender is no slip.
    if (palabra.slice(0, -1) === candidata.slice(0, -1) && /[aeos]$/.test(palabra) && /[aeos]$/.test(candidata))
      continue
    if (palabra.replace(/e?s$/, '') === candidata.replace(/e?s$/, '')) continue
    const costo = distancia(palabra, candidata)
    if (costo <= tope && (!mejor || costo < mejor.costo)) mejor = { palabra: candidata, costo }
  }
  return mejor?.palabra ?? null
}
