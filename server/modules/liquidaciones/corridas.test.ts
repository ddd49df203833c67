import { describe, expect, it } from 'vitest'
import { fechaLocal } from '#domain/fechas.ts'
import { setLog } from '#server/platform/log.ts'
import { enCadaBase } from '#server/testing/cada-base.ts'
import { unAnfitrion } from '#server/testing/datos.ts'
import {
  cancelar,
  leerPagos,
  leerReserva,
  reservaPagada,
  saldoDe,
  unaOferta,
  type Escena,
} from '#server/testing/escenas.ts'
import { unaCuentaDePago, unaDeFinanzas, unaPorPagar } from '#server/testing/finanzas.ts'
import { sesionDe } from '#server/testing/sesion-de.ts'
import { registrarAusencias } from '#server/modules/reservas/index.ts'
import { listPorPagar } from './liquidaciones.db.ts'
import {
  aprobarCorrida,
  concluirCorrida,
  crearCorrida,
  descargarArchivoDeBanco,
  enviarCorrida,
  exportarLiquidaciones,
  guardarCuentaDePago,
  liquidacionesJobs,
  verCorrida,
} from './index.ts'

setLog({ sink: () => undefined })

const HORA = 3600

const lineasDe = ({ db }: Escena, reservaId: string) =>
  db.selectFrom('liquidaciones').selectAll().where('reservaId', '=', reservaId).orderBy('concepto').execute()
const casosDe = ({ db }: Escena) =>
  db
    .selectFrom('casos')
    .select(['objeto', 'objetoId', 'titulo', 'estado', 'detalle', 'decision'])
    .where('tipo', '=', 'liquidacion')
    .orderBy('abiertoEn')
    .execute()
const liberar = (e: Escena) => liquidacionesJobs['liquidaciones.liberar'](e.ctx())

/** Sold at 40,000, to happen tomorrow from ten to twelve. */
async function unaVenta(e: Escena, { regimen = 'afecto', conCuenta = true } = {}) {
  const { id: anfitrionId } = await unAnfitrion(e.db)
  if (conCuenta) await unaCuentaDePago(e.db, { anfitrionId }, { regimen })
  const oferta = await unaOferta(e, { anfitrionId, operadorNombre: 'Berta', operadorSlug: 'berta' })
  return { anfitrionId, oferta, reserva: await reservaPagada(e, oferta) }
}

/** Over, nobody scanned it, and two days more. */
async function pasar(e: Escena, horas: number): Promise<void> {
  e.avanzar(horas * HORA)
  await registrarAusencias(e.ctx())
  await e.settle()
  await liberar(e)
}

async function pagar(e: Escena, { devuelve = false } = {}) {
  const [ana, eva] = [await unaDeFinanzas(e.db), await unaDeFinanzas(e.db)]
  const corrida = await crearCorrida(e.ctx(ana))
  await aprobarCorrida(e.ctx(eva), { id: corrida.id })
  await enviarCorrida(e.ctx(ana), { id: corrida.id })
  const devueltos = devuelve ? corrida.detalle.map(({ id }) => ({ abonoId: id, motivo: 'Cuenta cerrada' })) : []
  const final = await concluirCorrida(e.ctx(eva), { id: corrida.id, referencia: 'TEF 1', devueltos })
  await e.settle()
  return final
}

enCadaBase('payouts', (escena) => {
  it('hold a sale, release it two days after nobody came, and pay it once', async () => {
    const e = escena()
    const { reserva } = await unaVenta(e)
    expect(await lineasDe(e, reserva.id)).toMatchObject([
      {
        concepto: 'venta',
        estado: 'retenida',
        bruto: 40_000,
        comision: 4_800,
        ivaComision: 912,
        neto: 34_288,
        liberableEn: null,
      },
    ])
    await pasar(e, 30)
    expect((await leerReserva(e, reserva.id)).estado).toBe('no_asistio')
    expect((await leerReserva(e, reserva.id)).estadoLiquidacion).toBe('retenida')
    await pasar(e, 46)
    expect((await leerReserva(e, reserva.id)).estadoLiquidacion).toBe('liberable')
    expect(await pagar(e)).toMatchObject({ estado: 'pagada', total: 34_288, referencia: 'TEF 1' })
    expect(await lineasDe(e, reserva.id)).toMatchObject([{ estado: 'liquidada', neto: 34_288 }])
    expect((await leerReserva(e, reserva.id)).estadoLiquidacion).toBe('liquidada')
    expect([await saldoDe(e, 'banco'), await saldoDe(e, 'operadores'), await saldoDe(e, 'transferencias')]).toEqual([
      -34_288, 0, 0,
    ])
    await expect(crearCorrida(e.ctx(await unaDeFinanzas(e.db)))).rejects.toMatchObject({ code: 'nada-que-pagar' })
  })

  it('are written by month for whoever keeps the books: each line adds up, all of them to what the bank sent, and no other month or host has any of it', async () => {
    const e = escena()
    const { anfitrionId, reserva } = await unaVenta(e, { regimen: 'honorarios' })
    const otra = await reservaPagada(
      e,
      await unaOferta(e, { anfitrionId, operadorNombre: 'Berta', operadorSlug: 'berta', precioPorPersona: 15_000 }),
    )
    const ajena = await unaVenta(e)
    await pasar(e, 76)
    await pagar(e)
    const exportar = async (de: string, mes: string) =>
      (await exportarLiquidaciones(e.ctx(sesionDe('u', { anfitrionId: de })), { mes }))
        .trimEnd()
        .split('\r\n')
        .slice(1)
        .map((linea) => linea.split(','))
    const mes = fechaLocal(e.clock.now, 'America/Santiago').slice(0, 7)
    const lineas = await exportar(anfitrionId, mes)
    const importes = lineas.map((celdas) => celdas.slice(-7).map(Number))
    expect(lineas.map((celdas) => celdas[3]!.replace('-', '')).toSorted()).toEqual(
      [reserva.codigo, otra.codigo].toSorted(),
    )
    for (const [bruto, comision, iva, tarjeta, ajuste, retencion, neto] of importes)
      expect(bruto! - comision! - iva! - tarjeta! + ajuste! - retencion!).toBe(neto)
    const { monto } = await e.db
      .selectFrom('abonos')
      .select('monto')
      .where('anfitrionId', '=', anfitrionId)
      .executeTakeFirstOrThrow()
    expect(importes.reduce((suma, celdas) => suma + celdas.at(-1)!, 0)).toBe(monto)
    expect(importes.reduce((suma, celdas) => suma + celdas.at(-2)!, 0)).toBe(-(await saldoDe(e, 'retenciones')))
    expect([await exportar(anfitrionId, '2026-01'), (await exportar(ajena.anfitrionId, mes)).length]).toEqual([[], 1])
  })

  it('keep what the tax office is owed of honorarios', async () => {
    const e = escena()
    const { reserva } = await unaVenta(e, { regimen: 'honorarios' })
    await pasar(e, 76)
    expect(await pagar(e)).toMatchObject({ total: 29_059 })
    expect(await lineasDe(e, reserva.id)).toMatchObject([{ retencion: 5_229, neto: 29_059 }])
    expect(await saldoDe(e, 'retenciones')).toBe(-5_229)
  })

  it('give nothing for a sale that went back, and all of what a late cancellation keeps', async () => {
    const e = escena()
    const aTiempo = await unaVenta(e)
    await cancelar(e, aTiempo.reserva)
    await e.settle()
    expect(await lineasDe(e, aTiempo.reserva.id)).toMatchObject([{ estado: 'revertida' }])
    const tarde = await unaVenta(e)
    e.avanzar(20 * HORA)
    await cancelar(e, tarde.reserva)
    await e.settle()
    expect(await lineasDe(e, tarde.reserva.id)).toMatchObject([
      { estado: 'retenida', bruto: 40_000, comision: 0, neto: 40_000 },
    ])
    await pasar(e, 48)
    expect(await pagar(e)).toMatchObject({ total: 40_000, abonos: 1 })
  })

  it('pay nobody whose account is unknown', async () => {
    const e = escena()
    await unaVenta(e, { conCuenta: false })
    await pasar(e, 76)
    await expect(crearCorrida(e.ctx(await unaDeFinanzas(e.db)))).rejects.toMatchObject({ code: 'nada-que-pagar' })
  })

  it('that wait for a week are told to one of us, once, until they are paid or owed no more', async () => {
    const e = escena()
    const [sinCuenta, perdida] = [await unaVenta(e, { conCuenta: false }), await unaVenta(e, { conCuenta: false })]
    const seguir = () => liquidacionesJobs['liquidaciones.seguirEsperas'](e.ctx())
    await pasar(e, 76)
    await pasar(e, 6 * 24)
    await seguir()
    expect(await casosDe(e)).toEqual([])
    await pasar(e, 2 * 24)
    for (let veces = 0; veces < 2; veces++) await seguir()
    expect((await casosDe(e)).map(({ objetoId, detalle }) => [objetoId, detalle])).toEqual(
      expect.arrayContaining([
        [sinCuenta.anfitrionId, { monto: 34_288, desde: expect.any(String), conCuenta: false }],
        [perdida.anfitrionId, expect.anything()],
      ]),
    )
    expect(await e.db.selectFrom('casoHechos').select('hecho').execute()).toHaveLength(2)
    await unaCuentaDePago(e.db, { anfitrionId: sinCuenta.anfitrionId })
    await pagar(e)
    const [pago] = await leerPagos(e, perdida.reserva.id)
    await e.sandbox.closeDispute(await e.sandbox.openDispute({ payment_intent: pago!.pspIntento! }), 'lost')
    await e.settle()
    await seguir()
    expect((await casosDe(e)).map(({ objetoId, decision }) => [objetoId, decision])).toEqual(
      expect.arrayContaining([
        [sinCuenta.anfitrionId, 'pagada'],
        [perdida.anfitrionId, 'sin_deuda'],
      ]),
    )
  })

  it('leave out of the file what the bank disputes by then, and pay it once it was won', async () => {
    const e = escena()
    const { reserva } = await unaVenta(e)
    await pasar(e, 76)
    const [ana, eva] = [await unaDeFinanzas(e.db), await unaDeFinanzas(e.db)]
    const { id } = await crearCorrida(e.ctx(ana))
    await aprobarCorrida(e.ctx(eva), { id })
    const [pago] = await leerPagos(e, reserva.id)
    const disputa = await e.sandbox.openDispute({ payment_intent: pago!.pspIntento! })
    await e.settle()
    expect(await enviarCorrida(e.ctx(ana), { id })).toMatchObject({ abonos: 0, total: 0 })
    expect(await lineasDe(e, reserva.id)).toMatchObject([{ estado: 'liberable', abonoId: null }])
    await expect(crearCorrida(e.ctx(ana))).rejects.toMatchObject({ code: 'nada-que-pagar' })
    await e.sandbox.closeDispute(disputa, 'won')
    await e.settle()
    expect(await pagar(e)).toMatchObject({ total: 34_288 })
  })

  it('carry what was lost after the payment, until something else was sold', async () => {
    const e = escena()
    const { reserva, oferta } = await unaVenta(e)
    await pasar(e, 76)
    await pagar(e)
    const [pago] = await leerPagos(e, reserva.id)
    const disputa = await e.sandbox.openDispute({ payment_intent: pago!.pspIntento! })
    await e.sandbox.closeDispute(disputa, 'lost')
    await e.settle()
    expect(await lineasDe(e, reserva.id)).toMatchObject([
      { concepto: 'ajuste:1', estado: 'liberable', neto: -34_288 },
      { concepto: 'venta', estado: 'revertida', neto: 34_288 },
    ])
    await expect(crearCorrida(e.ctx(await unaDeFinanzas(e.db)))).rejects.toMatchObject({ code: 'nada-que-pagar' })
    const otra = await reservaPagada(
      e,
      await unaOferta(e, {
        anfitrionId: oferta.experiencia.anfitrionId!,
        operadorNombre: 'Berta',
        operadorSlug: 'berta',
        fecha: '2026-11-29',
      }),
      { participantes: { adulto: 3 } },
    )
    await pasar(e, 10 * 24)
    await pasar(e, 1)
    expect((await leerReserva(e, otra.id)).estadoLiquidacion).toBe('liberable')
    expect(await pagar(e)).toMatchObject({ total: 51_432 - 34_288, detalle: [{ lineas: 2, ajuste: -34_288 }] })
    expect(await saldoDe(e, 'operadores')).toBe(0)
  })

  it("take whole operators, and nobody's place by whoever owes us", async () => {
    const e = escena()
    const operadores = []
    for (let i = 0; i < 3; i++) operadores.push((await unAnfitrion(e.db)).id)
    const [debe, dos, tercero] = operadores.sort() as [string, string, string]
    const pagables = async (limit: number) =>
      (await e.ctx().transaction((tx) => listPorPagar(tx, e.psp.dinero, limit))).sort()
    const suyas = new Map<string, string[]>()
    for (const anfitrionId of [debe, dos, dos, tercero])
      suyas.set(anfitrionId, [
        ...(suyas.get(anfitrionId) ?? []),
        (await unaPorPagar(e.database, { anfitrionId })).reserva.id,
      ])
    await e.db.updateTable('liquidaciones').set({ estado: 'liberable', liberableEn: e.clock.now }).execute()
    await e.db
      .updateTable('liquidaciones')
      .set({ bruto: 0, comision: 0, ivaComision: 0, ajuste: -6_000, neto: -6_000 })
      .where('anfitrionId', '=', debe)
      .execute()
    expect(await pagables(1)).toEqual(suyas.get(dos)!.sort())
    expect(await pagables(3)).toEqual([...suyas.get(dos)!, ...suyas.get(tercero)!].sort())
  })

  it('owe again what the bank returned', async () => {
    const e = escena()
    const { reserva, anfitrionId } = await unaVenta(e)
    await pasar(e, 76)
    expect(await pagar(e, { devuelve: true })).toMatchObject({
      estado: 'devuelta',
      detalle: [{ estado: 'devuelto', motivo: 'Cuenta cerrada' }],
    })
    expect((await leerReserva(e, reserva.id)).estadoLiquidacion).toBe('liberable')
    expect(await saldoDe(e, 'banco')).toBe(0)
    expect(await casosDe(e)).toMatchObject([
      {
        objeto: 'anfitrion',
        objetoId: anfitrionId,
        titulo: 'El banco devolvió un pago',
        estado: 'abierto',
        detalle: { monto: 34_288 },
      },
    ])
    expect(await pagar(e, { devuelve: true })).toMatchObject({ estado: 'devuelta' })
    expect(await casosDe(e)).toHaveLength(1)
    await e.database.transaction((tx) =>
      guardarCuentaDePago(e.ctx(), tx, {
        anfitrionId,
        proveedorId: null,
        regimen: 'afecto',
        titular: 'Berta Soto',
        rut: '12345678-5',
        banco: 'Bci',
        tipoCuenta: 'vista',
        numeroCuenta: '98765432',
      }),
    )
    expect(await pagar(e)).toMatchObject({ estado: 'pagada', total: 34_288 })
    expect(await casosDe(e)).toMatchObject([{ estado: 'resuelto', decision: 'pagada' }])
    expect(
      (await e.db.selectFrom('casoHechos').select('hecho').orderBy('id').execute()).map(({ hecho }) => hecho),
    ).toEqual(['abierto', 'otra_vez', 'cuenta_nueva', 'pagada'])
    const correos = await e.db
      .selectFrom('correos')
      .select('asunto')
      .where('clave', 'like', 'abono:%')
      .orderBy('asunto')
      .execute()
    expect(correos.map(({ asunto }) => asunto)).toEqual([
      'El banco devolvió tu pago',
      'El banco devolvió tu pago',
      'Te pagamos $34.288',
    ])
  })

  describe('a run', () => {
    it('is approved by a second person, goes step by step, and is written for the bank only then', async () => {
      const e = escena()
      await unaVenta(e)
      await pasar(e, 76)
      const [ana, eva] = [await unaDeFinanzas(e.db, 'super'), await unaDeFinanzas(e.db)]
      const { id, detalle } = await crearCorrida(e.ctx(ana))
      await expect(aprobarCorrida(e.ctx(ana), { id })).rejects.toMatchObject({ code: 'aprueba-otra-persona' })
      await expect(aprobarCorrida(e.ctx(await unaDeFinanzas(e.db, 'soporte')), { id })).rejects.toMatchObject({
        code: 'sin-permiso',
      })
      await expect(
        e.db
          .updateTable('corridas')
          .set({ estado: 'aprobada', aprobadaPor: ana.usuarioId })
          .where('id', '=', id)
          .execute(),
      ).rejects.toThrow()
      await expect(descargarArchivoDeBanco(e.ctx(ana), { id })).rejects.toMatchObject({
        code: 'transicion-no-permitida',
      })
      await expect(enviarCorrida(e.ctx(ana), { id })).rejects.toMatchObject({ code: 'transicion-no-permitida' })
      expect((await verCorrida(e.ctx(ana), { id })).acciones).toEqual({
        puedeAprobar: false,
        puedeEnviar: false,
        puedeDescargar: false,
        puedeConcluir: false,
      })
      expect((await verCorrida(e.ctx(eva), { id })).acciones.puedeAprobar).toBe(true)
      await aprobarCorrida(e.ctx(eva), { id })
      // What changes before it leaves stays behind: a file of before would pay it.
      await expect(descargarArchivoDeBanco(e.ctx(ana), { id })).rejects.toMatchObject({
        code: 'transicion-no-permitida',
      })
      await enviarCorrida(e.ctx(ana), { id })
      expect(await descargarArchivoDeBanco(e.ctx(ana), { id })).toMatch(
        /^rut,titular,codigo_banco,banco,tipo_cuenta,numero_cuenta,monto,glosa,referencia\r\n12345678-5,Berta Soto,012,BancoEstado,vista,1234\d{4},34288,Liquidacion \d+,[\da-f]{8}\r\n$/,
      )
      await expect(
        concluirCorrida(e.ctx(ana), { id, referencia: 'x', devueltos: [{ abonoId: ana.usuarioId, motivo: 'x' }] }),
      ).rejects.toMatchObject({ code: 'datos-invalidos' })
      await concluirCorrida(e.ctx(ana), { id, referencia: 'TEF 9' })
      await expect(descargarArchivoDeBanco(e.ctx(ana), { id })).rejects.toMatchObject({
        code: 'transicion-no-permitida',
      })
      await expect(
        concluirCorrida(e.ctx(ana), { id, referencia: 'TEF 9', devueltos: [{ abonoId: detalle[0]!.id, motivo: 'x' }] }),
      ).rejects.toMatchObject({ code: 'transicion-no-permitida' })
      const acciones = await e.db
        .selectFrom('auditoria')
        .select('accion')
        .where('objetoId', '=', id)
        .orderBy('id')
        .execute()
      expect(acciones.map(({ accion }) => accion)).toEqual([
        'crear_corrida',
        'aprobar_corrida',
        'enviar_corrida',
        'descargar_archivo',
        'concluir_corrida',
      ])
    })
  })
})
