import type { Condiciones, Funciones, TextoLegal } from '#contract/reglas.ts'
import { politicasEnFrase } from '#domain/asistente/politica-en-frase.ts'
import { fechaLocal } from '#domain/fechas.ts'
import { llenar } from '#domain/sitio/llenar.ts'
import type { Ctx } from '#server/ctx.ts'
import { aprobacionEn, reglaDe, reglaVigente, textoLeido, valoresDichos } from '#server/modules/reglas/index.ts'
import { leerSitio } from '#server/modules/sitio/index.ts'
import { planesVigentes } from '#server/modules/suscripciones/index.ts'

export async function verCondiciones(ctx: Ctx): Promise<Condiciones> {
  const { version, contenido } = await reglaVigente(ctx.db, 'cancelacion', ctx.now)
  const planes = Object.values(await planesVigentes(ctx.db, ctx.now))
  return {
    ...(await valoresDichos(ctx.db, ctx.now)),
    cancelacion: { version, ...contenido },
    planes: planes.map((plan) => ({
      ...plan,
      comision: plan.comision / 100,
      comisionPorEnlace: plan.comisionPorEnlace / 100,
    })),
  }
}

export const verFunciones = (ctx: Ctx): Promise<Funciones> => reglaDe(ctx.db, 'interruptores', ctx.now)

// The texts that the product came with are of this day.
const PRIMER_DIA = '2026-11-01'

export async function verTextoLegal(ctx: Ctx, { texto }: { texto: 'terminos' | 'privacidad' }): Promise<TextoLegal> {
  const { version, etiqueta, desde, contenido } = await reglaVigente(ctx.db, texto, ctx.now)
  const sitio = await leerSitio(ctx)
  const politicas = politicasEnFrase(await reglaDe(ctx.db, 'cancelacion', ctx.now))
  const valores = await valoresDichos(ctx.db, ctx.now)
  const lineas = (escrito: string, entre: RegExp): string[] =>
    cortar(llenar(escrito, sitio, { politicas, valores }), entre)
  return {
    version: etiqueta,
    vigenteDesde: desde ? fechaLocal(desde, 'America/Santiago') : PRIMER_DIA,
    borrador: (await aprobacionEn(ctx, textoLeido(texto, version, contenido))) === null,
    resumen: lineas(contenido.resumen, /\n/),
    secciones: contenido.secciones.map(({ id, titulo, texto: parrafos }) => ({
      id,
      titulo: llenar(titulo, sitio, { politicas, valores }),
      parrafos: lineas(parrafos, /\n\s*\n/),
    })),
  }
}

const cortar = (texto: string, entre: RegExp): string[] =>
  texto
    .split(entre)
    .map((linea) => linea.trim())
    .filter((linea) => linea !== '')
