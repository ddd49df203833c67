import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Entrega, Novedad, Webhook } from '#contract/novedades.ts'
import { rolarSalidas } from '#server/modules/disponibilidad/index.ts'
import { octoJobs } from '#server/octo/deliver.ts'
import { createOutbound } from '#server/platform/outbound.ts'
import { setLog } from '#server/platform/log.ts'
import { bases } from '#server/testing/base.ts'
import { AHORA, unaExperiencia, unaSalida, unHorario, unId } from '#server/testing/datos.ts'
import { empezarDeNuevo, unMundo, type Mundo } from '#server/testing/llamadas.ts'
import { CONTACTO, unProducto, unRevendedor, type Revendedor } from '#server/testing/octo-mundo.ts'
import { unPrograma, type Programa } from '#server/testing/programa.ts'

type Recibida = { headers: IncomingHttpHeaders; body: string }

describe.each(bases())('news and webhooks ($nombre)', ({ abrir }) => {
  let programa: Programa
  let mundo: Mundo
  let receptor: Server
  let url: string
  let recibidas: Recibida[] = []
  let responde = 200
  const outbound = createOutbound({ allowLoopback: true })

  beforeAll(async () => {
    setLog({ level: 'error' })
    programa = await unPrograma(await abrir(), AHORA)
    mundo = await unMundo(programa)
    await empezarDeNuevo(mundo)
    receptor = createServer((req, res) => {
      const chunks: Buffer[] = []
      req.on('data', (chunk: Buffer) => chunks.push(chunk))
      req.on('end', () => {
        recibidas.push({ headers: req.headers, body: Buffer.concat(chunks).toString() })
        res.writeHead(responde).end()
      })
    }).listen(0, '127.0.0.1')
    await once(receptor, 'listening')
    url = `http://127.0.0.1:${(receptor.address() as AddressInfo).port}/`
  })
  afterAll(async () => {
    receptor.close()
    await programa.close()
    await programa.database.close()
  })
  beforeEach(async () => {
    programa.clock.now = AHORA
    recibidas = []
    responde = 200
    await programa.database.db.deleteFrom('webhooks').execute()
  })

  const pedir = async <T>(
    method: string,
    path: string,
    body?: object,
    quien: keyof Mundo['token'] = 'empresa',
  ): Promise<{ status: number; body: T }> => {
    const response = await programa.request(method, path, { token: mundo.token[quien], ...(body && { body }) })
    return { status: response.status, body: (await response.json()) as T }
  }
  const crear = async () =>
    (
      await pedir<Webhook & { secreto: string }>('POST', '/api/empresas/webhooks', {
        url: 'https://avisos.ejemplo.cl/thub',
        eventos: ['reserva', 'disponibilidad', 'producto'],
      })
    ).body
  /** The address under test is this machine's, which only a test may reach. */
  const haciaAqui = (id: string) =>
    programa.database.db.updateTable('webhooks').set({ url }).where('id', '=', id).execute()
  const entregas = async (id: string) => (await pedir<Entrega[]>('GET', `/api/empresas/webhooks/${id}/entregas`)).body
  const entregar = async (id: string) => octoJobs(outbound)['octo.entregar'](programa.ctx(), { id })
  const casoDe = (id: string) =>
    programa.database.db
      .selectFrom('casos')
      .select(['estado', 'titulo', 'decision'])
      .where('tipo', '=', 'entrega')
      .where('objetoId', '=', id)
      .executeTakeFirst()
  const moverPrecio = (precio: number) =>
    programa.database.db
      .updateTable('experiencias')
      .set({ precioPorPersona: precio })
      .where('id', '=', mundo.ids.experienciaId!)
      .execute()

  it('signs each delivery, and with both secrets while one takes over from the other', async () => {
    const { id, secreto } = await crear()
    await haciaAqui(id)
    await moverPrecio(31_000)
    await programa.run('novedades.repartir')
    const [primera] = await entregas(id)
    await entregar(primera!.id)
    const firmaDe = ({ headers, body }: Recibida, con: string): string =>
      createHmac('sha256', con)
        .update(`${String(headers['webhook-id'])}.${/t=(\d+)/.exec(String(headers['webhook-signature']))![1]}.${body}`)
        .digest('hex')
    expect(String(recibidas[0]!.headers['webhook-signature'])).toBe(
      `t=${AHORA.getTime() / 1000},v1=${firmaDe(recibidas[0]!, secreto)}`,
    )
    expect(JSON.parse(recibidas[0]!.body)).toMatchObject({
      subscriptionId: id,
      notificationType: 'PRODUCT_UPDATE',
      data: { productId: mundo.ids.experienciaId },
    })

    const nuevo = (await pedir<Webhook & { secreto: string }>('POST', `/api/empresas/webhooks/${id}/secreto`)).body
    expect(nuevo.secreto).not.toBe(secreto)
    await pedir('POST', `/api/empresas/entregas/${primera!.id}/repetir`)
    await entregar(primera!.id)
    expect(String(recibidas[1]!.headers['webhook-signature']).split(',').slice(1)).toEqual(
      [nuevo.secreto, secreto].map((con) => `v1=${firmaDe(recibidas[1]!, con)}`),
    )
    programa.clock.now = new Date(AHORA.getTime() + 25 * 3_600_000)
    await pedir('POST', `/api/empresas/entregas/${primera!.id}/repetir`)
    await entregar(primera!.id)
    expect(String(recibidas[2]!.headers['webhook-signature']).split(',')).toHaveLength(2)
    expect(JSON.stringify(await programa.database.db.selectFrom('webhooks').selectAll().execute())).not.toContain(
      nuevo.secreto,
    )
  })

  it('comes again under the same id, and once delivered is not sent by itself', async () => {
    const { id } = await crear()
    await haciaAqui(id)
    await moverPrecio(32_000)
    await programa.run('novedades.repartir')
    await programa.run('novedades.repartir')
    const [una, ...otras] = await entregas(id)
    expect(otras).toEqual([])
    await entregar(una!.id)
    await entregar(una!.id)
    expect(recibidas).toHaveLength(1)
    await pedir('POST', `/api/empresas/entregas/${una!.id}/repetir`)
    await entregar(una!.id)
    expect(recibidas.map(({ headers, body }) => [headers['webhook-id'], body])).toEqual([
      [una!.id, recibidas[0]!.body],
      [una!.id, recibidas[0]!.body],
    ])
  })

  it('tries again while it fails, notes why, and is switched off after three days', async () => {
    const { id } = await crear()
    await haciaAqui(id)
    responde = 500
    await moverPrecio(33_000)
    await programa.run('novedades.repartir')
    const [una] = await entregas(id)
    await entregar(una!.id)
    expect(await entregas(id)).toMatchObject([{ estado: 'pendiente', intentos: 1, codigo: 500, motivo: 'respuesta' }])
    expect((await pedir<Webhook[]>('GET', '/api/empresas/webhooks')).body).toMatchObject([{ estado: 'fallando' }])
    programa.clock.now = new Date(AHORA.getTime() + 3 * 86_400_000)
    await entregar(una!.id)
    expect(await entregas(id)).toMatchObject([{ estado: 'fallida', intentos: 2 }])
    expect((await pedir<Webhook[]>('GET', '/api/empresas/webhooks')).body).toMatchObject([{ estado: 'apagado' }])
    expect(await casoDe(id)).toMatchObject({ estado: 'abierto', titulo: expect.stringMatching(/^Avisos a ./) })
    responde = 200
    await pedir('POST', `/api/empresas/entregas/${una!.id}/repetir`)
    await entregar(una!.id)
    expect((await pedir<Webhook[]>('GET', '/api/empresas/webhooks')).body).toMatchObject([
      { estado: 'activo', ultimaEntrega: { estado: 'entregada' } },
    ])
    expect(await casoDe(id)).toMatchObject({ estado: 'resuelto', decision: 'entregada' })
  })

  it('is not told to a company that we do not deal with now, neither what happens then nor what waited', async () => {
    const { id } = await crear()
    await haciaAqui(id)
    const { empresaId } = await programa.database.db
      .selectFrom('webhooks')
      .select('empresaId')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const quedar = (estado: string) =>
      programa.database.db.updateTable('empresas').set({ estado }).where('id', '=', empresaId).execute()
    await moverPrecio(34_000)
    await programa.run('novedades.repartir')
    const [una] = await entregas(id)
    await quedar('Suspendida')
    try {
      await entregar(una!.id)
      await moverPrecio(35_000)
      await programa.run('novedades.repartir')
      expect(recibidas).toEqual([])
    } finally {
      await quedar('Activa')
    }
    expect(await entregas(id)).toMatchObject([{ estado: 'fallida', motivo: 'empresa-no-activa' }])
    await moverPrecio(36_000)
    await programa.run('novedades.repartir')
    await entregar((await entregas(id))[0]!.id)
    expect(recibidas).toHaveLength(1)
  })

  it.each([
    ['is down', 'network', null],
    ['is slow', 'timeout', () => undefined],
    ['sends it elsewhere', 'redirect', (res: ServerResponse) => void res.writeHead(307, { location: '/otra' }).end()],
  ])('is kept to be tried again, with the reason, where whoever receives it %s', async (_como, motivo, contestar) => {
    let visitas = 0
    const otro = createServer((_req, res) => {
      visitas++
      contestar?.(res)
    }).listen(0, '127.0.0.1')
    await once(otro, 'listening')
    const { id } = await crear()
    await programa.database.db
      .updateTable('webhooks')
      .set({ url: `http://127.0.0.1:${(otro.address() as AddressInfo).port}/` })
      .where('id', '=', id)
      .execute()
    if (!contestar) await new Promise((resolve) => otro.close(resolve))
    await moverPrecio(35_000 + motivo.charCodeAt(0))
    await programa.run('novedades.repartir')
    const [una] = await entregas(id)
    await octoJobs((request) => outbound({ ...request, timeoutMs: motivo === 'timeout' ? 80 : 5_000 }))[
      'octo.entregar'
    ](programa.ctx(), { id: una!.id })
    expect(await entregas(id)).toMatchObject([{ estado: 'pendiente', intentos: 1, codigo: null, motivo }])
    expect(visitas).toBe(contestar ? 1 : 0)
    otro.closeAllConnections()
    otro.close()
  })

  it('never calls a name that leads inside by the time of the delivery, though it was public when it was given', async () => {
    const { id } = await crear()
    await moverPrecio(36_500)
    await programa.run('novedades.repartir')
    const [una] = await entregas(id)
    await octoJobs(createOutbound({ resolve: () => Promise.resolve(['10.0.0.7']) }))['octo.entregar'](programa.ctx(), {
      id: una!.id,
    })
    expect(await entregas(id)).toMatchObject([{ estado: 'pendiente', intentos: 1, motivo: 'address' }])
  })

  it('never calls an address inside, however it was named', async () => {
    for (const mala of [
      'http://avisos.ejemplo.cl/',
      'https://127.0.0.1/',
      'https://localhost/',
      'https://[::1]/',
      'https://10.0.0.8/x',
      'https://169.254.169.254/',
      'ftp://ejemplo.cl/',
      'hola',
      'https://a:b@ejemplo.cl/',
    ]) {
      expect((await pedir('POST', '/api/empresas/webhooks', { url: mala, eventos: ['reserva'] })).status).toBe(422)
    }
    const { id } = await crear()
    await haciaAqui(id)
    await moverPrecio(34_000)
    await programa.run('novedades.repartir')
    const [una] = await entregas(id)
    await programa.run('octo.entregar', { id: una!.id })
    expect([recibidas.length, (await entregas(id))[0]!.motivo]).toEqual([0, 'url'])
  })

  it('sends the booking itself with what changed since, and the availability of one departure, each with the capabilities it was asked with', async () => {
    const agencia = await unRevendedor(programa)
    const p = await unProducto(programa)
    await programa.run('novedades.repartir')
    const caps = 'octo/webhooks, octo/pricing'
    const agregar = async (event: string) =>
      (
        (
          await agencia.pedir('POST /webhooks', {
            caps,
            body: { url: 'https://avisos.ejemplo.cl/octo', event, headers: { 'x-llave': 'abc' } },
          })
        ).body as { id: string }
      ).id
    const [reservas, cupos] = [await agregar('booking_update'), await agregar('availability_update')]
    await Promise.all([haciaAqui(reservas), haciaAqui(cupos)])
    const despachar = async () => {
      await programa.run('novedades.repartir')
      const pendientes = await programa.database.db
        .selectFrom('entregas')
        .select('id')
        .where('webhookId', 'in', [reservas, cupos])
        .where('estado', '=', 'pendiente')
        .orderBy('orden')
        .execute()
      for (const { id } of pendientes) await entregar(id)
      return recibidas.splice(0).map(({ headers, body }) => ({
        llave: headers['x-llave'],
        firma: headers['webhook-signature'],
        ...(JSON.parse(body) as {
          webhook: { id: string; event: string }
          booking?: { status: string }
          diff?: { path: string }[]
          availability?: object
          supplier?: { id: string }
        }),
      }))
    }
    const { uuid } = (await agencia.pedir('POST /bookings', { body: p.reserva() })).body as { uuid: string }
    await agencia.pedir(`POST /bookings/${uuid}/confirm`, { body: { contact: CONTACTO } })
    const primeras = await despachar()
    const booking = primeras.find(({ webhook }) => webhook.id === reservas)!
    expect(booking).toMatchObject({
      llave: 'abc',
      firma: expect.stringMatching(/^t=\d+,v1=/),
      webhook: { event: 'booking_update', capabilities: ['octo/webhooks', 'octo/pricing'] },
      booking: { uuid, status: 'CONFIRMED', pricing: { net: 27_000 } },
      diff: [],
    })
    expect(primeras.find(({ webhook }) => webhook.id === cupos)).toMatchObject({
      availability: { id: p.slot(2), vacancies: 6, unitPricing: [{ unitId: 'adulto' }, {}] },
      productId: p.experiencia.id,
      optionId: 'DEFAULT',
      supplier: { id: 'tourism-hub-chile' },
    })

    await agencia.pedir(`POST /bookings/${uuid}/cancel`, { body: {} })
    const cancelada = (await despachar()).find(({ webhook }) => webhook.id === reservas)!
    expect(cancelada.booking).toMatchObject({ status: 'CANCELLED' })
    expect(cancelada.diff).toContainEqual({ op: 'replace', path: '/status', was: 'CONFIRMED', value: 'CANCELLED' })

    // The price of one departure is availability too.
    const salidaId = p.salidas[1]!.id
    await programa.database.db
      .insertInto('salidaTarifas')
      .values({ salidaId, tipo: 'adulto', precio: 25_000 })
      .execute()
    expect(await despachar()).toMatchObject([
      { webhook: { id: cupos }, availability: { id: p.slot(3), unitPricing: [{ unitId: 'adulto', retail: 25_000 }] } },
    ])
    await programa.database.db
      .updateTable('salidaTarifas')
      .set({ precio: 25_000 })
      .where('salidaId', '=', salidaId)
      .execute()
    expect(await despachar()).toEqual([])
    await programa.database.db.deleteFrom('salidaTarifas').where('salidaId', '=', salidaId).execute()
    expect(await despachar()).toMatchObject([{ availability: { unitPricing: [{ retail: 20_000 }, {}] } }])

    // What the company can no longer see is not told, and not tried again.
    await programa.database.db
      .updateTable('experiencias')
      .set({ estado: 'retirada' })
      .where('id', '=', p.experiencia.id)
      .execute()
    await programa.database.db.updateTable('salidas').set({ cupos: 9 }).where('id', '=', salidaId).execute()
    expect(await despachar()).toEqual([])
    expect(
      await programa.database.db
        .selectFrom('entregas')
        .select(['estado', 'motivo'])
        .where('webhookId', '=', cupos)
        .orderBy('orden', 'desc')
        .limit(1)
        .executeTakeFirst(),
    ).toEqual({ estado: 'fallida', motivo: 'ya-no-existe' })
  })

  describe('the feed', () => {
    let agencia: Revendedor
    let otra: Revendedor
    beforeAll(async () => {
      agencia = await unRevendedor(programa)
      otra = await unRevendedor(programa)
    })
    const leer = async (quien: Revendedor, query = '') => {
      const response = await programa.request('GET', `/api/v1/b2b/novedades${query}`, { token: quien.clave })
      const body = (await response.json()) as { novedades: Novedad[]; cursor: string; hayMas: boolean }
      expect({ status: response.status, body }).toMatchObject({ status: 200 })
      return body
    }

    it('tells each company its own bookings and everybody’s departures, from where it left off', async () => {
      const p = await unProducto(programa)
      const { cursor: desde } = await leer(agencia)
      const { uuid } = (await agencia.pedir('POST /bookings', { body: p.reserva() })).body as { uuid: string }
      await agencia.pedir(`POST /bookings/${uuid}/confirm`, { body: { contact: CONTACTO } })
      const { novedades, cursor } = await leer(agencia, `?cursor=${desde}`)
      expect(novedades.filter(({ tipo }) => tipo === 'reserva').map(({ reservaUuid }) => reservaUuid)).toEqual([uuid])
      expect(
        novedades.filter(({ tipo, experienciaId }) => tipo === 'disponibilidad' && experienciaId === p.experiencia.id),
      ).toMatchObject([{ opcionId: 'DEFAULT', fecha: '2026-11-20' }])
      expect((await leer(otra, `?cursor=${desde}`)).novedades.filter(({ tipo }) => tipo === 'reserva')).toEqual([])
      expect((await leer(agencia, `?cursor=${cursor}`)).novedades).toEqual([])

      const acusar = async (valor: string) =>
        (await (
          await programa.request('POST', '/api/v1/b2b/novedades/acuse', {
            token: agencia.clave,
            body: { cursor: valor },
          })
        ).json()) as { cursor: string }
      expect((await leer(agencia)).novedades.length).toBeGreaterThan(0)
      expect(await acusar(cursor)).toEqual({ cursor })
      expect((await leer(agencia)).novedades).toEqual([])
      expect(await acusar('0')).toEqual({ cursor })
      expect(await acusar('999999999')).toEqual({ cursor })
      expect(await leer(agencia, `?cursor=${desde}&limite=1`)).toMatchObject({ hayMas: true, novedades: [{}] })
    })

    it('keeps the place of each key, begins where the company had come, and goes on where a key replaces another', async () => {
      const { db } = programa.database
      const [lectora, sistema] = [
        await unRevendedor(programa, { permisos: ['catalogo:leer'] }),
        await unRevendedor(programa),
      ]
      const [deLectora, deSistema] = [lectora.clave, sistema.clave].map((clave) => unId(clave)) as [string, string]
      await db.updateTable('clavesApi').set({ empresaId: lectora.empresaId }).where('id', '=', deSistema).execute()
      await moverPrecio(41_000)
      const antes = await leer(lectora, '?limite=500')
      await db
        .insertInto('acuses')
        .values({ empresaId: lectora.empresaId, orden: Number(antes.cursor), updatedAt: AHORA })
        .execute()
      await moverPrecio(42_000)
      for (const quien of [lectora, sistema]) expect((await leer(quien)).novedades).toHaveLength(1)

      const acusar = async (quien: Revendedor, cursor: string) =>
        (await (
          await programa.request('POST', '/api/v1/b2b/novedades/acuse', { token: quien.clave, body: { cursor } })
        ).json()) as { cursor: string }
      const { cursor } = await leer(lectora)
      expect(await acusar(lectora, cursor)).toEqual({ cursor })
      expect((await leer(lectora)).novedades).toEqual([])
      expect((await leer(sistema)).novedades).toHaveLength(1)
      expect(await acusar(sistema, '0')).toEqual({ cursor: antes.cursor })

      const nueva = await unRevendedor(programa)
      await db
        .updateTable('clavesApi')
        .set({ empresaId: lectora.empresaId })
        .where('id', '=', unId(nueva.clave))
        .execute()
      expect((await leer(nueva)).novedades).toHaveLength(1)
      await db
        .updateTable('clavesApi')
        .set({ reemplazadaPor: unId(nueva.clave) })
        .where('id', '=', deLectora)
        .execute()
      expect((await leer(nueva)).novedades).toEqual([])
    })

    it('tells of departures made in bulk by their days, once for each product, of one by itself, and of none that is not listed', async () => {
      const { db } = programa.database
      const p = await unProducto(programa)
      const { cursor: desde } = await leer(agencia)
      const caps = { caps: 'octo/webhooks, octo/notifications' }
      const { id: puntero } = (
        await agencia.pedir('POST /notifications/subscriptions', {
          ...caps,
          body: { url: 'https://avisos.ejemplo.cl/octo', notificationTypes: ['AVAILABILITY_UPDATE'] },
        })
      ).body as { id: string }
      const { id: objeto } = (
        await agencia.pedir('POST /webhooks', {
          ...caps,
          body: { url: 'https://avisos.ejemplo.cl/octo', event: 'availability_update' },
        })
      ).body as { id: string }
      await unHorario(db, p.experiencia)
      const borrador = await unaExperiencia(db, { estado: 'borrador' })
      await unaSalida(db, borrador)
      await rolarSalidas({ db, now: AHORA }, { experienciaId: p.experiencia.id })
      const hechas = await db
        .selectFrom('salidas')
        .select((eb) => [eb.fn.countAll<number>().as('n'), sql<string>`max(fecha_local)::text`.as('ultima')])
        .where('experienciaId', '=', p.experiencia.id)
        .executeTakeFirstOrThrow()
      expect(hechas.n).toBeGreaterThan(100)
      const de = async (id: string) =>
        (await leer(agencia, `?cursor=${desde}&limite=500`)).novedades.filter(
          ({ experienciaId }) => experienciaId === id,
        )
      const [una, ...otras] = await de(p.experiencia.id)
      expect([una, otras]).toMatchObject([{ tipo: 'disponibilidad', opcionId: 'DEFAULT', hasta: hechas.ultima }, []])
      expect(una!.fecha! < una!.hasta!).toBe(true)
      expect(await de(borrador.id)).toEqual([])

      await unaSalida(db, p.experiencia, { fecha: '2026-11-22', hora: '16:00' })
      expect((await de(p.experiencia.id)).at(-1)).toMatchObject({ fecha: '2026-11-22', hasta: '2026-11-22' })
      const enviadas = async (webhookId: string) =>
        (
          await db.selectFrom('entregas').select('datos').where('webhookId', '=', webhookId).orderBy('orden').execute()
        ).map(({ datos }) => datos)
      await programa.run('novedades.repartir')
      expect(await enviadas(puntero)).toMatchObject([
        { localDateStart: una!.fecha, localDateEnd: hechas.ultima },
        { localDateStart: '2026-11-22', localDateEnd: '2026-11-22' },
      ])
      expect(await enviadas(objeto)).toMatchObject([{ availabilityId: '2026-11-22T16:00:00-03:00' }])
    })

    it('tells of the departures that share something with what was sold, at that hour alone', async () => {
      const { db } = programa.database
      const [p, otro] = [await unProducto(programa), await unProducto(programa)]
      await unaSalida(db, otro.experiencia, { fecha: '2026-11-20', hora: '16:00' })
      const guia = unId(`guía de ${p.experiencia.id}`)
      await db
        .insertInto('recursos')
        .values({ id: guia, proveedorId: p.experiencia.proveedorId, nombre: 'Guía', cantidad: 1, createdAt: AHORA })
        .execute()
      await db
        .insertInto('recursoUsos')
        .values(
          [p, otro].map(({ experiencia }) => ({
            recursoId: guia,
            experienciaId: experiencia.id,
            por: 'salida',
            unidades: 1,
          })),
        )
        .execute()
      const { id } = (
        await agencia.pedir('POST /webhooks', {
          caps: 'octo/webhooks',
          body: { url: 'https://avisos.ejemplo.cl/octo', event: 'availability_update' },
        })
      ).body as { id: string }
      const ultima = async () =>
        (
          await db
            .selectFrom('entregas')
            .select((eb) => eb.fn.max('orden').as('n'))
            .where('webhookId', '=', id)
            .executeTakeFirstOrThrow()
        ).n
      const enviadas = async (desde: number) =>
        (
          await db
            .selectFrom('entregas')
            .select('datos')
            .where('webhookId', '=', id)
            .where('orden', '>', desde)
            .orderBy('orden')
            .execute()
        )
          .map(({ datos }) => datos as { productId: string; availabilityId: string })
          .filter(({ productId }) => productId === otro.experiencia.id)
          .map(({ availabilityId }) => availabilityId)
      await programa.run('novedades.repartir')
      const antes = await ultima()
      const { cursor: desde } = await leer(agencia)
      const { uuid } = (await agencia.pedir('POST /bookings', { body: p.reserva() })).body as { uuid: string }
      const dichas = async (cursor: string) =>
        (await leer(agencia, `?cursor=${cursor}`)).novedades
          .filter(({ experienciaId }) => experienciaId === otro.experiencia.id)
          .map(({ tipo, fecha }) => [tipo, fecha])
      expect(await dichas(desde)).toEqual([['disponibilidad', '2026-11-20']])
      await programa.run('novedades.repartir')
      expect(await enviadas(antes)).toEqual([otro.slot(2)])
      const { cursor } = await leer(agencia)
      await agencia.pedir(`POST /bookings/${uuid}/cancel`, { body: {} })
      expect(await dichas(cursor)).toEqual([['disponibilidad', '2026-11-20']])
    })

    it('has an order without holes that a reader could fall through', async () => {
      const p = await unProducto(programa, {}, 50)
      const { cursor: desde } = await leer(agencia)
      await Promise.all(
        Array.from({ length: 12 }, (_, i) =>
          i % 3 === 0
            ? leer(otra)
            : agencia.pedir('POST /bookings', {
                body: p.reserva({ unitItems: [{ unitId: 'adulto' }], availabilityId: p.slot(2 + (i % 3)) }),
              }),
        ),
      )
      const todas = (await leer(agencia, `?cursor=${desde}&limite=500`)).novedades.map(({ cursor }) => Number(cursor))
      expect(todas).toEqual(todas.toSorted((a, b) => a - b))
      const { n } = await programa.database.db
        .selectFrom('novedades')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .where('orden', 'is', null)
        .executeTakeFirstOrThrow()
      expect(n).toBe(0)
    })

    it('makes of what happens to one object until it is told one delivery, with its last state', async () => {
      const { db } = programa.database
      const p = await unProducto(programa)
      const caps = { caps: 'octo/webhooks, octo/notifications' }
      const pedirAviso = async (path: string, body: object) =>
        (
          (await agencia.pedir(`POST ${path}`, { ...caps, body: { url: 'https://avisos.ejemplo.cl/octo', ...body } }))
            .body as { id: string }
        ).id
      const reservas = await pedirAviso('/webhooks', { event: 'booking_update' })
      const cupos = await pedirAviso('/webhooks', { event: 'availability_update' })
      const punteros = await pedirAviso('/notifications/subscriptions', { notificationTypes: ['AVAILABILITY_UPDATE'] })
      const pendientes = (webhookId: string) =>
        db
          .selectFrom('entregas')
          .select(['id', 'datos'])
          .where('webhookId', '=', webhookId)
          .where('estado', '=', 'pendiente')
          .orderBy('orden')
          .execute()
      const enviar = async (webhookId: string) => {
        await db.updateTable('webhooks').set({ url }).where('id', '=', webhookId).execute()
        recibidas = []
        for (const { id } of await pendientes(webhookId)) await entregar(id)
        return recibidas.map(({ body }) => JSON.parse(body) as Record<string, unknown>)
      }

      // Confirmed and given up within seconds, with a look at the feed in between: one delivery, which says what holds.
      const { uuid } = (await agencia.pedir('POST /bookings', { body: p.reserva() })).body as { uuid: string }
      await agencia.pedir(`POST /bookings/${uuid}/confirm`, { body: { contact: CONTACTO } })
      await programa.run('novedades.repartir')
      await agencia.pedir(`POST /bookings/${uuid}/cancel`, { body: {} })
      await programa.run('novedades.repartir')
      expect(await enviar(reservas)).toMatchObject([
        { webhook: { id: reservas }, booking: { uuid, status: 'CANCELLED' }, diff: [] },
      ])

      // Saved three times: each departure once to who is sent it, and all of them at once to who is sent their days.
      await sql`delete from entregas`.execute(db)
      await unHorario(db, p.experiencia)
      await rolarSalidas({ db, now: AHORA }, { experienciaId: p.experiencia.id })
      await programa.run('novedades.repartir')
      await sql`delete from entregas`.execute(db)
      const movidas = await db
        .selectFrom('salidas')
        .select(['id', sql<string>`fecha_local::text`.as('fecha')])
        .where('experienciaId', '=', p.experiencia.id)
        .where('fechaLocal', '>', '2026-12-01')
        .orderBy('inicioUtc')
        .limit(60)
        .execute()
      for (const cuposNuevos of [7, 8, 9]) {
        await db
          .updateTable('salidas')
          .set({ cupos: cuposNuevos })
          .where(
            'id',
            'in',
            movidas.map(({ id }) => id),
          )
          .execute()
        await programa.run('novedades.repartir')
      }
      expect(await pendientes(cupos)).toHaveLength(60)
      const enviados = await enviar(cupos)
      expect(enviados.map((cuerpo) => (cuerpo.availability as { vacancies: number }).vacancies)).toEqual(
        Array.from({ length: 60 }, () => 9),
      )
      expect(Object.keys(enviados[0]!)).toEqual(['webhook', 'availability', 'productId', 'optionId', 'supplier'])
      expect((await enviar(punteros)).map((cuerpo) => [Object.keys(cuerpo), cuerpo.data])).toEqual([
        [
          ['subscriptionId', 'notificationType', 'utcCreatedAt', 'data'],
          {
            productId: p.experiencia.id,
            optionId: 'DEFAULT',
            localDateStart: movidas[0]!.fecha,
            localDateEnd: movidas.at(-1)!.fecha,
          },
        ],
      ])
    })

    it('tells by another what happens once a delivery is begun', async () => {
      const { db } = programa.database
      const p = await unProducto(programa)
      const { id } = (
        await agencia.pedir('POST /webhooks', {
          caps: 'octo/webhooks',
          body: { url: 'https://avisos.ejemplo.cl/octo', event: 'availability_update' },
        })
      ).body as { id: string }
      const mover = async (cupos: number) => {
        await db.updateTable('salidas').set({ cupos }).where('id', '=', p.salidas[0]!.id).execute()
        await programa.run('novedades.repartir')
      }
      await programa.run('novedades.repartir')
      await db.deleteFrom('entregas').where('webhookId', '=', id).execute()
      await mover(7)
      const suyas = () => db.selectFrom('entregas').select('id').where('webhookId', '=', id).orderBy('orden').execute()
      const [primera] = await suyas()
      // Its address has no answer: begun, and its body written.
      await octoJobs(createOutbound({ resolve: () => Promise.resolve(['10.0.0.7']) }))['octo.entregar'](
        programa.ctx(),
        { id: primera!.id },
      )
      await mover(8)
      const [, segunda, ...otras] = await suyas()
      expect(otras).toEqual([])
      await haciaAqui(id)
      await entregar(primera!.id)
      await entregar(segunda!.id)
      expect(
        recibidas.map(
          ({ body }) => (JSON.parse(body) as { availability: { vacancies: number } }).availability.vacancies,
        ),
      ).toEqual([7, 8])
    })
  })
})
