import type { ClaseDeRegla, EstadoDeVersion, Regla, ReglaCompleta, VersionDeRegla } from '#contract/reglas.ts'
import { puedePublicarRegla } from '#domain/permisos/reglas.ts'
import { type Aprobada, aprobacionDe, motivoParaNoAprobar, tieneRevision } from '#domain/reglas/aprobacion.ts'
import { diferenciasDeRegla } from '#domain/reglas/diferencias.ts'
import { FORMAS } from '#domain/reglas/formas.ts'
import { NO_CAMBIA } from '#domain/reglas/no-cambia.ts'
import { primerasDe } from '#domain/reglas/primeras.ts'
import { enVigor, estadoDeVersion, etiquetaDe, proximaDe } from '#domain/reglas/vigente.ts'
import type { Ctx } from '#server/ctx.ts'
import { type ReglaRow, textoLeido } from '#server/modules/reglas/index.ts'

type Quien = Pick<Ctx, 'actor' | 'now' | 'settings'>

export interface Guardadas {
  /** Of one kind, the oldest first. */
  publicadas: ReglaRow[]
  /** Of every text. */
  aprobadas: Aprobada[]
}

type Una = Pick<ReglaRow, 'version' | 'contenido' | 'motivo'> & { desde: Date | null; autor: string | null }
type ConEstado = Una & { estado: EstadoDeVersion; aprobada: Aprobada | null }

const PRIMERA: Omit<Una, 'contenido'> = { version: 1, desde: null, autor: null, motivo: 'Lo que trae el producto' }

/** All there are of a kind, the one the product came with first. */
export function versionesConEstado(
  { now, settings: { DEMO } }: Pick<Ctx, 'now' | 'settings'>,
  clase: ClaseDeRegla,
  { publicadas, aprobadas }: Guardadas,
): ConEstado[] {
  return [{ ...PRIMERA, contenido: primerasDe(DEMO)[clase] as unknown }, ...publicadas].map((una) => ({
    ...una,
    estado: estadoDeVersion(una, publicadas, now),
    aprobada: tieneRevision(clase)
      ? aprobacionDe(aprobadas, textoLeido(clase, una.version, una.contenido as never), DEMO)
      : null,
  }))
}

export function toReglaJson(ctx: Quien, clase: ClaseDeRegla, guardadas: Guardadas): Regla {
  const { publicadas } = guardadas
  const todas = versionesConEstado(ctx, clase, guardadas)
  const { version } = enVigor(clase, publicadas, ctx.now)
  const proxima = proximaDe(publicadas, ctx.now)
  const toJson = (cual: number): VersionDeRegla =>
    toVersionJson(
      ctx,
      clase,
      todas.find((una) => una.version === cual)!,
    )
  const { nombre, descripcion } = FORMAS[clase]
  return {
    clase,
    nombre,
    descripcion,
    vigente: toJson(version),
    proxima: proxima && toJson(proxima.version),
    versiones: todas.length,
    acciones: { puedePublicar: puedePublicarRegla(ctx.actor, clase) },
  }
}

export function toReglaCompletaJson(ctx: Quien, clase: ClaseDeRegla, guardadas: Guardadas): ReglaCompleta {
  const todas = versionesConEstado(ctx, clase, guardadas)
  return {
    ...toReglaJson(ctx, clase, guardadas),
    campos: FORMAS[clase].campos as unknown as ReglaCompleta['campos'],
    contenido: enVigor(clase, guardadas.publicadas, ctx.now, primerasDe(ctx.settings.DEMO))
      .contenido as unknown as ReglaCompleta['contenido'],
    historia: todas
      .map((una, i) => ({
        ...toVersionJson(ctx, clase, una),
        cambios: i === 0 ? [] : diferenciasDeRegla(clase, todas[i - 1]!.contenido as object, una.contenido as object),
        contenido: una.contenido as Record<string, unknown>,
      }))
      .toReversed(),
    noCambia: [...NO_CAMBIA[clase]],
    ultima: todas.at(-1)!.version,
  }
}

const toVersionJson = ({ actor }: Quien, clase: ClaseDeRegla, una: ConEstado): VersionDeRegla => ({
  version: una.version,
  etiqueta: etiquetaDe(una),
  estado: una.estado,
  vigenteDesde: una.desde?.toISOString() ?? null,
  autor: una.autor,
  motivo: una.motivo,
  revision: tieneRevision(clase)
    ? {
        estado: una.aprobada ? 'aprobada' : 'borrador',
        por: una.aprobada?.por ?? null,
        en: una.aprobada?.en.toISOString() ?? null,
        puedeAprobar:
          puedePublicarRegla(actor, clase) && motivoParaNoAprobar(una.estado, una.aprobada !== null) === null,
      }
    : null,
})
