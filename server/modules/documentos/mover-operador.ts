import type { EstadoProveedor } from '#contract/proveedores.ts'
import { siguienteEstadoOperador, type EventoOperador } from '#domain/operadores/estados.ts'
import type { Ofrecida } from '#domain/permisos/experiencias.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { cambiarEstadoDeAnfitrion } from '#server/modules/anfitriones/index.ts'
import { cambiarEstadoDeProveedor } from '#server/modules/proveedores/index.ts'
import { refuse } from '#server/refusal.ts'
import { findOperador } from './legajos.db.ts'

/** Moves along the table of domain/operadores/estados.ts or not at all: two at once end as one. */
export async function moverOperador(
  ctx: Ctx,
  tx: Tx,
  { anfitrionId, proveedorId }: Ofrecida,
  evento: EventoOperador,
): Promise<EstadoProveedor> {
  const { estado } = (await findOperador(tx, { anfitrionId, proveedorId })) ?? refuse('operador-desconocido')
  const despues = siguienteEstadoOperador(estado, evento) ?? refuse('transicion-no-permitida')
  const cambio = anfitrionId
    ? await cambiarEstadoDeAnfitrion(tx, anfitrionId, { de: estado, a: despues }, ctx.now)
    : await cambiarEstadoDeProveedor(tx, proveedorId!, { de: estado, a: despues }, ctx.now)
  return cambio ? despues : refuse('transicion-no-permitida')
}
