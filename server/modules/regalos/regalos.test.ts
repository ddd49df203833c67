import { expect, it } from 'vitest'
import type { Actor } from '#domain/permisos/actor.ts'
import {
  aplicarRegalo,
  cancelarDeEmpresa,
  cancelarPorOperador,
  cancelarPorPlataforma,
  cotizarCancelacion,
  decidirMinimos,
  quitarRegalo,
  rechazarSinAceptar,
  reservasJobs,
} from '#server/modules/reservas/index.ts'
import { setLog } from '#server/platform/log.ts'
import { enCadaBase } from '#server/testing/cada-base.ts'
import { CODIGO_DE_REGALO, unRegalo, unUsuario } from '#server/testing/datos.ts'
import {
  abrirTarjeta,
  cancelar,
  leerPagos,
  leerReserva,
  pagarEnPagina,
  pasarTarjeta,
  reservar,
  saldoDe,
  saldoEnPsp,
  unaOferta,
  unInvitado,
  type Escena,
} from '#server/testing/escenas.ts'
import {
  comprarRegalo,
  consultarRegalo,
  listarRegalos,
  olvidarRegalosDe,
  regalosJobs,
  usarCompraDeRegalo,
} from './index.ts'

setLog({ sink: () => undefined })

const sesion = (usuarioId: string): Actor => ({
  tipo: 'sesion',
  contexto: 'cliente',
  usuarioId,
  sesionId: 's',
  anfitrionId: null,
  proveedor: null,
  empresa: null,
  rolesAdmin: [],
})
const pedido = {
  monto: 50_000,
  deNombre: 'Ana Rojas',
  deEmail: 'ana@ejemplo.cl',
  paraNombre: 'Berta',
  paraEmail: 'berta@ejemplo.cl',
  mensaje: 'Feliz cumple',
  aceptaTerminos: true as const,
}
const FUTURA = { fecha: '2026-12-20' }

/** Jobs of gifts, beside those of bookings. */
async function trabajar(e: Escena): Promise<void> {
  for (let vuelta = 0; vuelta < 3; vuelta++) {
    const propias = e.tareas.filter(({ job }) => job in regalosJobs)
    await e.settle()
    for (const { job, data } of propias) await regalosJobs[job as keyof typeof regalosJobs](e.ctx(), data as never)
  }
}

async function comprado(e: Escena, cambios: object = {}) {
  const compra = await comprarRegalo(e.ctx(), { ...pedido, ...cambios })
  await pagarEnPagina(e, compra.url.split('/').at(-1)!)
  const regalo = await usarCompraDeRegalo(e.ctx(), { clave: compra.clave, acto: 'ver' })
  await trabajar(e)
  return { compra, regalo, codigo: await ultimoCodigo(e) }
}

async function ultimoCodigo(e: Escena): Promise<string> {
  const correo = await e.db
    .selectFrom('correos')
    .select('texto')
    .where('clave', 'like', 'regalo-codigo:%')
    .orderBy('createdAt', 'desc')
    .executeTakeFirst()
  return /Código: ([\w-]{19})/.exec(correo?.texto ?? '')?.[1] ?? ''
}

const aplicar = (e: Escena, reserva: { id: string }, codigo: string) =>
  aplicarRegalo(e.ctx(unInvitado(reserva)), { id: reserva.id, codigo, aceptaTerminos: true })

async function suspender(e: Escena, { id, salidaId }: { id: string; salidaId: string }, motivo: string): Promise<void> {
  await e.db.updateTable('salidas').set({ estado: 'cancelada' }).where('id', '=', salidaId).execute()
  await cancelarPorOperador(e.ctx(), { id, motivo })
}

enCadaBase('regalos', (escena) => {
  it('are owed from the moment they are paid, once, however often that is told', async () => {
    const e = escena()
    const compra = await comprarRegalo(e.ctx(), pedido)
    expect((await usarCompraDeRegalo(e.ctx(), { clave: compra.clave, acto: 'ver' })).estado).toBe('pendiente')
    expect(await saldoDe(e, 'regalos')).toBe(0)
    await pagarEnPagina(e, compra.url.split('/').at(-1)!)
    await trabajar(e)
    for (let veces = 0; veces < 2; veces++) await regalosJobs['regalos.revisar'](e.ctx(), { id: compra.id })
    const regalo = await usarCompraDeRegalo(e.ctx(), { clave: compra.clave, acto: 'ver' })
    expect(regalo).toMatchObject({
      estado: 'activo',
      monto: 50_000,
      disponible: 50_000,
      puedeDevolverse: true,
      venceEn: '2031-11-19T02:59:59.999Z',
      mensaje: 'Feliz cumple',
    })
    expect([await saldoDe(e, 'regalos'), await saldoDe(e, 'psp'), await saldoEnPsp(e)]).toEqual([
      -50_000, 50_000, 50_000,
    ])
    const correos = await e.db
      .selectFrom('correos')
      .select(['para', 'asunto', 'seOlvida'])
      .where('clave', 'like', 'regalo-%')
      .orderBy('para')
      .execute()
    expect(correos.map(({ para, seOlvida }) => [para, seOlvida])).toEqual([
      ['ana@ejemplo.cl', false],
      ['berta@ejemplo.cl', true],
    ])
    const codigo = await ultimoCodigo(e)
    expect(JSON.stringify(await e.db.selectFrom('regalos').selectAll().execute())).not.toContain(
      codigo.replaceAll('-', ''),
    )
    expect(await consultarRegalo(e.ctx(), { codigo: codigo.toLowerCase() })).toMatchObject({ disponible: 50_000 })
    await expect(consultarRegalo(e.ctx(), { codigo: 'AAAA-AAAA-AAAA-AAAA' })).rejects.toMatchObject({
      code: 'regalo-desconocido',
    })
  })

  it('send their code on the day that was chosen, and another one when asked, which ends the first', async () => {
    const e = escena()
    const { compra, codigo } = await comprado(e, { enviarEl: '2026-11-20' })
    expect(codigo).toBe('')
    await regalosJobs['regalos.ponerAlDia'](e.ctx())
    expect(await ultimoCodigo(e)).toBe('')
    e.avanzar(2 * 86_400)
    for (let veces = 0; veces < 2; veces++) await regalosJobs['regalos.ponerAlDia'](e.ctx())
    const primero = await ultimoCodigo(e)
    e.avanzar(1)
    await usarCompraDeRegalo(e.ctx(), { clave: compra.clave, acto: 'reenviar' })
    const segundo = await ultimoCodigo(e)
    expect(new Set(['', primero, segundo]).size).toBe(3)
    await expect(consultarRegalo(e.ctx(), { codigo: primero })).rejects.toMatchObject({ code: 'regalo-desconocido' })
    await expect(comprarRegalo(e.ctx(), { ...pedido, enviarEl: '2026-11-19' })).rejects.toMatchObject({
      code: 'datos-invalidos',
    })
  })

  it('pay a part, the card the rest, and a cancellation gives each its own back', async () => {
    const e = escena()
    const { codigo } = await comprado(e)
    const oferta = await unaOferta(e, { ...FUTURA, precioPorPersona: 40_000 })
    const reserva = await reservar(e, oferta)
    const abierto = await abrirTarjeta(e, reserva)
    expect(await aplicar(e, reserva, codigo)).toMatchObject({ estado: 'pendiente', total: 80_000, regalo: 50_000 })
    expect(await pasarTarjeta(e, abierto.id)).toBe('refused')
    const resto = await abrirTarjeta(e, reserva)
    expect(resto.monto).toBe(30_000)
    await pasarTarjeta(e, resto.id)
    await trabajar(e)
    expect(await leerReserva(e, reserva.id)).toMatchObject({ estado: 'confirmada', estadoPago: 'pagado' })
    expect([await saldoDe(e, 'regalos'), await saldoDe(e, 'psp')]).toEqual([0, 80_000])
    expect(await cotizarCancelacion(e.ctx(unInvitado(reserva)), { id: reserva.id })).toMatchObject({
      monto: 80_000,
      porcentaje: 100,
      alRegalo: 50_000,
    })
    expect((await cancelar(e, reserva)).reembolso).toMatchObject({ monto: 80_000, alRegalo: 50_000 })
    await trabajar(e)
    expect([
      await saldoDe(e, 'regalos'),
      await saldoDe(e, 'psp'),
      await saldoDe(e, 'operadores'),
      await saldoDe(e, 'comision'),
    ]).toEqual([-50_000, 50_000, 0, 0])
    expect((await leerReserva(e, reserva.id)).estadoPago).toBe('reembolsado')
    expect((await consultarRegalo(e.ctx(), { codigo })).disponible).toBe(50_000)
  })

  it('pay all of it at once, without a card; half of it back when the policy says half', async () => {
    const e = escena()
    const { codigo, compra } = await comprado(e)
    const oferta = await unaOferta(e, {
      fecha: '2026-11-20',
      hora: '18:00',
      precioPorPersona: 20_000,
      politicaCancelacion: 'moderada',
    })
    const reserva = await reservar(e, oferta)
    expect(await aplicar(e, reserva, codigo)).toMatchObject({
      estado: 'confirmada',
      estadoPago: 'pagado',
      regalo: 40_000,
      acciones: { tieneEntrada: true, puedeCancelar: true },
    })
    expect(await leerPagos(e, reserva.id)).toEqual([])
    expect((await consultarRegalo(e.ctx(), { codigo })).disponible).toBe(10_000)
    await expect(usarCompraDeRegalo(e.ctx(), { clave: compra.clave, acto: 'devolver' })).rejects.toMatchObject({
      code: 'regalo-no-devuelve',
    })
    expect((await cancelar(e, reserva)).reembolso).toMatchObject({
      monto: 20_000,
      porcentaje: 50,
      estado: 'hecho',
      alRegalo: 20_000,
    })
    expect(await leerReserva(e, reserva.id)).toMatchObject({ estado: 'cancelada', estadoPago: 'reembolsado_parcial' })
    expect([await saldoDe(e, 'regalos'), await saldoDe(e, 'operadores'), await saldoDe(e, 'comision')]).toEqual([
      -30_000, -20_000, 0,
    ])
  })

  it.each<
    [
      string,
      (e: Escena, r: { id: string; salidaId: string }) => Promise<unknown>,
      Partial<Parameters<typeof unaOferta>[1]>,
    ]
  >([
    ['the operator calls it off', (e, r) => suspender(e, r, 'guia_enfermo'), {}],
    ['the weather does', (e, r) => suspender(e, r, 'clima'), {}],
    ['the administration does', (e, { id }) => cancelarPorPlataforma(e.ctx(), id, 'sancion'), {}],
    [
      'the company that bought it does',
      (e, { id, salidaId }) =>
        e.ctx().transaction((tx) => cancelarDeEmpresa(e.ctx(), tx, { id, salidaId, causa: 'plataforma' })),
      {},
    ],
    ['nobody accepts it', (e) => (e.avanzar(25 * 3600), rechazarSinAceptar(e.ctx())), { confirmacion: 'solicitud' }],
    [
      'too few come',
      async (e) => (e.avanzar(31.5 * 86_400), await decidirMinimos(e.ctx()), await rechazarSinAceptar(e.ctx())),
      { minParticipantes: 6 },
    ],
  ])('have all of it back when %s, and the card its part', async (_porque, terminar, fila) => {
    const e = escena()
    const { codigo } = await comprado(e)
    const oferta = await unaOferta(e, {
      ...FUTURA,
      precioPorPersona: 40_000,
      politicaCancelacion: 'no_reembolsable',
      ...fila,
    })
    const reserva = await reservar(e, oferta)
    await aplicar(e, reserva, codigo)
    await pasarTarjeta(e, (await abrirTarjeta(e, reserva)).id)
    await trabajar(e)
    expect((await consultarRegalo(e.ctx(), { codigo })).disponible).toBe(0)
    await terminar(e, { id: reserva.id, salidaId: oferta.salida.id })
    await trabajar(e)
    expect((await leerReserva(e, reserva.id)).estado).toMatch(/cancelada|rechazada/)
    expect([
      (await leerReserva(e, reserva.id)).estadoPago,
      (await consultarRegalo(e.ctx(), { codigo })).disponible,
    ]).toEqual(['reembolsado', 50_000])
    expect([
      await saldoDe(e, 'regalos'),
      await saldoDe(e, 'psp'),
      await saldoDe(e, 'operadores'),
      await saldoDe(e, 'comision'),
    ]).toEqual([-50_000, 50_000, 0, 0])
  })

  it('are held while a booking waits for its card, and free when it ends or when they are taken off', async () => {
    const e = escena()
    await unRegalo(e.db)
    const [una, otra] = [
      await reservar(e, await unaOferta(e, { ...FUTURA, precioPorPersona: 40_000 })),
      await reservar(e, await unaOferta(e, { ...FUTURA, precioPorPersona: 40_000 })),
    ]
    const disponible = async () => (await consultarRegalo(e.ctx(), { codigo: CODIGO_DE_REGALO })).disponible
    await aplicar(e, una, CODIGO_DE_REGALO)
    expect(await disponible()).toBe(0)
    await expect(aplicar(e, otra, CODIGO_DE_REGALO)).rejects.toMatchObject({ code: 'regalo-sin-saldo' })
    expect((await quitarRegalo(e.ctx(unInvitado(una)), { id: una.id })).regalo).toBe(0)
    expect((await aplicar(e, otra, CODIGO_DE_REGALO)).regalo).toBe(50_000)
    e.avanzar(15 * 60)
    expect(await disponible()).toBe(50_000)
    await expect(aplicar(e, una, CODIGO_DE_REGALO)).rejects.toMatchObject({ code: 'reserva-vencida' })
  })

  it('give the card its money back where the gift was spent elsewhere before it came', async () => {
    const e = escena()
    const { id } = await unRegalo(e.db)
    const reserva = await reservar(e, await unaOferta(e, { ...FUTURA, precioPorPersona: 40_000 }))
    await aplicar(e, reserva, CODIGO_DE_REGALO)
    const { id: intento } = await abrirTarjeta(e, reserva)
    await e.db.updateTable('regalos').set({ gastado: 50_000 }).where('id', '=', id).execute()
    await pasarTarjeta(e, intento)
    await trabajar(e)
    expect(await leerReserva(e, reserva.id)).toMatchObject({ estado: 'expirada', estadoPago: 'reembolsado' })
    expect(await saldoDe(e, 'psp')).toBe(50_000)
    await e.db.updateTable('regalos').set({ gastado: 0 }).where('id', '=', id).execute()
  })

  it('are paid back unused within ten days, and their code dies at once', async () => {
    const e = escena()
    const ana = await unUsuario(e.db, { email: 'ana@ejemplo.cl' })
    const compra = await comprarRegalo(e.ctx(sesion(ana.id)), pedido)
    await pagarEnPagina(e, compra.url.split('/').at(-1)!)
    await usarCompraDeRegalo(e.ctx(), { clave: compra.clave, acto: 'ver' })
    const codigo = await ultimoCodigo(e)
    expect((await listarRegalos(e.ctx(sesion(ana.id)), {})).total).toBe(1)
    await usarCompraDeRegalo(e.ctx(), { clave: compra.clave, acto: 'devolver' })
    await expect(consultarRegalo(e.ctx(), { codigo })).rejects.toMatchObject({ code: 'regalo-desconocido' })
    for (let veces = 0; veces < 2; veces++) await reservasJobs['reservas.enviarReembolso'](e.ctx(), { id: compra.id })
    await trabajar(e)
    expect((await usarCompraDeRegalo(e.ctx(), { clave: compra.clave, acto: 'ver' })).estado).toBe('devuelto')
    expect([
      await saldoDe(e, 'regalos'),
      await saldoDe(e, 'reembolsos'),
      await saldoDe(e, 'psp'),
      await saldoEnPsp(e),
    ]).toEqual([0, 0, 0, 0])
    await e.database.transaction((tx) =>
      olvidarRegalosDe(tx, {
        usuarioId: ana.id,
        direcciones: [{ correo: ana.email, huella: '', desde: null, hasta: null }],
      }),
    )
    expect(JSON.stringify(await e.db.selectFrom('regalos').selectAll().execute())).not.toMatch(
      /ejemplo\.cl|Berta|cumple/,
    )
  })

  it('tell the provider nothing that opens the purchase, in no address and in nothing else', async () => {
    const e = escena()
    const compra = await comprarRegalo(e.ctx(), pedido)
    const sesion = await e.comprador.checkout.sessions.retrieve(compra.url.split('/').at(-1)!)
    expect([sesion.success_url, sesion.cancel_url].map((url) => url!.replace(/^https?:\/\/[^/]+/, ''))).toEqual([
      `/regalar/pagado?regalo=${compra.id}`,
      `/regalar/pagado?regalo=${compra.id}`,
    ])
    expect(compra.clave).toMatch(/./)
    expect(JSON.stringify(sesion)).not.toContain(compra.clave)
  })

  it('give money back whole that does not match what was asked for', async () => {
    const e = escena()
    const compra = await comprarRegalo(e.ctx(), pedido)
    await pagarEnPagina(e, compra.url.split('/').at(-1)!)
    await e.db.updateTable('regalos').set({ monto: 60_000 }).where('id', '=', compra.id).execute()
    await regalosJobs['regalos.revisar'](e.ctx(), { id: compra.id })
    expect((await e.db.selectFrom('regalos').select('estado').execute())[0]!.estado).toBe('pendiente')
    expect([await saldoDe(e, 'regalos'), await saldoDe(e, 'reembolsos')]).toEqual([0, -50_000])
    await e.settle()
    expect([
      await saldoDe(e, 'suspenso'),
      await saldoDe(e, 'reembolsos'),
      await saldoDe(e, 'psp'),
      await saldoEnPsp(e),
    ]).toEqual([0, 0, 0, 0])
    await e.db.deleteFrom('regalos').execute()
  })

  it('a refused request says what goes back to the gift card, and what to the other one', async () => {
    const e = escena()
    const { codigo } = await comprado(e)
    const oferta = await unaOferta(e, { ...FUTURA, confirmacion: 'solicitud' })
    const entera = await reservar(e, oferta)
    await aplicar(e, entera, codigo)
    await trabajar(e)
    e.clock.now = (await leerReserva(e, entera.id)).aceptarAntesDe!
    await rechazarSinAceptar(e.ctx())
    await trabajar(e)
    const [correo] = await e.db
      .selectFrom('correos')
      .select('texto')
      .where('clave', '=', `rechazo:${entera.id}`)
      .execute()
    expect(correo!.texto).toContain('$40.000 ya volvieron a la tarjeta de regalo con que pagaste')
    expect(correo!.texto).not.toContain('Vuelve a la tarjeta con que pagaste')
  })
})
