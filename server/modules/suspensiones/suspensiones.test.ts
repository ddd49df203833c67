import { expect, it } from 'vitest'
import { sumarDias } from '#domain/fechas.ts'
import type { Actor } from '#server/ctx.ts'
import {
  cancelarReserva,
  decidirMinimos,
  elegirFecha,
  verManifiesto,
  verReserva,
} from '#server/modules/reservas/index.ts'
import { setLog } from '#server/platform/log.ts'
import { enCadaBase } from '#server/testing/cada-base.ts'
import { HOY, unaEmpresa, unaExperiencia, unaReserva, unaSalida, unUsuario } from '#server/testing/datos.ts'
import {
  leerReembolsos,
  leerReserva,
  reservaPagada,
  reservar,
  saldoDe,
  unInvitado,
  abrirTarjeta,
  pasarTarjeta,
  type Escena,
} from '#server/testing/escenas.ts'
import { suspenderSalidas, suspensionesJobs, verSalidasDelDia } from './index.ts'

setLog({ sink: () => undefined })

const MANANA = sumarDias(HOY, 1)
const HORA = 3600

async function unaOperacion(e: Escena, fila: Parameters<typeof unaExperiencia>[1] & { cupos?: number } = {}) {
  const { cupos = 100, ...resto } = fila
  const experiencia = await unaExperiencia(e.db, { politicaCancelacion: 'estricta', ...resto })
  const salida = await unaSalida(e.db, experiencia, { cupos })
  const otra = await unaSalida(e.db, experiencia, { cupos, fecha: sumarDias(HOY, 5) })
  const gestora = await unUsuario(e.db)
  const actor: Actor = {
    tipo: 'sesion',
    contexto: 'proveedor',
    usuarioId: gestora.id,
    sesionId: 's',
    anfitrionId: null,
    proveedor: { id: experiencia.proveedorId!, rol: 'gestor' },
    empresa: null,
    rolesAdmin: [],
  }
  return { experiencia, salida, otra, actor, oferta: { experiencia, salida } }
}

const suspender = (
  e: Escena,
  actor: Actor,
  salidas: string[],
  modo: 'devolver' | 'ofrecer',
  motivo: 'clima' | 'operativo' = 'clima',
) => suspenderSalidas(e.ctx(actor), { salidas, motivo, modo, nota: 'Viento de 60 km/h.' })
const estados = async (e: Escena, salidaId: string) =>
  (
    await e.db
      .selectFrom('reservas')
      .select(['estado', 'estadoPago', 'canceladaPor', 'motivo'])
      .where('salidaId', '=', salidaId)
      .execute()
  ).map((r) => `${r.estado} ${r.estadoPago} ${r.canceladaPor} ${r.motivo}`)

enCadaBase('suspensiones', (escena) => {
  it(
    'gives everything back of a departure with forty bookings, on both sides of the ledger',
    { timeout: 120_000 },
    async () => {
      const e = escena()
      const { actor, salida, oferta } = await unaOperacion(e)
      for (let i = 0; i < 40; i++) await reservaPagada(e, oferta)
      expect(await verSalidasDelDia(e.ctx(actor), { fecha: MANANA })).toMatchObject([
        { id: salida.id, viajeros: 80, reservas: 40, monto: 1_600_000, puedeSuspender: true },
      ])
      expect(await suspender(e, actor, [salida.id], 'devolver')).toEqual({
        salidas: 1,
        reservas: 40,
        viajeros: 80,
        monto: 1_600_000,
        venceEn: null,
        cuenta: null,
      })
      await e.settle()
      expect(new Set(await estados(e, salida.id))).toEqual(new Set(['cancelada reembolsado fuerza_mayor clima']))
      expect([await saldoDe(e, 'psp'), await saldoDe(e, 'operadores'), await saldoDe(e, 'comision')]).toEqual([0, 0, 0])
      expect(
        await e.db.selectFrom('correos').select('id').where('clave', 'like', 'cancelacion:%').execute(),
      ).toHaveLength(40)
      await expect(suspender(e, actor, [salida.id], 'devolver')).rejects.toMatchObject({ code: 'salida-ya-cancelada' })
      await expect(reservar(e, oferta)).rejects.toMatchObject({ code: 'salida-cerrada' })
    },
  )

  it('changes nothing where another sum than the one shown would go back, and says which', async () => {
    const e = escena()
    const { actor, experiencia, salida, otra, oferta } = await unaOperacion(e)
    await reservaPagada(e, oferta)
    const pedido = { salidas: [salida.id, otra.id], motivo: 'clima' as const, modo: 'devolver' as const }
    const visto = (await verSalidasDelDia(e.ctx(actor), { fecha: MANANA })).reduce((n, { monto }) => n + monto, 0)
    await reservaPagada(e, { experiencia, salida: otra })
    for (const modo of ['devolver', 'ofrecer'] as const) {
      await expect(suspenderSalidas(e.ctx(actor), { ...pedido, modo, monto: visto })).rejects.toMatchObject({
        code: 'devolucion-distinta',
        cotizacion: { salidas: 2, reservas: 2, viajeros: 4, monto: 80_000 },
      })
    }
    expect(await verSalidasDelDia(e.ctx(actor), { fecha: MANANA })).toMatchObject([
      { estado: 'abierta', puedeSuspender: true },
    ])
    expect(await e.db.selectFrom('auditoria').select('id').where('accion', '=', 'suspender').execute()).toEqual([])
    expect(await suspenderSalidas(e.ctx(actor), { ...pedido, monto: 80_000 })).toMatchObject({ monto: 80_000 })
  })

  it('counts no money of what was tried with the key for tests', async () => {
    const e = escena()
    const { actor, salida, oferta } = await unaOperacion(e)
    await reservaPagada(e, oferta)
    const { id: empresaId } = await unaEmpresa(e.db)
    await unaReserva(e.db, salida, {
      estadoPago: 'autorizado',
      empresaId,
      pruebaHasta: new Date('2026-12-01T12:00:00Z'),
      pruebaDebe: 40_000,
    })
    expect(await verSalidasDelDia(e.ctx(actor), { fecha: MANANA })).toMatchObject([
      { viajeros: 4, reservas: 2, monto: 40_000 },
    ])
    expect(
      await suspenderSalidas(e.ctx(actor), { salidas: [salida.id], motivo: 'clima', modo: 'devolver', monto: 40_000 }),
    ).toMatchObject({ reservas: 2, monto: 40_000 })
  })

  it(
    'lets forty buyers choose: some another date, some their money, the silent ones get theirs back',
    { timeout: 120_000 },
    async () => {
      const e = escena()
      const { actor, salida, otra, oferta } = await unaOperacion(e)
      const reservas = []
      for (let i = 0; i < 40; i++) reservas.push(await reservaPagada(e, oferta))
      const { venceEn } = await suspender(e, actor, [salida.id], 'ofrecer')
      await e.settle()
      expect(venceEn).toBe(`${HOY}T22:00:00-03:00`)
      expect(
        await e.db.selectFrom('correos').select('id').where('clave', 'like', 'otra-fecha:%').execute(),
      ).toHaveLength(40)
      expect(await verSalidasDelDia(e.ctx(actor), { fecha: MANANA })).toMatchObject([
        { estado: 'cancelada', motivo: 'clima', porElegir: 40, puedeSuspender: false },
      ])
      const [una, dos] = reservas
      expect(await verReserva(e.ctx(unInvitado(una!)), { id: una!.id })).toMatchObject({
        estado: 'confirmada',
        suspension: { motivo: 'clima', nota: 'Viento de 60 km/h.', venceEn },
        acciones: { puedeElegirFecha: true, puedeCambiar: false, puedeCancelar: true },
      })
      for (const reserva of reservas.slice(0, 20))
        expect(await elegirFecha(e.ctx(unInvitado(reserva)), { id: reserva.id, salidaNuevaId: otra.id })).toMatchObject(
          { salidaId: otra.id, estado: 'confirmada', suspension: null },
        )
      await expect(elegirFecha(e.ctx(unInvitado(una!)), { id: una!.id, salidaNuevaId: otra.id })).rejects.toMatchObject(
        { code: 'reserva-no-cambiable' },
      )
      expect(dos).toBeDefined()
      // The policy would give nothing back a day before; what was called off gives everything.
      for (const reserva of reservas.slice(20, 25))
        expect(await cancelarReserva(e.ctx(unInvitado(reserva)), { id: reserva.id })).toMatchObject({
          estado: 'cancelada',
          canceladaPor: 'fuerza_mayor',
          reembolso: { monto: 40_000, porcentaje: 100 },
        })
      await e.settle()
      await suspensionesJobs['suspensiones.devolver'](e.ctx())
      expect((await estados(e, salida.id)).filter((estado) => estado.startsWith('confirmada'))).toHaveLength(15)
      e.avanzar(13 * HORA)
      await expect(
        elegirFecha(e.ctx(unInvitado(reservas[30]!)), { id: reservas[30]!.id, salidaNuevaId: otra.id }),
      ).rejects.toMatchObject({ code: 'oferta-vencida' })
      await suspensionesJobs['suspensiones.devolver'](e.ctx())
      await e.settle()
      expect(new Set(await estados(e, salida.id))).toEqual(new Set(['cancelada reembolsado fuerza_mayor clima']))
      expect(new Set(await estados(e, otra.id))).toEqual(new Set(['confirmada pagado null null']))
      expect(await saldoDe(e, 'psp')).toBe(20 * 40_000)
    },
  )

  it('asks nobody for more, and gives back what the new date costs less', async () => {
    const e = escena()
    const { actor, experiencia, salida, otra, oferta } = await unaOperacion(e)
    const [cara, barata] = [await reservaPagada(e, oferta), await reservaPagada(e, oferta)]
    const tercera = await unaSalida(e.db, experiencia, { fecha: sumarDias(HOY, 6), cupos: 3 })
    await e.db
      .insertInto('salidaTarifas')
      .values([
        { salidaId: otra.id, tipo: 'adulto', precio: 50_000 },
        { salidaId: tercera.id, tipo: 'adulto', precio: 12_000 },
      ])
      .execute()
    await suspender(e, actor, [salida.id], 'ofrecer')
    await e.settle()
    expect(await elegirFecha(e.ctx(unInvitado(cara)), { id: cara.id, salidaNuevaId: otra.id })).toMatchObject({
      total: 40_000,
      rebaja: 0,
      estadoPago: 'pagado',
    })
    expect(await elegirFecha(e.ctx(unInvitado(barata)), { id: barata.id, salidaNuevaId: tercera.id })).toMatchObject({
      rebaja: 16_000,
      estadoPago: 'reembolso_pendiente',
    })
    await e.settle()
    expect(await leerReembolsos(e, barata.id)).toMatchObject([{ monto: 16_000, estado: 'hecho' }])
    // Only two fit where three may go and two are.
    const sinLugar = await reservaPagada(e, {
      experiencia,
      salida: await unaSalida(e.db, experiencia, { fecha: sumarDias(HOY, 7) }),
    })
    await suspender(e, actor, [sinLugar.salidaId], 'ofrecer')
    await expect(
      elegirFecha(e.ctx(unInvitado(sinLugar)), { id: sinLugar.id, salidaNuevaId: tercera.id }),
    ).rejects.toMatchObject({ code: 'sin-cupos' })
  })

  it('ends holds, requests and payments under way with the departure', async () => {
    const e = escena()
    const { actor, salida, oferta } = await unaOperacion(e, { confirmacion: 'solicitud' })
    const pedida = await reservaPagada(e, oferta)
    const retenida = await reservar(e, oferta)
    const pagando = await reservar(e, oferta)
    const { id } = await abrirTarjeta(e, pagando)
    await suspender(e, actor, [salida.id], 'ofrecer', 'operativo')
    await pasarTarjeta(e, id)
    await e.settle()
    expect(await leerReserva(e, pedida.id)).toMatchObject({
      estado: 'cancelada',
      canceladaPor: 'anfitrion',
      estadoPago: 'reembolsado',
    })
    expect(await leerReserva(e, retenida.id)).toMatchObject({ estado: 'cancelada', estadoPago: 'sin_pago' })
    expect(['reembolsado', 'sin_pago']).toContain((await leerReserva(e, pagando.id)).estadoPago)
    expect(await saldoDe(e, 'psp')).toBe(0)
  })

  it('lists who goes, with their phone once they are confirmed, to whoever works there', async () => {
    const e = escena()
    const { actor, salida, oferta } = await unaOperacion(e)
    await reservaPagada(e, oferta)
    await reservar(e, oferta)
    expect(await verManifiesto(e.ctx(actor), { id: salida.id })).toMatchObject({
      cupos: 100,
      reservas: [{ titular: 'Ana Rojas', contacto: { telefono: '+56912345678' } }],
    })
    const { actor: ajena } = await unaOperacion(e)
    await expect(verManifiesto(e.ctx(ajena), { id: salida.id })).rejects.toMatchObject({ code: 'sin-permiso' })
    await expect(suspender(e, ajena, [salida.id], 'devolver')).rejects.toMatchObject({ code: 'sin-permiso' })
    await expect(
      suspenderSalidas(e.ctx({ ...actor, proveedor: { id: oferta.experiencia.proveedorId!, rol: 'guia' } } as Actor), {
        salidas: [salida.id],
        motivo: 'clima',
        modo: 'devolver',
      }),
    ).rejects.toMatchObject({ code: 'sin-permiso' })
  })

  it('looks at a minimum at its hour: too few get everything back, and the departure is off', async () => {
    const e = escena()
    const { experiencia, oferta } = await unaOperacion(e, { minParticipantes: 4 })
    const lejos = {
      experiencia,
      salida: await unaSalida(e.db, experiencia, { fecha: sumarDias(HOY, 3), decisionMinutos: 12 * 60 }),
    }
    const pocas = await reservaPagada(e, lejos)
    expect(await leerReserva(e, pocas.id)).toMatchObject({
      estado: 'pagada',
      aceptarAntesDe: new Date('2026-11-21T01:00:00Z'),
    })
    e.clock.now = new Date('2026-11-21T00:59:00Z')
    await e.trabajar({ job: 'reservas.vencer', data: {} })
    expect(await leerReserva(e, pocas.id)).toMatchObject({ estado: 'pagada' })
    e.avanzar(60)
    await e.trabajar({ job: 'reservas.vencer', data: {} })
    await e.settle()
    expect(e.fallidas).toEqual([])
    expect(await leerReserva(e, pocas.id)).toMatchObject({ estado: 'rechazada', estadoPago: 'reembolsado' })
    expect(
      await e.db
        .selectFrom('salidas')
        .select(['estado', 'canceladaMotivo'])
        .where('id', '=', lejos.salida.id)
        .executeTakeFirst(),
    ).toEqual({ estado: 'cancelada', canceladaMotivo: 'minimo_no_alcanzado' })
    expect(oferta).toBeDefined()
  })

  it('lets a departure run that has its people, and sells the rest of it one by one', async () => {
    const e = escena()
    const { experiencia } = await unaOperacion(e)
    const salida = await unaSalida(e.db, experiencia, {
      fecha: sumarDias(HOY, 3),
      minParticipantes: 4,
      decisionMinutos: 24 * 60,
    })
    const oferta = { experiencia, salida }
    const primeras = [await reservaPagada(e, oferta), await reservaPagada(e, oferta)]
    for (const { id } of primeras) expect(await leerReserva(e, id)).toMatchObject({ estado: 'confirmada' })
    await cancelarReserva(e.ctx(unInvitado(primeras[0]!)), { id: primeras[0]!.id })
    e.clock.now = new Date('2026-11-20T13:00:00Z')
    await decidirMinimos(e.ctx())
    expect(
      await e.db.selectFrom('salidas').select(['estado', 'decididaEn']).where('id', '=', salida.id).executeTakeFirst(),
    ).toEqual({ estado: 'abierta', decididaEn: e.clock.now })
    expect(await leerReserva(e, (await reservaPagada(e, oferta, { participantes: { adulto: 1 } })).id)).toMatchObject({
      estado: 'confirmada',
    })
  })
})
