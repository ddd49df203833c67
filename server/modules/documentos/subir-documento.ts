import { randomUUID } from 'node:crypto'
import { TIPOS_EXPERIENCIA } from '#contract/enumeraciones/tipos-de-experiencia.ts'
import type { Alta, altas } from '#contract/altas.ts'
import type { Input } from '#contract/call.ts'
import { fechaLocal } from '#domain/fechas.ts'
import { tipoDeArchivo } from '#domain/operadores/archivo.ts'
import { esEditable, estaEnMarcha } from '#domain/operadores/estados.ts'
import { refuseAjeno } from '#server/ajeno.ts'
import type { Ctx } from '#server/ctx.ts'
import { descartarArchivos, nombrarArchivos } from '#server/modules/archivos/index.ts'
import { abrirCaso } from '#server/modules/casos/index.ts'
import { contar } from '#server/modules/limites/index.ts'
import { refuse, refuseCampo } from '#server/refusal.ts'
import { verAltaJson, ZONA } from './alta.json.ts'
import { guardarArchivo, toArchivoJson } from './archivos.ts'
import { deleteSinRevisar, findDocumento, insertDocumento } from './documentos.db.ts'
import { abrirLegajo, findLegajo, findOperador, listRequisitos } from './legajos.db.ts'
import { quienPregunta } from './quien-pregunta.ts'

const POR_HORA = { max: 30, segundos: 3600 }

export async function subirDocumento(
  ctx: Ctx,
  { tipo, nombre, numero, venceEn }: Input<typeof altas.subirDocumentoDeAnfitrion>,
): Promise<Alta> {
  const { operador, usuarioId } = quienPregunta(ctx)
  await contar(ctx.db, `documentos:${usuarioId}`, POR_HORA, ctx.now)
  const bytes = ctx.cuerpo ?? new Uint8Array()
  const tipoArchivo = tipoDeArchivo(bytes) ?? refuse('documento-ilegible')
  if (venceEn && venceEn < fechaLocal(ctx.now, ZONA))
    refuseCampo('venceEn', 'Ese documento ya venció. Sube uno vigente')
  const [requisito] = (
    await listRequisitos(ctx.db, operador.anfitrionId ? 'anfitrion' : 'proveedor', TIPOS_EXPERIENCIA)
  ).filter((uno) => uno.tipo === tipo)
  if (!requisito) refuseCampo('tipo', 'Ese documento no se pide aquí')
  if (requisito.conVencimiento && !venceEn) refuseCampo('venceEn', 'Escribe hasta cuándo vale')
  const id = randomUUID()
  const clave = await guardarArchivo(ctx, id, bytes)
  try {
    return await ctx.transaction(async (tx) => {
      const fila = (await findOperador(tx, operador)) ?? refuse('sin-permiso')
      if (!esEditable(fila.estado) && !estaEnMarcha(fila.estado)) refuse('alta-en-revision')
      const legajo = await abrirLegajo(tx, operador, ctx.now)
      const viejos = await deleteSinRevisar(tx, legajo.id, tipo)
      if (viejos.length > 0) await ctx.enqueue(tx, 'documentos.borrarArchivos', { ids: viejos })
      await insertDocumento(tx, {
        id,
        legajoId: legajo.id,
        tipo,
        nombre,
        tipoArchivo,
        bytes: bytes.length,
        estado: 'pendiente',
        numero: numero ?? null,
        venceEn: venceEn ?? null,
        subidoPor: usuarioId,
        createdAt: ctx.now,
        updatedAt: ctx.now,
      })
      await nombrarArchivos(tx, [clave])
      // A renewal of somebody who sells: the old one holds until this one was looked at.
      if (estaEnMarcha(fila.estado))
        await abrirCaso(tx, {
          tipo: 'documento',
          objeto: fila.tipo,
          objetoId: fila.id,
          titulo: `${requisito.nombre}: ${fila.nombre}`,
          detalle: { documento: id, tipo },
          now: ctx.now,
        })
      return verAltaJson(ctx, tx, operador)
    })
  } catch (error) {
    await descartarArchivos(ctx, [clave])
    throw error
  }
}

/** As it was sent in, to whoever sent it in. */
export async function verArchivo(ctx: Ctx, { documentoId }: { documentoId: string }) {
  const legajo = await findLegajo(ctx.db, quienPregunta(ctx).operador)
  const documento = legajo && (await findDocumento(ctx.db, legajo.id, documentoId))
  return toArchivoJson(
    ctx,
    documento ??
      (await refuseAjeno(ctx.db, { de: 'documentos', id: documentoId, desconocido: 'documento-desconocido' })),
  )
}
