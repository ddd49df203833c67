import type { TipoFicha } from '#contract/fichas.ts'
import { puedeEntrar } from '#domain/permisos/personal.ts'
import type { Ctx } from '#server/ctx.ts'
import { anotar } from '#server/modules/auditoria/index.ts'
import { refuse } from '#server/refusal.ts'
import { findDatos } from './fichas.db.ts'

const OBJETOS: Record<TipoFicha, string> = {
  reserva: 'reserva',
  persona: 'usuario',
  proveedor: 'proveedor',
  anfitrion: 'anfitrion',
  empresa: 'empresa',
}

/** Whoever looks at personal data leaves a line in the audit, before seeing them. */
export async function mostrarDatosPersonales(ctx: Ctx, { tipo, fichaId }: { tipo: TipoFicha; fichaId: string }) {
  if (!puedeEntrar(ctx.actor, 'buscar') || ctx.actor.tipo !== 'sesion') refuse('sin-permiso')
  const { usuarioId } = ctx.actor
  return ctx.transaction(async (tx) => {
    const { telefono, documento, ...datos } = (await findDatos(tx, tipo, fichaId)) ?? refuse('ficha-desconocida')
    await anotar(tx, {
      actor: usuarioId,
      accion: 'datos.mostrar',
      objeto: OBJETOS[tipo],
      objetoId: fichaId.toLowerCase(),
      now: ctx.now,
    })
    return { ...datos, telefono: telefono ?? '', documento: documento ?? '' }
  })
}
