import { expect, it } from 'vitest'
import { sumarDias } from '#domain/fechas.ts'
import type { Ctx } from '#server/ctx.ts'
import { escribirMensaje, verConversacion } from '#server/modules/mensajes/index.ts'
import {
  cancelarReserva,
  elegirAlternativa,
  elegirFecha,
  verAlternativas,
  verReserva,
} from '#server/modules/reservas/index.ts'
import { enCadaBase } from '#server/testing/cada-base.ts'
import { HOY, unaExperiencia, unAnfitrion, unaSalida, unId, unPlan, unUsuario } from '#server/testing/datos.ts'
import {
  leerPagos,
  leerReembolsos,
  leerReserva,
  reservaPagada,
  saldoDe,
  saldoEnPsp,
  unaOferta,
  unInvitado,
} from '#server/testing/escenas.ts'
import { sesionDe, sumar } from '#server/testing/sesion-de.ts'
import { resolverSuspension, sancionesJobs, suspenderOperador, verFichaDeOperador } from './index.ts'

const EN_DIEZ_DIAS = sumarDias(HOY, 10)
const HORA = 3600

enCadaBase('mudanzas', (escena) => {
  const admin = async (nombre: string): Promise<Ctx> => {
    const { id } = await unUsuario(escena().db, { nombre })
    return escena().ctx({
      tipo: 'sesion',
      contexto: 'admin',
      usuarioId: id,
      sesionId: unId(id),
      anfitrionId: null,
      proveedor: null,
      empresa: null,
      rolesAdmin: ['confianza'],
    })
  }
  let lugares = 0
  /** A departure in ten days in a town of its own, and one like it of a host on another plan, a thousand pesos cheaper each. */
  async function unPueblo({ cupos = 8 }: { cupos?: number } = {}) {
    const ciudad = `Pueblo ${++lugares}`
    const oferta = await unaOferta(escena(), {
      ciudad,
      cupos: 20,
      fecha: EN_DIEZ_DIAS,
      politicaCancelacion: 'estricta',
    })
    const anfitrion = await unAnfitrion(escena().db)
    await unPlan(escena().db, anfitrion.id, 'equipo')
    const experiencia = await unaExperiencia(escena().db, {
      ciudad,
      anfitrionId: anfitrion.id,
      precioPorPersona: 19_000,
    })
    const otra = await unaSalida(escena().db, experiencia, { fecha: sumarDias(EN_DIEZ_DIAS, 1), cupos })
    return { oferta, anfitrion, otra, ref: { operadorTipo: 'proveedor', operadorId: oferta.experiencia.proveedorId! } }
  }

  async function suspender(ctx: Ctx, ref: { operadorTipo: string; operadorId: string }) {
    const { efecto } = await verFichaDeOperador(ctx, ref)
    await suspenderOperador(ctx, {
      ...ref,
      regla: 'seguridad',
      motivo: 'Salió sin casco',
      modo: 'ofrecer',
      reservas: efecto.reservas,
      monto: efecto.monto,
    })
    await continuar()
    return efecto
  }

  async function continuar() {
    await sancionesJobs['sanciones.continuar'](escena().ctx())
    await escena().settle()
  }

  it('lets each buyer choose: one goes to somebody else, one takes the money, one says nothing and gets it', async () => {
    const { oferta, otra, anfitrion, ref } = await unPueblo()
    const [una, dos, tres] = [
      await reservaPagada(escena(), oferta),
      await reservaPagada(escena(), oferta),
      await reservaPagada(escena(), oferta),
    ]
    const ana = await admin('Ana')
    expect(await suspender(ana, ref)).toMatchObject({ reservas: 3, monto: 120_000, conOtraSalida: 3 })
    expect((await verFichaDeOperador(ana, ref)).suspension).toMatchObject({
      estado: 'devolviendo',
      faltan: 3,
      porElegir: 3,
      mudadas: 0,
      eligenHasta: '2026-11-20T12:00:00.000Z',
    })
    expect(await saldoEnPsp(escena())).toBe(120_000)
    await expect(
      resolverSuspension(await admin('Berta'), { ...ref, decision: 'levantar', motivo: 'Ya' }),
    ).rejects.toMatchObject({ code: 'suspension-en-curso' })

    const deUna = escena().ctx(unInvitado(una))
    expect(await verReserva(deUna, { id: una.id })).toMatchObject({
      estado: 'confirmada',
      suspension: { motivo: 'operador_suspendido' },
      acciones: { puedeElegirFecha: true, puedeCambiar: false },
    })
    expect(await verAlternativas(deUna, { id: una.id })).toMatchObject([
      { salidaId: otra.id, total: 38_000, devuelve: 2_000 },
    ])
    // The place of their own operator is no way out.
    await expect(elegirFecha(deUna, { id: una.id, salidaNuevaId: otra.id })).rejects.toMatchObject({
      code: 'salida-desconocida',
    })
    expect(await elegirAlternativa(deUna, { id: una.id, salidaNuevaId: otra.id })).toMatchObject({
      codigo: una.codigo,
      salidaId: otra.id,
      estado: 'confirmada',
      suspension: null,
      rebaja: 2_000,
      total: 40_000,
    })
    expect(await cancelarReserva(escena().ctx(unInvitado(dos)), { id: dos.id })).toMatchObject({
      canceladaPor: 'plataforma',
      reembolso: { monto: 40_000 },
    })
    await escena().settle()
    escena().avanzar(47 * HORA)
    await continuar()
    expect(await leerReserva(escena(), tres.id)).toMatchObject({ estado: 'confirmada' })
    escena().avanzar(HORA)
    await expect(
      elegirAlternativa(escena().ctx(unInvitado(tres)), { id: tres.id, salidaNuevaId: otra.id }),
    ).rejects.toMatchObject({ code: 'oferta-vencida' })
    await continuar()
    expect(await leerReserva(escena(), tres.id)).toMatchObject({
      estado: 'cancelada',
      canceladaPor: 'plataforma',
      motivo: 'operador_suspendido',
      estadoPago: 'reembolsado',
    })

    // The host's plan takes 6 %: 38.000 less 2.280 and its tax, all of it theirs.
    expect(await leerPagos(escena(), una.id)).toMatchObject([{ comisionTasa: 600, rebajado: 2_000 }])
    expect(await leerReembolsos(escena(), una.id)).toMatchObject([{ monto: 2_000, estado: 'hecho' }])
    expect([
      await saldoEnPsp(escena()),
      await saldoDe(escena(), 'psp'),
      await saldoDe(escena(), 'comision'),
      await saldoDe(escena(), 'iva_comision'),
      await saldoDe(escena(), 'operadores'),
    ]).toEqual([38_000, 38_000, -2_280, -433, -35_287])
    expect(
      await escena()
        .db.selectFrom('liquidaciones')
        .select(['anfitrionId', 'proveedorId', 'bruto', 'comision'])
        .where('reservaId', '=', una.id)
        .execute(),
    ).toEqual([{ anfitrionId: anfitrion.id, proveedorId: null, bruto: 38_000, comision: 2_280 }])
    expect((await verFichaDeOperador(ana, ref)).suspension).toMatchObject({
      estado: 'vigente',
      faltan: 0,
      porElegir: 0,
      mudadas: 1,
      montoMudado: 38_000,
      reservas: 3,
      monto: 120_000,
    })
    expect(await escena().invariantes()).toEqual([])
    expect(escena().fallidas).toEqual([])
  })

  it('gives back at once what nobody else could take, or what leaves too soon to choose', async () => {
    const sola = await unaOferta(escena(), { ciudad: `Pueblo ${++lugares}`, fecha: EN_DIEZ_DIAS })
    const pronto = { ...sola, salida: await unaSalida(escena().db, sola.experiencia) }
    const vecina = await unaExperiencia(escena().db, { ciudad: sola.experiencia.ciudad })
    await unaSalida(escena().db, vecina, { fecha: sumarDias(HOY, 2) })
    const reservas = [await reservaPagada(escena(), sola), await reservaPagada(escena(), pronto)]
    const ana = await admin('Ana')
    const ref = { operadorTipo: 'proveedor', operadorId: sola.experiencia.proveedorId! }
    expect(await suspender(ana, ref)).toMatchObject({ reservas: 2, conOtraSalida: 0 })
    for (const { id } of reservas)
      expect(await leerReserva(escena(), id)).toMatchObject({ estado: 'cancelada', estadoPago: 'reembolsado' })
    expect((await verFichaDeOperador(ana, ref)).suspension).toMatchObject({ estado: 'vigente', mudadas: 0 })
    expect(await escena().db.selectFrom('ofertasDeFecha').select('reservaId').execute()).toEqual([])
  })

  it('gives the last places to whoever chooses first, and no money moves for the second', async () => {
    const { oferta, otra, ref } = await unPueblo({ cupos: 3 })
    const [una, dos] = [await reservaPagada(escena(), oferta), await reservaPagada(escena(), oferta)]
    await suspender(await admin('Ana'), ref)
    await elegirAlternativa(escena().ctx(unInvitado(una)), { id: una.id, salidaNuevaId: otra.id })
    expect(await verAlternativas(escena().ctx(unInvitado(dos)), { id: dos.id })).toEqual([])
    await expect(
      elegirAlternativa(escena().ctx(unInvitado(dos)), { id: dos.id, salidaNuevaId: otra.id }),
    ).rejects.toMatchObject({ code: 'sin-cupos' })
    expect(await leerReserva(escena(), dos.id)).toMatchObject({ estado: 'confirmada', salidaId: oferta.salida.id })
  })

  it('keeps what was written to the first operator from the second', async () => {
    const { oferta, otra, anfitrion, ref } = await unPueblo()
    const una = await reservaPagada(escena(), oferta)
    const viajera = escena().ctx(unInvitado(una))
    await escribirMensaje(viajera, { id: una.id, texto: 'Voy con mi abuela' })
    await suspender(await admin('Ana'), ref)
    escena().avanzar(60)
    await elegirAlternativa(escena().ctx(unInvitado(una)), { id: una.id, salidaNuevaId: otra.id })
    escena().avanzar(60)
    await escribirMensaje(escena().ctx(unInvitado(una)), { id: una.id, texto: 'Hola, llegamos desde otro operador' })
    const anfitriona = escena().ctx({
      tipo: 'sesion',
      contexto: 'cliente',
      usuarioId: anfitrion.usuarioId,
      sesionId: 's',
      anfitrionId: anfitrion.id,
      proveedor: null,
      empresa: null,
      rolesAdmin: [],
    })
    expect((await verConversacion(anfitriona, { hiloId: una.id })).mensajes.map(({ texto }) => texto)).toEqual([
      'Hola, llegamos desde otro operador',
    ])
    expect((await verConversacion(viajera, { id: una.id })).mensajes).toHaveLength(2)
  })

  it('offers nobody what they offer themselves, and refuses it where they ask for it all the same', async () => {
    const { oferta, otra, anfitrion, ref } = await unPueblo()
    const reserva = await reservaPagada(escena(), oferta)
    await suspender(await admin('Dora'), ref)
    const ayuda = await unUsuario(escena().db)
    await sumar(escena(), ayuda.id, { anfitrionId: anfitrion.id }, 'guia')
    for (const usuarioId of [anfitrion.usuarioId, ayuda.id]) {
      await escena().db.updateTable('reservas').set({ usuarioId }).where('id', '=', reserva.id).execute()
      const suyo = escena().ctx(sesionDe(usuarioId))
      expect(await verAlternativas(suyo, { id: reserva.id })).toEqual([])
      await expect(elegirAlternativa(suyo, { id: reserva.id, salidaNuevaId: otra.id })).rejects.toMatchObject({
        code: 'experiencia-propia',
      })
    }
    const { id: ajena } = await unUsuario(escena().db)
    await escena().db.updateTable('reservas').set({ usuarioId: ajena }).where('id', '=', reserva.id).execute()
    expect(await verAlternativas(escena().ctx(sesionDe(ajena)), { id: reserva.id })).toHaveLength(1)
  })

  it("is no sale by anybody's own link any more once it went to another operator", async () => {
    const { oferta, otra, ref } = await unPueblo()
    const una = await reservaPagada(escena(), oferta)
    await escena().db.updateTable('reservas').set({ porEnlace: true }).where('id', '=', una.id).execute()
    await suspender(await admin('Ana'), ref)
    await elegirAlternativa(escena().ctx(unInvitado(una)), { id: una.id, salidaNuevaId: otra.id })
    expect(await leerReserva(escena(), una.id)).toMatchObject({ salidaId: otra.id, porEnlace: false })
  })

  it('every suspension has its turn, however many wait', async () => {
    const e = escena()
    const decididaPor = (await unUsuario(e.db)).id
    for (let i = 0; i < 51; i++) {
      const operadorId = unId(`operador que espera ${i}`)
      await e.db
        .insertInto('sanciones')
        .values({
          id: unId(`sancion que espera ${i}`),
          operadorTipo: 'proveedor',
          operadorId,
          estadoAnterior: 'Activo',
          regla: 'seguridad',
          motivo: 'No es seguro',
          modo: 'devolver',
          estado: 'devolviendo',
          reservas: 0,
          monto: 0,
          decididaPor,
          createdAt: new Date(e.clock.now.getTime() + i),
        })
        .execute()
    }
    await sancionesJobs['sanciones.continuar'](e.ctx())
    expect(await e.db.selectFrom('sanciones').select('id').where('estado', '=', 'devolviendo').execute()).toEqual([])
  })
})
