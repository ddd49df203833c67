import { randomUUID } from 'node:crypto'
import type { asistente } from '#contract/asistente.ts'
import type { Input, Output } from '#contract/call.ts'
import { entender } from '#domain/asistente/entender.ts'
import { calendarioDe } from '#domain/asistente/fechas/feriados.ts'
import { SIN_DESEOS, type Contexto, type Entender, type Intencion } from '#domain/asistente/intencion.ts'
import { ofrecePersona } from '#domain/asistente/persona.ts'
import { redactar } from '#domain/asistente/redactar.ts'
import type { Resultado } from '#domain/asistente/resultado.ts'
import { llenar } from '#domain/sitio/llenar.ts'
import { ocultarTarjetas } from '#contract/tarjetas.ts'
import { fechaLocal, type Fecha } from '#domain/fechas.ts'
import type { Ctx } from '#server/ctx.ts'
import { usuarioSiHay } from '#server/la-sesion.ts'
import { exigirEncendida, guardadoDesde, reglaDe, valoresDichos } from '#server/modules/reglas/index.ts'
import { leerSitio } from '#server/modules/sitio/index.ts'
import { atender } from './atender.ts'
import { listCiudadesConCentro } from './catalogo.db.ts'
import { conversar, type Respondida } from './conversar.ts'
import { findConversacion, listTurnos, saveTurno, type Memoria } from './conversaciones.db.ts'
import { contarPregunta } from './limite-de-preguntas.ts'
import { modeloDe } from './modelo.ts'
import { findPreferencias } from './preferencias.db.ts'
import { conTope } from './tope-del-modelo.ts'

const entiende: Entender = entender
/** How long a model may take in all. */
const PLAZO_MS = 15_000

/** The built-in assistant understands and finds; where a model is set, it may say so in its own words. */
export async function preguntarAsistente(
  ctx: Ctx,
  input: Input<typeof asistente.preguntarAsistente>,
  plazoMs = PLAZO_MS,
): Promise<Output<typeof asistente.preguntarAsistente>> {
  await exigirEncendida(ctx, 'asistente')
  await contarPregunta(ctx)
  const usuarioId = usuarioSiHay(ctx)
  const seguida = input.conversacionId
    ? await findConversacion(ctx.db, input.conversacionId, usuarioId, await guardadoDesde(ctx, 'conversaciones'))
    : undefined
  const previa: Memoria = seguida?.memoria ?? { deseos: null, pagina: 1, mostradas: [] }
  const mensaje = ocultarTarjetas(input.message).texto
  const hoy = fechaLocal(ctx.now, 'America/Santiago')
  const ciudades = await listCiudadesConCentro(ctx.db)
  const calendario = calendarioDe(await reglaDe(ctx.db, 'feriados', ctx.now))

  const contexto: Contexto = {
    hoy,
    ciudades,
    calendario,
    previos: previa.deseos && { ...SIN_DESEOS, ...previa.deseos },
    paginaPrevia: previa.pagina,
    mostradas: previa.mostradas.length,
    vista: previa.vista,
  }
  const intencion = await entiende(input.message, contexto)
  // Whose session it is decides whether any may be used (Ley 21.719), whatever is sent.
  const permitidas = usuarioId === null ? undefined : await findPreferencias(ctx.db, usuarioId)
  const preferencias = permitidas === null || input.userPreferences === undefined ? permitidas : input.userPreferences
  const resultado = await atender(ctx, { intencion, ciudades, hoy, mostradas: previa.mostradas, preferencias })
  const [sitio, valores] = [await leerSitio(ctx), await valoresDichos(ctx.db, ctx.now)]
  const escrita = redactar(intencion, resultado, mensaje, hoy)
  const propia: Respondida = {
    intencion,
    resultado,
    ...escrita,
    response: llenar(escrita.response, sitio, { valores }),
  }
  // Of a catalogue without anything there is nothing to say in other words.
  const modelo = resultado.catalogoVacio ? null : modeloDe(ctx.settings)
  const historia = modelo && seguida ? await listTurnos(ctx.db, seguida.id) : []
  const dicha =
    modelo &&
    (await conversar(
      conTope(ctx, modelo),
      { ctx, ciudades, hoy, preferencias, sitio, valores },
      { mensaje, historia, mostradas: previa.mostradas, propia },
      plazoMs,
    ))

  const { response, fuentes, ...final } = dicha ?? propia
  const conversacion = {
    id: seguida?.id ?? randomUUID(),
    usuarioId: seguida?.usuarioId ?? usuarioId,
    memoria: recordar(previa, final.intencion, final.resultado),
  }
  await ctx.transaction((tx) =>
    saveTurno(tx, conversacion, { mensaje, respuesta: paraGuardar(response, propia, mensaje, hoy) }, ctx.now),
  )
  const { experiencias, filtros, alternativas } = final.resultado
  return {
    response,
    filtros,
    experiencias,
    alternativas: alternativas && {
      sinFiltros: alternativas.sinFiltros,
      filtros: alternativas.filtros,
      experiencias: alternativas.experiencias,
    },
    conversacionId: conversacion.id,
    fuentes,
    accion: ofrecePersona(intencion) ? 'persona' : null,
  }
}

/** The person's own booking is told, and not kept in what was said. */
// oxlint-disable-next-line max-params -- the answer, and what it is made of again
function paraGuardar(
  response: string,
  { intencion, resultado: { deMiCuenta, ...publico } }: Respondida,
  mensaje: string,
  hoy: Fecha,
): string {
  return deMiCuenta ? redactar(intencion, publico, mensaje, hoy).response : response
}

/** A search moves the thread, and a question about one of what it found; one of help in between leaves it where it was. */
function recordar(
  previa: Memoria,
  { acto, deseos, pagina, detalle }: Intencion,
  { experiencias, alternativas, detalle: visto }: Resultado,
): Memoria {
  if (acto === 'reinicio') return { deseos: null, pagina: 1, mostradas: [] }
  if (acto === 'detalle' && detalle) return { ...previa, deseos, ...(visto && { vista: detalle.posicion }) }
  if (acto !== 'buscar') return previa
  const vistas = experiencias.length > 0 ? experiencias : (alternativas?.experiencias ?? [])
  // Past the last page nothing is shown: what was seen before is what one goes on asking about.
  if (vistas.length === 0 && pagina > 1) return { ...previa, deseos }
  return { deseos, pagina, mostradas: vistas.map(({ id }) => id) }
}
