import type { EstadoExperiencia } from '#contract/experiencias.ts'
import type { EstadoProveedor } from '#contract/proveedores.ts'
import { esUuid } from '#domain/identificador.ts'
import { recibeReservas } from '#domain/permisos/experiencias.ts'
import type { Cancelacion } from '#domain/reglas/clases.ts'
import { acompanantesDe, maxUnidades, pideDocumento } from '#domain/reventas/unidades.ts'
import { corteHoras } from '#domain/reventas/plazos.ts'
import { precioNeto } from '#domain/empresas/contrato.ts'
import { type MargenPara, vendibleDe } from '#domain/empresas/margen.ts'
import type { Ctx } from '#server/ctx.ts'
import { reglaDe } from '#server/modules/reglas/index.ts'
import { refuse } from '#server/refusal.ts'
import { findProducto, listProductos, type ProductoRow } from './productos.db.ts'
import type { OpcionVendida, Producto, UnidadVendida } from './tipos.ts'

// What a client may be used to: one option, under a name that never changes.
const PRINCIPAL = 'DEFAULT'

/** Everything a company may sell on. What never departs is not sold. */
export async function listarProductos(ctx: Ctx, { margen }: { margen: MargenPara }): Promise<Producto[]> {
  const politicas = await reglaDe(ctx.db, 'cancelacion', ctx.now)
  return (await listProductos(ctx.db, ctx.now))
    .map((row) => toProducto(row, margen(vendibleDe({ ...row, experienciaId: row.id })), politicas))
    .filter(seVende)
}

export async function verProducto(ctx: Ctx, { id, margen }: { id: string; margen: MargenPara }): Promise<Producto> {
  const row = esUuid(id) ? await findProducto(ctx.db, id, ctx.now) : undefined
  const producto =
    row &&
    toProducto(
      row,
      margen(vendibleDe({ ...row, experienciaId: row.id })),
      await reglaDe(ctx.db, 'cancelacion', ctx.now),
    )
  return producto && seVende(producto) ? producto : refuse('experiencia-desconocida')
}

export const getOpcion = (producto: Producto, id: string): OpcionVendida =>
  producto.opciones.find((opcion) => opcion.id === id) ?? refuse('opcion-desconocida')

const seVende = ({ opciones }: Producto): boolean => opciones.length > 0

export function toProducto(row: ProductoRow, margen: number, politicas: Cancelacion): Producto {
  const {
    puntoEncuentro,
    incluye,
    noIncluye,
    queLlevar,
    idiomasGuia,
    accesibilidad,
    requisitos,
    itinerario,
    recogida = [],
    recogidaObligatoria = false,
    preguntas = [],
  } = row.detalle
  const { edadMin, dificultad, condiciones } = requisitos
  return {
    id: row.id,
    slug: row.slug,
    codigoCorto: row.codigoCorto,
    nombre: row.nombreExperiencia,
    descripcionCorta: row.descripcionCorta,
    descripcionLarga: row.descripcionLarga,
    tipoExperiencia: row.tipoExperiencia,
    zona: row.zonaHoraria,
    ciudad: row.ciudad,
    sector: row.sector,
    regionNombre: row.regionNombre,
    lat: row.lat,
    lng: row.lng,
    duracionMinutos: row.duracionMinutos,
    politica: row.politicaCancelacion,
    operador: row.operadorNombre,
    portada: row.portada,
    fotos: row.fotos,
    confirmaAlInstante: row.confirmacion === 'inmediata' && (row.minParticipantes ?? 0) <= 1,
    recibeReservas: recibeReservas(row.estado as EstadoExperiencia, row.operadorEstado as EstadoProveedor),
    incluye,
    noIncluye,
    queLlevar,
    idiomasGuia,
    accesibilidad,
    requisitos: { edadMin, dificultad, condiciones },
    itinerario,
    puntoEncuentro,
    recogida,
    recogidaObligatoria: recogidaObligatoria && recogida.length > 0,
    preguntas,
    opciones: opcionesDe(row, margen, corteHoras(politicas[row.politicaCancelacion])),
    margen,
  }
}

function opcionesDe({ opciones }: ProductoRow, margen: number, corte: number): OpcionVendida[] {
  const vendidas = (opciones ?? [])
    .map((opcion) => ({ ...opcion, tarifas: opcion.tarifas ?? [], horas: opcion.horas ?? [] }))
    .filter(({ tarifas, horas }) => tarifas.length > 0 && horas.length > 0)
  return vendidas.map(({ id, nombre, horas, cupos, mayor, tarifas }, i) => ({
    id: i === 0 ? PRINCIPAL : id,
    principal: i === 0,
    opcionId: id,
    nombre,
    horas: horas.toSorted(),
    corteHoras: corte,
    maxUnidades: maxUnidades(
      tarifas.map(({ tipo }) => tipo),
      { vacantes: mayor ?? cupos ?? 1, cupos: mayor ?? cupos ?? 1 },
    ),
    unidades: unidadesDe(tarifas, cupos ?? 1, margen),
  }))
}

type Precio = NonNullable<NonNullable<ProductoRow['opciones']>[number]['tarifas']>[number]

/** `cupos`: whom a group brings along. */
export function unidadesDe(tarifas: readonly Precio[], cupos: number, margen: number): UnidadVendida[] {
  const tipos = tarifas.map(({ tipo }) => tipo)
  return tarifas.map(({ tipo, precio, edadMin, edadMax }) => ({
    tipo,
    precio,
    neto: precioNeto(precio, margen),
    edadMin: edadMin ?? 0,
    edadMax: edadMax ?? 99,
    pideDocumento: pideDocumento(tipo),
    acompanantes: acompanantesDe(tipo, tipos),
    personas: tipo === 'grupo' ? cupos : 1,
  }))
}
