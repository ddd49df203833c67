import type { Alta, DatosDeAlta, Documento, EstadoDocumento, Tarea, TipoDocumento } from '#contract/altas.ts'
import { conOffset, fechaLocal } from '#domain/fechas.ts'
import { apelableHasta, motivoParaNoApelarRechazo } from '#domain/operadores/apelacion.ts'
import { estadoDeDocumento } from '#domain/operadores/documentos.ts'
import { esEditable, esperaRevision, siguienteEstadoOperador } from '#domain/operadores/estados.ts'
import { estaCompleta, tareasDe } from '#domain/operadores/tareas.ts'
import type { Ofrecida } from '#domain/permisos/experiencias.ts'
import type { Ctx, Db, Tx } from '#server/ctx.ts'
import { pausaPorCancelaciones } from '#server/modules/cancelaciones/index.ts'
import { suspensionDe } from '#server/modules/sanciones/index.ts'
import { refuse } from '#server/refusal.ts'
import { findRechazo } from './apelaciones.db.ts'
import { listDocumentos, type DocumentoRow } from './documentos.db.ts'
import { countDelante, findLegajo, findOperador, listRequisitos, tieneExperiencias } from './legajos.db.ts'

export const ZONA = 'America/Santiago'
const instante = (fecha: Date | null): string | null => (fecha ? conOffset(fecha, ZONA) : null)

/** Everything about one who wants to sell; the row is there once something was saved. */
export async function verAltaJson(ctx: Ctx, db: Db | Tx, quien: Ofrecida): Promise<Alta> {
  const operador = (await findOperador(db, quien)) ?? refuse('sin-permiso')
  const legajo = await findLegajo(db, quien)
  const datos = (legajo?.datos ?? {}) as DatosDeAlta
  const filas = legajo ? await listDocumentos(db, legajo.id) : []
  const documentos = filas.map((fila) => toDocumentoJson(fila, ctx.now))
  const requisitos = await listRequisitos(db, operador.tipo, datos.actividad?.categorias ?? [])
  const tareas = tareasDe({
    tipo: operador.tipo,
    estado: operador.estado,
    datos,
    tieneCuenta: Boolean(legajo?.cuenta),
    requisitos,
    documentos: vigentes(documentos),
    observaciones: (legajo?.observaciones ?? {}) as Partial<Record<Tarea, string>>,
  })
  const suspension = operador.estado === 'Suspendido' ? await suspensionDe(db, quien) : null
  const pausadaHasta = operador.estado === 'Pausado' ? await pausaPorCancelaciones(db, quien, ctx.now) : null
  const apelado =
    (operador.estado === 'Rechazado' || operador.estado === 'En revisión') &&
    (await findRechazo(db, operador.id)).apelado
  const decididoEn = legajo?.decididoEn ?? null
  const puede = (evento: Parameters<typeof siguienteEstadoOperador>[1]) =>
    siguienteEstadoOperador(operador.estado, evento) !== null
  return {
    tipo: operador.tipo,
    id: operador.id,
    nombre: operador.nombre,
    estado: operador.estado,
    numero: legajo?.numero ?? 0,
    enviadaEn: instante(legajo?.enviadoEn ?? null),
    posicion: legajo?.enviadoEn && esperaRevision(operador.estado) ? await countDelante(db, legajo.enviadoEn) : null,
    motivo: legajo?.motivo ?? null,
    suspension: suspension && { ...suspension, desde: conOffset(suspension.desde, ZONA) },
    pausadaHasta: instante(pausadaHasta),
    rechazo:
      operador.estado === 'Rechazado' || apelado
        ? { apelado, apelableHasta: instante(decididoEn && apelableHasta(decididoEn)) }
        : null,
    tareas,
    datos,
    cuenta: (legajo?.cuenta ?? null) as Alta['cuenta'],
    requisitos,
    documentos,
    tieneExperiencias: await tieneExperiencias(db, quien),
    guardadaEn: conOffset(legajo?.updatedAt ?? ctx.now, ZONA),
    acciones: {
      puedeEditar: esEditable(operador.estado),
      puedeEnviar: puede('enviar') && estaCompleta(tareas),
      puedePausar: puede('pausar'),
      puedeReanudar: puede('reanudar') && !pausadaHasta,
      puedeApelar: motivoParaNoApelarRechazo({ estado: operador.estado, decididoEn, apelado }, ctx.now) === null,
    },
  }
}

/** Of each kind the best there is: one found good, or else the newest. */
function vigentes(documentos: Documento[]): Documento[] {
  return [...Map.groupBy(documentos, ({ tipo }) => tipo).values()].map((mismos) =>
    mismos[0]!.estado === 'observado'
      ? mismos[0]!
      : (mismos.find(({ estado }) => estado === 'valido' || estado === 'vence_pronto') ?? mismos[0]!),
  )
}

function toDocumentoJson(fila: DocumentoRow, now: Date): Documento {
  const venceEn = fila.venceEn
  return {
    id: fila.id,
    tipo: fila.tipo as TipoDocumento,
    nombre: fila.nombre,
    estado: estadoDeDocumento({ estado: fila.estado as EstadoDocumento, venceEn }, fechaLocal(now, ZONA)),
    numero: fila.numero,
    venceEn,
    observacion: fila.observacion,
    verificadoEn: instante(fila.verificadoEn),
    fuente: fila.fuente,
    subidoEn: conOffset(fila.createdAt, ZONA),
  }
}
