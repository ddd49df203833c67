import type { EstadoExperiencia } from '#contract/experiencias.ts'
import type { FichaDeExperiencia } from '#contract/fichas.ts'
import { conOffset } from '#domain/fechas.ts'
import { esPublica, puedeRevisarExperiencia } from '#domain/permisos/experiencias.ts'
import { puedeEntrar } from '#domain/permisos/personal.ts'
import type { Ctx } from '#server/ctx.ts'
import { usuarioSiHay } from '#server/la-sesion.ts'
import { trabajaPara } from '#server/modules/usuarios/index.ts'
import { refuse } from '#server/refusal.ts'
import { findExperiencia } from './fichas.db.ts'

/** One experience, and what taking it out of sale would leave standing. */
export async function verFichaDeExperiencia(
  ctx: Ctx,
  { experienciaId }: { experienciaId: string },
): Promise<FichaDeExperiencia> {
  const fila = await findExperiencia(ctx.db, experienciaId, ctx.now)
  const puedeRevisar = puedeRevisarExperiencia(
    ctx.actor,
    fila !== undefined && (await trabajaPara(ctx.db, usuarioSiHay(ctx), fila)),
  )
  if (!puedeRevisar && !puedeEntrar(ctx.actor, 'operadores')) refuse('sin-permiso')
  const {
    id,
    slug,
    nombre,
    zonaHoraria,
    proveedorId,
    anfitrionId,
    operadorNombre,
    reservas,
    personas,
    salidas,
    primera,
    ...resto
  } = fila ?? refuse('experiencia-desconocida')
  const estado = resto.estado as EstadoExperiencia
  return {
    id,
    slug,
    nombre,
    estado,
    operador: {
      tipo: proveedorId ? 'proveedor' : 'anfitrion',
      id: (proveedorId ?? anfitrionId)!,
      nombre: operadorNombre,
    },
    vendido: { reservas, personas, salidas, primera: primera && conOffset(primera, zonaHoraria) },
    zonaHoraria,
    acciones: { puedeRetirar: puedeRevisar && esPublica(estado) },
  }
}
