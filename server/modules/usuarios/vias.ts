import type { Ctx, Tx } from '#server/ctx.ts'
import { anotar } from '#server/modules/auditoria/index.ts'
import { deleteCalendario } from '#server/modules/calendarios/index.ts'
import { deleteTotp, pideTotp } from '#server/modules/totp/index.ts'
import { deletePreferenciasAviso } from './avisos.db.ts'
import { deleteCorreosAnteriores } from './correos-anteriores.db.ts'
import { anularEnlaces, type Proposito, PROPOSITOS } from './enlaces.db.ts'
import { deleteOtrasSesiones, deleteSesionesDe } from './sesiones.db.ts'
import { updateUsuario } from './usuarios.db.ts'

/**
 * How an account comes into other hands, or back into its own: begun anew for whoever reads an address that nobody had confirmed,
 * a new password, the same by the mail about a new second factor, an address taken back from whoever moved it; or out of all hands, suspended by our staff.
 */
type Paso = 'empezar' | 'clave' | 'factor' | 'deshacer' | 'suspender'

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

const SIEMPRE: readonly Paso[] = ['empezar', 'clave', 'factor', 'deshacer', 'suspender']

// After a new password alone, the way back to an older address stays its owner's, and so does that from a new second factor: whoever knew the old password may have chosen this one. So it does where an address that was left later is taken back.
const ENLACES: Record<Paso, Proposito[]> = {
  empezar: [...PROPOSITOS],
  clave: ['clave', 'correo_nuevo', 'invitacion'],
  factor: ['clave', 'correo_nuevo', 'invitacion'],
  deshacer: ['clave', 'correo', 'correo_nuevo', 'invitacion', 'segundo_factor'],
  suspender: ['clave', 'correo_nuevo', 'invitacion', 'segundo_factor'],
}

/** Whoever moves an address may have set up a second factor first; of one that had been in use for so long its owner had heard, with a way back as long. */
const JOVEN_MS = 7 * 86_400_000

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
    cerrar: (tx, usuarioId, { desde }) => deleteTotp(tx, usuarioId, desde && new Date(desde.getTime() - JOVEN_MS)),
  },
  {
    tablas: ['totp', 'totp_codigos'],
    en: ['factor'],
    cerrar: (tx, usuarioId, { desde }) => deleteTotp(tx, usuarioId, desde),
  },
  { tablas: ['preferencias_aviso'], en: ['empezar'], cerrar: deletePreferenciasAviso },
  { tablas: ['correos_anteriores'], en: ['empezar'], cerrar: deleteCorreosAnteriores },
]

export async function cerrarVias(tx: Tx, usuarioId: string, caso: Caso): Promise<void> {
  for (const { en, cerrar } of VIAS) if (en.includes(caso.paso)) await cerrar(tx, usuarioId, caso)
}

/** By a mailed link: a second factor that went with it is told, as any that is taken off. */
export async function cerrarViasConEnlace(
  ctx: Ctx,
  tx: Tx,
  usuarioId: string,
  caso: Pick<Caso, 'paso' | 'desde'>,
): Promise<void> {
  const pedia = await pideTotp(tx, usuarioId)
  await cerrarVias(tx, usuarioId, { ...caso, now: ctx.now })
  if (!pedia || (await pideTotp(tx, usuarioId))) return
  await anotar(tx, { actor: 'enlace', accion: 'totp.quitar', objeto: 'usuario', objetoId: usuarioId, now: ctx.now })
  await ctx.enqueue(tx, 'usuarios.avisarSegundoFactor', { usuarioId, en: ctx.now.toISOString() })
}
