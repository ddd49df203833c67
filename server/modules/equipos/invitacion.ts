import type { PapelProveedor } from '#contract/equipos.ts'
import type { Ctx, Db, Tx } from '#server/ctx.ts'
import { contar } from '#server/modules/limites/index.ts'
import { agregarMembresia, crearCuenta, findUsuarioPorEmail, listMiembros } from '#server/modules/usuarios/index.ts'
import { refuse, refuseCampo } from '#server/refusal.ts'
import { hashDe, MAXIMO } from './equipo.ts'
import { findInvitacion, usarInvitacion } from './equipos.db.ts'

const buena = async (ctx: Ctx, db: Db | Tx, token: string) => (await findInvitacion(db, hashDe(token), ctx.now)) ?? refuse('enlace-vencido')

/** The link was mailed: who holds it reads that address. */
export async function verInvitacionDeProveedor(ctx: Ctx, { token }: { token: string }) {
  const { nombreComercial, papel, email } = await buena(ctx, ctx.db, token)
  return { proveedor: nombreComercial, papel: papel as PapelProveedor, email, tieneCuenta: (await findUsuarioPorEmail(ctx.db, email)) !== undefined }
}

export async function aceptarInvitacionDeProveedor(ctx: Ctx, { token, nombre, password }: { token: string; nombre?: string | undefined; password?: string | undefined }) {
  if (ctx.address) await contar(ctx.db, `registro:${ctx.address}`, { max: 10, segundos: 3600 }, ctx.now)
  const { email } = await buena(ctx, ctx.db, token)
  const cuenta = await findUsuarioPorEmail(ctx.db, email)
  if (!cuenta && !nombre) refuseCampo('nombre', 'Escribe tu nombre')
  if (!cuenta && !password) refuseCampo('password', 'Escribe una contraseña')
  const crear = cuenta ? null : await crearCuenta(ctx, { nombre: nombre!, email, password: password! })
  return ctx.transaction(async (tx) => {
    const { id, proveedorId, papel, nombreComercial } = await buena(ctx, tx, token)
    if (!(await usarInvitacion(tx, id, ctx.now))) refuse('enlace-vencido')
    if ((await listMiembros(tx, proveedorId, { lock: true })).length >= MAXIMO) refuse('equipo-completo')
    const usuarioId = cuenta?.id ?? (await crear!(tx))
    if (!(await agregarMembresia(tx, { usuarioId, proveedorId, papel: papel as PapelProveedor }, ctx.now))) refuse('ya-es-del-equipo')
    return { email, proveedor: nombreComercial }
  })
}
