import type { EstadoEmpresa } from '#contract/enumeraciones/empresas.ts'
import type { EstadoDeBaja } from '#contract/bajas.ts'
import { siguienteEstadoEmpresa } from '#domain/empresas/estados.ts'
import { esSuNombre, type PendientesDeBaja } from '#domain/operadores/baja.ts'
import { miembroCon } from '#domain/permisos/empresas.ts'
import type { Ctx, Db, Tx } from '#server/ctx.ts'
import { anotar } from '#server/modules/auditoria/index.ts'
import { resolverCaso } from '#server/modules/casos/index.ts'
import { encolarCorreo } from '#server/modules/correos/index.ts'
import { saldoDe } from '#server/modules/creditos/index.ts'
import { cerrarFichaDeEmpresa, findEmpresa, lockEmpresaEntera } from '#server/modules/empresas/index.ts'
import { quitarWebhooksDe } from '#server/modules/novedades/index.ts'
import { retirarSolicitudesDe } from '#server/modules/solicitudes/index.ts'
import { confirmarClave, deleteMiembro, listMiembrosDeEmpresa } from '#server/modules/usuarios/index.ts'
import { refuse, refuseCampo } from '#server/refusal.ts'
import { pendientesDeEmpresa } from './bajas.db.ts'
import { correoAlEquipo, correoDeCierre } from './bajas.mails.ts'
import { toImpedimentos } from './cerrar-operador.ts'

export async function verBajaDeEmpresa(ctx: Ctx): Promise<EstadoDeBaja> {
  const { empresaId } = miembroCon(ctx.actor, 'administrar') ?? refuse('sin-permiso')
  const { nombre } = (await findEmpresa(ctx.db, empresaId)) ?? refuse('sin-permiso')
  const personas = (await listMiembrosDeEmpresa(ctx.db, empresaId)).length - 1
  return {
    nombre,
    ...toImpedimentos(await pendientesDe(ctx, ctx.db, empresaId)),
    experiencias: 0,
    personas,
    planHasta: null,
  }
}

/** The lock is what a purchase on account, a key and the team take: nothing of them slips in. A card payment of somebody else's reading is counted after it. */
export async function cerrarEmpresa(
  ctx: Ctx,
  { nombre, password }: { nombre: string; password: string },
): Promise<Record<string, never>> {
  const { empresaId, usuarioId } = miembroCon(ctx.actor, 'administrar') ?? refuse('sin-permiso')
  const empresa = (await findEmpresa(ctx.db, empresaId)) ?? refuse('sin-permiso')
  if (!esSuNombre(nombre, empresa.nombre)) refuseCampo('nombre', `Escribe ${empresa.nombre}, como aparece arriba`)
  const { email } = await confirmarClave(ctx, password)
  await ctx.transaction(async (tx) => {
    const { estado } = (await lockEmpresaEntera(tx, empresaId)) ?? refuse('sin-permiso')
    if (siguienteEstadoEmpresa(estado as EstadoEmpresa, 'cerrar') === null) refuse('transicion-no-permitida')
    if (!toImpedimentos(await pendientesDe(ctx, tx, empresaId)).puede) refuse('baja-con-pendientes')
    await cerrarFichaDeEmpresa(tx, empresaId, ctx.now)
    await quitarWebhooksDe(tx, empresaId)
    for (const solicitudId of await retirarSolicitudesDe(tx, empresaId, ctx.now))
      await resolverCaso(tx, {
        tipo: 'cotizacion',
        objetoId: solicitudId,
        actor: null,
        decision: 'negocio_cerrado',
        now: ctx.now,
      })
    await resolverCaso(tx, {
      tipo: 'empresa',
      objetoId: empresaId,
      actor: null,
      decision: 'negocio_cerrado',
      now: ctx.now,
    })
    const equipo = await listMiembrosDeEmpresa(tx, empresaId)
    for (const miembro of equipo) await deleteMiembro(tx, miembro.id)
    await anotar(tx, {
      actor: usuarioId,
      accion: 'empresa.cerrar',
      objeto: 'empresa',
      objetoId: empresaId,
      detalle: { antes: estado },
      now: ctx.now,
    })
    await encolarCorreo(
      ctx,
      tx,
      `baja:${empresaId}:${usuarioId}`,
      correoDeCierre(
        { nombre: equipo.find((uno) => uno.usuarioId === usuarioId)?.nombre ?? '', email },
        { nombre: empresa.nombre, tipo: 'empresa' },
        ctx.settings.BASE_URL,
      ),
    )
    for (const uno of equipo)
      if (uno.usuarioId !== usuarioId)
        await encolarCorreo(
          ctx,
          tx,
          `baja:${empresaId}:${uno.usuarioId}`,
          correoAlEquipo(uno.email, empresa.nombre, ctx.settings.BASE_URL),
        )
  })
  return {}
}

const pendientesDe = async (ctx: Ctx, db: Db | Tx, empresaId: string): Promise<PendientesDeBaja> => ({
  ...(await pendientesDeEmpresa(db, empresaId, ctx.now)),
  ...(await saldoDe(ctx, db, empresaId)),
})
