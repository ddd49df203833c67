import type { FichaDeOperador, ReglaSuspension } from '#contract/sanciones.ts'
import { siguienteEstadoOperador } from '#domain/operadores/estados.ts'
import { sesionEn } from '#domain/permisos/actor.ts'
import { puedeEntrar } from '#domain/permisos/personal.ts'
import { puedeSancionar } from '#domain/permisos/sanciones.ts'
import type { Ctx } from '#server/ctx.ts'
import { cancelacionesDe } from '#server/modules/cancelaciones/index.ts'
import { listMudables } from '#server/modules/reservas/index.ts'
import { refuse } from '#server/refusal.ts'
import {
  countNoPrestadas,
  estaApelada,
  findOperador,
  findSuspension,
  listALaVista,
  listPorVenir,
  listSucesos,
  negocioDe,
  sumEligiendo,
  sumMudadas,
  sumPorVenir,
  type Operador,
} from './sanciones.db.ts'

export async function verFichaDeOperador(
  ctx: Ctx,
  { operadorTipo, operadorId }: { operadorTipo: string; operadorId: string },
): Promise<FichaDeOperador> {
  if (!puedeEntrar(ctx.actor, 'operadores')) refuse('sin-permiso')
  const operador = (await findOperador(ctx.db, operadorTipo, operadorId)) ?? refuse('operador-desconocido')
  const suspension = await findSuspension(ctx.db, operador)
  const efecto = await sumPorVenir(ctx.db, operador, {
    now: ctx.now,
    desde: suspension?.estado === 'devolviendo' ? suspension.createdAt : ctx.now,
  })
  const yo = sesionEn(ctx.actor, 'admin')?.usuarioId
  const sucesos = await listSucesos(ctx.db, operador)
  const eligiendo = await sumEligiendo(ctx.db, operador, ctx.now)
  const { ciudad, ...datos } = operador
  const { cancelaciones, pausadaHasta } = await cancelacionesDe(ctx.db, negocioDe(operador), ctx.now)
  const acciones = {
    puedeSuspender:
      !suspension && siguienteEstadoOperador(operador.estado, 'suspender') !== null && puedeSancionar(ctx.actor),
    puedeResolver: Boolean(suspension) && suspension?.decididaPor !== yo && puedeSancionar(ctx.actor),
    puedePerdonar: puedeSancionar(ctx.actor),
  }
  return {
    ...datos,
    lugar: ciudad,
    experiencias: await listALaVista(ctx.db, operador),
    noPrestadas: await countNoPrestadas(ctx.db, operador, new Date(ctx.now.getTime() - 365 * 86_400_000)),
    cancelaciones,
    pausadaHasta,
    efecto: {
      ...efecto,
      conOtraSalida: acciones.puedeSuspender ? await countMudables(ctx, operador) : 0,
      primera: efecto.primera?.toISOString() ?? null,
    },
    suspension: suspension
      ? {
          regla: suspension.regla as ReglaSuspension,
          motivo: suspension.motivo,
          estado: suspension.estado as 'devolviendo' | 'vigente',
          reservas: suspension.reservas,
          monto: suspension.monto,
          faltan: efecto.reservas + efecto.sinPago,
          porElegir: eligiendo.porElegir,
          eligenHasta: eligiendo.eligenHasta?.toISOString() ?? null,
          ...(await sumMudadas(ctx.db, suspension.id)),
          desde: suspension.createdAt.toISOString(),
          decididaPorMi: suspension.decididaPor === yo,
          apelada: await estaApelada(ctx.db, suspension.id),
        }
      : null,
    sucesos: sucesos.map(({ hecho, actor, detalle, en }) => ({
      hecho,
      actor: actor ?? 'Automático',
      detalle: enLinea(detalle),
      en: en.toISOString(),
    })),
    acciones,
  }
}

const MAX_A_LA_VISTA = 1000

/** Of what is sold, how much could go to somebody else now: what is said before deciding, not a promise. */
async function countMudables(ctx: Ctx, operador: Operador): Promise<number> {
  const ids = await listPorVenir(ctx.db, operador, {
    now: ctx.now,
    desde: ctx.now,
    despues: '00000000-0000-0000-0000-000000000000',
    limit: MAX_A_LA_VISTA,
  })
  return (await listMudables(ctx.db, ids, ctx.now)).length
}

const enLinea = (detalle: Record<string, string | number | null>): string =>
  Object.entries(detalle)
    .filter(([, valor]) => valor !== null && valor !== '')
    .map(([clave, valor]) => `${clave}: ${valor}`)
    .join(' · ')
