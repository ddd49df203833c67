import { expect, it } from 'vitest'
import type { Actor, Sesion } from '#domain/permisos/actor.ts'
import { listarDisputas } from '#server/modules/finanzas/index.ts'
import { setLog } from '#server/platform/log.ts'
import { enCadaBase } from '#server/testing/cada-base.ts'
import { unUsuario } from '#server/testing/datos.ts'
import type { Escena } from '#server/testing/escenas.ts'
import { abrirTarjeta, reservar, unaOferta } from '#server/testing/escenas.ts'
import { unaDeFinanzas } from '#server/testing/finanzas.ts'
import {
  cambiarTarjeta,
  cancelarSuscripcion,
  comisionDe,
  confirmarTarjeta,
  elegirPlan,
  exportarSuscripciones,
  reanudarSuscripcion,
  suscripcionesJobs,
  verSuscripcion,
} from './index.ts'

setLog({ sink: () => undefined })

const DIA = 86_400
const ACEPTADA = '4242 4242 4242 4242'
const SIN_COBROS = '4000 0000 0000 0341'

async function unaPersona(e: Escena): Promise<() => Actor> {
  const { id } = await unUsuario(e.db)
  // As their session is from the request on that follows their first plan.
  return () => ({
    tipo: 'sesion',
    contexto: 'cliente',
    usuarioId: id,
    sesionId: 's',
    anfitrionId: id,
    proveedor: null,
    empresa: null,
    rolesAdmin: [],
  })
}

/** What the person does in the provider's page. */
async function guardar(e: Escena, url: string, numero = ACEPTADA): Promise<number> {
  const body = new URLSearchParams({ numero, vencimiento: '12/34', cvc: '123', nombre: 'Ana Rojas' })
  return (await e.sandbox.fetch(url, { method: 'POST', body, redirect: 'manual' })).status
}

async function conPlan(e: Escena, plan: 'pro' | 'equipo' = 'pro', numero = ACEPTADA) {
  const quien = await unaPersona(e)
  const { url } = await elegirPlan(e.ctx(quien()), { plan })
  await guardar(e, url!, numero)
  await confirmarTarjeta(e.ctx(quien()), {})
  return quien
}

async function pasan(e: Escena, dias: number): Promise<void> {
  await e.settle()
  e.avanzar(dias * DIA)
  await suscripcionesJobs['suscripciones.revisar'](e.ctx())
  await e.settle()
}

const saldo = async (e: Escena, cuenta: string) =>
  Number(
    (
      await e.db
        .selectFrom('apuntes')
        .select(({ fn }) => fn.sum<string>('monto').as('suma'))
        .where('cuenta', '=', cuenta)
        .executeTakeFirst()
    )?.suma ?? 0,
  )

enCadaBase('suscripciones', (escena) => {
  it('makes a host of whoever chooses the free plan, at once and without a card', async () => {
    const e = escena()
    const quien = await unaPersona(e)
    expect(await verSuscripcion(e.ctx(quien()))).toMatchObject({ plan: null, estado: null, puedeProbar: true })
    const { suscripcion, url } = await elegirPlan(e.ctx(quien()), { plan: 'gratis' })
    expect([url, suscripcion.plan, suscripcion.estado, suscripcion.hasta]).toEqual([null, 'gratis', 'activa', null])
    const { esAnfitrion } = await e.db
      .selectFrom('usuarios')
      .select('esAnfitrion')
      .where('id', '=', (quien() as { usuarioId: string }).usuarioId)
      .executeTakeFirstOrThrow()
    expect(esAnfitrion).toBe(true)
    await expect(elegirPlan(e.ctx(quien()), { plan: 'gratis' })).rejects.toMatchObject({ code: 'mismo-plan' })
    await expect(cancelarSuscripcion(e.ctx(quien()), {})).rejects.toMatchObject({ code: 'sin-suscripcion' })
  })

  it('tries a paid plan for 30 days, then charges once a month', async () => {
    const e = escena()
    const quien = await conPlan(e)
    const probando = await verSuscripcion(e.ctx(quien()))
    expect(probando).toMatchObject({
      plan: 'pro',
      estado: 'prueba',
      puedeProbar: false,
      tarjeta: { marca: 'visa', ultimos4: '4242' },
      siCancelas: { reembolso: 0 },
      cobros: [],
    })
    await pasan(e, 28)
    expect((await verSuscripcion(e.ctx(quien()))).cobros).toEqual([])
    await pasan(e, 2)
    await pasan(e, 0)
    const activa = await verSuscripcion(e.ctx(quien()))
    expect(activa).toMatchObject({ plan: 'pro', estado: 'activa', cobros: [{ monto: 14_990, estado: 'exitoso' }] })
    expect([await saldo(e, 'psp'), await saldo(e, 'suscripciones'), await saldo(e, 'iva_suscripciones')]).toEqual([
      14_990, -12_597, -2_393,
    ])
    await pasan(e, 31)
    expect((await verSuscripcion(e.ctx(quien()))).cobros).toHaveLength(2)
    expect(await saldo(e, 'psp')).toBe(29_980)
    const correos = await e.db.selectFrom('correos').select('asunto').orderBy('createdAt').execute()
    expect(correos.map(({ asunto }) => asunto)).toEqual([
      'Tu plan Pro está activo desde hoy',
      'Tu prueba termina en 3 días',
      'Cobramos $14.990 por tu plan Pro',
      'Cobramos $14.990 por tu plan Pro',
    ])
  })

  it('starts by notice for whoever never comes back from the card page', async () => {
    const e = escena()
    const quien = await unaPersona(e)
    const { url } = await elegirPlan(e.ctx(quien()), { plan: 'equipo' })
    expect((await elegirPlan(e.ctx(quien()), { plan: 'equipo' })).url).toBe(url)
    await guardar(e, url!)
    await e.sandbox.deliverDue()
    await e.settle()
    expect(await verSuscripcion(e.ctx(quien()))).toMatchObject({ plan: 'equipo', estado: 'prueba' })
  })

  it('keeps the free plan while the card is refused or its page left', async () => {
    const e = escena()
    const quien = await unaPersona(e)
    const { url } = await elegirPlan(e.ctx(quien()), { plan: 'pro' })
    expect(await guardar(e, url!, '4000 0000 0000 0002')).toBe(200)
    const paso = await confirmarTarjeta(e.ctx(quien()), {})
    expect([paso.url, paso.suscripcion.plan, paso.suscripcion.tarjeta]).toEqual([url, 'gratis', null])
  })

  it('retries a failed charge for 7 days, then falls back to the free plan and forgets the card', async () => {
    const e = escena()
    const quien = await conPlan(e, 'pro', SIN_COBROS)
    await pasan(e, 30)
    const morosa = await verSuscripcion(e.ctx(quien()))
    expect(morosa).toMatchObject({ plan: 'pro', estado: 'morosa', cobros: [{ estado: 'fallido' }] })
    await expect(elegirPlan(e.ctx(quien()), { plan: 'equipo' })).rejects.toMatchObject({
      code: 'suscripcion-con-deuda',
    })
    for (let dia = 1; dia < 7; dia++) await pasan(e, 1)
    expect((await verSuscripcion(e.ctx(quien()))).estado).toBe('morosa')
    await pasan(e, 1)
    await pasan(e, 1)
    expect(await verSuscripcion(e.ctx(quien()))).toMatchObject({
      plan: 'gratis',
      estado: 'degradada',
      tarjeta: null,
      cobros: [{ estado: 'anulado' }],
    })
    expect(await saldo(e, 'psp')).toBe(0)
  })

  it('takes another card while it owes, and charges it once', async () => {
    const e = escena()
    const quien = await conPlan(e, 'pro', SIN_COBROS)
    await pasan(e, 30)
    const { url } = await cambiarTarjeta(e.ctx(quien()))
    await guardar(e, url!)
    await confirmarTarjeta(e.ctx(quien()), {})
    await e.sandbox.deliverDue()
    await e.settle()
    expect(await verSuscripcion(e.ctx(quien()))).toMatchObject({
      plan: 'pro',
      estado: 'activa',
      cobros: [{ estado: 'exitoso' }],
    })
    expect(await saldo(e, 'psp')).toBe(14_990)
  })

  it('a cancellation that is refused changes nothing: another card pays it still', async () => {
    const e = escena()
    const quien = await conPlan(e, 'pro', SIN_COBROS)
    await pasan(e, 30)
    await expect(cancelarSuscripcion(e.ctx(quien()), { monto: 1 })).rejects.toMatchObject({
      code: 'devolucion-distinta',
    })
    const { url } = await cambiarTarjeta(e.ctx(quien()))
    await guardar(e, url!)
    await confirmarTarjeta(e.ctx(quien()), {})
    await e.sandbox.deliverDue()
    await e.settle()
    expect(await verSuscripcion(e.ctx(quien()))).toMatchObject({
      plan: 'pro',
      estado: 'activa',
      cobros: [{ estado: 'exitoso' }],
    })
  })

  it('refused while nobody knows whether its charge was taken, it leaves that charge alone', async () => {
    const e = escena()
    const quien = await conPlan(e)
    await e.settle()
    e.avanzar(30 * DIA)
    const { PspUnknownError } = await import('#server/ports.ts')
    await suscripcionesJobs['suscripciones.revisar']({
      ...e.ctx(),
      psp: { ...e.psp, cobrarGuardada: () => Promise.reject(new PspUnknownError('no answer')) },
    })
    await expect(cancelarSuscripcion(e.ctx(quien()), {})).rejects.toMatchObject({ code: 'pago-en-revision' })
    await pasan(e, 0.01)
    expect(await verSuscripcion(e.ctx(quien()))).toMatchObject({ estado: 'activa', cobros: [{ estado: 'exitoso' }] })
    expect(await saldo(e, 'psp')).toBe(14_990)
  })

  it('cancels a trial for its end, without any charge, and takes that back', async () => {
    const e = escena()
    const quien = await conPlan(e)
    expect(await cancelarSuscripcion(e.ctx(quien()), {})).toMatchObject({
      plan: 'pro',
      estado: 'prueba',
      planSiguiente: 'gratis',
      siCancelas: null,
    })
    expect(await reanudarSuscripcion(e.ctx(quien()))).toMatchObject({ planSiguiente: null })
    await cancelarSuscripcion(e.ctx(quien()), {})
    await pasan(e, 30)
    expect(await verSuscripcion(e.ctx(quien())), 'to the end of that day').toMatchObject({ plan: 'pro', cobros: [] })
    await pasan(e, 1)
    expect(await verSuscripcion(e.ctx(quien()))).toMatchObject({
      plan: 'gratis',
      estado: 'cancelada',
      cobros: [],
      tarjeta: null,
      puedeProbar: false,
    })
  })

  it('gives the unused part back within 10 days of the first charge, once', async () => {
    const e = escena()
    const quien = await conPlan(e)
    await pasan(e, 30)
    await pasan(e, 6)
    const { siCancelas } = await verSuscripcion(e.ctx(quien()))
    await expect(cancelarSuscripcion(e.ctx(quien()), { monto: siCancelas!.reembolso + 500 })).rejects.toMatchObject({
      code: 'devolucion-distinta',
      cotizacion: siCancelas,
    })
    const cancelada = await cancelarSuscripcion(e.ctx(quien()), { monto: siCancelas!.reembolso })
    expect(cancelada).toMatchObject({
      plan: 'gratis',
      estado: 'cancelada',
      cobros: [{ reembolso: siCancelas!.reembolso }],
    })
    expect(siCancelas!.reembolso).toBe(12_089)
    await e.settle()
    await pasan(e, 1)
    expect([await saldo(e, 'psp'), await saldo(e, 'reembolsos')]).toEqual([14_990 - 12_089, 0])
    const { usuarioId } = quien() as Sesion
    const copia = await exportarSuscripciones(e.db, usuarioId)
    expect(copia).toMatchObject({
      planes: [{ estado: 'cancelada' }],
      cobrosDePlan: [{ plan: 'pro', monto: 14_990, estado: 'exitoso', devuelto: 12_089, estadoDeDevolucion: 'hecho' }],
    })
    expect(await exportarSuscripciones(e.db, crypto.randomUUID())).toEqual({ planes: [], cobrosDePlan: [] })
  })

  it('lets a plan that was cancelled later run to its end', async () => {
    const e = escena()
    const quien = await conPlan(e)
    await pasan(e, 30)
    await pasan(e, 11)
    expect(await cancelarSuscripcion(e.ctx(quien()), {})).toMatchObject({
      plan: 'pro',
      estado: 'activa',
      planSiguiente: 'gratis',
    })
    await pasan(e, 21)
    expect(await verSuscripcion(e.ctx(quien()))).toMatchObject({ plan: 'gratis', estado: 'cancelada' })
    expect(await saldo(e, 'psp')).toBe(14_990)
  })

  it('charges a second contract at once, and an upgrade for the rest of the month', async () => {
    const e = escena()
    const quien = await conPlan(e)
    await cancelarSuscripcion(e.ctx(quien()), {})
    await pasan(e, 31)
    const { url } = await elegirPlan(e.ctx(quien()), { plan: 'pro' })
    await guardar(e, url!)
    await confirmarTarjeta(e.ctx(quien()), {})
    expect(await verSuscripcion(e.ctx(quien()))).toMatchObject({
      plan: 'pro',
      estado: 'activa',
      cobros: [{ monto: 14_990, estado: 'exitoso' }],
    })
    await e.settle()
    e.avanzar(15.5 * DIA)
    const { suscripcion } = await elegirPlan(e.ctx(quien()), { plan: 'equipo' })
    expect(suscripcion).toMatchObject({ plan: 'equipo', estado: 'activa' })
    expect(suscripcion.cobros.map(({ monto }) => monto)).toEqual([15_000, 14_990])
    expect((await elegirPlan(e.ctx(quien()), { plan: 'pro' })).suscripcion).toMatchObject({
      plan: 'equipo',
      planSiguiente: 'pro',
    })
    await pasan(e, 16)
    expect(await verSuscripcion(e.ctx(quien()))).toMatchObject({ plan: 'pro', estado: 'activa' })
    expect(await saldo(e, 'psp')).toBe(14_990 + 15_000 + 14_990)
  })

  it('charges nothing twice when the provider does not answer', async () => {
    const e = escena()
    const quien = await conPlan(e)
    const roto = {
      ...e.psp,
      cobrarGuardada: async (pedido: Parameters<typeof e.psp.cobrarGuardada>[0]) => {
        await e.psp.cobrarGuardada(pedido)
        const { PspUnknownError } = await import('#server/ports.ts')
        throw new PspUnknownError('no answer')
      },
    }
    await e.settle()
    e.avanzar(30 * DIA)
    await suscripcionesJobs['suscripciones.revisar']({ ...e.ctx(), psp: roto })
    expect(await verSuscripcion(e.ctx(quien()))).toMatchObject({
      estado: 'prueba',
      cobros: [{ estado: 'desconocido' }],
    })
    await pasan(e, 0.01)
    expect(await verSuscripcion(e.ctx(quien()))).toMatchObject({ estado: 'activa', cobros: [{ estado: 'exitoso' }] })
    expect(await saldo(e, 'psp')).toBe(14_990)
  })

  it('sells at the commission of the plan that holds when it is paid', async () => {
    const e = escena()
    const quien = await conPlan(e, 'equipo')
    const { id: anfitrionId } = await e.db
      .selectFrom('anfitriones')
      .select('id')
      .where('usuarioId', '=', (quien() as { usuarioId: string }).usuarioId)
      .executeTakeFirstOrThrow()
    expect([
      await comisionDe(e.db, { anfitrionId }, e.clock.now),
      await comisionDe(e.db, { anfitrionId: null }, e.clock.now),
    ]).toEqual([600, 1_200])
    await e.db.updateTable('anfitriones').set({ estado: 'Activo' }).where('id', '=', anfitrionId).execute()
    const oferta = await unaOferta(e, { anfitrionId, proveedorId: null, operadorNombre: 'Ana', operadorSlug: 'ana' })
    await abrirTarjeta(e, await reservar(e, oferta))
    expect(await e.db.selectFrom('pagos').select('comisionTasa').execute()).toEqual([{ comisionTasa: 600 }])
  })

  const cobrado = async (e: Escena) => {
    const quien = await conPlan(e)
    await pasan(e, 30)
    await pasan(e, 0)
    const { pspIntento } = await e.db.selectFrom('cobrosSuscripcion').select('pspIntento').executeTakeFirstOrThrow()
    return { quien, intento: pspIntento! }
  }
  const cuentas = (e: Escena) =>
    Promise.all(
      ['psp', 'suscripciones', 'iva_suscripciones', 'contracargos', 'reembolsos'].map((cuenta) => saldo(e, cuenta)),
    )

  it('a charge in dispute changes nothing while the bank decides, nor once it is won', async () => {
    const e = escena()
    const { quien, intento } = await cobrado(e)
    const disputa = await e.sandbox.openDispute({ payment_intent: intento })
    await e.settle()
    expect(await cuentas(e)).toEqual([0, -12_597, -2_393, 14_990, 0])
    expect((await listarDisputas(e.ctx(await unaDeFinanzas(e.db)), {})).items).toMatchObject([
      { de: 'plan', monto: 14_990, estado: 'abierta' },
    ])
    expect(await verSuscripcion(e.ctx(quien()))).toMatchObject({ plan: 'pro', estado: 'activa' })
    await e.sandbox.closeDispute(disputa, 'won')
    await e.settle()
    expect(await cuentas(e)).toEqual([14_990, -12_597, -2_393, 0, 0])
    expect((await verSuscripcion(e.ctx(quien()))).plan).toBe('pro')
    expect(await e.invariantes()).toEqual([])
  })

  it('lost, it ends the plan, forgets the card and is told', async () => {
    const e = escena()
    const { quien, intento } = await cobrado(e)
    await e.sandbox.closeDispute(await e.sandbox.openDispute({ payment_intent: intento }), 'lost')
    await e.settle()
    await e.settle()
    expect(await cuentas(e)).toEqual([0, 0, 0, 0, 0])
    expect(await verSuscripcion(e.ctx(quien()))).toMatchObject({ plan: 'gratis', estado: 'cancelada', tarjeta: null })
    expect(
      await e.db.selectFrom('correos').select('asunto').where('asunto', '=', 'Tu plan pasó a Gratis').execute(),
    ).toHaveLength(1)
    await pasan(e, 31)
    expect(await cuentas(e)).toEqual([0, 0, 0, 0, 0])
    expect(await e.invariantes()).toEqual([])
  })

  it('what was being given back waits for the bank, and is not sent where the bank gave it', async () => {
    const e = escena()
    const { quien, intento } = await cobrado(e)
    const disputa = await e.sandbox.openDispute({ payment_intent: intento })
    await e.settle()
    await cancelarSuscripcion(e.ctx(quien()), {})
    await e.settle()
    const [pedida] = await e.db.selectFrom('reembolsos').select(['monto', 'estado']).execute()
    expect(pedida!.monto).toBeGreaterThan(0)
    await e.sandbox.closeDispute(disputa, 'lost')
    await e.settle()
    await e.settle()
    expect(await cuentas(e)).toEqual([0, 0, 0, 0, 0])
    expect(await e.invariantes()).toEqual([])
  })

  it('a charge that the bank gave back is not given back with the plan that was paid after it', async () => {
    const e = escena()
    const { quien, intento } = await cobrado(e)
    await e.sandbox.closeDispute(await e.sandbox.openDispute({ payment_intent: intento }), 'lost')
    await e.settle()
    await pasan(e, 1)
    const { url } = await elegirPlan(e.ctx(quien()), { plan: 'pro' })
    await guardar(e, url!)
    await confirmarTarjeta(e.ctx(quien()), {})
    await pasan(e, 0)
    await pasan(e, 1)
    const { plan, siCancelas } = await verSuscripcion(e.ctx(quien()))
    expect(plan).toBe('pro')
    expect(siCancelas!.reembolso).toBeLessThanOrEqual(14_990)
    await cancelarSuscripcion(e.ctx(quien()), { monto: siCancelas!.reembolso })
    await pasan(e, 1)
    expect(await saldo(e, 'psp')).toBe(14_990 - siCancelas!.reembolso)
    expect(await e.db.selectFrom('reembolsos').select('monto').execute()).toEqual(
      siCancelas!.reembolso > 0 ? [{ monto: siCancelas!.reembolso }] : [],
    )
    expect(await e.invariantes()).toEqual([])
  })

  it('lost, what else was paid for days to come goes back', async () => {
    const e = escena()
    const { quien, intento } = await cobrado(e)
    await elegirPlan(e.ctx(quien()), { plan: 'equipo' })
    await pasan(e, 0)
    const diferencia = await e.db
      .selectFrom('cobrosSuscripcion')
      .select(['monto', 'estado'])
      .where('concepto', '=', 'diferencia')
      .executeTakeFirstOrThrow()
    expect(diferencia.estado).toBe('exitoso')
    await e.sandbox.closeDispute(await e.sandbox.openDispute({ payment_intent: intento }), 'lost')
    await e.settle()
    await pasan(e, 0)
    expect(await verSuscripcion(e.ctx(quien()))).toMatchObject({ plan: 'gratis', estado: 'cancelada' })
    const devueltos = await e.db.selectFrom('reembolsos').select('monto').execute()
    expect(devueltos).toHaveLength(1)
    expect(await cuentas(e)).toEqual([
      diferencia.monto - devueltos[0]!.monto,
      expect.any(Number),
      expect.any(Number),
      0,
      0,
    ])
    expect(await e.invariantes()).toEqual([])
  })
})
