import { expect, it } from 'vitest'
import type { Reserva } from '#contract/reservas.ts'
import type { Ctx } from '#server/ctx.ts'
import { pagarACuenta } from '#server/modules/compras/index.ts'
import { setLog } from '#server/platform/log.ts'
import { enCadaBase } from '#server/testing/cada-base.ts'
import { unaCompania, unMiembro } from '#server/testing/compania.ts'
import { CODIGO_DE_REGALO, unProveedor, unRegalo } from '#server/testing/datos.ts'
import {
  abrirTarjeta,
  leerReembolsos,
  leerReserva,
  pasarTarjeta,
  reservaPagada,
  reservar,
  unaOferta,
  unInvitado,
  type Escena,
} from '#server/testing/escenas.ts'
import { compartir, unBote } from '#server/testing/un-bote.ts'
import { aplicarRegalo } from './aplicar-regalo.ts'
import { cobrarTransferencias } from './apartar.ts'
import { confirmarACredito, extenderDeEmpresa } from './de-empresa.ts'
import { extenderReserva } from './extender-reserva.ts'
import { revisarPago } from './pagar.ts'

setLog({ sink: () => undefined })

/** What runs out of time, and somebody who buys the other one by a clock that is past it. */
async function yaVendido(e: Escena) {
  const { una, otra } = await unBote(e)
  const reserva = await reservar(e, una)
  return { una, reserva, ...(await alFin(e, reserva, otra)) }
}

async function alFin(e: Escena, reserva: { id: string }, otra: Parameters<typeof reservaPagada>[1]) {
  const fin = (await leerReserva(e, reserva.id)).ocupaHasta.getTime()
  e.clock.now = new Date(fin + 1000)
  await reservaPagada(e, otra)
  return { antes: new Date(fin - 1000), fin }
}

/** By the clock of a process that is behind. */
const atrasado = (e: Escena, reserva: { id: string }, now: Date): Ctx => e.ctx(unInvitado(reserva), { now })

async function pagada(e: Escena, oferta: Parameters<typeof reservar>[1]): Promise<Reserva> {
  const reserva = await reservar(e, oferta)
  await pasarTarjeta(e, (await abrirTarjeta(e, reserva)).id)
  e.avisos.length = 0
  return reserva
}

const VUELVE_ENTERO = { estado: 'expirada', estadoPago: 'reembolsado', vuelve: [40_000], faltas: [] }

async function final(e: Escena, id: string) {
  await e.settle()
  const { estado, estadoPago } = await leerReserva(e, id)
  return {
    estado,
    estadoPago,
    vuelve: (await leerReembolsos(e, id)).map(({ monto }) => monto),
    faltas: await e.invariantes(),
  }
}

enCadaBase('lo compartido, cuando llega el dinero', (escena) => {
  it('gives back what arrives by a clock that is behind that of whoever sold the boat since', async () => {
    const e = escena()
    const { una, otra } = await unBote(e)
    const reserva = await pagada(e, una)
    const { antes } = await alFin(e, reserva, otra)
    await revisarPago(atrasado(e, reserva, antes), { id: reserva.id })
    expect(await final(e, reserva.id)).toEqual(VUELVE_ENTERO)
  })

  it.each(['the boat', 'the seats'])('looks at the clock after the provider answered, for %s', async (que) => {
    const e = escena()
    const { una, otra } = await unBote(e)
    const reserva = await pagada(e, una)
    const fin = (await leerReserva(e, reserva.id)).ocupaHasta.getTime()
    if (que === 'the seats')
      await e.db.updateTable('salidas').set({ cupos: 2 }).where('id', '=', una.salida.id).execute()
    e.clock.now = new Date(fin - 1000)
    const ctx = e.ctx(unInvitado(reserva))
    const verPago: Ctx['psp']['verPago'] = async (id) => {
      const informe = await ctx.psp.verPago(id)
      e.clock.now = new Date(fin + 1000)
      await reservaPagada(e, que === 'the boat' ? otra : una)
      return informe
    }
    await revisarPago({ ...ctx, psp: { ...ctx.psp, verPago } }, { id: reserva.id })
    expect(await final(e, reserva.id)).toEqual(VUELVE_ENTERO)
  })

  it('keeps in its place whoever pays in time while another hold of before runs out and is sold again', async () => {
    const e = escena()
    const oferta = await unaOferta(e, { cupos: 4 })
    const primera = await reservar(e, oferta)
    const fin = (await leerReserva(e, primera.id)).ocupaHasta.getTime()
    e.avanzar(60)
    const reserva = await pagada(e, oferta)
    e.clock.now = new Date(fin - 1000)
    const ctx = e.ctx(unInvitado(reserva))
    e.clock.now = new Date(fin + 1000)
    await reservaPagada(e, oferta)
    await revisarPago(ctx, { id: reserva.id })
    expect(await leerReserva(e, reserva.id)).toMatchObject({ estado: 'confirmada', estadoPago: 'pagado' })
    expect(await e.invariantes()).toEqual([])
  })

  it('gives no grace back to a hold that lost its places when its card is tried again', async () => {
    const e = escena()
    const { una, otra } = await unBote(e)
    const reserva = await reservar(e, una)
    const { id } = await abrirTarjeta(e, reserva)
    await pasarTarjeta(e, id, 'pm_card_chargeDeclined')
    await e.settle()
    await alFin(e, reserva, otra)
    await pasarTarjeta(e, id, 'pm_card_authenticationRequired')
    await e.settle()
    expect(e.fallidas).toEqual([])
    expect(await e.invariantes()).toEqual([])
  })

  it('refuses a gift card that pays all of it', async () => {
    const e = escena()
    await unRegalo(e.db, { monto: 50_000 })
    const { reserva, antes } = await yaVendido(e)
    await expect(
      aplicarRegalo(atrasado(e, reserva, antes), { id: reserva.id, codigo: CODIGO_DE_REGALO }),
    ).rejects.toMatchObject({ code: 'reserva-vencida' })
    expect(await e.invariantes()).toEqual([])
  })

  it('opens no payment of it, and holds it no longer', async () => {
    const e = escena()
    const { reserva, antes } = await yaVendido(e)
    for (const act of [
      () => abrirTarjeta({ ...e, ctx: (actor) => e.ctx(actor, { now: antes }) }, reserva),
      () => extenderReserva(atrasado(e, reserva, antes), { id: reserva.id }),
    ])
      await expect(act()).rejects.toMatchObject({ code: 'reserva-vencida' })
  })

  it('lets no company owe it', async () => {
    const e = escena()
    const compania = await unaCompania(e)
    const dueno = await unMiembro(e, compania.id, 'dueno')
    const { id: proveedorId } = await unProveedor(e.db)
    const otra = await unaOferta(e, { proveedorId })
    await compartir(e, proveedorId, [compania.experienciaId, otra.experiencia.id])
    const reserva = (await compania.comprar(dueno, 2, { formaPago: 'tarjeta' })) as { id: string }
    await e.db
      .updateTable('salidas')
      .set(await horas(e, reserva.id))
      .where('id', '=', otra.salida.id)
      .execute()
    const { antes } = await alFin(e, reserva, otra)
    await expect(pagarACuenta(e.ctx(dueno, { now: antes }), { id: reserva.id })).rejects.toMatchObject({
      code: 'reserva-no-pendiente',
    })
    expect(await e.invariantes()).toEqual([])
  })

  it('neither confirms nor extends it for a reseller', async () => {
    const e = escena()
    const { una, reserva, antes, fin } = await yaVendido(e)
    const cual = { id: reserva.id, salidaId: una.salida.id }
    const ctx = atrasado(e, reserva, antes)
    for (const act of [
      () => ctx.transaction((tx) => confirmarACredito(ctx, tx, cual)),
      () => ctx.transaction((tx) => extenderDeEmpresa(ctx, tx, { ...cual, expiraEn: new Date(fin + 600_000) })),
    ])
      await expect(act()).rejects.toMatchObject({ code: 'reserva-vencida' })
  })

  it('sends back by transfer what came by transfer', async () => {
    const e = escena()
    const { reserva, antes } = await yaVendido(e)
    const ctx = atrasado(e, reserva, antes)
    expect(await ctx.transaction((tx) => cobrarTransferencias(ctx, tx, [reserva.id]))).toEqual({
      devuelto: 40_000,
      enPie: 0,
    })
    expect(await leerReserva(e, reserva.id)).toMatchObject({ estado: 'expirada', estadoPago: 'reembolso_pendiente' })
    expect(await e.invariantes()).toEqual([])
  })

  it('is refused by the database itself where nobody counted', async () => {
    const e = escena()
    const { reserva, antes } = await yaVendido(e)
    await expect(
      e.db
        .updateTable('reservas')
        .set({ estado: 'confirmada', updatedAt: antes })
        .where('id', '=', reserva.id)
        .execute(),
    ).rejects.toMatchObject({ code: '23514', constraint: 'reservas_alcanzan' })
  })
})

const horas = async ({ db }: Escena, reservaId: string) =>
  db
    .selectFrom('salidas as s')
    .innerJoin('reservas as r', 'r.salidaId', 's.id')
    .select(['s.inicioUtc', 's.finUtc', 's.inicioLocal', 's.cierreVentas'])
    .where('r.id', '=', reservaId)
    .executeTakeFirstOrThrow()
