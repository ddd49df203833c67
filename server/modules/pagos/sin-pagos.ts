import type { Ctx } from '#server/ctx.ts'
import { PspUnavailableError, type PaymentPort } from '#server/ports.ts'
import { refuse } from '#server/refusal.ts'

/** Before anything is written for a payment that nobody could make. */
export function exigirMedioDePago({ psp }: Pick<Ctx, 'psp'>): void {
  if (psp.modo === 'ninguno') refuse('pagos-apagados')
}

const apagado = (): Promise<never> => Promise.resolve().then(() => refuse('pagos-apagados'))
// What was paid by a provider whose key is gone waits for it.
const ausente = (): Promise<never> => Promise.reject(new PspUnavailableError('there is no payment provider'))

/** No key and no counterpart: nothing can be paid by card, and whoever tries hears it before they type one. */
export const sinPagos = (): PaymentPort => ({
  modo: 'ninguno',
  dinero: 'vivo',
  clavePublica: '',
  crearSesion: apagado,
  crearIntento: apagado,
  crearCliente: apagado,
  guardarTarjeta: apagado,
  prepararCobro: apagado,
  cobrarGuardada: apagado,
  verPago: ausente,
  verSesion: ausente,
  verTarjeta: ausente,
  buscarPagos: ausente,
  cerrarSesion: ausente,
  cerrarIntento: ausente,
  reembolsar: ausente,
  buscarReembolsos: ausente,
  verDisputa: ausente,
  listarPagos: ausente,
  listarReembolsos: ausente,
  listarDisputas: ausente,
  verSaldo: ausente,
  listarMovimientos: ausente,
  leerEvento: () => {
    throw new PspUnavailableError('there is no payment provider')
  },
  verEvento: () => {
    throw new PspUnavailableError('there is no payment provider')
  },
})
