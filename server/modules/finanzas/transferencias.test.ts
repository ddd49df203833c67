import { expect, it } from 'vitest'
import {
  aprobarCorrida,
  concluirCorrida,
  crearCorrida,
  descargarArchivoDeBanco,
  enviarCorrida,
  liquidacionesJobs,
} from '#server/modules/liquidaciones/index.ts'
import { exportarPagos } from '#server/modules/pagos/index.ts'
import { setLog } from '#server/platform/log.ts'
import { enCadaBase } from '#server/testing/cada-base.ts'
import {
  cancelar,
  leerPagos,
  leerReembolsos,
  leerReserva,
  reservaPagada,
  saldoDe,
  unaOferta,
  type Escena,
} from '#server/testing/escenas.ts'
import { unaDeFinanzas, unaPorPagar } from '#server/testing/finanzas.ts'
import {
  decidirTransferencia,
  listarTransferencias,
  mostrarCuentaDeTransferencia,
  pedirTransferencia,
  verTransferencia,
} from './index.ts'

setLog({ sink: () => undefined })

const CUENTA = {
  titular: 'Ana Rojas',
  rut: '12.345.678-5',
  banco: 'BancoEstado',
  tipoCuenta: 'vista',
  numeroCuenta: '12345678',
  motivo: 'La tarjeta se cerró',
} as const

/** Cancelled in full, and refused by the provider. */
async function unaRechazada(e: Escena, { precioPorPersona = 20_000 } = {}) {
  const reserva = await reservaPagada(e, await unaOferta(e, { precioPorPersona }))
  const [pago] = await leerPagos(e, reserva.id)
  await e.sandbox.fail('refunds.create', 'reembolso_rechazado')
  await cancelar(e, reserva)
  await e.settle()
  const { id } = await e.db
    .selectFrom('transferencias')
    .select('id')
    .where('reservaId', '=', reserva.id)
    .executeTakeFirstOrThrow()
  return { reserva, id, intento: pago!.pspIntento! }
}

const cuentas = async (e: Escena) => ({
  manual: await saldoDe(e, 'reembolsos_manuales'),
  camino: await saldoDe(e, 'transferencias'),
  banco: await saldoDe(e, 'banco'),
})
const caso = (e: Escena, id: string) =>
  e.db
    .selectFrom('casos')
    .select(['estado', 'decision'])
    .where('tipo', '=', 'reembolso')
    .where('objetoId', '=', id)
    .executeTakeFirst()

enCadaBase('refunds by bank transfer', (escena) => {
  it('wait for an account, go out in a file that two people made, and end when the bank paid', async () => {
    const e = escena()
    const [ana, eva] = [await unaDeFinanzas(e.db), await unaDeFinanzas(e.db)]
    const { id, reserva } = await unaRechazada(e)
    expect(await caso(e, id)).toEqual({ estado: 'abierto', decision: null })
    expect(await verTransferencia(e.ctx(ana), { id })).toMatchObject({
      estado: 'por_pedir',
      monto: 40_000,
      codigo: reserva.codigo,
      cuenta: null,
      acciones: { puedePedir: true, puedeAprobar: false },
    })
    await expect(crearCorrida(e.ctx(ana), { clase: 'devoluciones' })).rejects.toMatchObject({ code: 'nada-que-pagar' })
    await expect(pedirTransferencia(e.ctx(ana), { id, ...CUENTA, rut: '12.345.678-9' })).rejects.toMatchObject({
      code: 'datos-invalidos',
    })
    await expect(
      pedirTransferencia(e.ctx(await unaDeFinanzas(e.db, 'soporte')), { id, ...CUENTA }),
    ).rejects.toMatchObject({ code: 'sin-permiso' })
    expect(await pedirTransferencia(e.ctx(ana), { id, ...CUENTA })).toMatchObject({
      estado: 'aprobada',
      cuenta: { rutTerminaEn: '678-5', terminaEn: '5678' },
    })
    expect(await mostrarCuentaDeTransferencia(e.ctx(eva), { id })).toEqual({
      titular: 'Ana Rojas',
      rut: '12345678-5',
      banco: 'BancoEstado',
      tipoCuenta: 'vista',
      numeroCuenta: '12345678',
    })
    await expect(
      mostrarCuentaDeTransferencia(e.ctx(await unaDeFinanzas(e.db, 'soporte')), { id }),
    ).rejects.toMatchObject({ code: 'sin-permiso' })
    expect(await leerReembolsos(e, reserva.id)).toMatchObject([{ estado: 'manual' }])
    await expect(pedirTransferencia(e.ctx(ana), { id, ...CUENTA })).rejects.toMatchObject({
      code: 'transicion-no-permitida',
    })

    const corrida = await crearCorrida(e.ctx(ana), { clase: 'devoluciones' })
    expect(corrida).toMatchObject({
      clase: 'devoluciones',
      estado: 'borrador',
      total: 40_000,
      detalle: [{ operador: 'Ana Rojas', monto: 40_000 }],
    })
    await expect(descargarArchivoDeBanco(e.ctx(ana), corrida)).rejects.toMatchObject({
      code: 'transicion-no-permitida',
    })
    await expect(aprobarCorrida(e.ctx(ana), corrida)).rejects.toMatchObject({ code: 'aprueba-otra-persona' })
    await aprobarCorrida(e.ctx(eva), corrida)
    expect(await cuentas(e)).toEqual({ manual: -40_000, camino: 0, banco: 0 })
    await enviarCorrida(e.ctx(ana), corrida)
    expect(await descargarArchivoDeBanco(e.ctx(ana), corrida)).toContain(
      `\r\n12345678-5,Ana Rojas,012,BancoEstado,vista,12345678,40000,Devolucion ${corrida.numero},`,
    )
    expect(await cuentas(e)).toEqual({ manual: 0, camino: -40_000, banco: 0 })
    await concluirCorrida(e.ctx(ana), { id: corrida.id, referencia: 'TEF 9' })
    await e.settle()
    expect(await cuentas(e)).toEqual({ manual: 0, camino: 0, banco: -40_000 })
    expect(await leerReembolsos(e, reserva.id)).toMatchObject([{ estado: 'hecho' }])
    expect((await leerReserva(e, reserva.id)).estadoPago).toBe('reembolsado')
    expect(await caso(e, id)).toEqual({ estado: 'resuelto', decision: 'pagada' })
    expect((await listarTransferencias(e.ctx(ana), {})).total).toBe(0)
    expect((await listarTransferencias(e.ctx(ana), { vista: 'todas' })).items).toMatchObject([
      { estado: 'pagada', corrida: { numero: corrida.numero } },
    ])
    const acciones = await e.db
      .selectFrom('auditoria')
      .select('accion')
      .where('objetoId', 'in', [id, corrida.id])
      .orderBy('id')
      .execute()
    expect(acciones.map(({ accion }) => accion)).toEqual([
      'pedir_transferencia',
      'transferencia.mostrar_cuenta',
      'crear_corrida',
      'aprobar_corrida',
      'enviar_corrida',
      'descargar_archivo',
      'concluir_corrida',
    ])
  })

  it('leave the account a year after they were paid, and are in the copy of the buyer meanwhile', async () => {
    const e = escena()
    const [ana, eva] = [await unaDeFinanzas(e.db), await unaDeFinanzas(e.db)]
    const [pagada, pendiente] = [await unaRechazada(e), await unaRechazada(e)]
    await pedirTransferencia(e.ctx(ana), { id: pagada.id, ...CUENTA })
    const corrida = await crearCorrida(e.ctx(ana), { clase: 'devoluciones' })
    await pedirTransferencia(e.ctx(ana), { id: pendiente.id, ...CUENTA })
    await aprobarCorrida(e.ctx(eva), corrida)
    await enviarCorrida(e.ctx(ana), corrida)
    await concluirCorrida(e.ctx(ana), { id: corrida.id, referencia: 'TEF 9' })
    const copia = async () =>
      (await exportarPagos(e.db, { reservaId: pagada.reserva.id }, e.ctx().secretos)).transferencias
    const cuentaDe = async (id: string) => (await verTransferencia(e.ctx(ana), { id })).cuenta
    const abono = () =>
      e.db
        .selectFrom('abonos')
        .select(['operador', 'titular', 'rut', 'numeroCuenta', 'monto'])
        .where('transferenciaId', '=', pagada.id)
        .executeTakeFirstOrThrow()
    const olvidar = () => liquidacionesJobs['liquidaciones.olvidarCuentas'](e.ctx())

    e.avanzar(364 * 86_400)
    await olvidar()
    expect(await copia()).toMatchObject([
      {
        monto: 40_000,
        estado: 'pagada',
        titular: 'Ana Rojas',
        rut: '12345678-5',
        banco: 'BancoEstado',
        numeroCuenta: '12345678',
      },
    ])
    e.avanzar(2 * 86_400)
    for (const _veces of [1, 2]) await olvidar()
    const olvidada = { titular: 'Viajero', rut: '', numeroCuenta: '5678' }
    expect(await cuentaDe(pagada.id)).toMatchObject({ titular: 'Viajero', rutTerminaEn: '', terminaEn: '5678' })
    expect(await abono()).toEqual({ ...olvidada, operador: 'Viajero', monto: 40_000 })
    expect(await copia()).toMatchObject([{ ...olvidada, estado: 'pagada' }])
    // What is still owed keeps where it goes.
    expect(await cuentaDe(pendiente.id)).toMatchObject({
      titular: 'Ana Rojas',
      rutTerminaEn: '678-5',
      terminaEn: '5678',
    })
    expect(await cuentas(e)).toMatchObject({ banco: -40_000 })
  })

  it('lie in the database sealed, those of before too, and reach the bank whole', async () => {
    const e = escena()
    const [ana, eva] = [await unaDeFinanzas(e.db), await unaDeFinanzas(e.db)]
    const [nueva, vieja] = [await unaRechazada(e), await unaRechazada(e)]
    await unaPorPagar(e.database)
    for (const { id } of [nueva, vieja]) await pedirTransferencia(e.ctx(ana), { id, ...CUENTA })
    await e.db
      .updateTable('transferencias')
      .set({ rut: '12345678-5', numeroCuenta: '12345678', cuentaSellada: null })
      .where('id', '=', vieja.id)
      .execute()
    const [devoluciones, operadores] = [
      await crearCorrida(e.ctx(ana), { clase: 'devoluciones' }),
      await crearCorrida(e.ctx(ana)),
    ]
    for (const _veces of [1, 2]) await liquidacionesJobs['liquidaciones.sellarCuentas'](e.ctx())
    for (const tabla of ['transferencias', 'abonos', 'cuentasDePago'] as const) {
      const filas = await e.db.selectFrom(tabla).selectAll().execute()
      expect(filas.length).toBeGreaterThan(0)
      expect(
        filas.map(({ rut, numeroCuenta, cuentaSellada }) => [
          rut!.length,
          numeroCuenta!.length,
          cuentaSellada === null,
        ]),
      ).toEqual(filas.map(() => [5, 4, false]))
      expect(filas.map(({ cuentaSellada }) => Buffer.from(cuentaSellada!).toString('latin1')).join()).not.toMatch(
        /12345678|1234\d{4}/,
      )
    }
    for (const corrida of [devoluciones, operadores]) {
      await aprobarCorrida(e.ctx(eva), corrida)
      await enviarCorrida(e.ctx(ana), corrida)
      const [, ...lineas] = (await descargarArchivoDeBanco(e.ctx(ana), corrida)).trimEnd().split('\r\n')
      expect(lineas.length).toBe(corrida.detalle.length)
      for (const linea of lineas) expect(linea).toMatch(/^12345678-5,.*,(?:12345678|1234\d{4}),/)
    }
  })

  it('above 200,000 are approved by somebody who did not ask for them', async () => {
    const e = escena()
    const [ana, eva] = [await unaDeFinanzas(e.db), await unaDeFinanzas(e.db)]
    const { id } = await unaRechazada(e, { precioPorPersona: 150_000 })
    expect(await pedirTransferencia(e.ctx(ana), { id, ...CUENTA })).toMatchObject({
      estado: 'propuesta',
      acciones: { puedeAprobar: false, puedeRechazar: true },
    })
    await expect(crearCorrida(e.ctx(eva), { clase: 'devoluciones' })).rejects.toMatchObject({ code: 'nada-que-pagar' })
    await expect(decidirTransferencia(e.ctx(ana), { id, decision: 'aprobar' })).rejects.toMatchObject({
      code: 'aprueba-otra-persona',
    })
    await expect(e.db.updateTable('transferencias').set({ estado: 'aprobada' }).execute()).rejects.toThrow()
    await expect(e.db.updateTable('transferencias').set({ decididaPor: ana.usuarioId }).execute()).rejects.toThrow()
    await expect(decidirTransferencia(e.ctx(eva), { id, decision: 'rechazar' })).rejects.toMatchObject({
      code: 'datos-invalidos',
    })
    expect(
      await decidirTransferencia(e.ctx(eva), { id, decision: 'rechazar', motivo: 'El RUT es de otra persona' }),
    ).toMatchObject({ estado: 'por_pedir', observacion: 'El RUT es de otra persona' })
    await pedirTransferencia(e.ctx(ana), { id, ...CUENTA })
    expect(await decidirTransferencia(e.ctx(eva), { id, decision: 'aprobar' })).toMatchObject({
      estado: 'aprobada',
      acciones: { puedeAprobar: false },
    })
    expect(await crearCorrida(e.ctx(ana), { clase: 'devoluciones' })).toMatchObject({ total: 300_000 })
  })

  it('returned by the bank are in the queue again, and owed', async () => {
    const e = escena()
    const [ana, eva] = [await unaDeFinanzas(e.db), await unaDeFinanzas(e.db)]
    const [buena, mala] = [await unaRechazada(e), await unaRechazada(e)]
    for (const { id } of [buena, mala]) await pedirTransferencia(e.ctx(ana), { id, ...CUENTA })
    const corrida = await crearCorrida(e.ctx(ana), { clase: 'devoluciones' })
    await aprobarCorrida(e.ctx(eva), corrida)
    await enviarCorrida(e.ctx(ana), corrida)
    const { id: abonoId } = await e.db
      .selectFrom('abonos')
      .select('id')
      .where('transferenciaId', '=', mala.id)
      .executeTakeFirstOrThrow()
    expect(
      await concluirCorrida(e.ctx(ana), {
        id: corrida.id,
        referencia: 'TEF 9',
        devueltos: [{ abonoId, motivo: 'Cuenta cerrada' }],
      }),
    ).toMatchObject({ estado: 'pagada' })
    await e.settle()
    expect(await cuentas(e)).toEqual({ manual: -40_000, camino: 0, banco: -40_000 })
    expect((await listarTransferencias(e.ctx(ana), {})).items).toMatchObject([
      { id: mala.id, estado: 'por_pedir', observacion: 'Cuenta cerrada', corrida: null },
    ])
    expect((await leerReserva(e, mala.reserva.id)).estadoPago).toBe('reembolso_pendiente')
    expect(await caso(e, mala.id)).toEqual({ estado: 'abierto', decision: null })
    await pedirTransferencia(e.ctx(ana), { id: mala.id, ...CUENTA, numeroCuenta: '87654321' })
    const otra = await crearCorrida(e.ctx(ana), { clase: 'devoluciones' })
    await aprobarCorrida(e.ctx(eva), otra)
    await enviarCorrida(e.ctx(ana), otra)
    expect(
      await concluirCorrida(e.ctx(ana), {
        id: otra.id,
        referencia: 'TEF 10',
        devueltos: otra.detalle.map(({ id }) => ({ abonoId: id, motivo: 'RUT no corresponde' })),
      }),
    ).toMatchObject({ estado: 'devuelta' })
    expect(await cuentas(e)).toEqual({ manual: -40_000, camino: 0, banco: -40_000 })
  })

  it('stay behind when the buyer’s bank gave the money meanwhile', async () => {
    const e = escena()
    const [ana, eva] = [await unaDeFinanzas(e.db), await unaDeFinanzas(e.db)]
    const reserva = await reservaPagada(e, await unaOferta(e))
    const [pago] = await leerPagos(e, reserva.id)
    await cancelar(e, reserva)
    await e.settle()
    const [reembolso] = await e.comprador.refunds.list({ payment_intent: pago!.pspIntento! }).then(({ data }) => data)
    await e.sandbox.endRefund(reembolso!.id, 'failed')
    await e.settle()
    const { id } = await e.db.selectFrom('transferencias').select('id').executeTakeFirstOrThrow()
    expect([await saldoDe(e, 'psp'), await saldoDe(e, 'suspenso'), await saldoDe(e, 'reembolsos_manuales')]).toEqual([
      40_000, 0, -40_000,
    ])
    await pedirTransferencia(e.ctx(ana), { id, ...CUENTA })
    const corrida = await crearCorrida(e.ctx(ana), { clase: 'devoluciones' })
    await aprobarCorrida(e.ctx(eva), corrida)
    await e.sandbox.closeDispute(await e.sandbox.openDispute({ payment_intent: pago!.pspIntento! }), 'lost')
    await e.settle()
    expect(await enviarCorrida(e.ctx(ana), corrida)).toMatchObject({ total: 0, detalle: [{ estado: 'retirado' }] })
    expect(await caso(e, id)).toEqual({ estado: 'resuelto', decision: 'anulada' })
    expect(await cuentas(e)).toEqual({ manual: 0, camino: 0, banco: 0 })
    expect(await saldoDe(e, 'contracargos')).toBe(0)
  })
})
