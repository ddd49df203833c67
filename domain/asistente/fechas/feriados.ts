import { diaDeSemana, sumarDias, type Fecha } from '#domain/fechas.ts'

/**
 * Public holidays of the whole country. Movable ones by Ley 19.668 (29 Jun, 12 Oct go to a Monday), Ley 20.299 (31 Oct to a Friday),
 * Ley 21.357 (solstice, 20 or 21 Jun), Ley 20.983 (17 Sep where it is a Friday); Easter is 2026-04-05, 2027-03-28 and 2028-04-16.
 */
export const FERIADOS: Record<Fecha, string> = {
  '2026-01-01': 'Año Nuevo',
  '2026-04-03': 'Viernes Santo',
  '2026-04-04': 'Sábado Santo',
  '2026-05-01': 'Día del Trabajo',
  '2026-05-21': 'Glorias Navales',
  '2026-06-21': 'Pueblos Indígenas',
  '2026-06-29': 'San Pedro y San Pablo',
  '2026-07-16': 'Virgen del Carmen',
  '2026-08-15': 'Asunción de la Virgen',
  '2026-09-18': 'Independencia Nacional',
  '2026-09-19': 'Glorias del Ejército',
  '2026-10-12': 'Encuentro de Dos Mundos',
  '2026-10-31': 'Iglesias Evangélicas',
  '2026-11-01': 'Todos los Santos',
  '2026-12-08': 'Inmaculada Concepción',
  '2026-12-25': 'Navidad',
  '2027-01-01': 'Año Nuevo',
  '2027-03-26': 'Viernes Santo',
  '2027-03-27': 'Sábado Santo',
  '2027-05-01': 'Día del Trabajo',
  '2027-05-21': 'Glorias Navales',
  '2027-06-21': 'Pueblos Indígenas',
  '2027-06-28': 'San Pedro y San Pablo',
  '2027-07-16': 'Virgen del Carmen',
  '2027-08-15': 'Asunción de la Virgen',
  '2027-09-17': 'Fiestas Patrias',
  '2027-09-18': 'Independencia Nacional',
  '2027-09-19': 'Glorias del Ejército',
  '2027-10-11': 'Encuentro de Dos Mundos',
  '2027-10-31': 'Iglesias Evangélicas',
  '2027-11-01': 'Todos los Santos',
  '2027-12-08': 'Inmaculada Concepción',
  '2027-12-25': 'Navidad',
  '2028-01-01': 'Año Nuevo',
  '2028-04-14': 'Viernes Santo',
  '2028-04-15': 'Sábado Santo',
  '2028-05-01': 'Día del Trabajo',
  '2028-05-21': 'Glorias Navales',
  '2028-06-20': 'Pueblos Indígenas',
  '2028-06-26': 'San Pedro y San Pablo',
  '2028-07-16': 'Virgen del Carmen',
  '2028-08-15': 'Asunción de la Virgen',
  '2028-09-18': 'Independencia Nacional',
  '2028-09-19': 'Glorias del Ejército',
  '2028-10-09': 'Encuentro de Dos Mundos',
  '2028-10-27': 'Iglesias Evangélicas',
  '2028-11-01': 'Todos los Santos',
  '2028-12-08': 'Inmaculada Concepción',
  '2028-12-25': 'Navidad',
}

/** Public holidays by date, and school breaks: `region` is the official code, or '*' for the whole country. */
export interface Calendario {
  feriados: Readonly<Record<Fecha, string>>
  vacaciones: readonly { region: string; nombre: string; desde: Fecha; hasta: Fecha }[]
}

/** Version 1 of the rule; what holds now is asked of it. */
export const CALENDARIO: Calendario = { feriados: FERIADOS, vacaciones: [] }

export function calendarioDe({
  feriados,
  vacaciones,
}: {
  feriados: readonly { fecha: Fecha; nombre: string }[]
  vacaciones: Calendario['vacaciones']
}): Calendario {
  return { feriados: Object.fromEntries(feriados.map(({ fecha, nombre }) => [fecha, nombre])), vacaciones }
}

const diasDe = ({ feriados }: Calendario): Fecha[] => Object.keys(feriados).sort()

export function proximoFeriado(hoy: Fecha, calendario = CALENDARIO): Fecha | null {
  return diasDe(calendario).find((dia) => dia > hoy) ?? null
}

/** The next three days or more off in a row with a holiday among them. */
export function proximoFeriadoLargo(hoy: Fecha, calendario = CALENDARIO): { desde: Fecha; hasta: Fecha } | null {
  for (const dia of diasDe(calendario).filter((feriado) => feriado >= hoy)) {
    const corrida = diasLibresAlrededor(dia, calendario)
    if (corrida.largo >= 3) return { desde: corrida.desde < hoy ? hoy : corrida.desde, hasta: corrida.hasta }
  }
  return null
}

/** The days off in a row that this day belongs to. */
export function diasLibresAlrededor(
  dia: Fecha,
  calendario = CALENDARIO,
): { desde: Fecha; hasta: Fecha; largo: number } {
  let [desde, hasta, largo] = [dia, dia, 1]
  for (; esLibre(sumarDias(desde, -1), calendario); largo++) desde = sumarDias(desde, -1)
  for (; esLibre(sumarDias(hasta, 1), calendario); largo++) hasta = sumarDias(hasta, 1)
  return { desde, hasta, largo }
}

/** Friday and Saturday before Easter, to its Sunday. */
export function proximaSemanaSanta(hoy: Fecha, calendario = CALENDARIO): { desde: Fecha; hasta: Fecha } | null {
  const viernes = diasDe(calendario).find(
    (dia) => calendario.feriados[dia] === 'Viernes Santo' && sumarDias(dia, 2) >= hoy,
  )
  return viernes ? { desde: viernes, hasta: sumarDias(viernes, 2) } : null
}

/** The next school break of that name, from its first day anywhere to its last. */
export function proximasVacaciones(
  nombre: string,
  hoy: Fecha,
  { vacaciones } = CALENDARIO,
): { desde: Fecha; hasta: Fecha } | null {
  const porVenir = vacaciones
    .filter((una) => una.hasta >= hoy && una.nombre.toLowerCase().includes(nombre))
    .toSorted((a, b) => (a.desde < b.desde ? -1 : 1))
  const anio = porVenir[0]?.desde.slice(0, 4)
  const juntas = porVenir.filter(({ desde }) => desde.startsWith(anio!))
  if (juntas.length === 0) return null
  const desde = juntas[0]!.desde
  return {
    desde: desde < hoy ? hoy : desde,
    hasta: juntas
      .map(({ hasta }) => hasta)
      .toSorted()
      .at(-1)!,
  }
}

const esLibre = (dia: Fecha, { feriados }: Calendario): boolean => dia in feriados || diaDeSemana(dia) >= 6
