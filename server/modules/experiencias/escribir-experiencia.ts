import { randomBytes, randomUUID } from 'node:crypto'
import type { Contenido } from '#contract/contenido.ts'
import type { EstadoExperiencia } from '#contract/experiencias.ts'
import { fotosPrivadas, fotosPublicas } from '#domain/experiencias/contenido.ts'
import { slugDe, slugLibre } from '#domain/experiencias/slug.ts'
import { tarifasDe } from '#domain/experiencias/tarifas.ts'
import { esPublica } from '#domain/permisos/experiencias.ts'
import { ALFABETO_CODIGO } from '#domain/reservas/codigo.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { ocultarFotos, publicarFotos } from '#server/modules/fotos/index.ts'
import { reglaDe } from '#server/modules/reglas/index.ts'
import { columnasDe } from './contenido.json.ts'
import {
  insertExperiencia,
  listSlugs,
  updateContenido,
  updateEstado,
  replaceTarifas,
  retirarTodas,
  type ExperienciaEditable,
  type Operador,
} from './editables.db.ts'
import { moverCatalogo } from './version.ts'

/** Version of the text that says whether a purchase may be taken back. */
const RETRACTO_VERSION = '2026-11-01'
const INTENTOS = 5

/** A draft that only its operador sees. */
export async function crearBorrador(tx: Tx, operador: Operador, contenido: Contenido, now: Date): Promise<string> {
  const id = randomUUID()
  const deQuien = {
    proveedorId: operador.tipo === 'proveedor' ? operador.id : null,
    anfitrionId: operador.tipo === 'anfitrion' ? operador.id : null,
    operadorNombre: operador.nombre,
    operadorSlug: operador.slug,
  }
  const columnas = columnasDe(
    contenido,
    { id, fotos: [], tipoExperiencia: '', region: '', detalle: null },
    await reglaDe(tx, 'zonas', now),
  )
  for (let i = 0; i < INTENTOS; i++) {
    if (
      await insertExperiencia(
        tx,
        {
          id,
          opcionId: randomUUID(),
          slug: `borrador-${id}`,
          codigoCorto: codigoCorto(),
          ...deQuien,
          retractoVersion: RETRACTO_VERSION,
        },
        columnas,
        now,
      )
    )
      return id
  }
  throw new Error('no short code is free')
}

function codigoCorto(): string {
  return Array.from(randomBytes(6), (byte) => ALFABETO_CODIGO[byte % ALFABETO_CODIGO.length]).join('')
}

/** Writes what it says now; where travellers see it, lists and searches are asked anew. */
export async function aplicarContenido(
  ctx: Ctx,
  tx: Tx,
  experiencia: ExperienciaEditable,
  contenido: Contenido,
): Promise<void> {
  await updateContenido(
    tx,
    experiencia.id,
    columnasDe(
      contenido,
      { ...experiencia, enVenta: experiencia.publicadaEn ? experiencia : null },
      await reglaDe(tx, 'zonas', ctx.now),
    ),
    ctx.now,
  )
  await escribirTarifas(tx, experiencia.id, contenido)
  await revisarEsperas(ctx, tx, experiencia, contenido)
  if (!esPublica(experiencia.estado as EstadoExperiencia)) return
  await mostrarFotos(tx, contenido, ctx.now)
  await catalogoCambiado(ctx, tx)
}

/** From now on travellers see it, with an address made of its name the first time. */
export async function publicarExperiencia(
  ctx: Ctx,
  tx: Tx,
  experiencia: ExperienciaEditable,
  contenido: Contenido,
): Promise<string> {
  await updateContenido(
    tx,
    experiencia.id,
    columnasDe(
      contenido,
      { ...experiencia, enVenta: experiencia.publicadaEn ? experiencia : null },
      await reglaDe(tx, 'zonas', ctx.now),
    ),
    ctx.now,
  )
  await escribirTarifas(tx, experiencia.id, contenido)
  await revisarEsperas(ctx, tx, experiencia, contenido)
  await mostrarFotos(tx, contenido, ctx.now)
  const esPrimera = experiencia.publicadaEn === null
  const slug =
    esPrimera && experiencia.slug.startsWith('borrador-')
      ? slugLibre(contenido.nombreExperiencia, await listSlugs(tx, slugDe(contenido.nombreExperiencia)))
      : experiencia.slug
  await updateEstado(
    tx,
    experiencia.id,
    { estado: 'publicada', slug, ...(esPrimera && { publicadaEn: ctx.now }) },
    ctx.now,
  )
  await catalogoCambiado(ctx, tx)
  return slug
}

/** Whoever paid and waits on a departure without its own terms waits for what these say. */
async function revisarEsperas(
  ctx: Ctx,
  tx: Tx,
  { id, minParticipantes, confirmacion }: ExperienciaEditable,
  contenido: Contenido,
): Promise<void> {
  if (minParticipantes === contenido.minParticipantes && confirmacion === contenido.confirmacion) return
  const seEmpiezaAPedir = confirmacion === 'inmediata' && contenido.confirmacion === 'solicitud'
  await ctx.enqueue(tx, 'reservas.revisarEsperas', {
    experienciaId: id,
    salidas: null,
    pedidasDesde: seEmpiezaAPedir ? ctx.now.toISOString() : null,
  })
}

export async function cambiarEstadoDeExperiencia(
  ctx: Ctx,
  tx: Tx,
  id: string,
  estado: EstadoExperiencia,
): Promise<void> {
  await updateEstado(tx, id, { estado }, ctx.now)
  await catalogoCambiado(ctx, tx)
}

/** All that somebody offers, when they close. */
export async function retirarExperienciasDe(
  ctx: Ctx,
  tx: Tx,
  operador: { anfitrionId: string | null; proveedorId: string | null },
): Promise<void> {
  await retirarTodas(tx, operador, ctx.now)
  await catalogoCambiado(ctx, tx)
}

async function mostrarFotos(tx: Tx, contenido: Contenido, now: Date): Promise<void> {
  await publicarFotos(
    tx,
    fotosPublicas(contenido).map(({ id }) => id),
    now,
  )
  await ocultarFotos(
    tx,
    fotosPrivadas(contenido).map(({ id }) => id),
  )
}

/** A draft without its price sells nothing yet. */
async function escribirTarifas(tx: Tx, experienciaId: string, contenido: Contenido): Promise<void> {
  const tarifas = tarifasDe(contenido)
  if (tarifas.length > 0) await replaceTarifas(tx, experienciaId, tarifas)
}

/** Empties what is remembered of the catalogue, and has its words counted again. */
async function catalogoCambiado(ctx: Ctx, tx: Tx): Promise<void> {
  await moverCatalogo(tx)
  await ctx.enqueue(tx, 'experiencias.reindexarPalabras', {})
}
