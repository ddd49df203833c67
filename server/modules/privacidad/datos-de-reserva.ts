import { createHash, randomInt, timingSafeEqual } from 'node:crypto'
import type { EstadoDeDatos } from '#contract/datos-de-reserva.ts'
import type { DatosPersonales } from '#contract/privacidad.ts'
import { enmascararCorreo } from '#domain/fichas/enmascarar.ts'
import { puedeCancelar } from '#domain/permisos/reservas.ts'
import { motivoParaNoBorrarReserva, motivoParaNoTratarDatos } from '#domain/privacidad/borrado.ts'
import { aCsv } from '#domain/privacidad/csv.ts'
import { esSeudonimo } from '#domain/privacidad/seudonimo.ts'
import type { Ctx } from '#server/ctx.ts'
import { anotar } from '#server/modules/auditoria/index.ts'
import { encolarCorreo } from '#server/modules/correos/index.ts'
import { contar, sumar } from '#server/modules/limites/index.ts'
import { abrirReserva, bloquearReserva, quien, verPendientes } from '#server/modules/reservas/index.ts'
import { refuse, refuseCampo } from '#server/refusal.ts'
import { borrarDeReserva } from './borrar-de-reserva.ts'
import { listCodigos, saveCodigo } from './codigos.db.ts'
import { exportarDeReserva } from './preparar-exportacion.ts'
import { correoDeCodigo, correoDeDatosBorrados } from './privacidad.mails.ts'

// Longer than the window in which they are counted: where others used up what may be asked for, a code that works was mailed.
const VALE_MS = 40 * 60_000
const CODIGOS = { max: 2, segundos: 1200 }
const CIFRAS = 8
/** Of one booking from one place, and from everywhere. */
const PRUEBAS = { max: 10, segundos: 900 }
const PRUEBAS_ENTRE_TODOS = { max: 100, segundos: 900 }

export async function verDatosDeReserva(ctx: Ctx, { id }: { id: string }): Promise<EstadoDeDatos> {
  const { id: reservaId, contactoEmail } = await abrirSinCuenta(ctx, id)
  if (esSeudonimo(contactoEmail)) return { correo: null, puedeBorrar: false, motivo: null, hasta: null }
  const pendientes = await verPendientes(ctx.db, { reservaId }, ctx.now)
  const motivo = motivoParaNoBorrarReserva(pendientes)
  return {
    correo: enmascararCorreo(contactoEmail),
    puedeBorrar: motivo === null,
    motivo,
    hasta: pendientes.hasta?.toISOString() ?? null,
  }
}

/** The link of a booking may have been passed on; the address is its buyer's alone. Where somebody asked before, the answer is what was mailed then. */
export async function pedirCodigoDeDatos(
  ctx: Ctx,
  { id }: { id: string },
): Promise<{ correo: string; venceEn: string }> {
  const reserva = await abrirConDatos(ctx, id)
  const { cuenta, restan } = await sumar(ctx.db, `codigos-de-datos:${reserva.id}`, CODIGOS.segundos, ctx.now)
  if (cuenta > CODIGOS.max) {
    const [enviado] = await listCodigos(ctx.db, reserva.id, ctx.now)
    if (!enviado) refuse('demasiados-intentos', { retryAfterSeconds: restan })
    return { correo: enmascararCorreo(reserva.contactoEmail), venceEn: enviado.expiraEn.toISOString() }
  }
  const codigo = String(randomInt(10 ** CIFRAS)).padStart(CIFRAS, '0')
  const expiraEn = new Date(ctx.now.getTime() + VALE_MS)
  await ctx.transaction(async (tx) => {
    await saveCodigo(tx, {
      reservaId: reserva.id,
      codigoHash: hashDe(reserva.id, codigo),
      expiraEn,
      createdAt: ctx.now,
    })
    await encolarCorreo(
      ctx,
      tx,
      `codigo-de-datos:${reserva.id}:${ctx.now.getTime()}`,
      correoDeCodigo(personaDe(reserva), codigo),
    )
  })
  return { correo: enmascararCorreo(reserva.contactoEmail), venceEn: expiraEn.toISOString() }
}

export async function descargarDatosDeReserva(ctx: Ctx, { id, codigo }: ConCodigo): Promise<DatosPersonales> {
  const reserva = await abrirConDatos(ctx, id)
  await comprobarCodigo(ctx, reserva.id, codigo)
  return ctx.transaction(async (tx) => {
    await anotar(tx, {
      actor: quien(ctx),
      accion: 'reserva.descargar_datos',
      objeto: 'reserva',
      objetoId: reserva.id,
      now: ctx.now,
    })
    return exportarDeReserva({ db: tx, secretos: ctx.secretos }, reserva)
  })
}

export const descargarDatosDeReservaCsv = async (ctx: Ctx, input: ConCodigo): Promise<string> =>
  aCsv(await descargarDatosDeReserva(ctx, input))

/** All at once, in one transaction; the last mail says what happened. */
export async function borrarDatosDeReserva(ctx: Ctx, { id, codigo }: ConCodigo): Promise<Record<string, never>> {
  const abierta = await abrirConDatos(ctx, id)
  await comprobarCodigo(ctx, abierta.id, codigo)
  await ctx.transaction(async (tx) => {
    // Locked: no payment or claim by an account slips in between the question and the answer.
    const reserva = (await bloquearReserva(tx, abierta.id)) ?? refuse('reserva-desconocida')
    const ajena = motivoParaNoTratarDatos(reserva)
    if (ajena) refuse(ajena)
    if (esSeudonimo(reserva.contactoEmail)) refuse('datos-ya-borrados')
    const motivo = motivoParaNoBorrarReserva(await verPendientes(tx, { reservaId: reserva.id }, ctx.now))
    if (motivo) refuse(motivo)
    await borrarDeReserva(ctx, tx, reserva.id)
    await anotar(tx, {
      actor: quien(ctx),
      accion: 'reserva.borrar_datos',
      objeto: 'reserva',
      objetoId: reserva.id,
      now: ctx.now,
    })
    await encolarCorreo(
      ctx,
      tx,
      `datos-borrados:${reserva.id}`,
      correoDeDatosBorrados(personaDe(reserva), `${ctx.settings.BASE_URL}/privacidad`),
    )
  })
  return {}
}

interface ConCodigo {
  id: string
  codigo: string
}

async function abrirSinCuenta(ctx: Ctx, id: string) {
  const reserva = await abrirReserva(ctx, id)
  if (!puedeCancelar(ctx.actor, reserva)) refuse('reserva-ajena')
  const motivo = motivoParaNoTratarDatos(reserva)
  if (motivo) refuse(motivo)
  return reserva
}

async function abrirConDatos(ctx: Ctx, id: string) {
  const reserva = await abrirSinCuenta(ctx, id)
  if (esSeudonimo(reserva.contactoEmail)) refuse('datos-ya-borrados')
  return reserva
}

async function comprobarCodigo(ctx: Ctx, reservaId: string, codigo: string): Promise<void> {
  await contar(ctx.db, `probar-codigo-de-datos:${ctx.address ?? ''}:${reservaId}`, PRUEBAS, ctx.now)
  await contar(ctx.db, `probar-codigo-de-datos:${reservaId}`, PRUEBAS_ENTRE_TODOS, ctx.now)
  const probado = hashDe(reservaId, codigo.replaceAll(/\s/g, ''))
  const sirve = (await listCodigos(ctx.db, reservaId, ctx.now)).some(({ codigoHash }) =>
    timingSafeEqual(codigoHash, probado),
  )
  if (!sirve) refuseCampo('codigo', 'Ese código no sirve o ya venció. Revísalo o pide otro')
}

const hashDe = (reservaId: string, codigo: string): Buffer =>
  createHash('sha256').update(`${reservaId}:${codigo}`).digest()

const personaDe = ({ contactoNombre, contactoEmail }: { contactoNombre: string; contactoEmail: string }) => ({
  nombre: contactoNombre,
  email: contactoEmail,
})
