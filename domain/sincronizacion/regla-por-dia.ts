import { DIA_MS } from '#domain/fechas.ts'
import { diaDe } from './momento.ts'
import type { Regla } from './regla.ts'

/** The days of each period that a rule looks at, the period of `desde` first: a year, a month, a week or a day, each as many apart as it says. */
export function* diasDelPeriodo(
  { frecuencia, intervalo, semanaDesde }: Regla,
  inicio: number,
  { desde, hasta }: { desde: number; hasta: number },
): Generator<number[]> {
  const fecha = new Date(inicio)
  const porPaso = frecuencia === 'YEARLY' ? 12 : 1
  if (frecuencia === 'YEARLY' || frecuencia === 'MONTHLY') {
    const primero = frecuencia === 'YEARLY' ? fecha.getUTCFullYear() * 12 : mesDe(inicio)
    const salto = porPaso * intervalo
    for (
      let mes = primero + Math.max(0, Math.floor((mesDe(desde) - primero) / salto)) * salto;
      aFecha(mes) <= hasta;
      mes += salto
    )
      yield diasEntre(aFecha(mes), aFecha(mes + porPaso))
    return
  }
  const semanal = frecuencia === 'WEEKLY'
  const primero = semanal ? semanaDe(inicio, semanaDesde) : diaDe(inicio)
  const salto = (semanal ? 7 : 1) * (semanal || frecuencia === 'DAILY' ? intervalo : 1) * DIA_MS
  for (
    let dia = primero + Math.max(0, Math.floor((diaDe(desde) - primero) / salto)) * salto;
    dia <= hasta;
    dia += salto
  )
    yield semanal ? diasEntre(dia, dia + 7 * DIA_MS) : [dia]
}

/** Whether a day is one of the rule's; what the rule leaves open it has from its first day. */
export function pasa(regla: Regla, inicio: number, dia: number): boolean {
  const fecha = new Date(dia)
  const [anio, mes, delMes] = [fecha.getUTCFullYear(), fecha.getUTCMonth(), fecha.getUTCDate()]
  const largoDelMes = (Date.UTC(anio, mes + 1, 1) - Date.UTC(anio, mes, 1)) / DIA_MS
  const largoDelAnio = (Date.UTC(anio + 1, 0, 1) - Date.UTC(anio, 0, 1)) / DIA_MS
  const delAnio = (dia - Date.UTC(anio, 0, 1)) / DIA_MS + 1
  const { meses, semanas, diasDelAnio, diasDelMes, dias } = porOmision(regla, inicio)
  if (meses && !meses.includes(mes + 1)) return false
  if (diasDelMes && !diasDelMes.some((n) => n === delMes || n === delMes - largoDelMes - 1)) return false
  if (diasDelAnio && !diasDelAnio.some((n) => n === delAnio || n === delAnio - largoDelAnio - 1)) return false
  if (semanas) {
    const { semana, deTantas } = semanaDelAnio(dia, regla.semanaDesde)
    if (!semanas.some((n) => n === semana || n === semana - deTantas - 1)) return false
  }
  if (!dias) return true
  const [enSuLugar, largo] = regla.frecuencia === 'YEARLY' && !meses ? [delAnio, largoDelAnio] : [delMes, largoDelMes]
  const [n, desdeElFinal] = [Math.ceil(enSuLugar / 7), -Math.ceil((largo - enSuLugar + 1) / 7)]
  const cuenta = regla.frecuencia === 'YEARLY' || regla.frecuencia === 'MONTHLY'
  return dias.some(
    (uno) => uno.dia === diaDeSemana(dia) && (uno.n === null || !cuenta || uno.n === n || uno.n === desdeElFinal),
  )
}

function porOmision(
  regla: Regla,
  inicio: number,
): Pick<Regla, 'meses' | 'semanas' | 'diasDelAnio' | 'diasDelMes' | 'dias'> {
  const { frecuencia, meses, semanas, diasDelAnio, diasDelMes, dias } = regla
  if (diasDelAnio || diasDelMes || dias) return regla
  const fecha = new Date(inicio)
  const [mes, delMes, deSemana] = [
    [fecha.getUTCMonth() + 1],
    [fecha.getUTCDate()],
    [{ dia: diaDeSemana(inicio), n: null }],
  ]
  if (frecuencia === 'WEEKLY' || (frecuencia === 'YEARLY' && semanas)) return { ...regla, dias: deSemana }
  if (frecuencia === 'MONTHLY') return { ...regla, diasDelMes: delMes }
  return frecuencia === 'YEARLY' ? { ...regla, meses: meses ?? mes, diasDelMes: delMes } : regla
}

/** The week that holds most of its days within a year is that year's (ISO 8601, with any first day). */
function semanaDelAnio(dia: number, semanaDesde: number): { semana: number; deTantas: number } {
  const primera = (anio: number): number => semanaDe(Date.UTC(anio, 0, 4), semanaDesde)
  const lunes = semanaDe(dia, semanaDesde)
  const anio = new Date(lunes + 3 * DIA_MS).getUTCFullYear()
  const semanasHasta = (hasta: number): number => Math.round((hasta - primera(anio)) / (7 * DIA_MS))
  return { semana: semanasHasta(lunes) + 1, deTantas: semanasHasta(primera(anio + 1)) }
}

const diaDeSemana = (reloj: number): number => new Date(reloj).getUTCDay() || 7

const semanaDe = (reloj: number, semanaDesde: number): number =>
  diaDe(reloj) - ((diaDeSemana(reloj) - semanaDesde + 7) % 7) * DIA_MS

const mesDe = (reloj: number): number => new Date(reloj).getUTCFullYear() * 12 + new Date(reloj).getUTCMonth()

const aFecha = (mes: number): number => Date.UTC(Math.floor(mes / 12), mes % 12, 1)

const diasEntre = (desde: number, hasta: number): number[] =>
  Array.from({ length: Math.round((hasta - desde) / DIA_MS) }, (_, i) => desde + i * DIA_MS)
