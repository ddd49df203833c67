import { HORAS_ESCENA, type HoraEscena } from '#contract/escenas-motivos.ts'
import type { ExperienciaDemo } from './tipos.ts'

type ConSalidas = Pick<ExperienciaDemo, 'nombre' | 'descripcionCorta' | 'duracionMinutos'> & {
  horarios: readonly { hora: string }[]
}

const AL_ALBA = minutos('06:00')
const SOL_BAJO_HASTA = minutos('08:30')
const SOL_BAJO_DESDE = minutos('19:00')
const OSCURECE = minutos('21:00')

/** The hours a cover may have: what somebody on any of its departures sees, and no word of its title or short description denies. */
export function horasDePortada({
  nombre,
  descripcionCorta,
  duracionMinutos,
  horarios,
}: ConSalidas): ReadonlySet<HoraEscena> {
  const vistas = new Set(horarios.flatMap(({ hora }) => horasQueSeVen(hora, duracionMinutos)))
  const dichas = horasDichas(`${nombre}. ${descripcionCorta}`)
  return vistas.intersection(dichas)
}

/** What is seen between the start and the end of one departure. */
export function horasQueSeVen(hora: string, duracionMinutos: number): HoraEscena[] {
  const sale = minutos(hora)
  const vuelve = sale + duracionMinutos
  const seVe: Record<HoraEscena, boolean> = {
    amanecer: sale <= SOL_BAJO_HASTA && vuelve >= AL_ALBA,
    dia: sale < SOL_BAJO_DESDE && vuelve > SOL_BAJO_HASTA,
    atardecer: sale < OSCURECE && vuelve >= SOL_BAJO_DESDE,
    noche: sale < AL_ALBA || vuelve >= OSCURECE,
  }
  return HORAS_ESCENA.filter((una) => seVe[una])
}

/** The hours that the words of a text leave: all of them where it names none. */
export function horasDichas(texto: string): ReadonlySet<HoraEscena> {
  return PALABRAS.filter(([palabras]) => palabras.test(texto)).reduce<ReadonlySet<HoraEscena>>(
    (quedan, [, deja]) => quedan.intersection(new Set(deja)),
    new Set(HORAS_ESCENA),
  )
}

const PALABRAS: readonly (readonly [RegExp, readonly HoraEscena[]])[] = [
  [/al amanecer|el amanecer|al alba/i, ['amanecer']],
  [
    /al atardecer|al caer|final del día|se pone el sol|puesta de sol|el sol cayendo|luz (?:baja|rasante)/i,
    ['atardecer'],
  ],
  [/de noche|prenden las luces|mira el cielo|cielo lickanantay|vía láctea/i, ['noche']],
  [/mañana|temprano|desayun/i, ['amanecer', 'dia']],
  [/(?<!más )\btarde\b/i, ['dia', 'atardecer']],
]

function minutos(hora: string): number {
  const [horas = 0, resto = 0] = hora.split(':').map(Number)
  return horas * 60 + resto
}
