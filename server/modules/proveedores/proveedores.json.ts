import type { Proveedor, ProveedorDetalle } from '#contract/proveedores.ts'
import { fichaDe, type DatosDeFicha } from '#domain/experiencias/ficha.ts'
import { promediosDe, type SumasDeAspectos } from '#domain/resenas/aspectos.ts'
import type { ProveedorCompleto, ProveedorRow } from './proveedores.db.ts'

export function toProveedorJson(row: ProveedorRow): Proveedor {
  return {
    id: row.id,
    nombreComercial: row.nombreComercial,
    tipoProveedor: row.tipoProveedor,
    estado: row.estado as Proveedor['estado'],
    slug: row.slug,
    codigoCorto: row.codigoCorto,
    region: row.region,
    ciudad: row.ciudad,
    experiencias: row.experiencias,
    calificacion: {
      promedio: row.resenas === 0 ? null : Math.round((row.estrellas / row.resenas) * 100) / 100,
      cantidad: row.resenas,
    },
  }
}

export function toProveedorDetalleJson(
  row: ProveedorCompleto,
  { fichas, aspectos }: { fichas: DatosDeFicha[]; aspectos: SumasDeAspectos },
): ProveedorDetalle {
  const proveedor = toProveedorJson(row)
  return {
    ...proveedor,
    calificacion: { ...proveedor.calificacion, aspectos: promediosDe(aspectos) },
    descripcion: row.descripcion,
    idiomas: row.idiomas,
    verificaciones: row.verificaciones,
    listado: fichas.map(fichaDe),
  }
}
