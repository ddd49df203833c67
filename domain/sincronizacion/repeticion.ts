import { DIA_MS } from '#domain/fechas.ts'
import type { Regla } from './regla.ts'
import { diasDelPeriodo, pasa } from './regla-por-dia.ts'

const HORA_MS = 3_600_000
const MINUTO_MS = 60_000
const PASO_MS: Partial<Record<Regla['frecuencia'], number>> = { HOURLY: HORA_MS, MINUTELY: MINUTO_MS, SECONDLY: 1000 }

/** A rule that would take more steps than this within its days says in truth: all the time. */
const MAX_PASOS = 2_000_000

export class Incontable extends Error {
  override name = 'Incontable'
}

/**
 * The wall times of a rule from `desde` to `hasta`, in order; its first one is `inicio`, whatever the rule says of it. Days go by one by one up to
 * the last, so that a rule that never comes ends all the same. Throws Incontable.
 */
export function* vecesDe(
  regla: Regla,
  inicio: number,
  { desde, hasta }: { desde: number; hasta: number },
): Generator<number> {
  let quedan = regla.veces ?? Infinity
  let pasos = 0
  if (inicio <= hasta) yield inicio
  for (const dias of diasDelPeriodo(regla, inicio, {
    desde: regla.veces === null ? Math.max(desde, inicio) : inicio,
    hasta,
  })) {
    pasos += dias.length + 1
    const momentos = dias
      .filter((dia) => pasa(regla, inicio, dia))
      .flatMap((dia) => {
        const suyos = horasDelDia(regla, inicio, dia)
        pasos += suyos.pasos
        if (pasos > MAX_PASOS) throw new Incontable()
        return suyos.momentos
      })
    for (const momento of elegidos(regla, momentos)) {
      if (momento < inicio) continue
      if (quedan-- <= 0 || momento > hasta) return
      if (momento >= desde && momento !== inicio) yield momento
    }
  }
}

function horasDelDia(
  { frecuencia, intervalo, horas, minutos, segundos }: Regla,
  inicio: number,
  dia: number,
): { momentos: number[]; pasos: number } {
  const paso = PASO_MS[frecuencia]
  const delInicio = new Date(inicio)
  if (!paso) {
    const [hs, ms, ss] = [
      horas ?? [delInicio.getUTCHours()],
      minutos ?? [delInicio.getUTCMinutes()],
      segundos ?? [delInicio.getUTCSeconds()],
    ]
    const momentos = hs.flatMap((h) => ms.flatMap((m) => ss.map((s) => dia + h * HORA_MS + m * MINUTO_MS + s * 1000)))
    return { momentos: enOrden(momentos), pasos: momentos.length }
  }
  // Those of the day that lie a whole number of intervals from the first one's.
  const base = Math.floor(inicio / paso)
  const desde = Math.max(dia, base * paso)
  const salto = intervalo * paso
  const momentos: number[] = []
  let pasos = 0
  for (let ms = base * paso + Math.ceil((desde - base * paso) / salto) * salto; ms < dia + DIA_MS; ms += salto) {
    pasos++
    const [h, m, s] = [
      Math.floor((ms - dia) / HORA_MS),
      Math.floor((ms - dia) / MINUTO_MS) % 60,
      Math.floor((ms - dia) / 1000) % 60,
    ]
    if (horas && !horas.includes(h)) continue
    if (frecuencia === 'HOURLY') {
      momentos.push(
        ...(minutos ?? [delInicio.getUTCMinutes()]).flatMap((minuto) =>
          (segundos ?? [delInicio.getUTCSeconds()]).map((segundo) => ms + minuto * MINUTO_MS + segundo * 1000),
        ),
      )
      continue
    }
    if (minutos && !minutos.includes(m)) continue
    if (frecuencia === 'MINUTELY')
      momentos.push(...(segundos ?? [delInicio.getUTCSeconds()]).map((segundo) => ms + segundo * 1000))
    else if (!segundos || segundos.includes(s)) momentos.push(ms)
    if (pasos > MAX_PASOS) throw new Incontable()
  }
  return { momentos: enOrden(momentos), pasos: pasos + momentos.length }
}

function elegidos({ posiciones }: Regla, momentos: number[]): number[] {
  if (!posiciones) return momentos
  return enOrden(posiciones.map((n) => momentos.at(n > 0 ? n - 1 : n)).filter((momento) => momento !== undefined))
}

const enOrden = (momentos: number[]): number[] => [...new Set(momentos)].toSorted((a, b) => a - b)
