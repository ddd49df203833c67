import { createHash, randomUUID } from 'node:crypto'
import type { CampoInvalido } from '#contract/errors.ts'
import type { TipoTarifa } from '#contract/experiencias.ts'
import type { MargenPara } from '#domain/empresas/margen.ts'
import { esUuid } from '#domain/identificador.ts'
import { nombreDe } from '#domain/reventas/contacto.ts'
import { venceRetencion } from '#domain/reventas/plazos.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { findOferta, lockSalida, type Oferta } from '#server/modules/disponibilidad/index.ts'
import { retenerParaEmpresa } from '#server/modules/reservas/index.ts'
import { sqlState } from '#server/platform/db.ts'
import { refuse } from '#server/refusal.ts'
import { empresaDe, esSuya, miMargen } from './abrir.ts'
import { ultimoVencimiento } from './ultimo-vencimiento.ts'
import { getOpcion, verProducto } from './productos.ts'
import { findPorReserva, findPorUuid, insertReventa, insertUnidades, type ReventaRow } from './reventas.db.ts'
import { verReventaDe } from './reventas.json.ts'
import { anotarAgregados } from './agregados.ts'
import type { Agregados, ContactoReventa, Producto, Reventa } from './tipos.ts'
import { juntarContacto, juntarUnidades, revisarUnidades, type UnidadPedida } from './unidades.ts'
import { buscarVacantes, opcionDeSalida } from './vacantes.ts'

export interface PedidoDeRetencion extends DatosDeRetencion {
  uuid?: string | undefined
  experienciaId: string
  opcionId: string
  vacanteId: string
  unidades: UnidadPedida[]
  /** Everything the caller sent: the same again is the same booking. */
  cuerpo: unknown
}

/** What is said of a hold beside where it goes and for whom. */
interface DatosDeRetencion extends Agregados {
  minutos?: number | undefined
  notas?: string | null | undefined
  referencia?: string | null | undefined
  contacto?: Partial<ContactoReventa> | undefined
}

/** Holds places under a uuid; the same request again is answered with the same booking. */
export async function retenerReventa(ctx: Ctx, pedido: PedidoDeRetencion): Promise<Reventa> {
  if (pedido.uuid !== undefined && !esUuid(pedido.uuid)) refuse('reserva-desconocida')
  const uuid = pedido.uuid?.toLowerCase() ?? null
  const huella = huellaDe(pedido.cuerpo)
  const primera = uuid === null ? undefined : await findPorUuid(ctx.db, uuid)
  if (primera) return repetir(ctx, primera, huella)

  const { producto, opcion, vacante } = await elegirDestino(ctx, pedido, await miMargen(ctx))
  const tipos = revisarUnidades(
    opcion,
    pedido.unidades.map(({ tipo }) => tipo),
  )
  try {
    const row = await ctx.transaction((tx) =>
      insertar(ctx, tx, { pedido, uuid, huella, tipos, producto, salidaId: vacante.salidaId }),
    )
    return await verReventaDe(ctx, ctx.db, row)
  } catch (error) {
    // Another request took the uuid meanwhile, for another salida.
    const otra = uuid !== null && sqlState(error) === '23505' ? await findPorUuid(ctx.db, uuid) : undefined
    if (!otra) throw error
    return repetir(ctx, otra, huella)
  }
}

interface EnSalida extends DatosDeRetencion {
  experienciaId: string
  salidaId: string
  unidades: UnidadPedida[]
  cuerpo: unknown
}

/** The same for who names the salida by our own id, in the transaction of whoever asks; `decir` names a kind that is not sold. */
export async function retenerEn(
  fuera: Ctx,
  tx: Tx,
  { experienciaId, salidaId, cuerpo, ...pedido }: EnSalida,
  decir: (ajena: string) => CampoInvalido,
): Promise<ReventaRow> {
  const ctx: Ctx = { ...fuera, db: tx }
  const producto = await verProducto(ctx, { id: experienciaId, margen: await miMargen(ctx) })
  const opcion = (await opcionDeSalida(ctx, producto, salidaId)) ?? refuse('salida-desconocida')
  const tipos = revisarUnidades(
    opcion,
    pedido.unidades.map(({ tipo }) => tipo),
    decir,
  )
  return insertar(ctx, tx, { pedido, uuid: null, huella: huellaDe(cuerpo), tipos, producto, salidaId })
}

interface Nueva {
  pedido: DatosDeRetencion & { unidades: UnidadPedida[] }
  /** The caller's own; null: nobody can have asked with it before. */
  uuid: string | null
  huella: string
  producto: Producto
  salidaId: string
  /** Of its units, in their order. */
  tipos: readonly TipoTarifa[]
}

async function insertar(
  ctx: Ctx,
  tx: Tx,
  { pedido, uuid, huella, producto, salidaId, tipos }: Nueva,
): Promise<ReventaRow> {
  const { empresaId, claveId, dePrueba = false } = empresaDe(ctx)
  const { margen } = producto
  const primera = uuid === null ? undefined : await primeraCon(tx, { uuid, salidaId })
  if (primera) return esSuya(ctx, primera) && primera.huella === huella ? primera : refuse('reventa-repetida')
  const contacto = juntarContacto(pedido.contacto)
  const { id: reservaId, publicos } = await retenerParaEmpresa(ctx, tx, {
    empresaId,
    margen,
    oferta: await cargarOferta(tx, producto.id, salidaId),
    unidades: tipos.map((tipo) => ({ tipo, publico: null })),
    dePrueba,
    expiraEn: venceRetencion(ctx.now, pedido.minutos, {
      hasta: await ultimoVencimiento(ctx, tx, { creadaEn: ctx.now, dePrueba }),
    }),
    contacto: { nombre: nombreDe(contacto), email: '', telefono: contacto.phoneNumber ?? '' },
    comentario: pedido.notas ?? null,
  })
  await insertReventa(tx, {
    reservaId,
    uuid: uuid ?? randomUUID(),
    empresaId,
    claveId,
    huella,
    referencia: pedido.referencia ?? null,
    contacto: JSON.stringify(contacto),
    notas: pedido.notas ?? null,
    margen,
    createdAt: ctx.now,
    updatedAt: ctx.now,
  })
  const unidades = juntarUnidades(pedido.unidades).map((unidad, i) => ({ ...unidad, publico: publicos[i]! }))
  await insertUnidades(tx, reservaId, unidades)
  await anotarAgregados(ctx, tx, { id: reservaId, recogida: null, respuestas: [] }, { producto, pedido, unidades })
  return (await findPorReserva(tx, reservaId))!
}

/** Behind the lock on the salida the same request a second time finds the first. */
async function primeraCon(
  tx: Tx,
  { uuid, salidaId }: { uuid: string; salidaId: string },
): Promise<ReventaRow | undefined> {
  await lockSalida(tx, salidaId)
  return findPorUuid(tx, uuid)
}

/** What the names of a request mean, in the order in which a wrong one is told. */
export async function elegirDestino(
  ctx: Ctx,
  { experienciaId, opcionId, vacanteId }: { experienciaId: string; opcionId: string; vacanteId: string },
  margen: MargenPara,
) {
  const producto = await verProducto(ctx, { id: experienciaId, margen })
  const opcion = getOpcion(producto, opcionId)
  const [vacante = refuse('salida-desconocida')] = await buscarVacantes(ctx, { producto, opcion, ids: [vacanteId] })
  return { producto, opcion, vacante }
}

export const cargarOferta = async (tx: Tx, experienciaId: string, salidaId: string): Promise<Oferta> =>
  (await findOferta(tx, experienciaId, salidaId)).oferta ?? refuse('experiencia-no-disponible')

async function repetir(ctx: Ctx, row: ReventaRow, huella: string): Promise<Reventa> {
  return esSuya(ctx, row) && row.huella === huella ? verReventaDe(ctx, ctx.db, row) : refuse('reventa-repetida')
}

function huellaDe(cuerpo: unknown): string {
  return createHash('sha256')
    .update(
      JSON.stringify(cuerpo, (_key, value: unknown) =>
        typeof value === 'object' && value !== null && !Array.isArray(value)
          ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
          : value,
      ),
    )
    .digest('base64url')
}
