import { diaDeSemana, sumarDias, type Fecha } from '#domain/fechas.ts'
import type { Cuando } from '#domain/asistente/intencion.ts'
import { anioDe, DIA, diaDe, fechaDe, lunesDe, mesDeFecha, proximoDia, ultimoDia } from './calendario.ts'
import type { ReglaDeFecha } from './regla.ts'

/** Dates counted from today. */
export const RELATIVAS: ReglaDeFecha[] = [
  [
    /\b(?:anteayer|ayer|la semana pasada|el mes pasado|el ano pasado|el fin de semana pasado)\b/,
    (_, hoy) => ({ fecha: sumarDias(hoy, -1) }),
  ],
  [
    new RegExp(
      String.raw`\b${DIA} (?:de la |en la |de )?(?:proxima semana|semana que viene|otra semana|semana siguiente)\b`,
    ),
    ([, d], hoy) => ({ fecha: sumarDias(lunesDe(sumarDias(hoy, 7)), diaDe(d!) - 1) }),
  ],
  [/\bpasado manana\b/, (_, hoy) => ({ fecha: sumarDias(hoy, 2) })],
  [/\bhoy (?:o|y) manana\b/, (_, hoy) => ({ desde: hoy, hasta: sumarDias(hoy, 1) })],
  [/\b(?:hoy|hoy dia|esta (?:noche|tarde|manana)|ahora mismo|ahora ya|altiro|al tiro)\b/, (_, hoy) => ({ fecha: hoy })],
  [
    /(?<!\b(?:la|las|en la|por la) )\bmananas?\b(?! (?:temprano )?por medio)/,
    (_, hoy) => ({ fecha: sumarDias(hoy, 1) }),
  ],
  [/\b(?:en|dentro de) (\d{1,3}) dias?\b/, ([, n], hoy) => ({ fecha: sumarDias(hoy, Number(n)) })],
  [/\blos proximos (\d{1,2}) dias\b/, ([, n], hoy) => ({ desde: hoy, hasta: sumarDias(hoy, Number(n)) })],
  [/\b(?:en|dentro de) una semana(?: mas)?\b/, (_, hoy) => semana(sumarDias(hoy, 7), hoy)],
  [/\b(?:en|dentro de) (\d{1,2}) semanas\b/, ([, n], hoy) => semana(sumarDias(hoy, 7 * Number(n)), hoy)],
  [/\b(?:en|dentro de) (?:(\d{1,2}) meses|un mes)\b/, ([, n], hoy) => mesDesde(hoy, Number(n ?? 1))],
  [/\bfin de semana (?:subsiguiente|despues del proximo|siguiente al proximo)\b/, (_, hoy) => finDeSemana(hoy, 2)],
  [
    /\b(?:(?:el )?(?:proximo|otro|siguiente) fin de semana|fin de semana (?:proximo|siguiente|que viene|q viene))\b/,
    (_, hoy) => finDeSemana(hoy, 1),
  ],
  [
    /\b(?:este |el |para el |en el |los |un )?fin de semana(?: largo)?\b/,
    ([texto], hoy) =>
      texto.endsWith('largo') ? null : finDeSemana(hoy, esDomingo(hoy) && !texto.startsWith('este') ? 1 : 0),
  ],
  [/\b(?:la )?semana subsiguiente\b/, (_, hoy) => semana(sumarDias(hoy, 14), hoy)],
  [
    /\b(?:(?:la )?(?:proxima|otra|siguiente) semana|(?:la )?semana (?:proxima|siguiente|que viene|entrante))\b/,
    (_, hoy) => semana(sumarDias(hoy, 7), hoy),
  ],
  [
    /\b(?:entre semana|(?:en )?(?:un )?dias? de semana|(?:en )?dias? (?:habil(?:es)?|laboral(?:es)?))\b/,
    (_, hoy) => diasDeSemana(hoy),
  ],
  [/\b(?:esta|en la|durante la) semana\b/, (_, hoy) => semana(hoy, hoy)],
  [
    /\b(?:(?:el )?(?:proximo|otro|siguiente) mes|(?:el )?mes (?:proximo|siguiente|que viene|entrante))\b/,
    (_, hoy) => mesDesde(hoy, 1),
  ],
  [
    /\b(?:a )?(?:fin|fines|finales) de(?: este)? mes\b/,
    (_, hoy) => ({
      desde: mayorDe(hoy, sumarDias(ultimoDia(anioDe(hoy), mesDeFecha(hoy)), -9)),
      hasta: ultimoDia(anioDe(hoy), mesDeFecha(hoy)),
    }),
  ],
  [/\b(?:este|durante el) mes\b/, (_, hoy) => mesDesde(hoy, 0)],
  [
    /\b(?:a )?(?:fin|fines|finales) de(?: este)? ano\b/,
    (_, hoy) => ({ desde: mayorDe(hoy, fechaDe(anioDe(hoy), 12, 21)), hasta: fechaDe(anioDe(hoy), 12, 31) }),
  ],
  [
    /\b(?:el )?(?:proximo ano|ano que viene|ano proximo)\b/,
    (_, hoy) => ({ desde: fechaDe(anioDe(hoy) + 1, 1, 1), hasta: fechaDe(anioDe(hoy) + 1, 12, 31) }),
  ],
  [
    /\b(?:lo antes posible|cuanto antes|lo mas pronto posible)\b/,
    (_, hoy) => ({ desde: hoy, hasta: sumarDias(hoy, 7) }),
  ],
  [
    new RegExp(
      String.raw`\b(?:entre |del? |desde )?(?:el |este )?${DIA} (?:al?|y|o|hasta|-)(?: el)? ${DIA}(?: (?:proximo|que viene))?\b`,
    ),
    ([texto, d1, d2], hoy) => dosDias(diaDe(d1!), diaDe(d2!), hoy, texto),
  ],
  [
    new RegExp(String.raw`\b${DIA} subsiguiente\b`),
    ([, d], hoy) => ({ fecha: sumarDias(proximoDia(diaDe(d!), hoy), 7) }),
  ],
  [
    new RegExp(String.raw`\bhasta (?:el |este )?${DIA}\b`),
    ([, d], hoy) => ({ desde: hoy, hasta: proximoDia(diaDe(d!), hoy) }),
  ],
  [new RegExp(String.raw`\besta?e? ${DIA}\b`), ([, d], hoy) => ({ fecha: proximoDia(diaDe(d!), hoy, true) })],
  [
    new RegExp(
      String.raw`\b(?:el |los |proximo |el proximo |un |pal |siguiente )*${DIA}s?(?: (?:proximo|que viene|siguiente|en la manana|en la tarde))?\b`,
    ),
    ([, d], hoy) => ({ fecha: proximoDia(diaDe(d!), hoy) }),
  ],
]

/** A weekday alone may be one beside what was spoken of before. */
export const DIA_SUELTO = new RegExp(String.raw`^(?:el |los |un |pal )*${DIA}s?(?: en la (?:manana|tarde))?$`)

/** The Saturday and Sunday now or next, `mas` weekends on; what is left of a weekend that has begun. */
function finDeSemana(hoy: Fecha, mas: number): Cuando {
  const empezado = diaDeSemana(hoy) >= 6
  const sabado = sumarDias(lunesDe(hoy), 5)
  // On a weekday the "next" weekend is the coming one; only within a weekend is it the one after.
  const saltos = empezado ? mas : Math.max(0, mas - 1)
  const elegido = sumarDias(sabado, 7 * saltos)
  return { desde: mayorDe(hoy, elegido), hasta: sumarDias(elegido, 1) }
}

// On a Sunday today is said as today: 'el finde' is the coming one, 'este finde' what is left of this.
const esDomingo = (hoy: Fecha): boolean => diaDeSemana(hoy) === 7

/** Monday to Friday: what is left of this week, else the next. */
function diasDeSemana(hoy: Fecha): Cuando {
  const lunes = diaDeSemana(hoy) >= 6 ? sumarDias(lunesDe(hoy), 7) : lunesDe(hoy)
  return { desde: mayorDe(hoy, lunes), hasta: sumarDias(lunes, 4) }
}

function semana(dia: Fecha, hoy: Fecha): Cuando {
  const lunes = lunesDe(dia)
  return { desde: mayorDe(hoy, lunes), hasta: sumarDias(lunes, 6) }
}

function mesDesde(hoy: Fecha, mas: number): Cuando {
  const indice = anioDe(hoy) * 12 + mesDeFecha(hoy) - 1 + mas
  const [anio, mes] = [Math.floor(indice / 12), (indice % 12) + 1]
  return { desde: mayorDe(hoy, fechaDe(anio, mes, 1)), hasta: ultimoDia(anio, mes) }
}

// oxlint-disable-next-line max-params -- two weekdays as they were said
function dosDias(d1: number, d2: number, hoy: Fecha, texto: string): Cuando {
  // Saturday and Sunday said on that Saturday are this weekend.
  const desde = proximoDia(d1, hoy, d1 === 6 && d2 === 7 && !/proximo|viene/.test(texto))
  return { desde, hasta: proximoDia(d2, desde) }
}

const mayorDe = (a: Fecha, b: Fecha): Fecha => (a > b ? a : b)
