import type { Contenido } from '#contract/contenido.ts'
import type { Edicion } from '#contract/ediciones.ts'
import type { FotoSubida } from '#contract/experiencias.ts'
import type { EstadoExperiencia } from '#contract/experiencias.ts'
import { fotosNombradas, pideRegistro } from '#domain/experiencias/contenido.ts'
import { diferenciasDe } from '#domain/experiencias/diferencias.ts'
import { puedeEn, type ActoDeEdicion } from '#domain/experiencias/edicion.ts'
import { faltasDe } from '#domain/experiencias/faltas.ts'
import { conOffset } from '#domain/fechas.ts'
import { repartir } from '#domain/pagos/asientos.ts'
import { esPublica } from '#domain/permisos/experiencias.ts'
import type { Ctx, Db, Tx } from '#server/ctx.ts'
import { contenidoDe } from '#server/modules/experiencias/index.ts'
import { listFotos, toFotoJson } from '#server/modules/fotos/index.ts'
import { comisionDe } from '#server/modules/suscripciones/index.ts'
import { abrir, type Abierta } from './abierta.ts'
import { countPorVenir, listHistoria } from './ediciones.db.ts'

const ZONA = 'America/Santiago'

export type ParteComun = Omit<Edicion, 'acciones' | 'recibes'>

/** What operador and reviewer both see of it. */
export async function parteComun(ctx: Ctx, db: Db | Tx, abierta: Abierta): Promise<ParteComun> {
  const { experiencia, edicion, vigente, contenido } = abierta
  const estadoExperiencia = experiencia.estado as EstadoExperiencia
  const esPropuesta = esPublica(estadoExperiencia)
  const porVenir = await countPorVenir(db, experiencia.id, ctx.now)
  const en = (instante: Date | null) => instante && conOffset(instante, ZONA)
  return {
    experienciaId: experiencia.id,
    slug: experiencia.slug,
    numero: edicion?.numero ?? 0,
    version: vigente?.version ?? 0,
    estado: edicion?.estado ?? 'aprobada',
    estadoExperiencia,
    esPropuesta,
    contenido,
    fotos: await fotosDe(ctx, db, experiencia.id, contenido),
    faltas: faltasDe(contenido),
    observaciones: edicion?.observaciones ?? [],
    motivo: edicion?.motivo ?? null,
    diferencias: esPropuesta && vigente ? diferenciasDe(contenidoDe(experiencia), contenido) : [],
    historial: (await listHistoria(db, experiencia.id)).map((una) => ({
      ...una,
      enviadaEn: en(una.enviadaEn),
      decididaEn: en(una.decididaEn),
    })),
    guardadaEn: conOffset(vigente?.updatedAt ?? experiencia.updatedAt, ZONA),
    reservasVigentes: porVenir.reservas,
    salidasPorVenir: porVenir.salidas,
    horasGuardadas: porVenir.horas,
    operadorActivo: experiencia.operadorEstado === 'Activo',
    pideRegistro: pideRegistro(contenido.tipoExperiencia),
  }
}

/** In their order, that of the meeting point last, with addresses that open them. */
export async function fotosDe(
  ctx: Ctx,
  db: Db | Tx,
  experienciaId: string,
  contenido: Contenido,
): Promise<FotoSubida[]> {
  const ids = new Set(fotosNombradas(contenido).map(({ id }) => id))
  if (ids.size === 0) return []
  const guardadas = new Map((await listFotos(db, { experienciaId })).map((foto) => [foto.id, foto]))
  return [...ids].flatMap((id) => guardadas.get(id) ?? []).map((foto) => toFotoJson(ctx, foto))
}

export async function toEdicionJson(ctx: Ctx, db: Db | Tx, abierta: Abierta): Promise<Edicion> {
  const puede = (acto: ActoDeEdicion) => puedeEn(abierta.situacion, acto)
  const { precioPorPersona } = abierta.contenido
  return {
    ...(await parteComun(ctx, db, abierta)),
    recibes:
      precioPorPersona === null
        ? null
        : repartir(precioPorPersona, await comisionDe(db, abierta.experiencia, ctx.now)).operador,
    acciones: {
      puedeEditar: puede('editar'),
      puedeEnviar: puede('enviar'),
      puedeRetirar: puede('retirar'),
      puedeDescartar: puede('descartar'),
      puedePausar: puede('pausar'),
      puedeReanudar: puede('reanudar'),
    },
  }
}

/** As it stands after a change. */
export async function edicionDe(ctx: Ctx, db: Db | Tx, id: string): Promise<Edicion> {
  return toEdicionJson(ctx, db, await abrir(db, id))
}
