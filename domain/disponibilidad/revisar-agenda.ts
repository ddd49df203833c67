import type { CampoInvalido } from '#contract/errors.ts'
import { diasEntre, type Fecha, sumarDias } from '#domain/fechas.ts'
import { type Agenda, sumarAnios, type Temporada, temporadaEn } from './agenda.ts'
import { avisoDeHoraSaltada } from './hora-que-existe.ts'

/** What may be written lies within this many days from today. */
export const HORIZONTE_DIAS = 548
const ANIOS_REVISADOS = 5

/** What is wrong with an agenda, by field; empty where nothing is. */
export function revisarAgenda(agenda: Agenda, donde: { hoy: Fecha; zona: string }): CampoInvalido[] {
  return [
    ...agenda.horarios.flatMap((horario, i) => vigencia(`horarios.${i}`, horario.desde, horario.hasta)),
    ...agenda.temporadas.flatMap((temporada, i) => revisarTemporada(temporada, `temporadas.${i}`)),
    ...seCruzan(agenda.temporadas),
    ...revisarExcepciones(agenda, donde),
  ]
}

function revisarTemporada({ desde, hasta }: Temporada, campo: string): CampoInvalido[] {
  if (hasta < desde) return [{ campo: `${campo}.hasta`, mensaje: 'La temporada termina antes de empezar' }]
  return diasEntre(desde, hasta) >= 365
    ? [{ campo: `${campo}.hasta`, mensaje: 'Una temporada dura menos de un año' }]
    : []
}

/** Two seasons on one day would leave open which one holds. */
function seCruzan(temporadas: readonly Temporada[]): CampoInvalido[] {
  return temporadas.flatMap((temporada, i) => {
    if (revisarTemporada(temporada, '').length > 0) return []
    const otras = temporadas.slice(0, i)
    const veces = temporada.cadaAnio ? ANIOS_REVISADOS : 1
    for (let n = 0; n < veces; n++) {
      const [desde, hasta] = [sumarAnios(temporada.desde, n), sumarAnios(temporada.hasta, n)]
      for (let fecha = desde; fecha <= hasta; fecha = sumarDias(fecha, 1)) {
        const otra = temporadaEn(otras, fecha)
        if (otra) return [{ campo: `temporadas.${i}.desde`, mensaje: `Se cruza con la temporada ${otra.nombre}` }]
      }
    }
    return []
  })
}

function revisarExcepciones({ excepciones }: Agenda, { hoy, zona }: { hoy: Fecha; zona: string }): CampoInvalido[] {
  const vistas = new Set<string>()
  return excepciones.flatMap(({ fecha, hora, cierra, cupos }, i) => {
    const campo = `excepciones.${i}`
    const clave = `${fecha} ${hora ?? ''}`
    const repetida = vistas.has(clave)
    vistas.add(clave)
    if (repetida) return [{ campo: `${campo}.fecha`, mensaje: 'Ya hay una excepción para ese momento' }]
    if (fecha > sumarDias(hoy, HORIZONTE_DIAS))
      return [{ campo: `${campo}.fecha`, mensaje: 'Elige una fecha dentro de los próximos 18 meses' }]
    if (!cierra && hora === null) return [{ campo: `${campo}.hora`, mensaje: 'Elige la hora de la salida que agregas' }]
    const saltada = hora === null ? null : avisoDeHoraSaltada(fecha, hora, zona)
    if (saltada) return [{ campo: `${campo}.hora`, mensaje: saltada }]
    return !cierra && cupos === null ? [{ campo: `${campo}.cupos`, mensaje: 'Escribe los cupos de esa salida' }] : []
  })
}

function vigencia(campo: string, desde: Fecha | null, hasta: Fecha | null): CampoInvalido[] {
  return desde !== null && hasta !== null && hasta < desde
    ? [{ campo: `${campo}.hasta`, mensaje: 'La fecha final es anterior a la inicial' }]
    : []
}
