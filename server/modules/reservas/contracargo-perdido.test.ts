import { expect, it } from 'vitest'
import type { Actor } from '#domain/permisos/actor.ts'
import { suspenderSalidas, suspensionesJobs } from '#server/modules/suspensiones/index.ts'
import { setLog } from '#server/platform/log.ts'
import { enCadaBase } from '#server/testing/cada-base.ts'
import { unProveedor, unUsuario } from '#server/testing/datos.ts'
import {
  leerPagos,
  leerReembolsos,
  leerReserva,
  reservaPagada,
  reservar,
  saldoDe,
  unaOferta,
  unInvitado,
  type Escena,
} from '#server/testing/escenas.ts'
import { conciliar } from './conciliar.ts'
import {
  cancelarReserva,
  contenidoDeQr,
  cotizarCancelacion,
  devolverDeMas,
  revisarEntrada,
  verEntrada,
  verReserva,
} from './index.ts'

setLog({ sink: () => undefined })

const operadora = async (e: Escena, proveedorId: string): Promise<Actor> => ({
  tipo: 'sesion',
  contexto: 'proveedor',
  usuarioId: (await unUsuario(e.db)).id,
  sesionId: 's',
  anfitrionId: null,
  proveedor: { id: proveedorId, rol: 'gestor' },
  empresa: null,
  rolesAdmin: [],
})

async function reclamar(
  e: Escena,
  reservaId: string,
  { amount, cual = 0 }: { amount?: number; cual?: number } = {},
): Promise<string> {
  const pago = (await leerPagos(e, reservaId))[cual]
  const disputa = await e.sandbox.openDispute({
    payment_intent: pago!.pspIntento!,
    ...(amount !== undefined && { amount }),
  })
  await e.settle()
  return disputa
}

async function perder(e: Escena, disputa: string): Promise<void> {
  await e.sandbox.closeDispute(disputa, 'lost')
  await e.settle()
}

const correosDe = (e: Escena, clave: string) =>
  e.db.selectFrom('correos').select(['asunto', 'texto', 'para']).where('clave', 'like', `${clave}%`).execute()

enCadaBase('a dispute that is lost', (escena) => {
  it.each([
    ['a sale that was confirmed', {}],
    ['a request that waits for its operator', { confirmacion: 'solicitud' }],
  ] as const)(
    'before the departure ends %s: its places are free, its ticket is void, nothing is owed and both sides hear of it',
    async (_, fila) => {
      const e = escena()
      const { id: proveedorId } = await unProveedor(e.db, { email: 'contacto@empresa.cl' })
      const oferta = await unaOferta(e, { proveedorId, cupos: 2, fecha: '2026-12-20', ...fila })
      const { id } = await reservaPagada(e, oferta)
      const disputa = await reclamar(e, id)
      await expect(reservar(e, oferta), 'while the bank decides they are taken').rejects.toMatchObject({
        code: 'sin-cupos',
      })
      await perder(e, disputa)

      expect(await leerReserva(e, id)).toMatchObject({
        estado: 'cancelada',
        canceladaPor: 'plataforma',
        motivo: 'contracargo-perdido',
        estadoPago: 'reembolsado',
        estadoLiquidacion: 'revertida',
      })
      const quien = unInvitado({ id })
      expect(await verReserva(e.ctx(quien), { id })).toMatchObject({
        estado: 'cancelada',
        canceladaPor: 'plataforma',
        motivoCancelacion: 'contracargo-perdido',
        reembolso: { monto: 0 },
        acciones: { puedeCancelar: false, tieneEntrada: false },
      })
      await expect(verEntrada(e.ctx(quien), { id })).rejects.toMatchObject({ code: 'reserva-sin-entrada' })
      await expect(cotizarCancelacion(e.ctx(quien), { id })).rejects.toMatchObject({ code: 'reserva-ya-cancelada' })
      expect(await leerReembolsos(e, id)).toEqual([])
      expect([
        await saldoDe(e, 'psp'),
        await saldoDe(e, 'reembolsos'),
        await saldoDe(e, 'operadores'),
        await saldoDe(e, 'comision'),
      ]).toEqual([0, 0, 0, 0])
      expect(await correosDe(e, `cancelacion:${id}`)).toMatchObject([
        { texto: expect.stringContaining('Tu banco te devolvió el pago') as string },
      ])
      expect(await correosDe(e, `operador-cancelada:${id}`)).toMatchObject([
        { para: 'contacto@empresa.cl', texto: expect.stringContaining('el banco se lo devolvió') as string },
      ])
      expect(e.fallidas).toEqual([])
      expect(await e.invariantes()).toEqual([])
      await expect(reservar(e, oferta)).resolves.toMatchObject({ estado: 'pendiente' })
    },
  )

  it('tells the door: disputed while the bank decides, void once it decided', async () => {
    const e = escena()
    const oferta = await unaOferta(e)
    const { id } = await reservaPagada(e, oferta)
    const puerta = e.ctx(await operadora(e, oferta.experiencia.proveedorId!))
    const reserva = await leerReserva(e, id)
    const entrada = contenidoDeQr(e.ctx(), {
      ...reserva,
      inicioUtc: oferta.salida.inicioUtc,
      finUtc: oferta.salida.finUtc,
    })
    const disputa = await reclamar(e, id)
    expect((await revisarEntrada(puerta, { entrada })).reserva).toMatchObject({
      estado: 'confirmada',
      estadoPago: 'contracargo',
    })
    await perder(e, disputa)
    expect(await revisarEntrada(puerta, { entrada })).toMatchObject({ veredicto: 'cancelada' })
  })

  it('after it began changes nothing of what took place', async () => {
    const e = escena()
    const oferta = await unaOferta(e)
    const { id } = await reservaPagada(e, oferta)
    const disputa = await reclamar(e, id)
    e.clock.now = oferta.salida.inicioUtc
    await perder(e, disputa)
    expect(await leerReserva(e, id)).toMatchObject({
      estado: 'confirmada',
      estadoPago: 'reembolsado',
      canceladaPor: null,
    })
    expect(await e.invariantes()).toEqual([])
  })

  it('won keeps it, and it is cancelled for its money as any other', async () => {
    const e = escena()
    const { id } = await reservaPagada(e, await unaOferta(e, { fecha: '2026-12-20' }))
    await e.sandbox.closeDispute(await reclamar(e, id), 'won')
    await e.settle()
    expect(await leerReserva(e, id)).toMatchObject({ estado: 'confirmada', estadoPago: 'pagado' })
    expect(await cotizarCancelacion(e.ctx(unInvitado({ id })), { id })).toMatchObject({
      monto: 40_000,
      porcentaje: 100,
    })
  })

  it.each([
    ['goes by the provider', 'won', 'hecho', 'ya está hecha tu devolución'],
    ['which the provider still refuses goes by transfer', 'warning_closed', 'rechazado', 'te debemos'],
  ])('won, its refund %s, and the mail says so', async (_, fin, estado, palabras) => {
    const e = escena()
    const reserva = await reservaPagada(e, await unaOferta(e, { fecha: '2026-12-20' }))
    const disputa = await reclamar(e, reserva.id)
    await e.sandbox.closeDispute(disputa, 'won')
    await e.settle()
    await e.database.exec(
      `update sandbox_objetos set datos = jsonb_set(datos, '{status}', '"${fin}"') where tipo = 'dispute'`,
    )
    await cancelarReserva(e.ctx(unInvitado(reserva)), { id: reserva.id })
    const aparte = e.tareas.filter(({ job }) => job === 'reservas.correoDeCancelacion')
    e.tareas.splice(0, e.tareas.length, ...e.tareas.filter((tarea) => !aparte.includes(tarea)))
    await e.settle()
    for (const tarea of aparte) await e.trabajar(tarea)
    expect((await leerReembolsos(e, reserva.id)).map((r) => [r.monto, r.estado])).toEqual([[40_000, estado]])
    expect(await e.db.selectFrom('casos').select('estado').where('tipo', '=', 'reembolso').execute()).toEqual(
      fin === 'won' ? [] : [{ estado: 'abierto' }],
    )
    expect((await correosDe(e, `cancelacion:${reserva.id}`)).map(({ asunto }) => asunto)).toEqual([
      expect.stringContaining(palabras),
    ])
  })

  it('waits where the provider knows of a dispute that we have not heard of yet', async () => {
    const e = escena()
    const reserva = await reservaPagada(e, await unaOferta(e, { fecha: '2026-12-20' }))
    await cancelarReserva(e.ctx(unInvitado(reserva)), { id: reserva.id })
    const [pago] = await leerPagos(e, reserva.id)
    await e.sandbox.openDispute({ payment_intent: pago!.pspIntento! })
    e.avisos.length = 0
    await e.settle()
    expect((await leerReembolsos(e, reserva.id)).map(({ estado }) => estado)).toEqual(['solicitado'])
    expect(await e.db.selectFrom('transferencias').select('id').execute()).toEqual([])
  })
})

enCadaBase('a dispute that is lost while its refund was due by transfer', (escena) => {
  it('is followed once, however often the provider tells of it', async () => {
    const e = escena()
    const reserva = await reservaPagada(e, await unaOferta(e, { fecha: '2026-12-20' }))
    await e.sandbox.fail('refunds.create', 'reembolso_rechazado', 1)
    await cancelarReserva(e.ctx(unInvitado(reserva)), { id: reserva.id })
    await e.settle()
    await perder(e, await reclamar(e, reserva.id))
    expect(await e.db.selectFrom('transferencias').select('estado').execute()).toEqual([{ estado: 'anulada' }])
    const antes = await leerReserva(e, reserva.id)
    const lineas: string[] = []
    setLog({ sink: (linea) => void lineas.push(linea) })
    for (const _vez of [1, 2]) await conciliar(e.ctx(), { todo: true })
    await e.settle()
    setLog({ sink: () => undefined })
    expect(lineas.filter((linea) => linea.includes('hecho_sin_lugar') || linea.includes('contracargo'))).toEqual([])
    expect(await leerReserva(e, reserva.id)).toEqual(antes)
  })
})

enCadaBase('a dispute about a part that is lost', (escena) => {
  const repuesto = async (e: Escena) => ({
    psp: await saldoDe(e, 'psp'),
    operadores: await saldoDe(e, 'operadores'),
    comision: await saldoDe(e, 'comision'),
    contracargos: await saldoDe(e, 'contracargos'),
    reembolsos: await saldoDe(e, 'reembolsos'),
  })
  const debidas = (e: Escena) =>
    e.db.selectFrom('transferencias').select(['monto', 'estado']).orderBy('createdAt').execute()

  it('ends the booking, and the rest of its money goes back to whoever paid', async () => {
    const e = escena()
    const { id } = await reservaPagada(
      e,
      await unaOferta(e, { fecha: '2026-11-30', politicaCancelacion: 'no_reembolsable', precioPorPersona: 25_000 }),
    )
    await perder(e, await reclamar(e, id, { amount: 20_000 }))
    expect(await leerReserva(e, id)).toMatchObject({
      estado: 'cancelada',
      canceladaPor: 'plataforma',
      estadoPago: 'reembolso_pendiente',
      estadoLiquidacion: 'revertida',
    })
    expect(await verReserva(e.ctx(unInvitado({ id })), { id })).toMatchObject({
      reembolso: { monto: 30_000, via: 'transferencia' },
    })
    // The provider takes no refund of a charge that was lost: it goes by transfer, and somebody owns it.
    expect(await debidas(e)).toEqual([{ monto: 30_000, estado: 'por_pedir' }])
    expect(await repuesto(e)).toEqual({ psp: 30_000, operadores: 0, comision: 0, contracargos: 0, reembolsos: 0 })
    expect((await correosDe(e, `cancelacion:${id}`)).map(({ texto }) => texto)).toEqual([
      expect.stringContaining('$30.000'),
    ])
    expect(e.fallidas).toEqual([])
    expect(await e.invariantes()).toEqual([])
  })

  it('of what took place moves the lost part alone, and gives back no more than what is left', async () => {
    const e = escena()
    const oferta = await unaOferta(e)
    const { id } = await reservaPagada(e, oferta)
    const disputa = await reclamar(e, id, { amount: 15_000 })
    e.clock.now = oferta.salida.inicioUtc
    await perder(e, disputa)
    expect(await leerReserva(e, id)).toMatchObject({ estado: 'confirmada', estadoPago: 'reembolsado_parcial' })
    await expect(e.database.transaction((tx) => devolverDeMas(e.ctx(), tx, id, 25_001))).rejects.toMatchObject({
      code: 'devolucion-excesiva',
    })
    await e.database.transaction((tx) => devolverDeMas(e.ctx(), tx, id, 25_000))
    await e.settle()
    expect(await repuesto(e)).toMatchObject({ operadores: 0, comision: 0, contracargos: 0 })
    expect(await e.invariantes()).toEqual([])
  })

  it('of a refund that was on its way lessens it by that part', async () => {
    const e = escena()
    const reserva = await reservaPagada(e, await unaOferta(e, { fecha: '2026-12-20' }))
    await cancelarReserva(e.ctx(unInvitado(reserva)), { id: reserva.id })
    const disputa = await reclamar(e, reserva.id, { amount: 10_000 })
    await perder(e, disputa)
    expect((await leerReembolsos(e, reserva.id)).map(({ monto, estado }) => [monto, estado]).toSorted()).toEqual([
      [10_000, 'hecho'],
      [30_000, 'rechazado'],
    ])
    expect(await debidas(e)).toEqual([{ monto: 30_000, estado: 'por_pedir' }])
    expect(await repuesto(e)).toEqual({ psp: 30_000, operadores: 0, comision: 0, contracargos: 0, reembolsos: 0 })
    expect(await e.invariantes()).toEqual([])
  })
})

enCadaBase('a departure that is called off while a bank decides', (escena) => {
  it.each(['lost', 'won'] as const)(
    'tells whoever disputes at once and once, and ends with the dispute that is %s',
    async (fin) => {
      const e = escena()
      const oferta = await unaOferta(e, { fecha: '2026-12-20' })
      const { id } = await reservaPagada(e, oferta)
      const disputa = await reclamar(e, id)
      const actor = await operadora(e, oferta.experiencia.proveedorId!)
      await suspenderSalidas(e.ctx(actor), { salidas: [oferta.salida.id], motivo: 'clima', modo: 'devolver' })
      await e.settle()
      await suspensionesJobs['suspensiones.devolver'](e.ctx())
      await e.settle()
      expect(await correosDe(e, `salida-en-disputa:${id}`)).toMatchObject([
        {
          asunto: expect.stringContaining('Tu salida se canceló') as string,
          texto: expect.stringContaining('Tu banco está revisando el cobro') as string,
        },
      ])
      await e.sandbox.closeDispute(disputa, fin)
      await e.settle()
      await suspensionesJobs['suspensiones.devolver'](e.ctx())
      await e.settle()
      expect(await leerReserva(e, id)).toMatchObject({ estado: 'cancelada', estadoPago: 'reembolsado' })
      expect((await leerReembolsos(e, id)).map(({ monto }) => monto)).toEqual(fin === 'won' ? [40_000] : [])
      expect(await saldoDe(e, 'psp')).toBe(0)
      expect(await e.invariantes()).toEqual([])
    },
  )
})
