import { randomUUID } from 'node:crypto'
import type { Input } from '#contract/call.ts'
import type { usuarios } from '#contract/usuarios.ts'
import { motivoParaNoAceptarClave } from '#domain/usuarios/claves.ts'
import type { Ctx } from '#server/ctx.ts'
import { contar } from '#server/modules/limites/index.ts'
import { refuse, refuseCampo } from '#server/refusal.ts'
import { abrirSesion } from './abrir-sesion.ts'
import { hashClave } from './clave.ts'
import { newToken, tokenHash } from './token.ts'
import { insertConsentimiento, insertEnlace, insertUsuario } from './usuarios.db.ts'

export const TERMINOS_VERSION = '2026-11-01'
const VERIFICACION_MS = 24 * 3_600_000

export async function registrarUsuario(ctx: Ctx, input: Input<typeof usuarios.registrarUsuario>) {
  if (ctx.address) await contar(ctx.db, `registro:${ctx.address}`, { max: 10, segundos: 3600 }, ctx.now)
  const motivo = motivoParaNoAceptarClave(input.password, { email: input.email, nombre: input.nombre })
  if (motivo) refuseCampo('password', motivo)
  const claveHash = await hashClave(input.password)
  const id = randomUUID()
  return ctx.transaction(async (tx) => {
    const row = { id, nombre: input.nombre, email: input.email, telefono: input.telefono ?? null, claveHash, createdAt: ctx.now, updatedAt: ctx.now }
    if (!(await insertUsuario(tx, row))) refuse('correo-en-uso')
    await insertConsentimiento(tx, { usuarioId: id, tipo: 'terminos', version: TERMINOS_VERSION, ip: ctx.address, now: ctx.now })
    const token = newToken()
    await insertEnlace(tx, { tokenHash: tokenHash(token), usuarioId: id, proposito: 'correo', expiraEn: new Date(ctx.now.getTime() + VERIFICACION_MS), now: ctx.now })
    await ctx.enqueue(tx, 'usuarios.correoDeVerificacion', { usuarioId: id, token })
    return abrirSesion(ctx, tx, id, 'cliente')
  })
}
