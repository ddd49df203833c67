import type { Empresa } from '#contract/empresas.ts'
import { sesionEn } from '#domain/permisos/actor.ts'
import { tieneDerecho } from '#domain/permisos/empresas.ts'
import type { Ctx } from '#server/ctx.ts'
import { findMiembro } from '#server/modules/usuarios/index.ts'
import { refuse } from '#server/refusal.ts'
import { logoDe } from './logo-json.ts'
import { findEmpresa } from './empresas.db.ts'

export async function verMiEmpresa(ctx: Ctx): Promise<Empresa> {
  const sesion = sesionEn(ctx.actor, 'cliente') ?? refuse('sin-permiso')
  const { id, rol } = sesion.empresa ?? refuse('sin-permiso')
  const {
    createdAt: _,
    volumen: _volumen,
    margen,
    logoId,
    ...empresa
  } = (await findEmpresa(ctx.db, id)) ?? refuse('sin-permiso')
  const activa = empresa.estado === 'Activa'
  const puede = (derecho: Parameters<typeof tieneDerecho>[1]) => tieneDerecho(rol, derecho)
  return {
    ...empresa,
    logo: await logoDe(ctx, ctx.db, logoId),
    tipo: empresa.tipo as Empresa['tipo'],
    estado: empresa.estado as Empresa['estado'],
    margen: activa ? margen : null,
    papel: rol,
    limite: (await findMiembro(ctx.db, id, sesion.usuarioId))?.limite ?? null,
    acciones: {
      puedePedir: puede('pedir') && empresa.estado !== 'Suspendida',
      puedeComprar: puede('comprar') && activa,
      puedeAprobar: puede('aprobar') && activa,
      puedeAdministrar: puede('administrar'),
      puedeVerCuenta: puede('ver_cuenta'),
    },
  }
}
