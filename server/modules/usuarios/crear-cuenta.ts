import { randomUUID } from 'node:crypto'
import { motivoParaNoAceptarClave } from '#domain/usuarios/claves.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { refuse, refuseCampo } from '#server/refusal.ts'
import { hashClave } from './clave.ts'
import { consentir } from './consentir.ts'
import { darEnlace } from './dar-enlace.ts'
import { insertUsuario } from './usuarios.db.ts'

interface CuentaNueva {
  nombre: string
  email: string
  telefono?: string | undefined
  password: string
  aceptaMarketing?: boolean | undefined
  aceptaPersonalizacionIA?: boolean | undefined
}

/** Checks the password and prepares its hash, which takes long; what it answers makes the account inside a transaction. */
export async function crearCuenta(
  ctx: Ctx,
  { password, nombre, email, telefono, aceptaMarketing, aceptaPersonalizacionIA }: CuentaNueva,
): Promise<(tx: Tx) => Promise<string>> {
  const motivo = motivoParaNoAceptarClave(password, { email, nombre })
  if (motivo) refuseCampo('password', motivo)
  const claveHash = await hashClave(password)
  const id = randomUUID()
  return async (tx) => {
    if (
      !(await insertUsuario(tx, {
        id,
        nombre,
        email,
        telefono: telefono ?? null,
        claveHash,
        createdAt: ctx.now,
        updatedAt: ctx.now,
      }))
    )
      refuse('correo-en-uso')
    const aceptados = [
      ['terminos', true],
      ['marketing', aceptaMarketing],
      ['personalizacion_ia', aceptaPersonalizacionIA],
    ] as const
    for (const [tipo, otorgado] of aceptados) if (otorgado) await consentir(ctx, tx, id, tipo, otorgado)
    await darEnlace(ctx, tx, id, 'correo')
    return id
  }
}
