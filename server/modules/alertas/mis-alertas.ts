import type { Alerta } from '#contract/alertas.ts'
import type { Input } from '#contract/call.ts'
import type { alertas } from '#contract/alertas.ts'
import { esUuid } from '#domain/identificador.ts'
import { refuseAjeno } from '#server/ajeno.ts'
import type { Ctx, Page, Tx } from '#server/ctx.ts'
import { usuarioDe } from '#server/la-sesion.ts'
import { refuse } from '#server/refusal.ts'
import { tramoDe, type Paginado } from '#server/tramo.ts'
import {
  countAlertasDe,
  deleteAlerta,
  findAlerta,
  listAlertasDe,
  lockAlerta,
  updateAlerta,
  type AlertaRow,
} from './alertas.db.ts'
import { toAlertaJson } from './alertas.json.ts'

export async function listarAlertas(ctx: Ctx, paginado: Paginado): Promise<Page<Alerta>> {
  const usuarioId = usuarioDe(ctx)
  const filas = await listAlertasDe(ctx.db, usuarioId, tramoDe(paginado))
  return { items: filas.map((fila) => toAlertaJson(fila, ctx.now)), total: await countAlertasDe(ctx.db, { usuarioId }) }
}

export async function pausarAlerta(
  ctx: Ctx,
  { alertaId, pausada }: { alertaId: string; pausada: boolean },
): Promise<Alerta> {
  return ctx.transaction(async (tx) => {
    const { id } = await propia(ctx, tx, alertaId)
    return poner(ctx, tx, id, pausada ? 'pausada' : 'activa')
  })
}

export async function borrarAlerta(ctx: Ctx, { alertaId }: { alertaId: string }): Promise<{ borrada: true }> {
  return ctx.transaction(async (tx) => {
    await deleteAlerta(tx, (await propia(ctx, tx, alertaId)).id)
    return { borrada: true }
  })
}

async function propia(ctx: Ctx, tx: Tx, alertaId: string): Promise<AlertaRow> {
  const usuarioId = usuarioDe(ctx)
  const alerta = esUuid(alertaId) ? await lockAlerta(tx, alertaId.toLowerCase()) : undefined
  return alerta?.usuarioId === usuarioId
    ? alerta
    : refuseAjeno(tx, { de: 'alertas', id: alertaId, desconocido: 'alerta-desconocida' })
}

const ESTADO_TRAS = { pausar: 'pausada', retomar: 'activa' } as const

/** What opening the mailed link shows: a program that scans mail opens it too. */
export async function verEnlaceDeAlerta(ctx: Ctx, { clave }: { clave: string }): Promise<Alerta> {
  const id = ctx.secretos.idDeEnlace('alerta', clave)
  return toAlertaJson((id ? await findAlerta(ctx.db, id) : undefined) ?? refuse('alerta-desconocida'), ctx.now)
}

/** The mailed link is the credential of a guest's alert; null once it is gone. */
export async function usarEnlaceDeAlerta(
  ctx: Ctx,
  { clave, acto }: Input<typeof alertas.usarEnlaceDeAlerta>,
): Promise<Alerta | null> {
  const id = ctx.secretos.idDeEnlace('alerta', clave)
  return ctx.transaction(async (tx) => {
    const alerta = (id ? await lockAlerta(tx, id) : undefined) ?? refuse('alerta-desconocida')
    if (acto === 'confirmar')
      return alerta.estado === 'por_confirmar' ? poner(ctx, tx, alerta.id, 'activa') : toAlertaJson(alerta, ctx.now)
    if (acto !== 'borrar') return poner(ctx, tx, alerta.id, ESTADO_TRAS[acto])
    await deleteAlerta(tx, alerta.id)
    return null
  })
}

async function poner(ctx: Ctx, tx: Tx, id: string, estado: AlertaRow['estado']): Promise<Alerta> {
  await updateAlerta(tx, id, { estado })
  return toAlertaJson((await findAlerta(tx, id))!, ctx.now)
}
