import { createPublicKey, verify } from 'node:crypto'
import ICAL from 'ical.js'
import { sql } from 'kysely'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { leerEntrada } from '#domain/reservas/entrada.ts'
import { abrirFoto, guardarFoto } from '#server/modules/fotos/index.ts'
import { setLog } from '#server/platform/log.ts'
import { enCadaBase } from '#server/testing/cada-base.ts'
import { unAnfitrion, unUsuario } from '#server/testing/datos.ts'
import { reservaPagada, reservar, unaOferta, unInvitado } from '#server/testing/escenas.ts'
import { cancelarReserva } from './cancelar-reserva.ts'
import { reservasJobs } from './reservas.jobs.ts'
import { verCalendario } from './ver-calendario.ts'
import { verReserva } from './ver-reserva.ts'
import { verClaveDeEntradas, verEntrada } from './ver-entrada.ts'

setLog({ sink: () => undefined })

enCadaBase('entrada y calendario', (escena) => {
  it('is a QR that anyone checks with the public key alone, and that no change survives', async () => {
    const e = escena()
    const reserva = await reservaPagada(e, await unaOferta(e))
    const { qr } = await verEntrada(e.ctx(unInvitado(reserva)), { id: reserva.id })
    const key = createPublicKey({ key: { ...(await verClaveDeEntradas(e.ctx())) }, format: 'jwk' })
    const esBuena = (texto: string): boolean => {
      const leida = leerEntrada(texto)
      return leida !== null && verify(null, Buffer.from(leida.firmado), key, Buffer.from(leida.firma, 'base64url'))
    }
    expect(esBuena(qr.contenido)).toBe(true)
    expect(leerEntrada(qr.contenido)!.contenido).toMatchObject({
      reservaId: reserva.id,
      plazas: 2,
      codigo: reserva.codigo,
    })
    expect(esBuena(qr.contenido.replace('~2~', '~9~'))).toBe(false)
    expect(esBuena(qr.contenido.slice(0, -4) + (qr.contenido.endsWith('AAAA') ? 'BBBB' : 'AAAA'))).toBe(false)
  })

  it('says where a home is to whoever holds one, and to nobody before', async () => {
    const e = escena()
    const oferta = await unaOferta(e)
    const casa = {
      direccion: 'Pasaje Los Notros 12',
      instrucciones: 'Portón verde',
      lat: -42.379,
      lng: -73.651,
      centro: { lat: -42.38, lng: -73.65 },
    }
    await e.db
      .updateTable('experiencias')
      .set({ detalle: sql`jsonb_set(detalle::jsonb, '{casa}', ${JSON.stringify(casa)}::jsonb)` })
      .where('id', '=', oferta.experiencia.id)
      .execute()
    const reserva = await reservaPagada(e, oferta)
    expect((await verEntrada(e.ctx(unInvitado(reserva)), { id: reserva.id })).puntoEncuentro).toEqual({
      direccion: casa.direccion,
      instrucciones: casa.instrucciones,
      lat: casa.lat,
      lng: casa.lng,
      foto: null,
    })
    expect(await verCalendario(e.ctx(unInvitado(reserva)), { id: reserva.id })).toContain('Pasaje Los Notros 12')
    const pendiente = await reservar(e, oferta)
    expect(JSON.stringify(await verReserva(e.ctx(unInvitado(pendiente)), { id: pendiente.id }))).not.toContain('Notros')
  })

  it('says who leads, what to look for at a home, what is done in bad weather, and who sells it, with their address', async () => {
    const e = escena()
    const { id: anfitrionId } = await unAnfitrion(e.db, {
      nombre: 'Berta Soto',
      rut: '12345678-5',
      domicilio: 'Los Aromos 12, Dalcahue',
      telefono: '+56911112222',
    })
    const oferta = await unaOferta(e, { anfitrionId })
    const { id: subidaPor } = await unUsuario(e.db, { nombre: 'Joaquín', apellido: 'Vera' })
    const foto = await guardarFoto(e.ctx(), {
      cosa: { experienciaId: oferta.experiencia.id },
      bytes: await sharp({ create: { width: 80, height: 60, channels: 3, background: 'teal' } })
        .jpeg()
        .toBuffer(),
      licencia: 'propia',
      subidaPor,
    })
    const casa = {
      direccion: 'Pasaje Los Notros 12',
      instrucciones: '',
      lat: -42.379,
      lng: -73.651,
      centro: { lat: -42.38, lng: -73.65 },
      foto: { id: foto.id, alt: 'Portón verde' },
    }
    await e.db
      .updateTable('experiencias')
      .set({ detalle: sql`detalle::jsonb || ${JSON.stringify({ casa, planB: 'Con lluvia, en la cocina.' })}::jsonb` })
      .where('id', '=', oferta.experiencia.id)
      .execute()
    const reserva = await reservaPagada(e, oferta)
    const ver = () => verEntrada(e.ctx(unInvitado(reserva)), { id: reserva.id })
    expect((await ver()).guia).toBeNull()
    await e.db
      .insertInto('guiasDeSalidas')
      .values({ salidaId: oferta.salida.id, guiaId: subidaPor, asignadoPor: subidaPor, createdAt: e.clock.now })
      .execute()
    const { guia, puntoEncuentro, planB, operador } = await ver()
    expect({ guia, planB, operador }).toMatchObject({
      guia: { nombre: 'Joaquín' },
      planB: 'Con lluvia, en la cocina.',
      operador: {
        razonSocial: 'Berta Soto',
        rut: '12345678-5',
        domicilio: 'Los Aromos 12, Dalcahue',
        telefono: '+56911112222',
      },
    })
    expect(puntoEncuentro.foto?.alt).toBe('Portón verde')
    const [path = '', query = ''] = puntoEncuentro.foto!.url.split('?')
    expect(await abrirFoto(e.ctx(), path, new URLSearchParams(query))).toMatchObject({
      tipo: 'image/webp',
      esPublica: false,
    })
    expect(await abrirFoto(e.ctx(), path, new URLSearchParams())).toBeNull()
  })

  it('does not exist before the reserva is confirmed', async () => {
    const e = escena()
    const reserva = await reservar(e, await unaOferta(e))
    for (const ver of [verEntrada, verCalendario])
      await expect(ver(e.ctx(unInvitado(reserva)), { id: reserva.id })).rejects.toMatchObject({
        code: 'reserva-sin-entrada',
      })
  })

  it('takes a cancelled booking back, by its address and by mail, with a higher number and without the place', async () => {
    const e = escena()
    const oferta = await unaOferta(e)
    const casa = {
      direccion: 'Pasaje Los Notros 12',
      instrucciones: 'Portón verde',
      lat: -42.379,
      lng: -73.651,
      centro: { lat: -42.38, lng: -73.65 },
    }
    await e.db
      .updateTable('experiencias')
      .set({ detalle: sql`jsonb_set(detalle::jsonb, '{casa}', ${JSON.stringify(casa)}::jsonb)` })
      .where('id', '=', oferta.experiencia.id)
      .execute()
    const reserva = await reservaPagada(e, oferta)
    const ver = () => verCalendario(e.ctx(unInvitado(reserva)), { id: reserva.id })
    const numero = (ics: string): number => Number(/SEQUENCE:(\d+)/.exec(ics)![1])
    const antes = await ver()
    await cancelarReserva(e.ctx(unInvitado(reserva)), { id: reserva.id })
    const despues = await ver()
    expect([
      /METHOD:(\w+)/.exec(antes)![1],
      /METHOD:(\w+)/.exec(despues)![1],
      /STATUS:(\w+)/.exec(despues)![1],
    ]).toEqual(['PUBLISH', 'CANCEL', 'CANCELLED'])
    expect(/UID:.*/.exec(despues)![0]).toBe(/UID:.*/.exec(antes)![0])
    expect(numero(despues)).toBeGreaterThan(numero(antes))
    expect([antes.includes('Notros'), despues.includes('Notros'), despues.includes('-42.379')]).toEqual([
      true,
      false,
      false,
    ])
    await reservasJobs['reservas.correoDeCancelacion'](e.ctx(), { id: reserva.id })
    const { adjuntos } = await e.db
      .selectFrom('correos')
      .select('adjuntos')
      .where('clave', '=', `cancelacion:${reserva.id}`)
      .executeTakeFirstOrThrow()
    expect(adjuntos).toEqual([
      { nombre: 'cancelacion.ics', tipo: 'text/calendar; charset=utf-8; method=CANCEL', contenido: despues },
    ])
  })

  it.each([
    ['13', '2026-12-10', '15:30'],
    ['12', '2026-12-10', '08:05'],
    ['11', '2026-12-24', '23:45'],
  ])('puts region %s in the calendar at the wall time sold, with its zone', async (region, fecha, hora) => {
    const e = escena()
    const { experiencia, salida } = await unaOferta(e, { region, fecha, hora })
    const reserva = await reservaPagada(e, { experiencia, salida })
    const ics = await verCalendario(e.ctx(unInvitado(reserva)), { id: reserva.id })
    const calendario = new ICAL.Component(ICAL.parse(ics) as unknown as string)
    const evento = new ICAL.Event(calendario.getFirstSubcomponent('vevent')!)
    expect(calendario.getFirstSubcomponent('vevent')!.getFirstProperty('dtstart')!.getParameter('tzid')).toBe(
      experiencia.zonaHoraria,
    )
    expect(evento.startDate.toString()).toBe(`${fecha}T${hora}:00`)
    expect(evento.startDate.toJSDate().toISOString()).toBe(salida.inicioUtc.toISOString())
    expect(evento.endDate.toJSDate().toISOString()).toBe(salida.finUtc.toISOString())
    expect(evento.uid).toContain(reserva.id)
  })
})
