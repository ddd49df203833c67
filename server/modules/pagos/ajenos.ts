import { randomUUID } from 'node:crypto'
import { destinoDeAjeno } from '#domain/pagos/ajeno.ts'
import { asientoDineroEnSuspenso, asientoReembolsoDeSuspenso, asientoReembolsoHecho } from '#domain/pagos/asientos.ts'
import type { DiferenciaHallada } from '#domain/pagos/diferencias.ts'
import { modoDeMarca } from '#domain/pagos/modo.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { log } from '#server/platform/log.ts'
import type { PspPago, PspReembolso } from '#server/ports.ts'
import { insertAjeno, lockAjenoDe, updateAjeno } from './ajenos.db.ts'
import { anotarReembolso } from './anotar-reembolso.ts'
import { asentar } from './libro.ts'

/** Finanzas hears of it in the same transaction, and keeps it once. */
export const avisarDiferencia = (ctx: Pick<Ctx, 'enqueue'>, tx: Tx, hallada: DiferenciaHallada): Promise<void> =>
  ctx.enqueue(tx, 'finanzas.anotarDiferencia', hallada)

/**
 * Money that no attempt of ours stands for: booked apart, told to finanzas, and sent back whole where we had asked for it. The same payment a second time changes nothing.
 * `intentoNuestro`: the attempt of ours that names it, and is paid otherwise or not at all.
 */
export async function recibirAjeno(
  ctx: Ctx,
  tx: Tx,
  informe: PspPago,
  intentoNuestro: { reservaId: string | null; modo?: string } | null,
): Promise<void> {
  const { now } = ctx
  const [id, intento, monto] = [randomUUID(), informe.intento!, informe.monto]
  const { instalacion = null } = informe
  const modo = informe.livemode === undefined ? ctx.psp.dinero : modoDeMarca(informe.livemode)
  // Money of the other mode is nothing of that booking.
  const [reservaId, deOtra] = [intentoNuestro?.modo === modo ? intentoNuestro.reservaId : null, instalacion === 'otra']
  const vuelve = destinoDeAjeno({ instalacion, conocido: intentoNuestro !== null }) === 'devolver'
  if (
    !(await insertAjeno(tx, {
      id,
      intento,
      monto,
      reservaId,
      estado: vuelve ? 'solicitado' : 'en_suspenso',
      deOtra,
      modo,
      livemode: informe.livemode ?? null,
      tocadoEn: now,
      createdAt: now,
    }))
  )
    return
  log.error('pago.ajeno', { intento, reservaId, monto, deOtra })
  await asentar(tx, {
    clave: `ajeno:${intento}`,
    tipo: 'suspenso',
    reservaId,
    modo,
    apuntes: asientoDineroEnSuspenso(monto),
    now,
  })
  await avisarDiferencia(ctx, tx, {
    de: 'cobro',
    tipo: deOtra ? 'de_otra' : 'falta_aqui',
    intento,
    reservaId,
    nuestro: 0,
    suyo: monto,
  })
  if (!vuelve) return
  await asentar(tx, {
    clave: `reembolso:${id}`,
    tipo: 'reembolso_suspenso',
    reservaId,
    modo,
    apuntes: asientoReembolsoDeSuspenso(monto),
    now,
  })
  await anotarReembolso(ctx, tx, {
    id,
    origen: 'ajeno',
    origenId: id,
    intento,
    reservaId,
    monto,
    cobrado: monto,
    cobradoEn: now,
  })
  if (reservaId) await ctx.enqueue(tx, 'reservas.correoDePagoDevuelto', { id: reservaId, monto })
}

/** Finanzas, or the program that asked for it, gave money that waits in `suspenso` back at the provider itself: the books follow. Only all that is left of it: a part is a difference. */
export async function reconocerDevolucion(
  tx: Tx,
  { id: pspId, intento, monto, estado }: PspReembolso,
  now: Date,
): Promise<boolean> {
  const ajeno = intento && estado === 'hecho' ? await lockAjenoDe(tx, intento) : undefined
  if (ajeno?.estado !== 'en_suspenso' || ajeno.monto - ajeno.perdido !== monto) return false
  const { id, reservaId, modo } = ajeno
  await updateAjeno(tx, id, { estado: 'hecho', pspId, hechoEn: now }, now)
  await asentar(tx, {
    clave: `reembolso:${id}`,
    tipo: 'reembolso_suspenso',
    reservaId,
    modo,
    apuntes: asientoReembolsoDeSuspenso(monto),
    now,
  })
  await asentar(tx, {
    clave: `hecho:${id}`,
    tipo: 'reembolso_hecho',
    reservaId,
    modo,
    apuntes: asientoReembolsoHecho(monto),
    now,
  })
  return true
}
