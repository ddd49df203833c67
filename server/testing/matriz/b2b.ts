import type { Filas } from './filas.ts'

/** What a company's system asks for with its key. */
export const b2b = {
  // VGTHPEKX
  leerNovedades: '------+-',
  acusarNovedades: '------+-',
  listarExperienciasB2b: '------+-',
  listarProveedoresB2b: '------+-',
  verDisponibilidadB2b: '------+-',
  crearReservaB2b: '------+-',
  listarReservasB2b: '------+-',
  verReservaB2b: '------o-',
  confirmarReservaB2b: '------o-',
  verVoucherB2b: '------o-',
  cotizarCancelacionB2b: '------o-',
  cancelarReservaB2b: '------o-',
} as const satisfies Filas
