import type { Input } from '#contract/call.ts'
import type { usuarios } from '#contract/usuarios.ts'
import type { Ctx } from '#server/ctx.ts'
import { contar } from '#server/modules/limites/index.ts'
import { abrirSesion } from './abrir-sesion.ts'
import { crearCuenta } from './crear-cuenta.ts'

export async function registrarUsuario(ctx: Ctx, input: Input<typeof usuarios.registrarUsuario>) {
  if (ctx.address) await contar(ctx.db, `registro:${ctx.address}`, { max: 10, segundos: 3600 }, ctx.now)
  const crear = await crearCuenta(ctx, input)
  return ctx.transaction(async (tx) => abrirSesion(ctx, tx, await crear(tx), 'cliente'))
}
