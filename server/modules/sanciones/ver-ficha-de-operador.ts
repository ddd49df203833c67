import type { FichaDeOperador, ReglaSuspension } from '#contract/sanciones.ts'
import { esAdmin, sesionEn } from '#domain/permisos/actor.ts'
import { puedeEntrar } from '#domain/permisos/personal.ts'
import type { Ctx } from '#server/ctx.ts'
import { refuse } from '#server/refusal.ts'
import { estaApelada, findOperador, findSuspension, listSucesos, sumPorVenir } from './sanciones.db.ts'

const SUSPENDIBLES = ['Activo', 'Documento vencido', 'Pausado']

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
      puedeSuspender: !suspension && SUSPENDIBLES.includes(operador.estado) && puedeSuspenderOperador(ctx),
      puedeResolver: Boolean(suspension) && suspension?.decididaPor !== yo && puedeSuspenderOperador(ctx),
    },
  }
}

export const puedeSuspenderOperador = ({ actor }: Ctx): boolean => esAdmin(actor, 'confianza')
export const esSuspendible = (estado: string): boolean => SUSPENDIBLES.includes(estado)

const enLinea = (detalle: Record<string, string | number | null>): string =>
  Object.entries(detalle)
    .filter(([, valor]) => valor !== null && valor !== '')
    .map(([clave, valor]) => `${clave}: ${valor}`)
    .join(' · ')
