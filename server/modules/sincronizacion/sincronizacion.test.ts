import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sumarDias } from '#domain/fechas.ts'
import type { Actor } from '#server/ctx.ts'
import { editarSalidas, rolarSalidas, verSalidas } from '#server/modules/disponibilidad/index.ts'
import { cambiarPapel, quitarDelEquipo } from '#server/modules/equipos/index.ts'
import { guardarRecurso, quitarRecurso } from '#server/modules/recursos/index.ts'
import { setLog } from '#server/platform/log.ts'
import { createOutbound } from '#server/platform/outbound.ts'
import { enCadaBase } from '#server/testing/cada-base.ts'
import { HOY, unaExperiencia, unaSalida, unAnfitrion, unProveedor, unUsuario } from '#server/testing/datos.ts'
import { reservaPagada, reservar, type Escena } from '#server/testing/escenas.ts'
import {
  borrarFeed,
  conectarCalendario,
  crearFeed,
  leerCalendario,
  leerFeedDeSalidas,
  quitarCalendario,
  sincronizacionJobs,
  subirCalendario,
  verSincronizacion,
} from './index.ts'

setLog({ sink: () => undefined })

const MANANA = sumarDias(HOY, 1)
const compacta = (fecha: string, hora: string) => `${fecha.replaceAll('-', '')}T${hora.replace(':', '')}00`
const ics = (...ocupados: [fecha: string, desde: string, hasta: string][]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...ocupados.flatMap(([fecha, desde, hasta], i) => [
      'BEGIN:VEVENT',
      `UID:${i}@otro.cl`,
      `DTSTART;TZID=America/Santiago:${compacta(fecha, desde)}`,
      `DTEND;TZID=America/Santiago:${compacta(fecha, hasta)}`,
      'SUMMARY:Mantención',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ].join('\r\n')

/** Somebody else's calendar: what it answers next. */
let respuesta: { status?: number; body?: string; location?: string } = {}
const servidor = createServer(
  (_req, res) =>
    void res
      .writeHead(respuesta.status ?? 200, {
        'content-type': 'text/calendar',
        ...(respuesta.location && { location: respuesta.location }),
      })
      .end(respuesta.body ?? ''),
)
let url = ''
beforeAll(async () => {
  await new Promise<void>((listening) => void servidor.listen(0, '127.0.0.1', listening))
  url = `http://127.0.0.1:${(servidor.address() as AddressInfo).port}/calendario.ics`
})
afterAll(() => servidor.close())

const jobs = sincronizacionJobs(createOutbound({ allowLoopback: true }))

async function unaAgenda(e: Escena) {
  const usuario = await unUsuario(e.db)
  const anfitrion = await unAnfitrion(e.db, { usuarioId: usuario.id })
  const actor: Actor = {
    tipo: 'sesion',
    contexto: 'cliente',
    usuarioId: usuario.id,
    sesionId: 's',
    anfitrionId: anfitrion.id,
    proveedor: null,
    empresa: null,
    rolesAdmin: [],
  }
  const experiencia = await unaExperiencia(e.db, {
    anfitrionId: anfitrion.id,
    operadorNombre: 'Berta',
    operadorSlug: 'berta',
  })
  const salida = (hora: string, de = experiencia) => unaSalida(e.db, de, { fecha: MANANA, hora })
  const ver = async (de = experiencia) => {
    const { salidas } = await verSalidas(e.ctx(actor), { id: de.id, desde: MANANA, hasta: MANANA })
    return Object.fromEntries(
      salidas.map(({ hora, estado, cierreCausa }) => [hora, estado === 'cerrada' ? cierreCausa : estado]),
    )
  }
  /** What the queue holds of this module, done. */
  const trabajar = async () => {
    for (const { job, data } of e.tareas.splice(0))
      if (job in jobs) await jobs[job as 'sincronizacion.leer'](e.ctx(), data as never)
  }
  /** The form takes no address of this machine: it is put beside it. */
  const conectar = async (recursoId?: string) => {
    const { calendarios } = await conectarCalendario(e.ctx(actor), {
      id: experiencia.id,
      nombre: 'El otro',
      url: 'https://otro.cl/calendario.ics',
      ...(recursoId && { recursoId }),
    })
    const { id } = calendarios.at(-1)!
    await e.db
      .updateTable('calendariosExternos')
      .set({ urlSellada: e.ctx().secretos.cifrar(Buffer.from(url)) })
      .where('id', '=', id)
      .execute()
    return id
  }
  const sincronizado = () => verSincronizacion(e.ctx(actor), { id: experiencia.id })
  return { usuario, anfitrion, actor, experiencia, salida, ver, trabajar, conectar, sincronizado }
}

enCadaBase('calendarios de operadores', (escena) => {
  it('closes what another calendar keeps busy, leaves what was sold to the operador, and opens it again', async () => {
    const e = escena()
    const { usuario, actor, experiencia, salida, ver, trabajar, conectar, sincronizado } = await unaAgenda(e)
    const [vendida] = [await salida('10:00'), await salida('15:00'), await salida('19:00')]
    const reserva = await reservaPagada(e, { experiencia, salida: vendida })
    respuesta = { body: ics([MANANA, '09:00', '17:00']) }
    const id = await conectar()
    expect((await sincronizado()).calendarios).toMatchObject([
      { estado: 'leyendo', servidor: 'otro.cl', leidoEn: null },
    ])
    await trabajar()
    expect(await ver()).toEqual({ '10:00': 'calendario', '15:00': 'calendario', '19:00': 'abierta' })
    const despues = await sincronizado()
    expect(despues).toMatchObject({
      calendarios: [{ estado: 'al_dia', ocupados: 1, proximos: [{ resumen: 'Mantención' }] }],
      conflictos: [{ salidaId: vendida.id, viajeros: 2, tipo: 'calendario' }],
      cerradas: 1,
    })
    expect(JSON.stringify(despues)).not.toContain('calendario.ics')
    await expect(reservar(e, { experiencia, salida: vendida })).rejects.toMatchObject({ code: 'salida-cerrada' })
    expect(
      (await e.db.selectFrom('reservas').select('estado').where('id', '=', reserva.id).executeTakeFirstOrThrow())
        .estado,
    ).toBe('confirmada')
    expect(
      await e.db
        .selectFrom('notificaciones')
        .select('clave')
        .where('usuarioId', '=', usuario.id)
        .where('clave', 'like', 'choque:%')
        .execute(),
    ).toEqual([{ clave: `choque:${vendida.id}` }])
    await editarSalidas(e.ctx(actor), { id: experiencia.id, salidas: [vendida.id], cambios: { estado: 'abierta' } })
    expect(await ver()).toMatchObject({ '10:00': 'calendario' })
    respuesta = { body: ics() }
    await leerCalendario(e.ctx(actor), { id: experiencia.id, calendarioId: id })
    await trabajar()
    expect(await ver()).toEqual({ '10:00': 'abierta', '15:00': 'abierta', '19:00': 'abierta' })
    await reservar(e, { experiencia, salida: vendida })
  })

  it.each([
    ['the last year that can be written', 'DTEND;TZID=America/Santiago:99991231T235959'],
    ['nineteen thousand years later', 'DURATION:P999999W'],
  ])(
    'reads what ends in %s as busy to the last day that is sold, and shows it; the rest of the file counts',
    async (_, fin) => {
      const e = escena()
      const { actor, experiencia, salida, ver, trabajar, conectar, sincronizado } = await unaAgenda(e)
      await salida('10:00')
      const sinFin = ics([MANANA, '09:00', '17:00']).replace(
        'END:VCALENDAR',
        [
          'BEGIN:VEVENT',
          'UID:sin-fin',
          'DTSTART;TZID=America/Santiago:20270110T100000',
          fin,
          'END:VEVENT',
          'END:VCALENDAR',
        ].join('\r\n'),
      )
      const {
        calendarios: [archivo],
      } = await subirCalendario(e.ctx(actor, { cuerpo: new TextEncoder().encode(sinFin) }), {
        id: experiencia.id,
        nombre: 'Archivo',
      })
      expect(archivo!.proximos.map(({ hasta }) => hasta.slice(0, 10))).toEqual([MANANA, '2028-05-19'])
      await quitarCalendario(e.ctx(actor), { id: experiencia.id, calendarioId: archivo!.id })
      expect(await ver()).toEqual({ '10:00': 'abierta' })
      respuesta = { body: sinFin }
      await conectar()
      await trabajar()
      expect(await ver()).toEqual({ '10:00': 'calendario' })
      expect((await sincronizado()).calendarios).toMatchObject([{ estado: 'al_dia', noEntendidos: 0, ocupados: 2 }])
    },
  )

  it('keeps what a calendar said last while it cannot be read, says why, and asks less and less often', async () => {
    const e = escena()
    const { actor, experiencia, salida, ver, trabajar, conectar, sincronizado } = await unaAgenda(e)
    await salida('10:00')
    respuesta = { body: ics([MANANA, '09:00', '17:00']) }
    const id = await conectar()
    await trabajar()
    const fallas: [typeof respuesta, string][] = [
      [{ status: 404 }, 'ausente'],
      [{ status: 403 }, 'permiso'],
      [{ status: 500 }, 'respuesta'],
      [{ body: '<html>Entra</html>' }, 'ilegible'],
      [{ status: 302, location: 'http://10.0.0.1/interno' }, 'direccion'],
      [{ body: `BEGIN:VCALENDAR${' '.repeat(2 * 1024 * 1024)}` }, 'peso'],
    ]
    for (const [falsa, falla] of fallas) {
      respuesta = falsa
      await jobs['sincronizacion.leer'](e.ctx(), { id })
      expect((await sincronizado()).calendarios).toMatchObject([{ estado: 'falla', falla, ocupados: 1 }])
      expect(await ver()).toEqual({ '10:00': 'calendario' })
    }
    const { proximaLecturaEn } = await e.db
      .selectFrom('calendariosExternos')
      .select('proximaLecturaEn')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(proximaLecturaEn).toEqual(new Date(e.clock.now.getTime() + 24 * 3_600_000))
    await jobs['sincronizacion.revisar'](e.ctx())
    expect(e.tareas).toEqual([])
    e.avanzar(24 * 3600)
    await jobs['sincronizacion.revisar'](e.ctx())
    expect(e.tareas.splice(0).filter(({ job }) => job === 'sincronizacion.leer')).toMatchObject([{ data: { id } }])
    e.avanzar(-24 * 3600)
    await quitarCalendario(e.ctx(actor), { id: experiencia.id, calendarioId: id })
    expect(await ver()).toEqual({ '10:00': 'abierta' })
    await jobs['sincronizacion.leer'](e.ctx(), { id })
  })

  it('closes all that shares something busy, and follows what is shared', async () => {
    const e = escena()
    const { actor, anfitrion, experiencia, salida, ver, trabajar, conectar } = await unaAgenda(e)
    const otra = await unaExperiencia(e.db, {
      anfitrionId: anfitrion.id,
      operadorNombre: 'Berta',
      operadorSlug: 'berta',
    })
    await salida('10:00')
    await salida('10:00', otra)
    const guia = await guardarRecurso(e.ctx(actor), {
      nombre: 'Guía Marta',
      cantidad: 1,
      usos: [{ experienciaId: experiencia.id, por: 'salida', unidades: 1 }],
    })
    respuesta = { body: ics([MANANA, '09:00', '17:00']) }
    await expect(conectar(otra.id)).rejects.toMatchObject({ code: 'recurso-desconocido' })
    await conectar(guia.id)
    await trabajar()
    expect([await ver(), await ver(otra)]).toEqual([{ '10:00': 'calendario' }, { '10:00': 'abierta' }])
    await guardarRecurso(e.ctx(actor), {
      recursoId: guia.id,
      nombre: 'Guía Marta',
      cantidad: 1,
      usos: [{ experienciaId: otra.id, por: 'salida', unidades: 1 }],
    })
    await trabajar()
    expect([await ver(), await ver(otra)]).toEqual([{ '10:00': 'abierta' }, { '10:00': 'calendario' }])
    await quitarRecurso(e.ctx(actor), { id: guia.id })
    await trabajar()
    expect(await ver(otra)).toEqual({ '10:00': 'abierta' })
  })

  it('takes a file, takes a newer one in its place, and keeps later departures closed too', async () => {
    const e = escena()
    const { actor, experiencia, salida, ver, sincronizado } = await unaAgenda(e)
    await salida('10:00')
    await salida('19:00')
    const subir = (texto: string, extra = {}) =>
      subirCalendario(e.ctx(actor, { cuerpo: new TextEncoder().encode(texto) }), {
        id: experiencia.id,
        nombre: 'Mantenciones',
        ...extra,
      })
    await expect(subir('hola')).rejects.toMatchObject({ code: 'calendario-ilegible' })
    const { calendarios } = await subir(ics([MANANA, '09:00', '12:00']))
    expect(calendarios).toMatchObject([{ servidor: null, estado: 'al_dia', proximaLecturaEn: null }])
    expect(await ver()).toEqual({ '10:00': 'calendario', '19:00': 'abierta' })
    await subir(ics([MANANA, '18:00', '20:00'], [sumarDias(HOY, 2), '00:00', '23:59']), {
      calendarioId: calendarios[0]!.id,
    })
    expect(await ver()).toEqual({ '10:00': 'abierta', '19:00': 'calendario' })
    const { opcionId } = await e.db
      .selectFrom('salidas')
      .select('opcionId')
      .where('experienciaId', '=', experiencia.id)
      .executeTakeFirstOrThrow()
    await e.db
      .insertInto('horarios')
      .values({
        id: crypto.randomUUID(),
        opcionId,
        experienciaId: experiencia.id,
        dias: [1, 2, 3, 4, 5, 6, 7],
        hora: '11:00',
        cupos: 8,
        desde: HOY,
        hasta: sumarDias(HOY, 3),
        createdAt: e.clock.now,
      })
      .execute()
    await rolarSalidas(e.ctx(), { experienciaId: experiencia.id })
    const porDia = await e.db
      .selectFrom('salidas')
      .select(['inicioLocal', 'estado'])
      .where('experienciaId', '=', experiencia.id)
      .where('estado', '<>', 'cancelada')
      .orderBy('inicioLocal')
      .execute()
      .then((filas) => filas.filter(({ inicioLocal }) => inicioLocal.includes('11:00')))
    expect(porDia.map(({ inicioLocal, estado }) => `${inicioLocal.slice(0, 10)} ${estado}`)).toContain(
      `${sumarDias(HOY, 2)} cerrada`,
    )
    expect(porDia.filter(({ estado }) => estado === 'cerrada')).toHaveLength(1)
    const ajeno: Actor = { ...actor, anfitrionId: (await unAnfitrion(e.db)).id } as Actor
    await expect(subirCalendario(e.ctx(ajeno), { id: experiencia.id, nombre: 'x' })).rejects.toMatchObject({
      code: 'sin-permiso',
    })
    expect((await sincronizado()).calendarios).toHaveLength(1)
  })

  const bueno = (uid: string, hora: string) => [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTART;TZID=America/Santiago:${compacta(MANANA, hora)}`,
    'DURATION:PT2H',
    'SUMMARY:Reserva',
    'END:VEVENT',
  ]
  const malo = ['BEGIN:VEVENT', 'UID:malo@otro.cl', 'DTSTART:el martes', 'SUMMARY:Reserva de otra parte', 'END:VEVENT']
  const deOtro = (...lineas: string[]) => ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lineas, 'END:VCALENDAR'].join('\r\n')
  const avisos = async (e: Escena, usuarioId: string) => ({
    sitio: await e.db
      .selectFrom('notificaciones')
      .select(['titulo', 'texto', 'enlace'])
      .where('usuarioId', '=', usuarioId)
      .where('clave', 'like', 'calendario-mal:%')
      .execute(),
    correos: await e.db
      .selectFrom('correos')
      .select(['asunto', 'texto'])
      .where('clave', 'like', 'calendario-mal:%')
      .execute(),
  })

  it('counts the good events of a calendar that has a bad one, frees nothing until all of it is understood, and tells the host after a day', async () => {
    const e = escena()
    const { usuario, experiencia, salida, ver, trabajar, conectar, sincronizado } = await unaAgenda(e)
    for (const hora of ['10:00', '15:00', '19:00']) await salida(hora)
    respuesta = { body: deOtro(...bueno('a@otro.cl', '10:00')) }
    const id = await conectar()
    await trabajar()
    expect(await ver()).toEqual({ '10:00': 'calendario', '15:00': 'abierta', '19:00': 'abierta' })
    respuesta = { body: deOtro(...bueno('b@otro.cl', '15:00'), ...malo) }
    const leer = () => jobs['sincronizacion.leer'](e.ctx(), { id })
    await leer()
    expect(await ver()).toEqual({ '10:00': 'calendario', '15:00': 'calendario', '19:00': 'abierta' })
    expect((await sincronizado()).calendarios).toMatchObject([
      {
        estado: 'parcial',
        falla: null,
        noEntendidos: 1,
        ejemplos: [{ resumen: 'Reserva de otra parte', linea: 'DTSTART:el martes' }],
        ocupados: 2,
      },
    ])
    await leer()
    expect((await sincronizado()).calendarios).toMatchObject([{ ocupados: 2 }])
    e.avanzar(24 * 3600 - 1)
    await jobs['sincronizacion.revisar'](e.ctx())
    expect(await avisos(e, usuario.id)).toEqual({ sitio: [], correos: [] })
    e.avanzar(1)
    for (let vez = 0; vez < 3; vez++) await jobs['sincronizacion.revisar'](e.ctx())
    const dichos = await avisos(e, usuario.id)
    expect(dichos).toMatchObject({
      sitio: [
        {
          titulo: 'Leemos solo en parte uno de tus calendarios',
          enlace: `/anfitrion/calendario/${experiencia.id}?vista=sincronizar`,
        },
      ],
      correos: [{ asunto: 'Leemos solo en parte uno de tus calendarios' }],
    })
    for (const texto of [dichos.sitio[0]!.texto, dichos.correos[0]!.texto])
      expect(texto).toContain('«El otro» tiene una parte que no entendemos')
    respuesta = { body: deOtro(...bueno('b@otro.cl', '15:00')) }
    await leer()
    expect(await ver()).toMatchObject({ '10:00': 'abierta', '15:00': 'calendario' })
    expect((await sincronizado()).calendarios).toMatchObject([
      { estado: 'al_dia', noEntendidos: 0, ejemplos: [], ocupados: 1 },
    ])
  })

  it('tells the host of a calendar that has failed for a day, once, and anew only after it was well', async () => {
    const e = escena()
    const { usuario, trabajar, conectar } = await unaAgenda(e)
    respuesta = { status: 404 }
    const id = await conectar()
    await trabajar()
    const unDia = async () => {
      e.avanzar(24 * 3600)
      await jobs['sincronizacion.leer'](e.ctx(), { id })
      await jobs['sincronizacion.revisar'](e.ctx())
      e.tareas.splice(0)
      return (await avisos(e, usuario.id)).correos.length
    }
    expect([await unDia(), await unDia()]).toEqual([1, 1])
    expect((await avisos(e, usuario.id)).sitio).toMatchObject([
      {
        titulo: 'No podemos leer uno de tus calendarios',
        texto: expect.stringContaining('Quítalo y conecta el nuevo'),
      },
    ])
    respuesta = { body: deOtro() }
    expect(await unDia()).toBe(1)
    respuesta = { status: 500 }
    expect([await unDia(), await unDia()]).toEqual([1, 2])
    e.avanzar(-5 * 24 * 3600)
  })

  it('does the same with files', async () => {
    const e = escena()
    const { usuario, actor, experiencia, salida, ver } = await unaAgenda(e)
    for (const hora of ['10:00', '15:00']) await salida(hora)
    const subir = async (texto: string, extra = {}) =>
      (
        await subirCalendario(e.ctx(actor, { cuerpo: new TextEncoder().encode(texto) }), {
          id: experiencia.id,
          nombre: 'Reservas de la otra plataforma',
          ...extra,
        })
      ).calendarios[0]!
    const { id: calendarioId } = await subir(deOtro(...bueno('a@otro.cl', '10:00')))
    expect(
      await subir(deOtro(...bueno('b@otro.cl', '15:00'), 'una línea sin dos puntos'), { calendarioId }),
    ).toMatchObject({ estado: 'parcial', noEntendidos: 1 })
    expect(await ver()).toEqual({ '10:00': 'calendario', '15:00': 'calendario' })
    e.avanzar(24 * 3600)
    await jobs['sincronizacion.revisar'](e.ctx())
    expect(await avisos(e, usuario.id)).toMatchObject({ sitio: [{}], correos: [{}] })
    expect(await subir(deOtro(), { calendarioId })).toMatchObject({ estado: 'al_dia', noEntendidos: 0, ocupados: 0 })
    e.avanzar(-24 * 3600)
    expect(await ver()).toEqual({ '10:00': 'abierta', '15:00': 'abierta' })
  })

  it('knows what it sold when it comes back from another platform, and what another operator sold keeps busy', async () => {
    const e = escena()
    const { actor, experiencia, salida } = await unaAgenda(e)
    const vendida = await salida('10:00')
    await reservaPagada(e, { experiencia, salida: vendida })
    const { url: direccion } = await crearFeed(e.ctx(actor), { id: experiencia.id, alcance: 'experiencia' })
    const texto = await leerFeedDeSalidas(e.ctx(), { calendario: direccion.split('/').at(-1)! })
    const sinSuUid = texto.replaceAll(/^UID:.*$/gm, 'UID:5g1k2@google.com')
    const soloTitulo = sinSuUid.replaceAll(/^(DESCRIPTION|URL).*\r\n( .*\r\n)*/gm, '')
    const subir = async (suyo: string, quien: Awaited<ReturnType<typeof unaAgenda>>) => {
      const nombre = crypto.randomUUID()
      const { calendarios } = await subirCalendario(e.ctx(quien.actor, { cuerpo: new TextEncoder().encode(suyo) }), {
        id: quien.experiencia.id,
        nombre,
      })
      return calendarios.find((uno) => uno.nombre === nombre)!.ocupados
    }
    const propia = { actor, experiencia } as Awaited<ReturnType<typeof unaAgenda>>
    expect([texto.includes(vendida.id), sinSuUid.includes(vendida.id), soloTitulo.includes(vendida.id)]).toEqual([
      true,
      true,
      false,
    ])
    for (const suyo of [texto, sinSuUid, soloTitulo]) expect(await subir(suyo, propia)).toBe(0)
    const ajena = await unaAgenda(e)
    for (const suyo of [texto, sinSuUid]) expect(await subir(suyo, ajena)).toBe(1)
    expect(
      await subir(
        sinSuUid.replaceAll(vendida.id, crypto.randomUUID()).replace(/SUMMARY:.*/, 'SUMMARY:Dentista'),
        propia,
      ),
    ).toBe(1)
  })

  it.each([
    'http://otro.cl/a.ics',
    'https://10.0.0.1/a.ics',
    'https://localhost/a.ics',
    'https://a:b@otro.cl/a.ics',
    'hola',
  ])('takes no address like %s', async (mala) => {
    const { actor, experiencia } = await unaAgenda(escena())
    await expect(
      conectarCalendario(escena().ctx(actor), { id: experiencia.id, nombre: 'x', url: mala }),
    ).rejects.toMatchObject({ code: 'datos-invalidos' })
  })

  it('tells other calendars what was sold, by a secret address, without a word of who', async () => {
    const e = escena()
    const { actor, anfitrion, experiencia, salida } = await unaAgenda(e)
    const otra = await unaExperiencia(e.db, {
      anfitrionId: anfitrion.id,
      operadorNombre: 'Berta',
      operadorSlug: 'berta',
    })
    const [vendida, deOtra] = [await salida('10:00'), await salida('16:00', otra)]
    await salida('13:00')
    await reservaPagada(e, { experiencia, salida: vendida })
    await reservaPagada(e, { experiencia: otra, salida: deOtra })
    const feed = (alcance: 'experiencia' | 'operador') => crearFeed(e.ctx(actor), { id: experiencia.id, alcance })
    const leer = (direccion: string) => leerFeedDeSalidas(e.ctx(), { calendario: direccion.split('/').at(-1)! })
    const [una, todas] = [await feed('experiencia'), await feed('operador')]
    const texto = await leer(una.url)
    expect([texto.match(/BEGIN:VEVENT/g)?.length, (await leer(todas.url)).match(/BEGIN:VEVENT/g)?.length]).toEqual([
      1, 2,
    ])
    expect(texto).toContain(`UID:salida-${vendida.id}@tourismhub`)
    expect(texto).toContain('2 de 8 cupos')
    const { contactoNombre, contactoEmail } = await e.db
      .selectFrom('reservas')
      .select(['contactoNombre', 'contactoEmail'])
      .where('salidaId', '=', vendida.id)
      .executeTakeFirstOrThrow()
    for (const dato of [contactoNombre, contactoEmail]) expect(texto).not.toContain(dato)
    // Back in by the other way, it closes nothing.
    await subirCalendario(e.ctx(actor, { cuerpo: new TextEncoder().encode(texto) }), {
      id: experiencia.id,
      nombre: 'De vuelta',
    })
    expect((await verSincronizacion(e.ctx(actor), { id: experiencia.id })).cerradas).toBe(0)
    const nueva = await feed('experiencia')
    await expect(leer(una.url)).rejects.toMatchObject({ code: 'calendario-desconocido' })
    await borrarFeed(e.ctx(actor), { id: experiencia.id, alcance: 'experiencia' })
    await expect(leer(nueva.url)).rejects.toMatchObject({ code: 'calendario-desconocido' })
    expect(await leer(todas.url)).toContain('BEGIN:VCALENDAR')
  })

  it('tells a guía and a caja when it is busy, and not how the owner calls it elsewhere', async () => {
    const e = escena()
    const { actor, anfitrion, experiencia } = await unaAgenda(e)
    await subirCalendario(e.ctx(actor, { cuerpo: new TextEncoder().encode(ics([MANANA, '10:00', '12:00'])) }), {
      id: experiencia.id,
      nombre: 'El de casa',
    })
    const proximos = async (quien: Actor) =>
      (await verSincronizacion(e.ctx(quien), { id: experiencia.id })).calendarios.flatMap((uno) =>
        uno.proximos.map(({ desde, resumen }) => `${desde.slice(11, 16)} ${resumen}`),
      )
    const deEquipo = (rol: 'gestor' | 'guia' | 'caja'): Actor => ({
      tipo: 'sesion',
      contexto: 'cliente',
      usuarioId: anfitrion.id,
      sesionId: 's',
      anfitrionId: null,
      deAnfitrion: { id: anfitrion.id, rol },
      proveedor: null,
      empresa: null,
      rolesAdmin: [],
    })
    expect([
      await proximos(actor),
      await proximos(deEquipo('gestor')),
      await proximos(deEquipo('guia')),
      await proximos(deEquipo('caja')),
    ]).toEqual([['10:00 Mantención'], ['10:00 Mantención'], ['10:00 Ocupado'], ['10:00 Ocupado']])
  })

  it('tells nothing more to whoever was put out of the team, or works there as something else now', async () => {
    const e = escena()
    const proveedor = await unProveedor(e.db)
    const experiencia = await unaExperiencia(e.db, { proveedorId: proveedor.id })
    const entra = async (papel: 'dueno' | 'gestor') => {
      const { id } = await unUsuario(e.db)
      await e.db
        .insertInto('membresias')
        .values({ id, usuarioId: id, tipo: 'proveedor', papel, proveedorId: proveedor.id, createdAt: e.clock.now })
        .execute()
      return {
        id,
        ctx: e.ctx({
          tipo: 'sesion',
          contexto: 'proveedor',
          usuarioId: id,
          sesionId: 's',
          anfitrionId: null,
          proveedor: { id: proveedor.id, rol: papel },
          empresa: null,
          rolesAdmin: [],
        }),
      }
    }
    const [dueno, gestor, otro] = [await entra('dueno'), await entra('gestor'), await entra('gestor')]
    const direccion = async (ctx: typeof dueno.ctx, alcance: 'experiencia' | 'operador') =>
      (await crearFeed(ctx, { id: experiencia.id, alcance })).url.split('/').at(-1)!
    const [todas, una] = [await direccion(gestor.ctx, 'operador'), await direccion(otro.ctx, 'experiencia')]
    for (const calendario of [todas, una])
      expect(await leerFeedDeSalidas(e.ctx(), { calendario })).toContain('BEGIN:VCALENDAR')
    await quitarDelEquipo(dueno.ctx, { miembroId: gestor.id })
    await cambiarPapel(dueno.ctx, { miembroId: otro.id, papel: 'caja' })
    for (const calendario of [todas, una])
      await expect(leerFeedDeSalidas(e.ctx(), { calendario })).rejects.toMatchObject({ code: 'calendario-desconocido' })
    expect(
      (await verSincronizacion(dueno.ctx, { id: experiencia.id })).feeds,
      'the owner sees that there is none',
    ).toMatchObject({ operador: { activo: false }, experiencia: { activo: false } })
    expect(await leerFeedDeSalidas(e.ctx(), { calendario: await direccion(dueno.ctx, 'operador') })).toContain(
      'BEGIN:VCALENDAR',
    )
  })
})
