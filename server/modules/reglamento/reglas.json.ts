import type { ClaseDeRegla, Regla, ReglaCompleta, VersionDeRegla } from '#contract/reglas.ts'
import { puedePublicarRegla } from '#domain/permisos/reglas.ts'
import { diferenciasDeRegla } from '#domain/reglas/diferencias.ts'
import { FORMAS } from '#domain/reglas/formas.ts'
import { primerasDe } from '#domain/reglas/primeras.ts'
import { enVigor, estadoDeVersion, etiquetaDe, proximaDe } from '#domain/reglas/vigente.ts'
import type { Ctx } from '#server/ctx.ts'
import type { ReglaRow } from '#server/modules/reglas/index.ts'

type Una = Pick<ReglaRow, 'version' | 'contenido' | 'motivo'> & { desde: Date | null; autor: string | null }

const PRIMERA: Omit<Una, 'contenido'> = { version: 1, desde: null, autor: null, motivo: 'Lo que trae el producto' }

export function toReglaJson({ actor, now, settings }: Pick<Ctx, 'actor' | 'now' | 'settings'>, clase: ClaseDeRegla, publicadas: ReglaRow[]): Regla {
  const { version } = enVigor(clase, publicadas, now)
  const proxima = proximaDe(publicadas, now)
  const { nombre, descripcion } = FORMAS[clase]
  return {
    clase,
    nombre,
    descripcion,
    vigente: toVersionJson(conPrimera(settings, clase, publicadas).find((una) => una.version === version)!, publicadas, now),
    proxima: proxima && toVersionJson(proxima, publicadas, now),
    versiones: publicadas.length + 1,
    acciones: { puedePublicar: puedePublicarRegla(actor, clase) },
  }
}

export function toReglaCompletaJson(ctx: Pick<Ctx, 'actor' | 'now' | 'settings'>, clase: ClaseDeRegla, publicadas: ReglaRow[]): ReglaCompleta {
  const todas = conPrimera(ctx.settings, clase, publicadas)
  return {
    ...toReglaJson(ctx, clase, publicadas),
    campos: FORMAS[clase].campos as unknown as ReglaCompleta['campos'],
    contenido: enVigor(clase, publicadas, ctx.now, primerasDe(ctx.settings.DEMO)).contenido as unknown as ReglaCompleta['contenido'],
    historia: todas
      .map((una, i) => ({
        ...toVersionJson(una, publicadas, ctx.now),
        cambios: i === 0 ? [] : diferenciasDeRegla(clase, todas[i - 1]!.contenido as object, una.contenido as object),
        contenido: una.contenido as Record<string, unknown>,
      }))
      .toReversed(),
    ultima: todas.at(-1)!.version,
  }
}

const conPrimera = ({ DEMO }: Ctx['settings'], clase: ClaseDeRegla, publicadas: ReglaRow[]): Una[] => [{ ...PRIMERA, contenido: primerasDe(DEMO)[clase] }, ...publicadas]

const toVersionJson = (una: Una, publicadas: ReglaRow[], ahora: Date): VersionDeRegla => ({
  version: una.version,
  etiqueta: etiquetaDe(una),
  estado: estadoDeVersion(una, publicadas, ahora),
  vigenteDesde: una.desde?.toISOString() ?? null,
  autor: una.autor,
  motivo: una.motivo,
})
