import { createHash, randomUUID } from 'node:crypto'
import type { Input } from '#contract/call.ts'
import type { alertas, FiltrosDeAlerta } from '#contract/alertas.ts'
import { calcularVenceAlerta, limpiarFiltros, MAX_ALERTAS, motivoParaNoGuardarAlerta } from '#domain/alertas/alertas.ts'
import { fechaLocal } from '#domain/fechas.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { usuarioSiHay } from '#server/la-sesion.ts'
import { encolarCorreo } from '#server/modules/correos/index.ts'
import { contar, ponerEnFila, quienPide } from '#server/modules/limites/index.ts'
import { refuse, refuseCampo } from '#server/refusal.ts'
import { countAlertasDe, findAlerta, findIgual, insertAlerta, insertConocidas, updateAlerta } from './alertas.db.ts'
import { correoDeConfirmarAlerta } from './alertas.mails.ts'
import { buscarCumplen } from './revisar-alertas.ts'

const POR_HORA = { max: 10, segundos: 3600 }

/** Keeps a search; what matches it already is known. The same one twice is one, and a guest hears the same of both. */
export async function crearAlerta(
  ctx: Ctx,
  { email, ...pedidos }: Input<typeof alertas.crearAlerta>,
): Promise<{ estado: 'por_confirmar' | 'activa' }> {
  const usuarioId = usuarioSiHay(ctx)
  const duenio = usuarioId
    ? { usuarioId }
    : { email: email ?? refuseCampo('email', 'Escribe un correo como nombre@ejemplo.cl') }
  const filtros = limpiarFiltros(pedidos)
  const motivo = motivoParaNoGuardarAlerta(filtros, fechaLocal(ctx.now, 'America/Santiago'))
  if (motivo) refuseCampo(motivo.campo, motivo.mensaje)
  const quien = usuarioId ?? email!
  await contar(ctx.db, `alertar:${quienPide(ctx, quien)}`, POR_HORA, ctx.now)
  if (!usuarioId && ctx.address) await contar(ctx.db, `alertar-desde:${ctx.address}`, POR_HORA, ctx.now)
  const conocidas = await buscarCumplen(ctx, filtros)
  return ctx.transaction(async (tx) => {
    await ponerEnFila(tx, `alertas:${quien}`)
    const id = await guardar(ctx, tx, { duenio, filtros, conocidas })
    const alerta = (await findAlerta(tx, id))!
    if (alerta.estado === 'por_confirmar')
      await encolarCorreo(ctx, tx, `alerta-confirmar:${id}:${ctx.now.getTime()}`, correoDeConfirmarAlerta(ctx, alerta))
    return { estado: usuarioId ? 'activa' : 'por_confirmar' }
  })
}

interface Nueva {
  duenio: { usuarioId: string } | { email: string }
  filtros: FiltrosDeAlerta
  conocidas: string[]
}

async function guardar(ctx: Ctx, tx: Tx, { duenio, filtros, conocidas }: Nueva): Promise<string> {
  const texto = JSON.stringify(filtros)
  const huella = createHash('sha256').update(texto).digest()
  const venceEn = calcularVenceAlerta(filtros, ctx.now)
  const igual = await findIgual(tx, duenio, huella)
  if (igual) {
    // Whoever asks again means it; a guest's address alone does not start what it paused.
    await updateAlerta(tx, igual.id, { venceEn, ...('usuarioId' in duenio && { estado: 'activa' as const }) })
    return igual.id
  }
  if ((await countAlertasDe(tx, duenio)) >= MAX_ALERTAS) refuse('demasiadas-alertas')
  const id = randomUUID()
  await insertAlerta(tx, {
    id,
    ...duenio,
    filtros: texto,
    huella,
    estado: 'usuarioId' in duenio ? 'activa' : 'por_confirmar',
    venceEn,
    revisadaEn: ctx.now,
    createdAt: ctx.now,
  })
  await insertConocidas(tx, id, conocidas, ctx.now)
  return id
}
