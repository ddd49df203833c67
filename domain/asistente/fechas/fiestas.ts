import { sumarDias, type Fecha } from '#domain/fechas.ts'
import type { Cuando } from '#domain/asistente/intencion.ts'
import { anioDe, fechaDe, MES, mesDe, mesDeFecha, proximaVez, ultimoDia } from './calendario.ts'
import {
  type Calendario,
  diasLibresAlrededor,
  proximasVacaciones,
  proximaSemanaSanta,
  proximoFeriado,
  proximoFeriadoLargo,
} from './feriados.ts'
import type { ReglaDeFecha } from './regla.ts'

const LARGO = '(?:feriado largo|fin de semana largo|finde largo|puente)'

/** Feasts, holidays and seasons by name. */
export const FIESTAS: ReglaDeFecha[] = [
  [
    /\b(?:fiestas patrias|las fiestas patrias|el dieciocho|18 chico|la semana del 18|dia de la independencia)\b/,
    (_, hoy, calendario) => alrededor(proximaVez(18, 9, hoy), calendario),
  ],
  [/\bsemana santa\b|\bpascua de resurreccion\b/, (_, hoy, calendario) => proximaSemanaSanta(hoy, calendario)],
  [
    /\bentre (?:la )?navidad y (?:el )?ano nuevo\b/,
    (_, hoy) => ({
      desde: hoy > `${anioDe(hoy)}-12-25` ? hoy : fechaDe(anioDe(hoy), 12, 25),
      hasta: fechaDe(anioDe(hoy) + 1, 1, 1),
    }),
  ],
  [/\b(?:antes de|hasta) (?:la )?navidad\b/, (_, hoy) => ({ desde: hoy, hasta: proximaVez(24, 12, hoy)! })],
  [
    /\b(?:la )?navidad(?:es)?\b|\bnoche ?buena\b|\bpascuero\b/,
    (_, hoy) => ({ desde: proximaVez(24, 12, hoy)!, hasta: proximaVez(25, 12, hoy)! }),
  ],
  [/\b(?:antes de|hasta) ano nuevo\b/, (_, hoy) => ({ desde: hoy, hasta: proximaVez(31, 12, hoy)! })],
  [/\bano nuevo\b|\bnoche vieja\b/, (_, hoy) => anioNuevo(hoy)],
  [/\b(?:dia|para) de los enamorados\b|\bsan valentin\b/, (_, hoy) => ({ fecha: proximaVez(14, 2, hoy)! })],
  [/\bdia del trabajo\b/, (_, hoy) => ({ fecha: proximaVez(1, 5, hoy)! })],
  [
    new RegExp(String.raw`\b${LARGO} (?:de|en) ${MES}\b`),
    ([, m], hoy, calendario) => largoDe(mesDe(m!), hoy, calendario),
  ],
  [
    /\b(?:proximo |siguiente )?(?:feriado largo|fin de semana largo|finde largo|puente)\b/,
    (_, hoy, calendario) => proximoFeriadoLargo(hoy, calendario),
  ],
  [
    /\b(?:el )?(?:proximo |siguiente )?feriado(?: que viene)?\b/,
    (_, hoy, calendario) => dia(proximoFeriado(hoy, calendario)),
  ],
  [
    /\bvacaciones de invierno\b/,
    (_, hoy, calendario) => proximasVacaciones('invierno', hoy, calendario) ?? temporada(hoy, [7, 1], [7, 31]),
  ],
  [
    /\bvacaciones de verano\b|\beste verano\b|\b(?:en|durante el|el|del|proximo) verano\b/,
    (_, hoy) => temporada(hoy, [12, 21], [3, 20]),
  ],
  [/\b(?:en|durante el|el|este|del|proximo) otono\b/, (_, hoy) => temporada(hoy, [3, 21], [6, 20])],
  [/\b(?:en|durante el|el|este|del|proximo) invierno\b/, (_, hoy) => temporada(hoy, [6, 21], [9, 22])],
  [/\b(?:en|durante la|la|esta|proxima) primavera\b/, (_, hoy) => temporada(hoy, [9, 23], [12, 20])],
]

const dia = (fecha: Fecha | null): Cuando | null => (fecha ? { fecha } : null)

/** The long weekend of a month; null where it has none. */
function largoDe(mes: number, hoy: Fecha, calendario: Calendario): Cuando | null {
  const primero = fechaDe(mes < mesDeFecha(hoy) ? anioDe(hoy) + 1 : anioDe(hoy), mes, 1)
  const largo = proximoFeriadoLargo(primero > hoy ? primero : hoy, calendario)
  return largo && mesDeFecha(largo.hasta) === mes ? largo : null
}

function alrededor(fecha: Fecha | null, calendario: Calendario): Cuando | null {
  if (!fecha) return null
  const { desde, hasta } = diasLibresAlrededor(fecha, calendario)
  return { desde, hasta }
}

function anioNuevo(hoy: Fecha): Cuando {
  const visperas = hoy.endsWith('-01-01') ? sumarDias(hoy, -1) : proximaVez(31, 12, hoy)!
  return { desde: visperas < hoy ? hoy : visperas, hasta: sumarDias(visperas, 1) }
}

/** A season by its first and last day; what is left of one that runs. */
function temporada(hoy: Fecha, [mes1, dia1]: [number, number], [mes2, dia2]: [number, number]): Cuando {
  const cruza = mes1 > mes2
  for (const anio of [anioDe(hoy) - 1, anioDe(hoy), anioDe(hoy) + 1]) {
    const desde = fechaDe(anio, mes1, dia1)
    const fin = fechaDe(cruza ? anio + 1 : anio, mes2, dia2)
    if (fin >= hoy) return { desde: desde < hoy ? hoy : desde, hasta: fin }
  }
  return { desde: hoy, hasta: ultimoDia(anioDe(hoy), 12) }
}
