import type { MotivoLectura } from '#contract/lecturas.ts'
import { tieneDerecho } from '#domain/permisos/equipos.ts'
import type { Ofrecida } from '#domain/permisos/experiencias.ts'
import type { RolProveedor } from '#domain/permisos/actor.ts'
import { MOTIVO_EN_FRASE } from '#domain/reservas/motivos-de-lectura.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { listQuienesTrabajan } from '#server/modules/equipos/index.ts'
import { notificar } from '#server/modules/notificaciones/index.ts'

interface Conflicto extends Ofrecida {
  id: string
  motivo: MotivoLectura
  titular: string | null
}

/** Puts it in the bell of whoever decides for the business. */
export async function avisarDeLectura(ctx: Ctx, tx: Tx, { id, motivo, titular, ...operador }: Conflicto): Promise<void> {
  const texto = `${titular ?? 'Una entrada que no conocemos'}: ${MOTIVO_EN_FRASE[motivo]}`
  for (const { usuarioId, papel } of await listQuienesTrabajan(ctx, tx, operador)) {
    if (!tieneDerecho(papel as RolProveedor, 'decidir')) continue
    await notificar(ctx, tx, { usuarioId, tipo: 'venta_cambiada', clave: `lectura:${id}:${usuarioId}`, titulo: 'Una llegada sin conexión espera tu decisión', texto, enlace: '/check-in', operador })
  }
}
