import { rumboDe } from '#domain/pagos/modo.ts'
import type { Db } from '#server/ctx.ts'
import { PspUnavailableError, type PaymentPort, type PspPago } from '#server/ports.ts'
import { findModoDe } from './modo.db.ts'

/**
 * The same port, for money of its own mode alone. What test money asks for after a switch to a live provider is answered here: nothing of it is open any more,
 * nobody can pay it, and what goes back of it has gone back. Live money under anything else waits for its provider.
 */
export function deSuModo(psp: PaymentPort, db: Db): PaymentPort {
  async function por<T>(id: string, seguir: () => Promise<T>, cerrado: T): Promise<T> {
    const modo = await findModoDe(db, id)
    const rumbo = modo === null ? 'seguir' : rumboDe(modo, psp.dinero)
    if (rumbo === 'esperar') throw new PspUnavailableError('the provider of that money is not the one that is set')
    return rumbo === 'cerrar' ? cerrado : seguir()
  }
  const sesion = (id: string) => ({ id, url: null, estado: 'vencida' as const, intento: null })
  return {
    ...psp,
    crearSesion: (c) => por(c.pagoId, () => psp.crearSesion(c), sesion(c.pagoId)),
    crearIntento: (c) => por(c.pagoId, () => psp.crearIntento(c), sinDinero(null)),
    verPago: (id) => por(id, () => psp.verPago(id), sinDinero(id)),
    verSesion: (id) => por(id, () => psp.verSesion(id), sesion(id)),
    verTarjeta: (id) => por(id, () => psp.verTarjeta(id), { sesion: id, url: null, estado: 'vencida', tarjeta: null }),
    prepararCobro: (c) => por(c.cobroId, () => psp.prepararCobro(c), sinDinero(null)),
    cobrarGuardada: (c) => por(c.cobroId, () => psp.cobrarGuardada(c), sinDinero(c.pspIntento)),
    buscarPagos: (id) => por(id, () => psp.buscarPagos(id), []),
    cerrarSesion: (id) => por(id, () => psp.cerrarSesion(id), 'cerrado'),
    cerrarIntento: (id) => por(id, () => psp.cerrarIntento(id), 'cerrado'),
    reembolsar: (r) =>
      por(r.intento, () => psp.reembolsar(r), {
        id: `prueba:${r.reembolsoId}`,
        estado: 'hecho',
        monto: r.monto,
        reembolsoId: r.reembolsoId,
        intento: r.intento,
      }),
    buscarReembolsos: (id) => por(id, () => psp.buscarReembolsos(id), []),
  }
}

const sinDinero = (intento: string | null): PspPago => ({
  intento,
  estado: 'anulado',
  monto: 0,
  moneda: 'clp',
  enVivo: false,
  livemode: false,
  reservaId: null,
  pagoId: null,
  marca: null,
  ultimos4: null,
  tipoTarjeta: null,
  autorizacion: null,
  motivo: null,
  clientSecret: null,
  reembolsado: 0,
})
