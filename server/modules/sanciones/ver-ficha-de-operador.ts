import type { FichaDeOperador, ReglaSuspension } from '#contract/sanciones.ts'
import { siguienteEstadoOperador } from '#domain/operadores/estados.ts'
import { sesionEn } from '#domain/permisos/actor.ts'
import { puedeEntrar } from '#domain/permisos/personal.ts'
import { puedeSancionar } from '#domain/permisos/sanciones.ts'
import type { Ctx } from '#server/ctx.ts'
import { refuse } from '#server/refusal.ts'
import { countNoPrestadas, estaApelada, findOperador, findSuspension, listSucesos, sumPorVenir } from './sanciones.db.ts'

export async function verFichaDeOperador(ctx: Ctx, { operadorTipo, operadorId }: { operadorTipo: string; operadorId: string }): Promise<FichaDeOperador> {
  if (!puedeEntrar(ctx.actor, 'operadores')) refuse('sin-permiso')
  const operador = (await findOperador(ctx.db, operadorTipo, operadorId)) ?? refuse('operador-desconocido')
  const suspension = await findSuspension(ctx.db, operador)
  const efecto = await sumPorVenir(ctx.db, operador, ctx.now)
  const yo = sesionEn(ctx.actor, 'admin')?.usuarioId
  const sucesos = await listSucesos(ctx.db, operador)
  const { ciudad, ...datos } = operador
  return {
    ...datos,
    lugar: ciudad,
    noPrestadas: await countNoPrestadas(ctx.db, operador, new Date(ctx.now.getTime() - 365 * 86_400_000)),
    efecto: { ...efecto, primera: efecto.primera?.toISOString() ?? null },
    suspension: suspension
      ? {
          regla: suspension.regla as ReglaSuspension,
          motivo: suspension.motivo,
          estado: suspension.estado as 'devolviendo' | 'vigente',
          reservas: suspension.reservas,
          monto: suspension.monto,
          faltan: efecto.reservas + efecto.sinPago,
          desde: suspension.createdAt.toISOString(),
          decididaPorMi: suspension.decididaPor === yo,
          apelada: await estaApelada(ctx.db, suspension.id),
        }
      : null,
    sucesos: sucesos.map(({ hecho, actor, detalle, en }) => ({ hecho, actor: actor ?? 'Automático', detalle: enLinea(detalle), en: en.toISOString() })),
    acciones: {
      puedeSuspender: !suspension && siguienteEstadoOperador(operador.estado, 'suspender') !== null && puedeSancionar(ctx.actor),
      puedeResolver: Boolean(suspension) && suspension?.decididaPor !== yo && puedeSancionar(ctx.actor),
    },
  }
}

const enLinea = (detalle: Record<string, string | number | null>): string =>
  Object.entries(detalle)
    .filter(([, valor]) => valor !== null && valor !== '')
    .map(([clave, valor]) => `${clave}: ${valor}`)
    .join(' · ')
