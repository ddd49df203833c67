import { cambiosDeHora } from '#domain/fechas.ts'

/** The clock of a place from the first of these beginnings to the last of these ends: each time that it moves there, as it truly does. */
export function componerVtimezone(zona: string, eventos: readonly { inicio: Date; fin: Date }[]): string[] {
  const [desde, hasta] = [
    Math.min(...eventos.map(({ inicio }) => inicio.getTime())),
    Math.max(...eventos.map(({ fin }) => fin.getTime())),
  ]
  const { alEmpezar, cambios } = cambiosDeHora(zona, new Date(desde), new Date(hasta))
  const esVerano = cambios[0] ? cambios[0].despues < alEmpezar : false
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${zona}`,
    ...tramo({ esVerano, desde: '19700101T000000', antes: alEmpezar, despues: alEmpezar }),
    ...cambios.flatMap(({ instante, antes, despues }) =>
      tramo({
        esVerano: despues > antes,
        desde: new Date(instante + antes).toISOString().slice(0, 19).replaceAll(/[-:]/g, ''),
        antes,
        despues,
      }),
    ),
    'END:VTIMEZONE',
  ]
}

function tramo({
  esVerano,
  desde,
  antes,
  despues,
}: {
  esVerano: boolean
  desde: string
  antes: number
  despues: number
}): string[] {
  const nombre = esVerano ? 'DAYLIGHT' : 'STANDARD'
  return [
    `BEGIN:${nombre}`,
    `DTSTART:${desde}`,
    `TZOFFSETFROM:${offset(antes)}`,
    `TZOFFSETTO:${offset(despues)}`,
    `TZNAME:${offset(despues)}`,
    `END:${nombre}`,
  ]
}

function offset(ms: number): string {
  const minutos = Math.abs(Math.round(ms / 60_000))
  const dos = (n: number): string => String(n).padStart(2, '0')
  return `${ms < 0 ? '-' : '+'}${dos(Math.floor(minutos / 60))}${dos(minutos % 60)}`
}
