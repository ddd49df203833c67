import { expect, it } from 'vitest'
import { sumarDias } from '#domain/fechas.ts'
import { verCredito } from '#server/modules/creditos/index.ts'
import { listarMovimientos, verCuenta } from '#server/modules/compras/index.ts'
import { consultarRegalo } from '#server/modules/regalos/index.ts'
import { suspenderSalidas } from '#server/modules/suspensiones/index.ts'
import { setLog } from '#server/platform/log.ts'
import { enCadaBase } from '#server/testing/cada-base.ts'
import { unaCompania } from '#server/testing/compania.ts'
import { CODIGO_DE_REGALO, HOY, unaSalida, unRegalo, unUsuario } from '#server/testing/datos.ts'
import {
  abrirTarjeta,
  leerReembolsos,
  leerReserva,
  pasarTarjeta,
  reservar,
  saldoDe,
  unaOferta,
  unInvitado,
  type Escena,
} from '#server/testing/escenas.ts'
import {
  aplicarRegalo,
  cambiarFecha,
  cancelarReserva,
  cotizarCambio,
  cotizarCancelacion,
  crearIntentoDePago,
  elegirFecha,
  verReserva,
} from './index.ts'

setLog({ sink: () => undefined })

const DIA = sumarDias(HOY, 12)
const OTRO_DIA = sumarDias(HOY, 20)

type Experiencia = Awaited<ReturnType<typeof unaOferta>>['experiencia']

/** Another departure of the same, at that price for an adult. */
async function unaSalidaA(e: Escena, experiencia: Experiencia, precio: number, fecha = OTRO_DIA) {
  const salida = await unaSalida(e.db, experiencia, { cupos: 8, fecha })
  await e.db.insertInto('salidaTarifas').values({ salidaId: salida.id, tipo: 'adulto', precio }).execute()
  return salida
}

async function suspender(
  e: Escena,
  { proveedorId }: Experiencia,
  salidaId: string,
  modo: 'ofrecer' | 'devolver' = 'ofrecer',
): Promise<void> {
  const { id: usuarioId } = await unUsuario(e.db)
  const actor = {
    tipo: 'sesion',
    contexto: 'proveedor',
    usuarioId,
    sesionId: 's',
    anfitrionId: null,
    proveedor: { id: proveedorId!, rol: 'gestor' },
    empresa: null,
    rolesAdmin: [],
  } as const
  await suspenderSalidas(e.ctx(actor), { salidas: [salidaId], motivo: 'clima', modo })
  await e.settle()
}

/** Two places at $40.000, of which a gift pays `monto` and a card the rest; called off, with another date to choose. */
async function conRegalo(e: Escena, monto: number) {
  const oferta = await unaOferta(e, { fecha: DIA, politicaCancelacion: 'moderada' })
  const barata = await unaSalidaA(e, oferta.experiencia, 10_000)
  await unRegalo(e.db, { monto })
  const reserva = await reservar(e, oferta)
  const { estado } = await aplicarRegalo(e.ctx(unInvitado(reserva)), {
    id: reserva.id,
    codigo: CODIGO_DE_REGALO,
    aceptaTerminos: true,
  })
  if (estado === 'pendiente') await pasarTarjeta(e, (await abrirTarjeta(e, reserva)).id)
  await e.settle()
  await suspender(e, oferta.experiencia, oferta.salida.id)
  const elegir = () => elegirFecha(e.ctx(unInvitado(reserva)), { id: reserva.id, salidaNuevaId: barata.id })
  return { reserva, oferta, barata, elegir }
}

const saldo = async (e: Escena) => (await consultarRegalo(e.ctx(), { codigo: CODIGO_DE_REGALO })).disponible
const correo = async (e: Escena, id: string) =>
  (await e.db.selectFrom('correos').select('texto').where('clave', 'like', `cambio:${id}:%`).executeTakeFirstOrThrow())
    .texto

enCadaBase('another date that costs less, by who paid for the booking', (escena) => {
  it('gives the difference back to the gift card that paid all of it', async () => {
    const e = escena()
    const { reserva, elegir } = await conRegalo(e, 40_000)
    expect(await elegir()).toMatchObject({
      estado: 'confirmada',
      estadoPago: 'pagado',
      total: 40_000,
      rebaja: 20_000,
      reembolso: { monto: 20_000, alRegalo: 20_000, estado: 'hecho' },
    })
    await e.settle()
    expect(await saldo(e)).toBe(20_000)
    expect(await correo(e, reserva.id)).toMatch(/Total: \$20\.000/)
    expect(await correo(e, reserva.id)).toMatch(/\$20\.000 volvieron a la tarjeta de regalo/)
    expect(await correo(e, reserva.id)).not.toMatch(/banco/)
    expect(await e.invariantes()).toEqual([])
    expect(
      [await saldoDe(e, 'operadores'), await saldoDe(e, 'regalos')],
      'the sale goes on for the rest, with its commission',
    ).toEqual([-(20_000 - 2_400 - 456), -20_000])
  })

  it('gives it back by card as far as a card paid, and the rest to the gift card', async () => {
    const e = escena()
    const { reserva, elegir } = await conRegalo(e, 30_000)
    expect(await elegir()).toMatchObject({
      estado: 'confirmada',
      estadoPago: 'reembolso_pendiente',
      rebaja: 20_000,
      reembolso: { monto: 20_000, alRegalo: 10_000 },
    })
    await e.settle()
    expect(await leerReembolsos(e, reserva.id)).toMatchObject([
      { monto: 10_000, estado: 'hecho', causa: 'cambio_de_fecha' },
    ])
    expect(await saldo(e)).toBe(10_000)
    expect(await correo(e, reserva.id)).toMatch(/te devolvemos \$10\.000.*banco/)
    expect(await correo(e, reserva.id)).toMatch(/\$10\.000 volvieron a la tarjeta de regalo/)
    expect(await e.invariantes()).toEqual([])
  })

  it('reckons a later end on what is left of it', async () => {
    const e = escena()
    const { reserva, barata, elegir } = await conRegalo(e, 30_000)
    await elegir()
    await e.settle()
    e.clock.now = new Date(barata.inicioUtc.getTime() - 30 * 3_600_000)
    expect(await cotizarCancelacion(e.ctx(unInvitado(reserva)), { id: reserva.id })).toMatchObject({
      monto: 10_000,
      porcentaje: 50,
      alRegalo: 10_000,
    })
    await cancelarReserva(e.ctx(unInvitado(reserva)), { id: reserva.id, monto: 10_000 })
    await e.settle()
    expect(await verReserva(e.ctx(unInvitado(reserva)), { id: reserva.id })).toMatchObject({
      estado: 'cancelada',
      reembolso: { alRegalo: 10_000 },
    })
    expect(await saldo(e)).toBe(20_000)
    expect(await e.invariantes()).toEqual([])
  })

  it('gives all of it back where the operator calls off that date too', async () => {
    const e = escena()
    const { oferta, barata, elegir } = await conRegalo(e, 40_000)
    await elegir()
    await suspender(e, oferta.experiencia, barata.id, 'devolver')
    expect([await saldo(e), await saldoDe(e, 'operadores'), await saldoDe(e, 'comision')]).toEqual([40_000, 0, 0])
    expect(await e.invariantes()).toEqual([])
  })

  it('leaves a company on account owing the net price of the new date, and never more than before', async () => {
    const e = escena()
    const { experiencia, comprador, aprobador, comprar } = await unaCompania(e)
    const { id, salidaId } = await leerReserva(e, (await comprar(comprador, 2, { formaPago: 'cuenta' })).id)
    const [cara, barata] = [
      await unaSalidaA(e, experiencia, 50_000),
      await unaSalidaA(e, experiencia, 16_000, sumarDias(OTRO_DIA, 1)),
    ]
    const deuda = async () => (await verCredito(e.ctx(aprobador))).deuda
    await suspender(e, experiencia, salidaId)
    await elegirFecha(e.ctx(comprador), { id, salidaNuevaId: cara.id })
    expect([await deuda(), (await leerReserva(e, id)).total]).toEqual([54_000, 54_000])
    await suspender(e, experiencia, cara.id)
    expect(await elegirFecha(e.ctx(comprador), { id, salidaNuevaId: barata.id })).toMatchObject({
      estado: 'confirmada',
      estadoPago: 'autorizado',
      total: 28_800,
      rebaja: 0,
    })
    await e.settle()
    expect(await deuda()).toBe(28_800)
    expect(await e.invariantes()).toEqual([])
    expect(
      await verCuenta(e.ctx(aprobador), { mes: HOY.slice(0, 7) }),
      'its commission is that of what it buys',
    ).toMatchObject({ total: 28_800, comision: 3_200 })
    expect(
      (await listarMovimientos(e.ctx(aprobador), { mes: HOY.slice(0, 7) })).items
        .map(({ tipo, monto }) => `${tipo} ${monto}`)
        .toSorted(),
    ).toEqual(['compra 54000', 'rebaja -25200'])
    await cancelarReserva(e.ctx(comprador), { id })
    expect(await deuda()).toBe(0)
  })

  it('asks a company that paid by card for its own price, not the public one', async () => {
    const e = escena()
    const { experiencia, comprador, comprar } = await unaCompania(e)
    const { id, salidaId } = await leerReserva(e, (await comprar(comprador, 2)).id)
    await pasarTarjeta(e, (await crearIntentoDePago(e.ctx(comprador), { reservaId: id })).id)
    await e.settle()
    const [igual, barata] = [await unaSalidaA(e, experiencia, 30_000, DIA), await unaSalidaA(e, experiencia, 27_000)]
    expect(await cotizarCambio(e.ctx(comprador), { id, salidaNuevaId: igual.id })).toEqual({
      tipo: 'sin_costo',
      pagado: 54_000,
      nuevo: 54_000,
      diferencia: 0,
    })
    expect(await cotizarCambio(e.ctx(comprador), { id, salidaNuevaId: barata.id })).toEqual({
      tipo: 'devolucion',
      pagado: 54_000,
      nuevo: 48_600,
      diferencia: -5_400,
    })
    await cambiarFecha(e.ctx(comprador), { id, salidaNuevaId: igual.id, diferencia: 0 })
    expect(salidaId).not.toBe(igual.id)
    await suspender(e, experiencia, igual.id)
    expect(await elegirFecha(e.ctx(comprador), { id, salidaNuevaId: barata.id })).toMatchObject({
      rebaja: 5_400,
      estadoPago: 'reembolso_pendiente',
    })
    await e.settle()
    expect(await e.invariantes()).toEqual([])
  })
})
