import { randomUUID } from 'node:crypto'
import { TIPOS_EXPERIENCIA } from '#contract/enumeraciones/tipos-de-experiencia.ts'
import type { Input } from '#contract/call.ts'
import type { Contrato, contratos } from '#contract/contratos.ts'
import { estadoDeLinea, seCruzan } from '#domain/empresas/margen.ts'
import { esUuid } from '#domain/identificador.ts'
import { esAdmin } from '#domain/permisos/actor.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { anotar } from '#server/modules/auditoria/index.ts'
import { encolarCorreo } from '#server/modules/correos/index.ts'
import { exigirOtraEmpresa } from '#server/modules/usuarios/index.ts'
import { refuse, refuseCampo } from '#server/refusal.ts'
import { diaDeContrato, toContrato, toLinea } from './contrato.ts'
import { findLinea, findVendida, getContrato, getLinea, insertLinea, terminarLinea } from './contrato.db.ts'
import { type EmpresaRow, lockEmpresaEntera } from './empresas.db.ts'
import { correoDeContrato } from './empresas.mails.ts'

type Nueva = Input<typeof contratos.agregarLineaDeContrato>

export async function agregarLineaDeContrato(ctx: Ctx, linea: Nueva): Promise<Contrato> {
  const { id, sobre, margen, desde, hasta = null, motivo } = linea
  const actor = quienDecide(ctx)
  if (desde < diaDeContrato(ctx.now)) refuseCampo('desde', 'Elige una fecha desde hoy')
  if (hasta !== null && hasta < desde) refuseCampo('hasta', 'Elige una fecha desde la de inicio')
  return enContrato(ctx, id, async (tx, empresa) => {
    const { objeto, columnas } = await resolverObjeto(tx, linea)
    if ((await getContrato(tx, empresa.id)).lineas.some((otra) => seCruzan(otra, { sobre, objeto, desde, hasta })))
      refuse('linea-cruzada')
    const lineaId = randomUUID()
    await insertLinea(tx, {
      id: lineaId,
      empresaId: empresa.id,
      ...columnas,
      margen,
      desde,
      hasta,
      creadaPor: actor,
      createdAt: ctx.now,
    })
    await anotar(tx, {
      actor,
      accion: 'contrato.agregar_linea',
      objeto: 'empresa',
      objetoId: empresa.id,
      detalle: { linea: lineaId, alcance: sobre, de: objeto, margen, desde, hasta, motivo },
      now: ctx.now,
    })
    return lineaId
  })
}

/** From this moment on; what was contracted under it stays as it was. */
export async function terminarLineaDeContrato(
  ctx: Ctx,
  { id, lineaId, motivo }: Input<typeof contratos.terminarLineaDeContrato>,
): Promise<Contrato> {
  const actor = quienDecide(ctx)
  return enContrato(ctx, id, async (tx, empresa) => {
    const linea =
      (esUuid(lineaId) ? await findLinea(tx, empresa.id, lineaId) : undefined) ?? refuse('linea-desconocida')
    if (linea.terminadaEn !== null || estadoDeLinea(linea, diaDeContrato(ctx.now)) === 'terminada')
      refuse('linea-ya-terminada')
    await terminarLinea(tx, linea.id, { terminadaPor: actor, now: ctx.now })
    await anotar(tx, {
      actor,
      accion: 'contrato.terminar_linea',
      objeto: 'empresa',
      objetoId: empresa.id,
      detalle: { linea: linea.id, motivo },
      now: ctx.now,
    })
    return linea.id
  })
}

const quienDecide = ({ actor }: Ctx): string =>
  actor.tipo === 'sesion' && esAdmin(actor, 'confianza', 'soporte') ? actor.usuarioId : refuse('sin-permiso')

/** One change of a contract at a time, of the line that `act` answers; the company hears of it. */
function enContrato(ctx: Ctx, id: string, act: (tx: Tx, empresa: EmpresaRow) => Promise<string>): Promise<Contrato> {
  return ctx.transaction(async (tx) => {
    const empresa = (esUuid(id) ? await lockEmpresaEntera(tx, id) : undefined) ?? refuse('empresa-desconocida')
    await exigirOtraEmpresa(ctx, tx, empresa.id)
    const lineaId = await act(tx, empresa)
    // By itself: a long contract may not show it.
    const linea = toLinea(await getLinea(tx, lineaId), diaDeContrato(ctx.now))
    await encolarCorreo(
      ctx,
      tx,
      `contrato:${lineaId}:${linea.estado === 'terminada' ? 'fin' : 'alta'}`,
      correoDeContrato(ctx, empresa, linea),
    )
    return toContrato(ctx, tx, empresa)
  })
}

async function resolverObjeto(tx: Tx, { sobre, objeto }: Nueva) {
  if (sobre === 'categoria')
    return {
      objeto,
      columnas: {
        categoria: TIPOS_EXPERIENCIA.find((tipo) => tipo === objeto) ?? refuseCampo('objeto', 'Elige una categoría'),
      },
    }
  const { vendible, proveedorId, anfitrionId } = (await findVendida(tx, objeto)) ?? refuse('experiencia-desconocida')
  return {
    objeto: vendible[sobre],
    columnas: sobre === 'experiencia' ? { experienciaId: vendible.experiencia } : { proveedorId, anfitrionId },
  }
}
