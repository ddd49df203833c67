import type { Hallazgo } from '#contract/fichas.ts'
import { leerConsulta } from '#domain/fichas/consulta.ts'
import { enmascararCorreo, enmascararNombre, enmascararNumero } from '#domain/fichas/enmascarar.ts'
import { puedeEntrar } from '#domain/permisos/personal.ts'
import { mostrarCodigo } from '#domain/reservas/codigo.ts'
import type { Ctx } from '#server/ctx.ts'
import { refuse } from '#server/refusal.ts'
import { buscar, type HallazgoRow } from './fichas.db.ts'

/** By POST: what is looked for is often somebody's e-mail, which no log should hold. */
export async function buscarFichas(ctx: Ctx, { q }: { q: string }): Promise<Hallazgo[]> {
  if (!puedeEntrar(ctx.actor, 'buscar')) refuse('sin-permiso')
  const consulta = leerConsulta(q)
  if (Object.values(consulta).every((parte) => parte === null)) return []
  return (await buscar(ctx.db, consulta)).map(toJson)
}

function toJson({ tipo, id, nombre, email, resto, estado }: HallazgoRow): Hallazgo {
  const correo = email ? enmascararCorreo(email) : ''
  const isPerson = tipo === 'persona' || tipo === 'anfitrion'
  const dato = tipo === 'reserva' ? mostrarCodigo(resto) : isPerson ? enmascararNumero(resto || null) : resto
  return {
    tipo,
    id,
    titulo: isPerson ? enmascararNombre(nombre) : nombre,
    detalle: [dato, correo].filter(Boolean).join(' · '),
    estado,
  }
}
