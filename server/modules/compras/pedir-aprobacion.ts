import { tieneDerecho } from '#domain/permisos/empresas.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { encolarCorreo } from '#server/modules/correos/index.ts'
import { notificar } from '#server/modules/notificaciones/index.ts'
import { listMiembrosDeEmpresa } from '#server/modules/usuarios/index.ts'

/** Tells whoever may approve, except the buyer. */
export async function pedirAprobacion(ctx: Ctx, tx: Tx, { reservaId, empresaId, compradaPor }: { reservaId: string; empresaId: string; compradaPor: string }): Promise<void> {
  const miembros = await listMiembrosDeEmpresa(tx, empresaId)
  const quien = miembros.find(({ usuarioId }) => usuarioId === compradaPor)?.nombre ?? 'Alguien de tu equipo'
  for (const miembro of miembros.filter(({ usuarioId, papel }) => usuarioId !== compradaPor && tieneDerecho(papel, 'aprobar'))) {
    const enlace = '/empresas/dashboard?vista=reservas'
    await notificar(ctx, tx, { usuarioId: miembro.usuarioId, tipo: 'reserva', clave: `aprobar:${reservaId}`, titulo: 'Una compra espera tu aprobación', texto: `${quien} reservó sobre su límite`, enlace })
    await encolarCorreo(ctx, tx, `aprobar:${reservaId}:${miembro.usuarioId}`, {
      para: miembro.email,
      asunto: 'Una compra espera tu aprobación',
      titulo: 'Una compra espera tu aprobación',
      parrafos: [`${quien} reservó sobre su límite. Guardamos los cupos 48 horas, o hasta que cierren las ventas.`],
      accion: { texto: 'Revisar la compra', enlace: `${ctx.settings.BASE_URL}${enlace}` },
    })
  }
}
