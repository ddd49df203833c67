import { randomUUID } from 'node:crypto'
import { asientoDevueltoDosVeces, asientoManualHechoEnPsp } from '#domain/pagos/asientos.ts'
import { sumar } from '#domain/pesos.ts'
import { repartirDeFuera } from '#domain/pagos/de-fuera.ts'
import { siguienteEstadoReembolso, type EstadoReembolso } from '#domain/reservas/estados.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { resolverCaso } from '#server/modules/casos/index.ts'
import { log } from '#server/platform/log.ts'
import type { PspReembolso } from '#server/ports.ts'
import { lockAjenoDe } from './ajenos.db.ts'
import { avisarDiferencia } from './ajenos.ts'
import { aplicarReembolso, deberReembolso } from './enviar-reembolso.ts'
import { asentar } from './libro.ts'
import { claveDeVuelta } from './reembolsos-en-libro.db.ts'
import {
  findReembolsosPorPsp,
  insertParteDeReembolso,
  lockPorSalir,
  updateReembolso,
  type ReembolsoRow,
} from './reembolsos.db.ts'
import { seguirOrigen } from './seguir-origen.ts'
import { lockPorTransferirDeReembolso, moverTransferencia } from './transferencias.db.ts'

interface Cobrado {
  /** The charge it was given back of, locked by the caller together with whose it is. */
  de: { pagoId: string } | { origenId: string }
  reservaId: string | null
  modo: string
  /** What we hold of it beyond what we owe. */
  retenido: number
  /** Whether what is beyond that too is taken as our loss, or left for somebody to look at. */
  conPerdida: boolean
  /** Writes down a refund of what is held. */
  anotar: (monto: number, alla: string) => Promise<ReembolsoRow>
}

/**
 * A refund that somebody made at the provider, not from here, is one of that charge: what we still owe of it falls by it, then what we hold.
 * Answers the rows it stands for, as they are now; none where it was known already, or where it has to wait.
 */
export async function reconocerEnCobro(
  ctx: Ctx,
  tx: Tx,
  suyo: PspReembolso,
  { de, reservaId, modo, retenido, conPerdida, anotar }: Cobrado,
): Promise<ReembolsoRow[]> {
  if ((await findReembolsosPorPsp(tx, suyo.id)).length > 0) return []
  const reparto = repartirDeFuera(suyo.monto, { pendientes: await lockPorSalir(tx, de), retenido })
  const hecho = suyo.estado === 'hecho'
  const porTransferir = reparto.cubre.some(({ pendiente }) => pendiente.estado !== 'solicitado')
  // Under way there it may still fail: no transfer is called off for it.
  if ((reparto.deMas > 0 && !conPerdida) || (!hecho && (porTransferir || reparto.deMas > 0))) return []
  log.error('reembolso.de_fuera', { pspId: suyo.id, reservaId, monto: suyo.monto })
  const filas: ReembolsoRow[] = []
  const alla = () => (filas.length === 0 ? suyo.id : `${suyo.id}:${filas.length}`)
  for (const { pendiente, monto } of reparto.cubre)
    filas.push(
      await (pendiente.estado === 'solicitado' ? cubrirPedido : cubrirTransferencia)(ctx, tx, pendiente, {
        monto,
        alla: alla(),
      }),
    )
  if (reparto.nuevo > 0) filas.push(await anotar(reparto.nuevo, alla()))
  if (reparto.deMas > 0)
    await asentar(tx, {
      clave: `de_fuera:${suyo.id}`,
      tipo: 'devuelto_dos_veces',
      reservaId,
      modo,
      apuntes: asientoDevueltoDosVeces(reparto.deMas),
      now: ctx.now,
    })
  await avisarDiferencia(ctx, tx, {
    de: 'reembolso',
    tipo: 'hecha_alla',
    intento: suyo.id,
    reservaId,
    nuestro: suyo.monto - reparto.deMas,
    suyo: suyo.monto,
  })
  if (!hecho) return filas
  const despues: ReembolsoRow[] = []
  for (const fila of filas) {
    // One that waited for a transfer is done already.
    if (fila.estado === 'hecho') await seguirOrigen(ctx, tx, fila)
    despues.push((await aplicarReembolso(ctx, tx, { ...suyo, id: fila.pspId!, monto: fila.monto }, fila.id)) ?? fila)
  }
  return despues
}

/** Somebody gave back at the provider what no attempt of ours stands for: it stands for what we still owe of it. Only all of that: a part is a difference, which somebody looks at. */
export function reconocerDeAjeno(ctx: Ctx, suyo: PspReembolso): Promise<boolean> {
  const nada = (): never => {
    throw new Error('nothing is held of money of nobody')
  }
  return ctx.transaction(async (tx) => {
    const ajeno = suyo.intento ? await lockAjenoDe(tx, suyo.intento) : undefined
    if (!ajeno) return false
    const { id: origenId, reservaId, modo } = ajeno
    if (sumar((await lockPorSalir(tx, { origenId })).map(({ monto }) => monto)) !== suyo.monto) return false
    return (
      (
        await reconocerEnCobro(ctx, tx, suyo, {
          de: { origenId },
          reservaId,
          modo,
          retenido: 0,
          conPerdida: false,
          anotar: nada,
        })
      ).length > 0
    )
  })
}

interface Cubierto {
  monto: number
  alla: string
}

/** Not sent yet: it is that one. What it does not cover is a refund of its own, since the provider remembers what was asked by the first. */
async function cubrirPedido(
  ctx: Ctx,
  tx: Tx,
  pendiente: ReembolsoRow,
  { monto, alla }: Cubierto,
): Promise<ReembolsoRow> {
  if (monto < pendiente.monto) {
    const id = randomUUID()
    await insertParteDeReembolso(tx, {
      ...pendiente,
      id,
      monto: pendiente.monto - monto,
      intentos: 0,
      tocadoEn: ctx.now,
      updatedAt: ctx.now,
    })
    await ctx.enqueue(tx, 'reservas.enviarReembolso', { id })
  }
  const set = {
    estado: siguienteEstadoReembolso('solicitado', 'enviar')!,
    pspId: alla,
    monto,
    enviadoEn: pendiente.enviadoEn ?? ctx.now,
    intentos: pendiente.intentos + 1,
  }
  await updateReembolso(tx, pendiente.id, set, ctx.now)
  return { ...pendiente, ...set }
}

/** Refused or sent back before, and not transferred yet: it must not be transferred any more. */
export async function cubrirTransferencia(
  { now }: Ctx,
  tx: Tx,
  pendiente: ReembolsoRow,
  { monto, alla }: Cubierto,
): Promise<ReembolsoRow> {
  const { id, reservaId, modo } = pendiente
  const transferencia = (await lockPorTransferirDeReembolso(tx, id))!
  await moverTransferencia(tx, transferencia, 'anular', {}, now)
  await resolverCaso(tx, { tipo: 'reembolso', objetoId: transferencia.id, actor: null, decision: 'anulada', now })
  await asentar(tx, {
    clave: claveDeVuelta('reconocido', pendiente),
    tipo: 'reembolso_hecho',
    reservaId,
    modo,
    apuntes: asientoManualHechoEnPsp(monto),
    now,
  })
  if (monto < pendiente.monto) {
    const resto = {
      ...pendiente,
      id: randomUUID(),
      monto: pendiente.monto - monto,
      estado: 'rechazado',
      pspId: null,
      tocadoEn: now,
      updatedAt: now,
    }
    await insertParteDeReembolso(tx, resto)
    await deberReembolso(tx, resto, now)
  }
  const set = {
    estado: siguienteEstadoReembolso(pendiente.estado as EstadoReembolso, 'hacer_alla')!,
    via: 'anulacion',
    pspId: alla,
    monto,
    hechoEn: now,
  }
  await updateReembolso(tx, id, set, now)
  return { ...pendiente, ...set }
}
