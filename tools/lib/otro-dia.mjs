import { globSync } from 'node:fs'
import { aInstante } from '../../domain/fechas.ts'
import { abort } from './abort.mjs'
import { aptInstall } from './apt.mjs'

const LIBRERIA = '/usr/lib/*/faketime/libfaketime.so.1'

/**
 * Moves the clock of every program started from now on (test workers, servers, PostgreSQL, browsers) to an hour of Chile; it goes on from there. By one distance for all
 * of them, so that a program started later is not behind. What measures how long something takes is left as it is.
 */
export function moverElReloj(dia) {
  const faltan =
    adelantoDe(dia, new Date()) ??
    abort(`--dia espera una fecha y hora de Chile, como 2028-02-29T12:00; recibió «${dia}».`)
  // This program may itself have been started with a clock that was moved.
  const segundos = faltan + Number.parseInt(process.env.FAKETIME ?? '0', 10)
  Object.assign(process.env, {
    LD_PRELOAD: [libreria() ?? instalar(), process.env.LD_PRELOAD].filter(Boolean).join(':'),
    FAKETIME: `${segundos < 0 ? '' : '+'}${segundos}s`,
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    DONT_FAKE_MONOTONIC: '1',
    // With it Chromium stops at its start.
    FAKETIME_FORCE_MONOTONIC_FIX: '0',
  })
}

/** Seconds from `ahora` to that hour of Chile; null where there is no such hour. */
export function adelantoDe(dia, ahora) {
  const [fecha = '', hora = '12:00'] = dia.split('T')
  const instante = aInstante({ fecha, hora, zona: 'America/Santiago' })
  return instante && Math.ceil((instante.getTime() - ahora.getTime()) / 1000)
}

export const libreria = () => globSync(LIBRERIA)[0]

const instalar = () =>
  (aptInstall('faketime') && libreria()) ||
  abort('Para mover el reloj hace falta libfaketime: instala el paquete «faketime» (solo Linux).')
