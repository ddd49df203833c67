import { randomUUID } from 'node:crypto'
import type { Sesion as SesionJson } from '#contract/usuarios.ts'
import type { Sesion } from '#domain/permisos/actor.ts'
import { cargoInicial } from '#domain/permisos/cargos.ts'
import { describirAgente } from '#domain/usuarios/agente.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { listCargos } from './cargos.db.ts'
import { insertSesion } from './sesiones.db.ts'
import { newToken, tokenHash } from './token.ts'
import { esDeEmpresa, getUsuario } from './usuarios.db.ts'
import { toUsuarioJson } from './usuarios.json.ts'

const HORA = 3600
const DIA = 24 * HORA

// Lifetime and idle time in seconds (docs/permisos.md 7).
const VIDA = {
  cliente: [12 * HORA, 12 * HORA],
  clienteRecordado: [30 * DIA, 7 * DIA],
  proveedor: [7 * DIA, 12 * HORA],
  admin: [8 * HORA, 30 * 60],
} as const

export async function abrirSesion(
  ctx: Ctx,
  tx: Tx,
  usuarioId: string,
  contexto: Sesion['contexto'],
  recordarme = false,
): Promise<SesionJson> {
  const [vida, inactividad] = VIDA[contexto === 'cliente' && recordarme ? 'clienteRecordado' : contexto]
  const token = newToken()
  const cargos = await listCargos(tx, usuarioId, contexto, ctx.now)
  const membresiaId = cargoInicial(cargos)?.id ?? null
  await insertSesion(tx, {
    id: randomUUID(),
    tokenHash: tokenHash(token),
    usuarioId,
    contexto,
    membresiaId,
    inactividadSegundos: inactividad,
    expiraEn: new Date(ctx.now.getTime() + vida * 1000),
    agente: describirAgente(ctx.agent),
    now: ctx.now,
  })
  return {
    token,
    usuario: toUsuarioJson(await getUsuario(tx, usuarioId), contexto, {
      empresa: await esDeEmpresa(tx, usuarioId),
      cargos,
      membresiaId,
    }),
  }
}
