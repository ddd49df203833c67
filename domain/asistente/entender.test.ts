import { describe, expect, it } from 'vitest'
import { AYUDA } from './dialogos/ayuda.ts'
import { CIEGOS } from './dialogos/ciegos.ts'
import { CIUDADES } from './dialogos/ciudades.ts'
import { HOY, type Dialogo, type Turno } from './dialogos/dialogo.ts'
import { FECHAS } from './dialogos/fechas.ts'
import { HILOS } from './dialogos/hilos.ts'
import { HILOS_TELEFONO } from './dialogos/hilos-telefono.ts'
import { HILOS_TORCIDOS } from './dialogos/hilos-torcidos.ts'
import { INYECCIONES } from './dialogos/inyecciones.ts'
import { LENGUAS } from './dialogos/lenguas.ts'
import { LUGARES } from './dialogos/lugares.ts'
import { MAS_HILOS } from './dialogos/mas-hilos.ts'
import { MAS_TELEFONO } from './dialogos/mas-telefono.ts'
import { MAS_TORCIDOS } from './dialogos/mas-torcidos.ts'
import { PERSONAS } from './dialogos/personas.ts'
import { PRECIOS } from './dialogos/precios.ts'
import { RESERVAS_TORCIDAS, RESERVAS_Y_CIERRES } from './dialogos/reservas-y-cierres.ts'
import { TELEFONO } from './dialogos/telefono.ts'
import { TIPOS } from './dialogos/tipos.ts'
import { TORCIDOS } from './dialogos/torcidos.ts'
import { UNA_MAS } from './dialogos/una-mas.ts'
import { OTROS_DIAS, UNA_SOLA } from './dialogos/una-sola.ts'
import { VARIADOS } from './dialogos/variados.ts'
import { entender } from './entender.ts'
import { filtrosDe } from './filtros.ts'
import type { Contexto, Intencion } from './intencion.ts'

const SUELTOS = {
  LUGARES,
  FECHAS,
  PERSONAS,
  PRECIOS,
  TIPOS,
  AYUDA,
  VARIADOS,
  CIEGOS,
  TORCIDOS,
  MAS_TORCIDOS,
  INYECCIONES,
  LENGUAS,
  TELEFONO,
  MAS_TELEFONO,
  RESERVAS_Y_CIERRES,
  RESERVAS_TORCIDAS,
  UNA_SOLA,
}
const CONVERSACIONES = [...HILOS, ...MAS_HILOS, ...HILOS_TORCIDOS, ...HILOS_TELEFONO, ...UNA_MAS, OTROS_DIAS]
const SIN_HILO: Contexto = { hoy: HOY, ciudades: CIUDADES, previos: null, paginaPrevia: 1, mostradas: 0 }

/** An intention as the tables write it. */
function comoTurno(
  dice: string,
  { acto, ayuda, deseos: d, detalle, asunto, pagina, avisos, idioma }: Intencion,
  esperado: Turno,
): Turno {
  const filtros = filtrosDe(d, CIUDADES)
  const busca = acto === 'buscar'
  const sin = [...d.sinTipos, ...d.sinTemas, ...d.sinCiudades]
  return {
    dice,
    ...(!busca && { acto }),
    ...(ayuda && { ayuda }),
    ...((busca || esperado.filtros) && { filtros }),
    ...(busca && d.zona && !filtros.destino && { zona: d.zona.nombre }),
    ...(busca && d.tipos.length > 1 && { tipos: d.tipos }),
    ...(busca && d.cualquiera && { cualquiera: true }),
    ...(busca && d.nivel && { nivel: d.nivel }),
    ...(busca && d.guia && { guia: d.guia }),
    ...(asunto && { asunto }),
    ...(busca && d.edad !== null && { edad: d.edad }),
    ...(busca && d.ninos && { ninos: true }),
    ...(busca && sin.length > 0 && { sin }),
    ...(pagina > 1 && { pagina }),
    ...(detalle && { detalle }),
    ...(avisos.length > 0 && { avisos: avisos.map(({ clase }) => clase) }),
    ...(idioma !== 'es' && { idioma }),
  }
}

describe.each(Object.entries(SUELTOS))('%s', (_nombre, turnos) => {
  it.each(turnos.map((turno) => [turno.dice, turno] as const))('%s', (dice, esperado) => {
    expect(comoTurno(dice, entender(dice, SIN_HILO), esperado)).toEqual(esperado)
  })
})

describe('a conversation', () => {
  it.each(CONVERSACIONES.map((dialogo) => [dialogo[0]!.dice, dialogo] as const))(
    '%s …',
    (_primero, dialogo: Dialogo) => {
      let contexto = SIN_HILO
      for (const esperado of dialogo) {
        const intencion = entender(esperado.dice, contexto)
        expect(comoTurno(esperado.dice, intencion, esperado)).toEqual(esperado)
        if (intencion.acto === 'reinicio') contexto = SIN_HILO
        if (intencion.acto === 'buscar')
          contexto = { ...SIN_HILO, previos: intencion.deseos, paginaPrevia: intencion.pagina, mostradas: 6 }
        if (intencion.acto === 'detalle')
          contexto = { ...contexto, previos: intencion.deseos, vista: intencion.detalle?.posicion }
      }
    },
  )
})

it('has dialogues enough, a third of them awkward', () => {
  const sueltos = Object.values(SUELTOS).flat()
  const torcidos =
    TORCIDOS.length +
    MAS_TORCIDOS.length +
    INYECCIONES.length +
    LENGUAS.length +
    TELEFONO.length +
    MAS_TELEFONO.length +
    RESERVAS_TORCIDAS.length +
    HILOS_TORCIDOS.length +
    HILOS_TELEFONO.length
  expect(
    new Set([...sueltos, ...CONVERSACIONES.map(([primero]) => primero!)].map(({ dice }) => dice)).size,
  ).toBeGreaterThanOrEqual(450)
  expect(torcidos * 3).toBeGreaterThanOrEqual(sueltos.length + CONVERSACIONES.length)
  expect(CONVERSACIONES.filter((hilo) => hilo.length >= 3).length).toBeGreaterThanOrEqual(35)
  expect((HILOS_TORCIDOS.length + HILOS_TELEFONO.length) * 3).toBeGreaterThanOrEqual(CONVERSACIONES.length)
})

const LARGOS = [
  'a '.repeat(1000),
  '1 '.repeat(1000),
  'quiero trekking en pucon '.repeat(80),
  'no quiero '.repeat(200),
  '0'.repeat(2000),
  'con mi '.repeat(285),
  '4 '.repeat(13).repeat(76),
  'entre 10 y 20 mil '.repeat(111),
  'ñ'.repeat(2000),
  '🥾'.repeat(1000),
  'no no , '.repeat(250),
]

// A pattern that tries all ways of reading one of these would not end before the time-out.
it.each(LARGOS.map((largo) => largo.slice(0, 2000)))('reads two thousand characters of anything: %.12s', (largo) => {
  expect(entender(largo, SIN_HILO)).toBeDefined()
})

describe('the weekend, by the day on which it is said', () => {
  const [VIERNES, SABADO, DOMINGO] = ['2026-11-20', '2026-11-21', '2026-11-22']
  it.each([
    [VIERNES, 'algo en valpo el finde', '2026-11-21', '2026-11-22'],
    [SABADO, 'algo en valpo el finde', '2026-11-21', '2026-11-22'],
    [DOMINGO, 'algo en valpo el finde', '2026-11-28', '2026-11-29'],
    [DOMINGO, 'algo en valpo el fin de semana', '2026-11-28', '2026-11-29'],
    [DOMINGO, 'algo en valpo el próximo finde', '2026-11-28', '2026-11-29'],
  ])('%s, %s: %s to %s', (hoy, dice, desde, hasta) => {
    expect(entender(dice, { ...SIN_HILO, hoy }).deseos.cuando).toEqual({ desde, hasta })
  })
  it('on a Sunday, is what is left of this one where that is said', () => {
    expect(entender('algo en valpo este finde', { ...SIN_HILO, hoy: DOMINGO }).deseos.cuando).toEqual({
      fecha: DOMINGO,
    })
  })
})
