import { tieneDerecho } from '#domain/permisos/empresas.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { encolarCorreo } from '#server/modules/correos/index.ts'
import { cambiarTextos, notificar } from '#server/modules/notificaciones/index.ts'
import { listMiembrosDeEmpresa } from '#server/modules/usuarios/index.ts'
import { listCompradasPor } from './compras.db.ts'

const ALGUIEN = 'Alguien de tu equipo'
const sobreSuLimite = (quien: string): string => `${quien} reservó sobre su límite`

/** Tells whoever may approve, except the buyer. */
export async function pedirAprobacion(
  ctx: Ctx,
  tx: Tx,
  { reservaId, empresaId, compradaPor }: { reservaId: string; empresaId: string; compradaPor: string },
): Promise<void> {
  const miembros = await listMiembrosDeEmpresa(tx, empresaId)
  const quien = miembros.find(({ usuarioId }) => usuarioId === compradaPor)?.nombre ?? ALGUIEN
  for (const miembro of miembros.filter(
    ({ usuarioId, papel }) => usuarioId !== compradaPor && tieneDerecho(papel, 'aprobar'),
  )) {
    const enlace = '/empresas/dashboard?vista=reservas'
    await notificar(ctx, tx, {
      usuarioId: miembro.usuarioId,
      tipo: 'reserva',
      clave: `aprobar:${reservaId}`,
      titulo: 'Una compra espera tu aprobación',
      texto: sobreSuLimite(quien),
      enlace,
    })
    await encolarCorreo(ctx, tx, `aprobar:${reservaId}:${miembro.usuarioId}`, {
      para: miembro.email,
      asunto: 'Una compra espera tu aprobación',
      titulo: 'Una compra espera tu aprobación',
      parrafos: [`${sobreSuLimite(quien)}. Guardamos los cupos 48 horas, o hasta que cierren las ventas.`],
      accion: { texto: 'Revisar la compra', enlace: `${ctx.settings.BASE_URL}${enlace}` },
    })
  }
}

/** Whoever approves is still told of it, without the name of who left. Answers how the mails about it begin. */
export async function olvidarEnAprobaciones(tx: Tx, usuarioId: string): Promise<string[]> {
  const claves = (await listCompradasPor(tx, usuarioId)).map((reservaId) => `aprobar:${reservaId}`)
  for (const clave of claves) await cambiarTextos(tx, clave, sobreSuLimite(ALGUIEN))
  return claves
}
