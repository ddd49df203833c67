export { horaEnPunto } from './agregados.ts'
export { abrirPropia, empresaDe, estadoDe, miMargen, revendida } from './abrir.ts'
export {
  cambiarReventa,
  cancelarEn,
  cancelarReventa,
  confirmarEn,
  confirmarReventa,
  cotizarCancelacionReventa,
  extenderReventa,
  listarReventas,
  REVENTAS_POR_PAGINA,
  verReventa,
  type Cambio,
} from './cambiar.ts'
export { cotizarBaja, toCancelable } from './cotizar.ts'
export { confirmarEnElPanel } from './confirmar-en-el-panel.ts'
export { iva } from './precios.ts'
export type { MargenPara } from '#domain/empresas/margen.ts'
export { getOpcion, listarProductos, verProducto } from './productos.ts'
export { reventasJobs } from './reventas.jobs.ts'
export { retenerEn, retenerReventa } from './retener.ts'
export { countReventas, listReventas, type ReventaRow } from './reventas.db.ts'
export { lineasPublicas } from './reventas.json.ts'
export type {
  Agregados,
  ContactoReventa,
  OpcionVendida,
  Producto,
  RespuestaDeReventa,
  Reventa,
  UnidadReservada,
  UnidadVendida,
  Vacante,
} from './tipos.ts'
export type { UnidadPedida } from './unidades.ts'
export { maxUnidades } from '#domain/reventas/unidades.ts'
export { mejorEstado } from '#domain/reventas/vacantes.ts'
export { buscarVacantes, listarVacantes } from './vacantes.ts'
export { exportarReventas, olvidarViajero } from './personas.db.ts'
