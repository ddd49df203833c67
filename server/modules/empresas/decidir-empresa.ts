import type { EstadoEmpresa } from '#contract/enumeraciones/empresas.ts'
import type { Input } from '#contract/call.ts'
import type { EmpresaEnRevision, empresas } from '#contract/empresas.ts'
import { siguienteEstadoEmpresa } from '#domain/empresas/estados.ts'
import { conOffset } from '#domain/fechas.ts'
import { esUuid } from '#domain/identificador.ts'
import { esAdmin } from '#domain/permisos/actor.ts'
import { puedeEntrar } from '#domain/permisos/personal.ts'
import type { Ctx, Page } from '#server/ctx.ts'
import { anotar } from '#server/modules/auditoria/index.ts'
import { resolverCaso } from '#server/modules/casos/index.ts'
import { encolarCorreo } from '#server/modules/correos/index.ts'
import { exigirOtraEmpresa } from '#server/modules/usuarios/index.ts'
import { refuse, refuseCampo } from '#server/refusal.ts'
import { tramoDe } from '#server/tramo.ts'
import {
  countEmpresas,
  type EmpresaRow,
  findEmpresa,
  listEmpresas,
  lockEmpresaEntera,
  updateEmpresa,
} from './empresas.db.ts'
import { correoDeDecision } from './empresas.mails.ts'

const TODAS = 100

export async function listarEmpresas(
  ctx: Ctx,
  { estado, q, pagina, porPagina }: Input<typeof empresas.listarEmpresas>,
): Promise<Page<EmpresaEnRevision>> {
  if (!puedeEntrar(ctx.actor, 'empresas')) refuse('sin-permiso')
  const rows = await listEmpresas(ctx.db, { estado, q }, tramoDe({ pagina, porPagina }, TODAS))
  return { items: rows.map(toEnRevision), total: await countEmpresas(ctx.db, { estado, q }) }
}

export async function verEmpresa(ctx: Ctx, { id }: Input<typeof empresas.verEmpresa>): Promise<EmpresaEnRevision> {
  if (!puedeEntrar(ctx.actor, 'empresas')) refuse('sin-permiso')
  return toEnRevision((esUuid(id) ? await findEmpresa(ctx.db, id) : undefined) ?? refuse('empresa-desconocida'))
}

export async function decidirEmpresa(
  ctx: Ctx,
  { id, decision, motivo, margen }: Input<typeof empresas.decidirEmpresa>,
): Promise<EmpresaEnRevision> {
  if (ctx.actor.tipo !== 'sesion' || !esAdmin(ctx.actor, 'confianza', 'soporte')) refuse('sin-permiso')
  const actor = ctx.actor.usuarioId
  const conMotivo = decision === 'observar' || decision === 'suspender'
  if (conMotivo && !motivo) refuseCampo('motivo', 'Escribe qué debe corregir')
  return ctx.transaction(async (tx) => {
    const empresa = (esUuid(id) ? await lockEmpresaEntera(tx, id) : undefined) ?? refuse('empresa-desconocida')
    await exigirOtraEmpresa(ctx, tx, empresa.id)
    const estado =
      siguienteEstadoEmpresa(empresa.estado as EstadoEmpresa, decision) ?? refuse('transicion-no-permitida')
    await updateEmpresa(
      tx,
      id,
      { estado, motivo: conMotivo ? motivo! : null, ...(margen !== undefined && { margen }) },
      ctx.now,
    )
    await anotar(tx, {
      actor,
      accion: decision,
      objeto: 'empresa',
      objetoId: id,
      detalle: { antes: empresa.estado, despues: estado, margen: margen ?? null },
      now: ctx.now,
    })
    await resolverCaso(tx, { tipo: 'empresa', objetoId: id, actor, decision, texto: motivo ?? null, now: ctx.now })
    await encolarCorreo(
      ctx,
      tx,
      `empresa-${decision}:${id}:${ctx.now.getTime()}`,
      correoDeDecision(ctx, empresa, decision, motivo),
    )
    if (estado === 'Activa') await ctx.enqueue(tx, 'solicitudes.reunir', { empresaId: id })
    return toEnRevision((await findEmpresa(tx, id))!)
  })
}

const toEnRevision = ({ createdAt, logoId: _, ...row }: EmpresaRow): EmpresaEnRevision => ({
  ...row,
  tipo: row.tipo as EmpresaEnRevision['tipo'],
  estado: row.estado as EstadoEmpresa,
  pedidaEn: conOffset(createdAt, 'America/Santiago'),
})
