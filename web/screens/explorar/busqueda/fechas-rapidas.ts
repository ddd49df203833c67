import { addDays, endOfWeek, startOfWeek, weekday } from '#web/ui/calendar-dates.ts'

export type Rango = { start: string; end: string }

const SABADO = 5

/** Ranges one tap away. 'Esta semana' runs Monday to Sunday, its past days included only as far as the search ignores them. */
export function fechasRapidas(hoy: string): { nombre: string; rango: Rango }[] {
  const manana = addDays(hoy, 1)
  return [
    { nombre: 'Hoy', rango: { start: hoy, end: hoy } },
    { nombre: 'Mañana', rango: { start: manana, end: manana } },
    { nombre: 'El próximo fin de semana', rango: finDeSemana(hoy) },
    { nombre: 'Esta semana', rango: { start: startOfWeek(hoy), end: endOfWeek(hoy) } },
    { nombre: 'Próximos 7 días', rango: { start: hoy, end: addDays(hoy, 6) } },
  ]
}

/** The coming Saturday and Sunday; on those two days, the ones of next week. */
function finDeSemana(hoy: string): Rango {
  const hastaSabado = weekday(hoy) < SABADO ? SABADO - weekday(hoy) : SABADO - weekday(hoy) + 7
  const start = addDays(hoy, hastaSabado)
  return { start, end: addDays(start, 1) }
}
