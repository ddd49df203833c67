import type { Tx } from '#server/ctx.ts'
import { deleteCalendario } from '#server/modules/calendarios/index.ts'
import { deleteTotp } from '#server/modules/totp/index.ts'
import { deletePreferenciasAviso } from './avisos.db.ts'
import { deleteCorreosAnteriores } from './correos-anteriores.db.ts'
import { anularEnlaces, type Proposito } from './enlaces.db.ts'
import { deleteOtrasSesiones, deleteSesionesDe } from './sesiones.db.ts'
import { updateUsuario } from './usuarios.db.ts'

/**
 * How an account comes into other hands, or back into its own: begun anew for whoever reads an address that nobody had confirmed,
 * a new password, an address taken back from whoever moved it; or out of all hands, suspended by our staff.
 */
export type Paso = 'empezar' | 'clave' | 'deshacer' | 'suspender'

interface Caso {
  paso: Paso
  now: Date
  /** The session that asks, which goes on. */
  salvo?: string
  /** Since when the other one was in it. */
  desde?: Date
}

interface Via {
  /** The tables that it answers for. */
  tablas: readonly string[]
  en: readonly Paso[]
  cerrar: (tx: Tx, usuarioId: string, caso: Caso) => Promise<unknown>
}

const SIEMPRE: readonly Paso[] = ['empezar', 'clave', 'deshacer', 'suspender']

// After a new password alone, the way back to an older address stays its owner's; so it does where an address that was left later is taken back.
const ENLACES: Record<Paso, Proposito[]> = {
  empezar: ['clave', 'correo', 'correo_nuevo', 'correo_anterior', 'invitacion'],
  clave: ['clave', 'correo_nuevo', 'invitacion'],
  deshacer: ['clave', 'correo', 'correo_nuevo', 'invitacion'],
  suspender: ['clave', 'correo_nuevo', 'invitacion'],
}

/** All that lets somebody look into an account or keeps its owner out, and when it is closed. A table with a secret that is not here fails the test. */
export const VIAS: readonly Via[] = [
  {
    tablas: ['usuarios'],
    en: ['empezar', 'deshacer'],
    cerrar: (tx, usuarioId, { now }) => updateUsuario(tx, usuarioId, { claveHash: '' }, now),
  },
  {
    tablas: ['sesiones'],
    en: SIEMPRE,
    cerrar: (tx, usuarioId, { salvo }) =>
      salvo ? deleteOtrasSesiones(tx, usuarioId, salvo) : deleteSesionesDe(tx, usuarioId),
  },
  {
    tablas: ['enlaces'],
    en: SIEMPRE,
    cerrar: (tx, usuarioId, { paso, now }) => anularEnlaces(tx, usuarioId, ENLACES[paso], { now }),
  },
  {
    tablas: ['enlaces'],
    en: ['deshacer'],
    cerrar: (tx, usuarioId, { now, desde }) => anularEnlaces(tx, usuarioId, ['correo_anterior'], { now, desde }),
  },
  { tablas: ['calendarios'], en: SIEMPRE, cerrar: deleteCalendario },
  {
    tablas: ['totp', 'totp_codigos'],
    en: ['empezar', 'deshacer'],
    cerrar: (tx, usuarioId, { desde }) => deleteTotp(tx, usuarioId, desde),
  },
  { tablas: ['preferencias_aviso'], en: ['empezar'], cerrar: deletePreferenciasAviso },
  { tablas: ['correos_anteriores'], en: ['empezar'], cerrar: deleteCorreosAnteriores },
]

export async function cerrarVias(tx: Tx, usuarioId: string, caso: Caso): Promise<void> {
  for (const { en, cerrar } of VIAS) if (en.includes(caso.paso)) await cerrar(tx, usuarioId, caso)
}
