import { randomUUID } from 'node:crypto'
import { destinoDeAjeno } from '#domain/pagos/ajeno.ts'
import { asientoDineroEnSuspenso, asientoReembolsoDeSuspenso, asientoReembolsoHecho, asientoReembolsoRechazado, asientoSuspensoPorTransferir } from '#domain/pagos/asientos.ts'
import type { DiferenciaHallada } from '#domain/pagos/diferencias.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { log } from '#server/platform/log.ts'
import { PspRefusedError, type PspPago, type PspReembolso } from '#server/ports.ts'
import { findAjeno, insertAjeno, lockAjeno, lockAjenoDe, loDioElPsp, updateAjeno } from './ajenos.db.ts'
import { asentar } from './libro.ts'
import { deberPorTransferencia } from './transferir.ts'

/** Finanzas hears of it in the same transaction, and keeps it once. */
export const avisarDiferencia = (ctx: Pick<Ctx, 'enqueue'>, tx: Tx, hallada: DiferenciaHallada): Promise<void> => ctx.enqueue(tx, 'finanzas.anotarDiferencia', hallada)

/**
 * Money that no attempt of ours stands for: booked apart, told to finanzas, and sent back whole where we had asked for it. The same payment a second time changes nothing.
 * `intentoNuestro`: the attempt of ours that names it, and is paid otherwise or not at all.
 */
export async function recibirAjeno(ctx: Ctx, tx: Tx, informe: PspPago, intentoNuestro: { reservaId: string | null } | null): Promise<void> {
  const { now } = ctx
  const [id, intento, monto] = [randomUUID(), informe.intento!, informe.monto]
  const { instalacion = null } = informe
  const [reservaId, deOtra] = [intentoNuestro?.reservaId ?? null, instalacion === 'otra']
  const vuelve = destinoDeAjeno({ instalacion, conocido: intentoNuestro !== null }) === 'devolver'
  if (!(await insertAjeno(tx, { id, intento, monto, reservaId, estado: vuelve ? 'solicitado' : 'en_suspenso', deOtra, tocadoEn: now, createdAt: now }))) return
  log.error('pago.ajeno', { intento, reservaId, monto, deOtra })
  await asentar(tx, { clave: `ajeno:${intento}`, tipo: 'suspenso', reservaId, apuntes: asientoDineroEnSuspenso(monto), now })
  await avisarDiferencia(ctx, tx, { de: 'cobro', tipo: deOtra ? 'de_otra' : 'falta_aqui', intento, reservaId, nuestro: 0, suyo: monto })
  if (!vuelve) return
  await asentar(tx, { clave: `reembolso:${id}`, tipo: 'reembolso_suspenso', reservaId, apuntes: asientoReembolsoDeSuspenso(monto), now })
  await ctx.enqueue(tx, 'pagos.devolverAjeno', { id })
}

/** Sends it back, or finds out what became of that; harmless when called again. */
export async function enviarAjeno(ctx: Ctx, { id }: { id: string }): Promise<void> {
  const ajeno = await findAjeno(ctx.db, id)
  if (ajeno?.estado !== 'solicitado' && ajeno?.estado !== 'hecho') return
  const hallado = (await ctx.psp.buscarReembolsos(ajeno.intento)).find(({ reembolsoId }) => reembolsoId === id)
  if (ajeno.estado === 'hecho' && hallado?.estado !== 'rechazado') return
  const informe = hallado ?? (await enviar(ctx, { id, intento: ajeno.intento, monto: ajeno.monto }))
  if (informe.estado === 'enviado') return updateAjeno(ctx.db, id, {}, ctx.now)
  await ctx.transaction((tx) => concluir(tx, id, informe, ctx.now))
}

type Fin = Pick<PspReembolso, 'estado'> & { id?: string }

async function concluir(tx: Tx, id: string, fin: Fin, now: Date): Promise<void> {
  const hecho = fin.estado === 'hecho'
  const { estado, monto, reservaId } = await lockAjeno(tx, id)
  if (estado === 'hecho' && !hecho) return devueltoPorElBanco(tx, { id, monto, reservaId }, now)
  if (estado !== 'solicitado') return
  await updateAjeno(tx, id, { pspId: fin.id ?? null, ...(hecho ? { estado: 'hecho', hechoEn: now } : { estado: 'manual' }) }, now)
  await asentar(tx, { clave: `hecho:${id}`, tipo: hecho ? 'reembolso_hecho' : 'reembolso_rechazado', reservaId, apuntes: hecho ? asientoReembolsoHecho(monto) : asientoReembolsoRechazado(monto), now })
  if (hecho) return
  log.error('pago.ajeno_rechazado', { ajenoId: id, monto })
  await deberPorTransferencia(tx, { origen: 'ajeno', origenId: id, reservaId, monto, now })
}

/** Done, and then returned by the buyer's bank: the money is with us again, and goes out by transfer. One that was transferred is no longer the provider's to return. */
async function devueltoPorElBanco(tx: Tx, { id, monto, reservaId }: { id: string; monto: number; reservaId: string | null }, now: Date): Promise<void> {
  if (!(await loDioElPsp(tx, id)) || !(await asentar(tx, { clave: `devuelto:${id}`, tipo: 'reembolso_devuelto', reservaId, apuntes: asientoDineroEnSuspenso(monto), now }))) return
  log.error('reembolso.devuelto', { ajenoId: id, monto })
  await asentar(tx, { clave: `devuelto_por_transferir:${id}`, tipo: 'reembolso_por_transferir', reservaId, apuntes: asientoSuspensoPorTransferir(monto), now })
  await updateAjeno(tx, id, { estado: 'manual' }, now)
  await deberPorTransferencia(tx, { origen: 'ajeno', origenId: id, reservaId, monto, now })
}

/** Finanzas, or the program that asked for it, gave money that waits in `suspenso` back at the provider itself: the books follow. Only all that is left of it: a part is a difference. */
export async function reconocerDevolucion(tx: Tx, { id: pspId, intento, monto, estado }: PspReembolso, now: Date): Promise<void> {
  const ajeno = intento && estado === 'hecho' ? await lockAjenoDe(tx, intento) : undefined
  if (ajeno?.estado !== 'en_suspenso' || ajeno.monto - ajeno.perdido !== monto) return
  const { id, reservaId } = ajeno
  await updateAjeno(tx, id, { estado: 'hecho', pspId, hechoEn: now }, now)
  await asentar(tx, { clave: `reembolso:${id}`, tipo: 'reembolso_suspenso', reservaId, apuntes: asientoReembolsoDeSuspenso(monto), now })
  await asentar(tx, { clave: `hecho:${id}`, tipo: 'reembolso_hecho', reservaId, apuntes: asientoReembolsoHecho(monto), now })
}

/** A refusal is an answer: the debt stays in the books, to be paid by hand. */
async function enviar(ctx: Ctx, pedido: { id: string; intento: string; monto: number }): Promise<Fin> {
  try {
    return await ctx.psp.reembolsar({ reembolsoId: pedido.id, intento: pedido.intento, monto: pedido.monto })
  } catch (error) {
    if (!(error instanceof PspRefusedError)) throw error
    // The bank holds the money: to be asked again once it has decided.
    return { estado: error.code === 'charge_disputed' ? 'enviado' : 'rechazado' }
  }
}
