import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { setLog } from '#server/platform/log.ts'
import { enCadaBase } from '#server/testing/cada-base.ts'
import { AHORA, DETALLE, unaSalida, unAnfitrion, unUsuario } from '#server/testing/datos.ts'
import {
  leerReserva,
  reservaPagada,
  reservar,
  unaOferta,
  unCorreo,
  unInvitado,
  type Escena,
} from '#server/testing/escenas.ts'
import { entrarComo, sumar } from '#server/testing/sesion-de.ts'
import { DETALLE_COMPLETO } from '#server/testing/octo-mundo.ts'
import type { Actor } from '#server/ctx.ts'
import { cambiarFecha } from './cambiar-fecha.ts'
import { cancelarReserva } from './cancelar-reserva.ts'
import { crearReserva } from './crear-reserva.ts'
import { verReservaJson } from './reservas.json.ts'
import { reservasJobs } from './reservas.jobs.ts'
import { verEntrada } from './ver-entrada.ts'
import { verManifiesto } from './ver-manifiesto.ts'
import { verReserva } from './ver-reserva.ts'

setLog({ sink: () => undefined })

const sesionDe = (usuarioId: string, extra: Partial<Extract<Actor, { tipo: 'sesion' }>> = {}): Actor => ({
  tipo: 'sesion',
  contexto: 'cliente',
  usuarioId,
  sesionId: 's',
  anfitrionId: null,
  proveedor: null,
  empresa: null,
  rolesAdmin: [],
  ...extra,
})

async function unaCuenta({ db }: Escena, fila: Parameters<typeof unUsuario>[1] = {}): Promise<Actor> {
  return sesionDe((await unUsuario(db, fila)).id)
}

enCadaBase('crear', (escena) => {
  it('holds places for 15 minutes at the price of this moment and gives a guest the secret link', async () => {
    const e = escena()
    const oferta = await unaOferta(e, { tarifas: { nino: 5_000 } })
    const reserva = await reservar(e, oferta, { participantes: { adulto: 2, nino: 1 } })
    expect(reserva).toMatchObject({ estado: 'pendiente', estadoPago: 'sin_pago', total: 45_000 })
    expect(Date.parse(reserva.expiraEn!) - e.clock.now.getTime()).toBe(15 * 60_000)
    expect(reserva.enlace).toBe(`/mis-entradas/${reserva.codigo}?clave=${reserva.clave}`)
    await e.db.updateTable('tarifas').set({ precio: 99_000 }).execute()
    expect((await leerReserva(e, reserva.id)).total).toBe(45_000)
  })

  it('answers the same to the same key and body, the secret key of a guest included', async () => {
    const e = escena()
    const oferta = await unaOferta(e)
    const email = unCorreo()
    const primera = await reservar(e, oferta, { email, clave: 'k1' })
    expect(JSON.stringify(await reservar(e, oferta, { email, clave: 'k1' }))).toBe(JSON.stringify(primera))
    await expect(reservar(e, oferta, { email, clave: 'k1', participantes: { adulto: 1 } })).rejects.toMatchObject({
      code: 'clave-idempotente-reutilizada',
    })
    expect((await reservar(e, oferta, { clave: 'k1' })).id).not.toBe(primera.id)
  })

  it('keeps no refusal: the same key may be used again once there is a place', async () => {
    const e = escena()
    const oferta = await unaOferta(e, { cupos: 1 })
    const email = unCorreo()
    await expect(reservar(e, oferta, { email, clave: 'k1' })).rejects.toMatchObject({ code: 'sin-cupos' })
    await e.db.updateTable('salidas').set({ cupos: 2 }).execute()
    await expect(reservar(e, oferta, { email, clave: 'k1' })).resolves.toMatchObject({ estado: 'pendiente' })
  })

  it('lets a person hold five at a time, by account or by e-mail, and a sixth once one ran out', async () => {
    const e = escena()
    const oferta = await unaOferta(e, { cupos: 100 })
    for (const quien of [{ email: unCorreo() }, { actor: await unaCuenta(e) }]) {
      for (let i = 0; i < 5; i++) await reservar(e, oferta, quien)
      await expect(reservar(e, oferta, quien)).rejects.toMatchObject({ code: 'demasiadas-reservas-abiertas' })
    }
    e.avanzar(15 * 60)
    await expect(reservar(e, oferta, { actor: await unaCuenta(e) })).resolves.toMatchObject({ estado: 'pendiente' })
  })

  it('confirms what costs nothing at once, without a payment', async () => {
    const e = escena()
    const reserva = await reservar(e, await unaOferta(e, { tarifas: { nino: 0 } }), {
      participantes: { nino: 2 },
      actor: await unaCuenta(e, { emailVerificadoEn: AHORA }),
    })
    expect(reserva).toMatchObject({ estado: 'confirmada', estadoPago: 'sin_pago', total: 0 })
    await e.settle()
    expect(await e.db.selectFrom('correos').select('clave').execute()).toEqual([
      { clave: `confirmacion:${reserva.id}` },
    ])
  })

  it('says where a mail about it was refused for good, to whom it was written, and not where it goes through later', async () => {
    const e = escena()
    const email = unCorreo()
    const { id } = await reservar(e, await unaOferta(e), { email })
    const verla = async () => (await verReservaJson(e.ctx(), e.db, id)).correoRechazado
    expect(await verla()).toBeNull()
    const fila = {
      texto: '',
      html: '',
      asunto: 'x',
      intentos: 1,
      rechazo: '550 5.1.1',
      rechazadoEn: e.clock.now,
      createdAt: e.clock.now,
      estado: 'rechazado',
    }
    for (const [clase, para] of [
      ['operador-vendida', 'anfitriona@ejemplo.cl'],
      ['confirmacion', email],
    ] as const) {
      await e.db
        .insertInto('correos')
        .values({ ...fila, id: randomUUID(), clave: `${clase}:${id}`, para })
        .execute()
      expect(await verla()).toBe(clase === 'confirmacion' ? email : null)
    }
    await e.db
      .updateTable('correos')
      .set({ estado: 'enviado', rechazo: null, rechazadoEn: null })
      .where('para', '=', email)
      .execute()
    expect(await verla()).toBeNull()
  })

  it('lets nobody empty a departure for nothing: free places go with who pays, or a few to an account whose address is confirmed', async () => {
    const e = escena()
    const ofertas = [
      await unaOferta(e, { cupos: 20, tarifas: { nino: 0 } }),
      await unaOferta(e, { cupos: 20, tarifas: { nino: 0 } }),
    ] as const
    const [oferta] = ofertas
    const para = (nino: number, toma: object = {}) => reservar(e, oferta, { participantes: { nino }, ...toma })
    await expect(para(1)).rejects.toMatchObject({ code: 'gratis-con-cuenta' })
    await expect(para(1, { actor: await unaCuenta(e) })).rejects.toMatchObject({ code: 'gratis-con-cuenta' })
    await expect(reservar(e, oferta, { participantes: { adulto: 1, nino: 6 } })).rejects.toMatchObject({
      code: 'demasiados-sin-pagar',
    })
    expect(await reservar(e, oferta, { participantes: { adulto: 1, nino: 5 } })).toMatchObject({ estado: 'pendiente' })
    const actor = await unaCuenta(e, { emailVerificadoEn: AHORA })
    await expect(para(5, { actor })).rejects.toMatchObject({ code: 'demasiados-gratis' })
    const tres = await para(3, { actor })
    await expect(para(2, { actor })).rejects.toMatchObject({ code: 'demasiados-gratis' })
    expect(await para(1, { actor })).toMatchObject({ estado: 'confirmada' })
    // Nor by moving them there from another day.
    const otra = await unaSalida(e.db, oferta.experiencia, { cupos: 20, fecha: '2026-12-20' })
    const movida = await crearReserva(e.ctx(actor), {
      experienciaId: oferta.experiencia.id,
      salidaId: otra.id,
      participantes: { nino: 2 },
      contacto: { nombre: 'Ana', email: unCorreo(), telefono: '+56912345678' },
    })
    await expect(
      cambiarFecha(e.ctx(actor), { id: movida.id, salidaNuevaId: oferta.salida.id, diferencia: 0 }),
    ).rejects.toMatchObject({ code: 'demasiados-gratis' })
    await cancelarReserva(e.ctx(actor), { id: tres.id })
    expect(
      await cambiarFecha(e.ctx(actor), { id: movida.id, salidaNuevaId: oferta.salida.id, diferencia: 0 }),
    ).toMatchObject({ estado: 'confirmada' })
    expect(await reservar(e, ofertas[1], { participantes: { nino: 4 }, actor })).toMatchObject({ estado: 'confirmada' })
  })

  it('refuses what is not sold, closed, full, unknown, or one’s own', async () => {
    const e = escena()
    const oferta = await unaOferta(e, { cupos: 3 })
    await expect(reservar(e, oferta, { participantes: { residente: 1 } })).rejects.toMatchObject({
      code: 'tarifa-no-vendida',
    })
    await expect(reservar(e, oferta, { participantes: { adulto: 4 } })).rejects.toMatchObject({ code: 'sin-cupos' })
    await expect(
      crearReserva(e.ctx(), {
        experienciaId: 'no-existe',
        salidaId: oferta.salida.id,
        participantes: { adulto: 1 },
        contacto: { nombre: 'A', email: unCorreo(), telefono: '+56912345678' },
      }),
    ).rejects.toMatchObject({ code: 'experiencia-desconocida' })
    await e.db.updateTable('salidas').set({ estado: 'cerrada' }).execute()
    await expect(reservar(e, oferta)).rejects.toMatchObject({ code: 'salida-cerrada' })
  })

  it('refuses what a business of one’s own offers, owner or team, paused or signed in for something else, before anything else', async () => {
    const e = escena()
    const anfitrion = await unAnfitrion(e.db)
    const [deAnfitriona, deProveedor] = [
      await unaOferta(e, { anfitrionId: anfitrion.id, cupos: 1 }),
      await unaOferta(e),
    ]
    const { proveedorId } = deProveedor.experiencia
    const [duena, guia, ayudante, ajena] = [
      await unUsuario(e.db),
      await unUsuario(e.db),
      await unUsuario(e.db),
      await unUsuario(e.db),
    ]
    await sumar(e, duena.id, { proveedorId: proveedorId! }, 'dueno')
    await sumar(e, guia.id, { proveedorId: proveedorId! }, 'guia')
    await sumar(e, ayudante.id, { anfitrionId: anfitrion.id }, 'caja')
    await sumar(e, ajena.id, { anfitrionId: (await unAnfitrion(e.db)).id }, 'caja')
    // The free plan has room for nobody but the host: who helps is paused.
    expect(await entrarComo(e, ayudante.id)).not.toHaveProperty('deAnfitrion')
    for (const [usuarioId, oferta] of [
      [anfitrion.usuarioId, deAnfitriona],
      [ayudante.id, deAnfitriona],
      [duena.id, deProveedor],
      [guia.id, deProveedor],
    ] as const)
      await expect(
        reservar(e, oferta, { actor: await entrarComo(e, usuarioId), participantes: { residente: 1 } }),
      ).rejects.toMatchObject({ code: 'experiencia-propia' })
    for (const [usuarioId, oferta] of [
      [anfitrion.usuarioId, deProveedor],
      [duena.id, deAnfitriona],
      [ajena.id, deProveedor],
    ] as const)
      await expect(
        reservar(e, oferta, { actor: await entrarComo(e, usuarioId), participantes: { adulto: 1 } }),
      ).resolves.toMatchObject({ estado: 'pendiente' })
  })

  it('asks what the operator asks, and tells it to who holds the ticket and to who receives, until 30 days after', async () => {
    const e = escena()
    const oferta = await unaOferta(e)
    const { id: experienciaId } = oferta.experiencia
    await e.db.updateTable('experiencias').set({ detalle: DETALLE_COMPLETO }).where('id', '=', experienciaId).execute()
    const respuestas = [
      { preguntaId: 'dieta', valor: 'Vegana' },
      { preguntaId: 'talla', persona: 1, valor: 'M' },
      { preguntaId: 'talla', persona: 2, valor: 'S' },
    ]
    for (const [pedido, code, campo] of [
      [{}, 'recogida-requerida', 'recogidaId'],
      [{ recogidaId: 'luna', respuestas }, 'recogida-desconocida', 'recogidaId'],
      [{ recogidaId: 'plaza', respuestas: respuestas.slice(0, 2) }, 'pregunta-sin-respuesta', 'respuestas.talla.2'],
      [
        { recogidaId: 'plaza', respuestas: [...respuestas, { preguntaId: 'llegada', valor: 'mañana' }] },
        'respuesta-invalida',
        'respuestas.llegada',
      ],
    ] as const) {
      await expect(
        reservar(e, oferta, {
          pedido: { ...pedido, respuestas: 'respuestas' in pedido ? [...pedido.respuestas] : undefined },
        }),
      ).rejects.toMatchObject({ code, errores: [{ campo }] })
    }
    const reserva = await reservaPagada(e, oferta, { pedido: { recogidaId: 'plaza', respuestas } })
    const inicio = Date.parse(reserva.inicio)
    const { recogida, respuestas: declaradas } = await verEntrada(e.ctx(unInvitado(reserva)), { id: reserva.id })
    expect(recogida).toMatchObject({ nombre: 'Plaza de Armas', direccion: 'Plaza de Armas s/n' })
    expect([Date.parse(recogida!.hora!), Date.parse(recogida!.hasta!)]).toEqual([
      inicio - 45 * 60_000,
      inicio - 30 * 60_000,
    ])
    expect(declaradas.map(({ titulo, persona, valor }) => [titulo, persona, valor])).toEqual([
      ['¿Alguna dieta?', null, expect.not.stringContaining('4242')],
      ['Talla de traje', 1, 'M'],
      ['Talla de traje', 2, 'S'],
    ])

    // What is asked later changes nothing of what was answered.
    await e.db
      .updateTable('experiencias')
      .set({ detalle: JSON.stringify(DETALLE) })
      .where('id', '=', experienciaId)
      .execute()
    const { proveedorId } = await e.db
      .selectFrom('experiencias')
      .select('proveedorId')
      .where('id', '=', experienciaId)
      .executeTakeFirstOrThrow()
    const operador = sesionDe((await unUsuario(e.db)).id, {
      contexto: 'proveedor',
      proveedor: { id: proveedorId!, rol: 'gestor' },
    })
    expect((await verManifiesto(e.ctx(operador), { id: reserva.salidaId })).reservas).toMatchObject([
      { id: reserva.id, recogida, respuestas: declaradas },
    ])

    const fin = Date.parse(reserva.fin)
    for (const [dias, quedan] of [
      [29, 3],
      [31, 0],
    ] as const) {
      await reservasJobs['reservas.olvidarRespuestas']({ ...e.ctx(), now: new Date(fin + dias * 86_400_000) })
      const fila = await leerReserva(e, reserva.id)
      expect([(fila.respuestas as unknown[]).length, fila.recogida !== null]).toEqual([quedan, quedan > 0])
    }
  })

  it('shows a reserva to its buyer alone: 401 without its key, 403 to another account, 404 by its code', async () => {
    const e = escena()
    const actor = await unaCuenta(e)
    const reserva = await reservar(e, await unaOferta(e), { actor })
    expect(await verReserva(e.ctx(actor), { id: reserva.codigo.toLowerCase() })).toMatchObject({ id: reserva.id })
    await expect(
      verReserva(e.ctx({ tipo: 'invitado', reservaId: reserva.salidaId }), { id: reserva.id }),
    ).rejects.toMatchObject({ code: 'clave-de-reserva-requerida' })
    const otra = await unaCuenta(e)
    await expect(verReserva(e.ctx(otra), { id: reserva.id })).rejects.toMatchObject({ code: 'reserva-ajena' })
    await expect(verReserva(e.ctx(otra), { id: reserva.codigo })).rejects.toMatchObject({ code: 'reserva-desconocida' })
  })
})
