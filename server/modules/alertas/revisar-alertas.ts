import type { FiltrosDeAlerta } from '#contract/alertas.ts'
import { enlaceDeBusqueda, resumirBusqueda } from '#domain/alertas/alertas.ts'
import { filtrosDesconocidos } from '#domain/busqueda/filtros.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { encolarCorreo } from '#server/modules/correos/index.ts'
import { listarExperiencias } from '#server/modules/experiencias/index.ts'
import { notificar } from '#server/modules/notificaciones/index.ts'
import { getUsuario, quiereAviso } from '#server/modules/usuarios/index.ts'
import { describeError, log } from '#server/platform/log.ts'
import {
  insertConocidas,
  listPorRevisar,
  listYaReservadas,
  lockAlerta,
  updateAlerta,
  type AlertaRow,
} from './alertas.db.ts'
import { correoDeHallazgo } from './alertas.mails.ts'

const LOTE = 200
const MIRADAS = 50
const HORA_MS = 3_600_000

/** The newest that match a search now. */
export async function buscarCumplen(ctx: Ctx, filtros: FiltrosDeAlerta): Promise<string[]> {
  return (await cumplen(ctx, filtros)).map(({ id }) => id)
}

const cumplen = async (ctx: Ctx, { participantes, precioMin, precioMax, ...filtros }: FiltrosDeAlerta) =>
  (
    await listarExperiencias(ctx, {
      ...filtros,
      participantes,
      precioMin,
      precioMax,
      orden: 'newest',
      pagina: 1,
      porPagina: MIRADAS,
    })
  ).items

/** Looks at each live alert once an hour, and tells of what is new at most once a day. */
export async function revisarAlertas(ctx: Ctx): Promise<void> {
  const hace = (horas: number): Date => new Date(ctx.now.getTime() - horas * HORA_MS)
  for (const alerta of await listPorRevisar(
    ctx.db,
    { antesDe: hace(1), avisadasAntesDe: hace(24), now: ctx.now },
    LOTE,
  )) {
    try {
      await revisar(ctx, alerta)
    } catch (error) {
      log.error('alerta.failed', { alertaId: alerta.id, ...describeError(error) })
    }
  }
}

async function revisar(ctx: Ctx, { id, filtros }: AlertaRow): Promise<void> {
  // Kept before a name of no list was refused, it finds nothing.
  const encontradas = filtrosDesconocidos(filtros).length > 0 ? [] : await cumplen(ctx, filtros)
  await ctx.transaction(async (tx) => {
    // Locked: two workers must not tell of the same, nor one of what was paused meanwhile.
    const alerta = await lockAlerta(tx, id)
    if (alerta?.estado !== 'activa' || alerta.venceEn <= ctx.now) return
    const para = await destinatario(tx, alerta)
    const nuevas = new Set(
      await insertConocidas(
        tx,
        id,
        encontradas.map((una) => una.id),
        ctx.now,
      ),
    )
    // Whoever booked it meanwhile need not be told of it.
    for (const suya of await listYaReservadas(tx, { usuarioId: alerta.usuarioId, email: para }, [...nuevas], {
      fechas: alerta.filtros,
      now: ctx.now,
    }))
      nuevas.delete(suya)
    await updateAlerta(tx, id, { revisadaEn: ctx.now, ...(nuevas.size > 0 && { avisadaEn: ctx.now }) })
    if (nuevas.size > 0)
      await avisar(ctx, tx, alerta, {
        para,
        nombres: encontradas
          .filter((una) => nuevas.has(una.id))
          .map(({ nombreExperiencia, ciudad }) => `${nombreExperiencia} (${ciudad})`),
      })
  })
}

const destinatario = async (tx: Tx, { usuarioId, email }: AlertaRow): Promise<string> =>
  usuarioId ? (await getUsuario(tx, usuarioId)).email : email!

async function avisar(
  ctx: Ctx,
  tx: Tx,
  alerta: AlertaRow,
  hallazgo: { para: string; nombres: string[] },
): Promise<void> {
  const { usuarioId, filtros } = alerta
  const clave = `alerta:${alerta.id}:${ctx.now.getTime()}` as const
  if (usuarioId) {
    await notificar(ctx, tx, {
      usuarioId,
      tipo: 'alerta',
      clave,
      titulo: 'Apareció lo que buscabas',
      texto: resumirBusqueda(filtros),
      enlace: enlaceDeBusqueda(filtros),
    })
    if (!(await quiereAviso(tx, usuarioId, 'alerta', 'correo'))) return
  }
  await encolarCorreo(ctx, tx, clave, correoDeHallazgo(ctx, alerta, hallazgo))
}
