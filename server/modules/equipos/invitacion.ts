import type { PapelProveedor } from '#contract/equipos.ts'
import type { Ctx, Db, Tx } from '#server/ctx.ts'
import { findAnfitrionDe } from '#server/modules/anfitriones/index.ts'
import { anotar } from '#server/modules/auditoria/index.ts'
import { contar } from '#server/modules/limites/index.ts'
import { agregarMembresia, esDeQuienLee, findUsuarioPorEmail, recibirCuenta } from '#server/modules/usuarios/index.ts'
import { refuse, refuseCampo } from '#server/refusal.ts'
import { deEquipo, hashDe } from './equipo.ts'
import { findInvitacion, usarInvitacion } from './equipos.db.ts'
import { lockIntegrantes, maximoDe } from './integrantes.ts'

const buena = async (ctx: Ctx, db: Db | Tx, token: string) =>
  (await findInvitacion(db, hashDe(token), ctx.now)) ?? refuse('enlace-vencido')

/** The link was mailed: who holds it reads that address. */
export async function verInvitacionDeOperador(ctx: Ctx, { token }: { token: string }) {
  const { operador, anfitrionId, papel, email } = await buena(ctx, ctx.db, token)
  return {
    tipo: anfitrionId ? ('anfitrion' as const) : ('proveedor' as const),
    operador,
    papel: papel as PapelProveedor,
    email,
    tieneCuenta: esDeQuienLee(await findUsuarioPorEmail(ctx.db, email)),
  }
}

export async function aceptarInvitacionDeOperador(
  ctx: Ctx,
  { token, nombre, password }: { token: string; nombre?: string | undefined; password?: string | undefined },
) {
  if (ctx.address) await contar(ctx.db, `registro:${ctx.address}`, { max: 10, segundos: 3600 }, ctx.now)
  const { email } = await buena(ctx, ctx.db, token)
  const cuenta = await findUsuarioPorEmail(ctx.db, email)
  const suya = esDeQuienLee(cuenta)
  if (!suya && !nombre) refuseCampo('nombre', 'Escribe tu nombre')
  if (!suya && !password) refuseCampo('password', 'Escribe una contraseña')
  const recibir = suya ? null : await recibirCuenta(ctx, cuenta, { nombre: nombre!, email, password: password! })
  return ctx.transaction(async (tx) => {
    const { id, proveedorId, anfitrionId, papel, operador } = await buena(ctx, tx, token)
    const equipo = { proveedorId, anfitrionId }
    const integrantes = await lockIntegrantes(tx, equipo)
    if (!(await usarInvitacion(tx, id, ctx.now))) refuse('enlace-vencido')
    if (integrantes.length >= (await maximoDe(ctx, tx, equipo))) refuse('equipo-completo')
    // A host's session is their own: in it nobody could tell for whom they act.
    if (anfitrionId && cuenta && (await findAnfitrionDe(tx, cuenta.id))) refuse('ya-es-anfitrion')
    const usuarioId = recibir ? await recibir(tx) : cuenta!.id
    if (!(await agregarMembresia(tx, equipo, { usuarioId, papel: papel as PapelProveedor }, ctx.now)))
      refuse('ya-es-del-equipo')
    await anotar(tx, {
      actor: usuarioId,
      accion: 'equipo.entrar',
      ...deEquipo(equipo),
      detalle: { papel },
      now: ctx.now,
    })
    return { email, operador }
  })
}
