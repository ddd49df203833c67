import { randomUUID } from 'node:crypto'
import type { Input } from '#contract/call.ts'
import type { denuncias } from '#contract/denuncias.ts'
import type { Ctx } from '#server/ctx.ts'
import { usuarioSiHay } from '#server/la-sesion.ts'
import { abrirCaso } from '#server/modules/casos/index.ts'
import { verExperiencia } from '#server/modules/experiencias/index.ts'
import { contar } from '#server/modules/limites/index.ts'
import { verProveedor } from '#server/modules/proveedores/index.ts'
import { huellaDeCorreo } from '#server/titular.ts'
import { insertDenuncia, type Denunciado } from './denuncias.db.ts'

const POR_HORA = { max: 10, segundos: 3600 }

type Pedido = Input<typeof denuncias.denunciarExperiencia>

/** Anybody may say that something should not be on sale as it is; a person looks at it. */
export async function denunciarExperiencia(ctx: Ctx, pedido: Pedido): Promise<{ recibida: true }> {
  const { id, nombreExperiencia } = await verExperiencia(ctx, { id: pedido.id })
  return denunciar(ctx, { objeto: 'experiencia', objetoId: id }, nombreExperiencia, pedido)
}

export async function denunciarProveedor(ctx: Ctx, pedido: Pedido): Promise<{ recibida: true }> {
  const { id, nombreComercial } = await verProveedor(ctx, { id: pedido.id })
  return denunciar(ctx, { objeto: 'proveedor', objetoId: id }, nombreComercial, pedido)
}

async function denunciar(
  ctx: Ctx,
  denunciado: Denunciado,
  titulo: string,
  { motivo, detalle, email }: Pedido,
): Promise<{ recibida: true }> {
  const usuarioId = usuarioSiHay(ctx)
  // By address as well: a hundred new accounts at one desk are one voice.
  for (const quien of [usuarioId, ctx.address])
    if (quien) await contar(ctx.db, `denunciar-${denunciado.objeto}:${quien}`, POR_HORA, ctx.now)
  return ctx.transaction(async (tx) => {
    await insertDenuncia(tx, {
      id: randomUUID(),
      ...denunciado,
      motivo,
      detalle,
      usuarioId,
      ...deInvitada(ctx, usuarioId, email),
      createdAt: ctx.now,
    })
    await abrirCaso(tx, { tipo: 'reporte', ...denunciado, titulo, detalle: { motivo }, now: ctx.now })
    return { recibida: true }
  })
}

/** Of an account nothing else is kept. */
const deInvitada = ({ secretos }: Ctx, usuarioId: string | null, email: string | undefined) =>
  usuarioId || !email ? { email: null } : { email, huella: huellaDeCorreo(secretos, email) }
