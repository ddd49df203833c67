import type { MotivoLectura } from '#contract/lecturas.ts'
import { tieneDerecho } from '#domain/permisos/equipos.ts'
import type { Ofrecida } from '#domain/permisos/experiencias.ts'
import type { RolProveedor } from '#domain/permisos/actor.ts'
import { MOTIVO_EN_FRASE } from '#domain/reservas/motivos-de-lectura.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { listQuienesTrabajan } from '#server/modules/equipos/index.ts'
import { cambiarTextos, notificar } from '#server/modules/notificaciones/index.ts'
import type { Titular } from '#server/titular.ts'
import { listLecturasDe } from './lecturas.db.ts'

interface Conflicto extends Ofrecida {
  id: string
  motivo: MotivoLectura
  titular: string | null
}

/** Puts it in the bell of whoever decides for the business. */
export async function avisarDeLectura(
  ctx: Ctx,
  tx: Tx,
  { id, motivo, titular, ...operador }: Conflicto,
): Promise<void> {
  const texto = textoDe(titular ?? 'Una entrada que no conocemos', motivo)
  for (const { usuarioId, papel } of await listQuienesTrabajan(ctx, tx, operador)) {
    if (!tieneDerecho(papel as RolProveedor, 'decidir')) continue
    await notificar(ctx, tx, {
      usuarioId,
      tipo: 'venta_cambiada',
      clave: `lectura:${id}:${usuarioId}`,
      titulo: 'Una llegada sin conexión espera tu decisión',
      texto,
      enlace: '/check-in',
      operador,
    })
  }
}

/** What there is to decide is still told, by the code of the booking. */
export async function olvidarEnLecturas(tx: Tx, de: Titular): Promise<void> {
  for (const { id, codigo, motivo } of await listLecturasDe(tx, de))
    await cambiarTextos(tx, `lectura:${id}:`, textoDe(codigo, motivo as MotivoLectura))
}

const textoDe = (quien: string, motivo: MotivoLectura): string => `${quien}: ${MOTIVO_EN_FRASE[motivo]}`
