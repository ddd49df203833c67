import { expect, it } from 'vitest'
import { sumarDias } from '#domain/fechas.ts'
import type { Actor } from '#server/ctx.ts'
import { pausarOperador } from '#server/modules/documentos/index.ts'
import { listarLiquidaciones } from '#server/modules/liquidaciones/index.ts'
import { cambiarFecha, cancelarReserva } from '#server/modules/reservas/index.ts'
import { verFichaDeOperador } from '#server/modules/sanciones/index.ts'
import { suspenderSalidas, verSalidasDelDia } from '#server/modules/suspensiones/index.ts'
import { setLog } from '#server/platform/log.ts'
import { enCadaBase } from '#server/testing/cada-base.ts'
import { AHORA, HOY, unaEmpresa, unaExperiencia, unaReserva, unaSalida, unUsuario } from '#server/testing/datos.ts'
import { abrirTarjeta, pasarTarjeta, reservaPagada, saldoDe, unInvitado, type Escena } from '#server/testing/escenas.ts'
import { sesionDe } from '#server/testing/sesion-de.ts'
import { perdonarCancelacion, verCancelacionesDeProveedor } from './index.ts'

setLog({ sink: () => undefined })

enCadaBase('cancelaciones of an operator', (escena) => {
  /** A departure of a day with one booking of $40.000. */
  const preparar = async () => {
    const e = escena()
    const experiencia = await unaExperiencia(e.db, {})
    const [duena, ines] = [await unUsuario(e.db), await unUsuario(e.db)]
    const proveedorId = experiencia.proveedorId!
    await e.db
      .insertInto('membresias')
      .values({
        id: crypto.randomUUID(),
        usuarioId: duena.id,
        tipo: 'proveedor',
        papel: 'dueno',
        proveedorId,
        createdAt: AHORA,
      })
      .execute()
    const actor: Actor = {
      tipo: 'sesion',
      contexto: 'proveedor',
      usuarioId: duena.id,
      sesionId: 's',
      anfitrionId: null,
      proveedor: { id: proveedorId, rol: 'dueno' },
      empresa: null,
      rolesAdmin: [],
    }
    const deConfianza = sesionDe(ines.id, { contexto: 'admin', rolesAdmin: ['confianza'] })
    const vendida = async (dias: number, hora = '10:00') => {
      const salida = await unaSalida(e.db, experiencia, { fecha: sumarDias(HOY, dias), hora })
      return { salida, reserva: await reservaPagada(e, { experiencia, salida }) }
    }
    const suspender = async (
      salidas: string[],
      {
        modo = 'devolver',
        motivo = 'operativo',
      }: { modo?: 'devolver' | 'ofrecer'; motivo?: 'operativo' | 'clima' } = {},
    ) => {
      const { cuenta } = await suspenderSalidas(e.ctx(actor), { salidas, motivo, modo })
      await e.settle()
      return cuenta
    }
    const cancelar = async (dias: number) => suspender([(await vendida(dias)).salida.id])
    const estado = async () =>
      (await e.db.selectFrom('proveedores').select('estado').where('id', '=', proveedorId).executeTakeFirstOrThrow())
        .estado
    return { e, experiencia, proveedorId, duena, actor, deConfianza, vendida, suspender, cancelar, estado }
  }
  const sano = async (e: Escena) => {
    expect(e.fallidas).toEqual([])
    expect(await e.invariantes()).toEqual([])
  }

  it(
    'the first is told, the second costs a part of each booking, the third stops the sale',
    { timeout: 60_000 },
    async () => {
      const { e, actor, duena, cancelar, estado } = await preparar()
      expect(await cancelar(5)).toEqual({ escalon: 1, porcentaje: 0, pausadaHasta: null })
      expect(await saldoDe(e, 'operadores')).toBe(0)
      expect(await verCancelacionesDeProveedor(e.ctx(actor))).toMatchObject({
        siguiente: { escalon: 2, porcentajeMax: 20 },
        cancelaciones: [{ escalon: 1, cobrado: 0, reservas: 1 }],
        pausadaHasta: null,
      })
      e.avanzar(60)
      expect(await cancelar(6)).toEqual({ escalon: 2, porcentaje: 10, pausadaHasta: null })
      expect([await saldoDe(e, 'operadores'), await saldoDe(e, 'cargos_operador'), await saldoDe(e, 'psp')]).toEqual([
        4_000, -4_000, 0,
      ])
      expect((await listarLiquidaciones(e.ctx(actor), {})).items).toMatchObject([
        { concepto: 'cargo', bruto: 0, ajuste: -4_000, neto: -4_000, estado: 'liberable' },
      ])
      expect(await estado()).toBe('Activo')
      e.avanzar(60)
      const tercera = await cancelar(1)
      expect(tercera).toMatchObject({ escalon: 3, porcentaje: 20 })
      expect(new Date(tercera!.pausadaHasta!).getTime()).toBe(AHORA.getTime() + 90 * 86_400_000)
      expect([await saldoDe(e, 'operadores'), await estado()]).toEqual([12_000, 'Pausado'])
      await expect(pausarOperador(e.ctx(actor), { acto: 'reanudar' })).rejects.toMatchObject({
        code: 'pausa-por-cancelaciones',
      })
      const avisos = await e.db
        .selectFrom('notificaciones')
        .select(['usuarioId', 'titulo'])
        .where('clave', 'like', 'cancelacion:%')
        .orderBy('createdAt')
        .execute()
      expect(avisos).toEqual(
        ['Cancelaste salidas con reservas', 'Segunda cancelación en 90 días', 'Tus ventas quedan en pausa'].map(
          (titulo) => ({ usuarioId: duena.id, titulo }),
        ),
      )
      expect(
        await e.db
          .selectFrom('correos')
          .select('clave')
          .where('clave', 'like', 'cancelacion:%')
          .where('para', '=', duena.email)
          .execute(),
      ).toHaveLength(3)
      await sano(e)
      e.avanzar(90 * 86_400)
      expect((await pausarOperador(e.ctx(actor), { acto: 'reanudar' })).estado).toBe('Activo')
    },
  )

  it(
    'counts a day once, and neither the weather, nor a request that was not accepted, nor an empty departure',
    { timeout: 60_000 },
    async () => {
      const { e, experiencia, actor, vendida, suspender } = await preparar()
      const vacia = await unaSalida(e.db, experiencia, { fecha: sumarDias(HOY, 4) })
      expect(await suspender([vacia.id])).toBeNull()
      expect(await suspender([(await vendida(5)).salida.id], { motivo: 'clima' })).toBeNull()
      const pedida = await unaSalida(e.db, experiencia, { fecha: sumarDias(HOY, 6), confirmacion: 'solicitud' })
      await reservaPagada(e, { experiencia, salida: pedida })
      expect(await suspender([pedida.id])).toBeNull()
      const [una, otra, tarde] = [await vendida(7), await vendida(7, '14:00'), await vendida(7, '18:00')]
      expect(await suspender([una.salida.id, otra.salida.id])).toMatchObject({ escalon: 1 })
      expect(await suspender([tarde.salida.id])).toBeNull()
      expect((await verCancelacionesDeProveedor(e.ctx(actor))).cancelaciones).toMatchObject([
        { escalon: 1, reservas: 3 },
      ])
      await sano(e)
    },
  )

  it('charges nothing for who takes another date, and the rest when they go', { timeout: 60_000 }, async () => {
    const { e, cancelar, vendida, suspender } = await preparar()
    await cancelar(5)
    e.avanzar(60)
    const { salida, reserva } = await vendida(6)
    expect(await suspender([salida.id], { modo: 'ofrecer' })).toMatchObject({ escalon: 2, porcentaje: 10 })
    expect(await saldoDe(e, 'cargos_operador')).toBe(0)
    await cancelarReserva(e.ctx(unInvitado(reserva)), { id: reserva.id })
    await e.settle()
    expect(await saldoDe(e, 'cargos_operador')).toBe(-4_000)
    await sano(e)
  })

  it(
    'is taken back by one of us: it counts no more, its money returns, and so does the sale',
    { timeout: 60_000 },
    async () => {
      const { e, actor, proveedorId, deConfianza, cancelar, estado } = await preparar()
      for (const dias of [5, 6, 7]) {
        await cancelar(dias)
        e.avanzar(60)
      }
      const ficha = await verFichaDeOperador(e.ctx(deConfianza), { operadorTipo: 'proveedor', operadorId: proveedorId })
      expect(ficha).toMatchObject({
        estado: 'Pausado',
        cancelaciones: [
          { escalon: 3, cobrado: 4_000 },
          { escalon: 2, cobrado: 4_000 },
          { escalon: 1, cobrado: 0 },
        ],
        acciones: { puedePerdonar: true },
      })
      const [, segunda] = ficha.cancelaciones
      const perdonar = () =>
        perdonarCancelacion(e.ctx(deConfianza), { cancelacionId: segunda!.id, motivo: 'Mostró el parte del accidente' })
      await expect(
        perdonarCancelacion(e.ctx(actor), { cancelacionId: segunda!.id, motivo: 'Yo misma' }),
      ).rejects.toMatchObject({ code: 'sin-permiso' })
      expect(await perdonar()).toMatchObject({ cobrado: 0, perdon: 'Mostró el parte del accidente' })
      await e.settle()
      expect([await saldoDe(e, 'operadores'), await saldoDe(e, 'cargos_operador'), await estado()]).toEqual([
        4_000,
        -4_000,
        'Activo',
      ])
      await expect(perdonar()).rejects.toMatchObject({ code: 'cancelacion-ya-perdonada' })
      expect(await verCancelacionesDeProveedor(e.ctx(actor))).toMatchObject({
        siguiente: { escalon: 3 },
        pausadaHasta: null,
      })
      await sano(e)
    },
  )

  it.each([
    ['cheaper', 10_000, -20_000, 20_000],
    ['dearer', 30_000, 20_000, 60_000],
  ])(
    'costs a part of what the booking costs by then, after a %s date',
    { timeout: 60_000 },
    async (_cual, precio, diferencia, total) => {
      const { e, experiencia, actor, cancelar, vendida, suspender } = await preparar()
      await cancelar(5)
      e.avanzar(60)
      const otra = await unaSalida(e.db, experiencia, { fecha: sumarDias(HOY, 9) })
      await e.db.insertInto('salidaTarifas').values({ salidaId: otra.id, tipo: 'adulto', precio }).execute()
      const { reserva } = await vendida(6)
      const movida = await cambiarFecha(e.ctx(unInvitado(reserva)), {
        id: reserva.id,
        salidaNuevaId: otra.id,
        diferencia,
      })
      if (diferencia > 0) await pasarTarjeta(e, (await abrirTarjeta(e, movida)).id)
      await e.settle()
      expect(await verSalidasDelDia(e.ctx(actor), { fecha: sumarDias(HOY, 9) })).toMatchObject([
        { reservas: 1, monto: total },
      ])
      expect(await suspender([otra.id])).toMatchObject({ escalon: 2, porcentaje: 10 })
      expect(await saldoDe(e, 'operadores')).toBe(total / 10)
      await sano(e)
    },
  )

  it('knows nothing of a booking that only tried the API', { timeout: 60_000 }, async () => {
    const { e, experiencia, cancelar, vendida, suspender } = await preparar()
    const { id: empresaId } = await unaEmpresa(e.db)
    const probar = (salida: Awaited<ReturnType<typeof unaSalida>>) =>
      unaReserva(e.db, salida, {
        estadoPago: 'autorizado',
        empresaId,
        pruebaHasta: new Date('2026-12-20T12:00:00Z'),
        pruebaDebe: 40_000,
      })
    const sola = await unaSalida(e.db, experiencia, { fecha: sumarDias(HOY, 4) })
    const probada = await probar(sola)
    expect(await suspender([sola.id])).toBeNull()
    expect(
      (await e.db.selectFrom('reservas').select('estado').where('id', '=', probada.id).executeTakeFirstOrThrow())
        .estado,
    ).toBe('cancelada')
    await cancelar(5)
    e.avanzar(60)
    const { salida } = await vendida(6)
    await probar(salida)
    expect(await suspender([salida.id])).toMatchObject({ escalon: 2 })
    expect(await saldoDe(e, 'operadores')).toBe(4_000)
    await sano(e)
  })
})
