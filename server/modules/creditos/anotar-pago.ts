import { randomUUID } from 'node:crypto'
import type { Input } from '#contract/call.ts'
import type { CreditoDeEmpresa, creditos } from '#contract/creditos.ts'
import {
  huellaDeReferencia,
  motivoParaNoAnotar,
  motivoParaNoConfirmar,
  saldoDeCuenta,
} from '#domain/empresas/credito.ts'
import { fechaLocal } from '#domain/fechas.ts'
import { esUuid } from '#domain/identificador.ts'
import { asientoPagoDeEmpresa } from '#domain/pagos/asientos.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { anotar } from '#server/modules/auditoria/index.ts'
import { asentar } from '#server/modules/pagos/index.ts'
import { reglaDe } from '#server/modules/reglas/index.ts'
import { exigirOtraEmpresa } from '#server/modules/usuarios/index.ts'
import { refuse, refuseCampo } from '#server/refusal.ts'
import {
  deletePorConfirmar,
  existePago,
  findCredito,
  findPorConfirmar,
  insertPago,
  savePorConfirmar,
  sumASolas,
} from './creditos.db.ts'
import { abrir, deAhora, deFinanzas, toJson } from './creditos.ts'

const UN_DIA_MS = 86_400_000

/** Money that is in our bank account already: the debt falls by it, and the rest is in its favour. Above the limit it counts when a second person says the same. */
export async function anotarPagoDeEmpresa(
  ctx: Ctx,
  { id, sobranteAFavor, ...dicho }: Input<typeof creditos.anotarPagoDeEmpresa>,
): Promise<CreditoDeEmpresa> {
  const quien = deFinanzas(ctx)
  return ctx.transaction(async (tx) => {
    const { deuda } = saldoDeCuenta(await abrir(ctx, tx, id))
    await exigirOtraEmpresa(ctx, tx, id)
    if (dicho.recibidoEn > fechaLocal(ctx.now, 'America/Santiago'))
      refuseCampo('recibidoEn', 'Elige un día que ya pasó')
    const huella = huellaDeReferencia(dicho.referencia)
    if (await existePago(tx, id, huella)) refuse('pago-ya-anotado')
    const motivo = motivoParaNoAnotar({ deuda }, { monto: dicho.monto, sobranteAFavor })
    if (motivo) refuse(motivo)
    const visto = await findPorConfirmar(tx, { empresaId: id, huella, modo: ctx.psp.dinero })
    const { transferenciaDeUnaPersona: limite } = await reglaDe(tx, 'limites', ctx.now)
    const aSolas = await sumASolas(tx, {
      empresaId: id,
      quien,
      modo: ctx.psp.dinero,
      desde: new Date(ctx.now.getTime() - UN_DIA_MS),
    })
    const paso = motivoParaNoConfirmar(dicho, visto, { quien, limite, aSolas })
    const pago = { ...dicho, id: randomUUID(), empresaId: id, huella, modo: ctx.psp.dinero, createdAt: ctx.now }
    if (paso === 'primera-persona') {
      await savePorConfirmar(tx, { ...pago, vistoPor: quien })
      await anotar(tx, {
        actor: quien,
        accion: 'ver_pago',
        objeto: 'empresa',
        objetoId: id,
        detalle: { pago: pago.id, monto: pago.monto, referencia: pago.referencia },
        now: ctx.now,
      })
    } else if (paso !== null) refuse(paso)
    else {
      if (visto) await deletePorConfirmar(tx, id, visto.id)
      // A small one that somebody corrected was seen by nobody else.
      const deDos = visto?.monto === dicho.monto && visto.vistoPor !== quien
      await recibir(ctx, tx, { ...pago, anotadoPor: quien, vistoPor: deDos ? visto.vistoPor : null }, deuda)
    }
    return toJson((await findCredito(tx, id, deAhora(ctx)))!, quien)
  })
}

type Pago = Parameters<typeof insertPago>[1] & {
  id: string
  anotadoPor: string
  vistoPor: string | null
  monto: number
}

async function recibir(ctx: Ctx, tx: Tx, pago: Pago, deuda: number): Promise<void> {
  const { id, empresaId, monto, anotadoPor, vistoPor } = pago
  if (!(await insertPago(tx, pago))) refuse('pago-ya-anotado')
  await asentar(tx, {
    clave: `pago_empresa:${id}`,
    tipo: 'pago_empresa',
    reservaId: null,
    modo: ctx.psp.dinero,
    apuntes: asientoPagoDeEmpresa(monto),
    now: ctx.now,
  })
  await ctx.enqueue(tx, 'reservas.saldarCuenta', { empresaId })
  await anotar(tx, {
    actor: anotadoPor,
    accion: 'anotar_pago',
    objeto: 'empresa',
    objetoId: empresaId,
    detalle: { pago: id, monto, ...(monto > deuda && { aFavor: monto - deuda }), ...(vistoPor && { vistoPor }) },
    now: ctx.now,
  })
}

/** One that somebody noted by mistake; it was in no book yet. */
export async function descartarPagoDeEmpresa(
  ctx: Ctx,
  { id, pagoId }: Input<typeof creditos.descartarPagoDeEmpresa>,
): Promise<CreditoDeEmpresa> {
  const quien = deFinanzas(ctx)
  return ctx.transaction(async (tx) => {
    await abrir(ctx, tx, id)
    await exigirOtraEmpresa(ctx, tx, id)
    const { monto, referencia } =
      (esUuid(pagoId) ? await deletePorConfirmar(tx, id, pagoId) : undefined) ?? refuse('pago-desconocido')
    await anotar(tx, {
      actor: quien,
      accion: 'descartar_pago',
      objeto: 'empresa',
      objetoId: id,
      detalle: { pago: pagoId.toLowerCase(), monto, referencia },
      now: ctx.now,
    })
    return toJson((await findCredito(tx, id, deAhora(ctx)))!, quien)
  })
}
