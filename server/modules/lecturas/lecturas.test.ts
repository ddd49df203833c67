import { expect, it } from 'vitest'
import type { Lectura } from '#contract/lecturas.ts'
import { enCadaMundo } from '#server/testing/cada-mundo.ts'
import { AHORA } from '#server/testing/datos.ts'
import type { Quien } from '#server/testing/llamadas.ts'
import { unaRecibida } from '#server/testing/mundo-operador.ts'

const MIN = 60_000

enCadaMundo('a ticket read without a network', (mundo, programa) => {
  type Area = 'anfitrion' | 'proveedor'
  const QUIEN = { anfitrion: 'anfitriona', proveedor: 'proveedor' } as const satisfies Record<Area, Quien>
  const BASE = { anfitrion: '/api/anfitrion', proveedor: '/api/provider' } as const
  const llamar = async (area: Area, method: string, path: string, body?: object) => {
    const response = await programa().request(method, `${BASE[area]}${path}`, {
      token: mundo().token[QUIEN[area]],
      ...(body && { body }),
    })
    return { status: response.status, json: (await response.json()) as Lectura & { type: string } & Lectura[] }
  }
  const hace = (minutos: number): string => new Date(programa().clock.now.getTime() - minutos * MIN).toISOString()
  const entregar = (area: Area, entrada: string, { leidaEn = hace(20), enviadaEn = hace(0) } = {}) =>
    llamar(area, 'POST', '/lecturas', { entrada, leidaEn, enviadaEn })
  const estadoDe = async (id: string) =>
    programa()
      .database.db.selectFrom('reservas')
      .select(['estado', 'llegadaEn'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  const avisos = async () =>
    (
      await programa()
        .database.db.selectFrom('notificaciones')
        .select('texto')
        .where('titulo', '=', 'Una llegada sin conexión espera tu decisión')
        .execute()
    ).map(({ texto }) => texto)

  it.each(['anfitrion', 'proveedor'] as const)(
    'counts as an arrival at the hour it was read, and answers the same when sent again: %s',
    async (area) => {
      const { id, codigo } = await unaRecibida(mundo(), area)
      programa().clock.now = new Date(AHORA.getTime() + 40 * MIN)
      const [leidaEn, enviadaEn] = [hace(20), hace(0)]
      const primera = await entregar(area, codigo, { leidaEn, enviadaEn })
      expect(primera).toMatchObject({
        status: 200,
        json: { estado: 'registrada', motivo: null, leidaEn, reserva: { id, estado: 'realizada' } },
      })
      programa().clock.now = new Date(AHORA.getTime() + 50 * MIN)
      const otraVez = await entregar(area, codigo, { leidaEn, enviadaEn: hace(0) })
      expect(otraVez.json).toEqual(primera.json)
      expect((await estadoDe(id)).llegadaEn?.toISOString()).toBe(leidaEn)
    },
  )

  it('is the arrival that the same person had just registered, where only the answer got lost', async () => {
    const { id } = await unaRecibida(mundo(), 'anfitrion')
    expect((await llamar('anfitrion', 'POST', `/reservas/${id}/llegada`, {})).status).toBe(200)
    const leidaEn = hace(0)
    programa().clock.now = new Date(AHORA.getTime() + 30 * MIN)
    expect((await entregar('anfitrion', id, { leidaEn, enviadaEn: hace(0) })).json).toMatchObject({
      estado: 'registrada',
    })
    // Read again half an hour later it is another person with the same ticket.
    expect((await entregar('anfitrion', id, { leidaEn: hace(0), enviadaEn: hace(0) })).json).toMatchObject({
      estado: 'por_decidir',
      motivo: 'ya_registrada',
    })
  })

  it.each([
    ['seven minutes fast', 7],
    ['an hour fast', 60],
    ['two hours slow', -120],
  ])('a device %s registers the true hour', async (_, minutos) => {
    const { id } = await unaRecibida(mundo(), 'anfitrion')
    programa().clock.now = new Date(AHORA.getTime() + 40 * MIN)
    const suyo = (instante: string): string => new Date(Date.parse(instante) + minutos * MIN).toISOString()
    expect((await entregar('anfitrion', id, { leidaEn: suyo(hace(10)), enviadaEn: suyo(hace(0)) })).json).toMatchObject(
      { estado: 'registrada', leidaEn: hace(10) },
    )
    expect((await estadoDe(id)).llegadaEn?.toISOString()).toBe(hace(10))
  })

  it.each([
    ['called off after the list was loaded', { estado: 'cancelada' }, 'cancelada'],
    ['registered by another device', { estado: 'realizada', llegadaEn: AHORA }, 'ya_registrada'],
    ['that waits to be accepted', { estado: 'pagada', confirmadaEn: null }, 'sin_confirmar'],
    ['where somebody says that nobody was there', { sinOperadorEn: AHORA }, 'en_revision'],
  ] as const)('of a booking %s is kept with its reason, and told to whoever decides', async (_, fila, motivo) => {
    const { id, codigo } = await unaRecibida(mundo(), 'anfitrion', fila)
    const antes = await estadoDe(id)
    const { status, json } = await entregar('anfitrion', codigo)
    expect([status, json.estado, json.motivo, json.puedeDecidir]).toEqual([200, 'por_decidir', motivo, true])
    expect(await estadoDe(id)).toEqual(antes)
    expect((await avisos()).filter((texto) => texto.startsWith('Ana Rojas: '))).not.toEqual([])
    expect((await llamar('anfitrion', 'GET', '/lecturas')).json.map((cada) => cada.id)).toContain(json.id)
    const decidida = await llamar('anfitrion', 'POST', `/lecturas/${json.id}/decidir`, { decision: 'admitir' })
    expect(decidida).toMatchObject({
      status: 200,
      json: { estado: 'admitida', puedeDecidir: false, decididaPor: expect.any(String) },
    })
    // What the booking itself says stands: to admit leaves it in writing.
    expect(await estadoDe(id)).toEqual(antes)
    expect(await llamar('anfitrion', 'POST', `/lecturas/${json.id}/decidir`, { decision: 'descartar' })).toMatchObject({
      status: 409,
      json: { type: 'lectura-ya-decidida' },
    })
    expect((await llamar('anfitrion', 'GET', '/lecturas')).json.map((cada) => cada.id)).not.toContain(json.id)
    expect((await llamar('anfitrion', 'GET', '/lecturas?estado=admitida')).json.map((cada) => cada.id)).toContain(
      json.id,
    )
  })

  it('by a clock that cannot be waits, and admitted counts from when people could come', async () => {
    const { id } = await unaRecibida(mundo(), 'anfitrion')
    const { inicioUtc } = await programa()
      .database.db.selectFrom('salidas as s')
      .innerJoin('reservas as r', 'r.salidaId', 's.id')
      .select('s.inicioUtc')
      .where('r.id', '=', id)
      .executeTakeFirstOrThrow()
    const { json } = await entregar('anfitrion', id, { leidaEn: hace(60 * 24) })
    expect(json).toMatchObject({ estado: 'por_decidir', motivo: 'fuera_de_hora' })
    expect(
      (await llamar('anfitrion', 'POST', `/lecturas/${json.id}/decidir`, { decision: 'admitir' })).json,
    ).toMatchObject({ estado: 'admitida', reserva: { estado: 'realizada' } })
    expect((await estadoDe(id)).llegadaEn).toEqual(new Date(inicioUtc.getTime() - 120 * MIN))
  })

  it('put aside changes nothing', async () => {
    const { id } = await unaRecibida(mundo(), 'anfitrion')
    const { json } = await entregar('anfitrion', id, { leidaEn: hace(60 * 24) })
    expect(
      (await llamar('anfitrion', 'POST', `/lecturas/${json.id}/decidir`, { decision: 'descartar' })).json,
    ).toMatchObject({ estado: 'descartada' })
    expect((await estadoDe(id)).estado).toBe('confirmada')
  })

  it('that no booking of this business has is kept as it was read, and says nothing of another’s', async () => {
    const { codigo } = await unaRecibida(mundo(), 'proveedor')
    for (const entrada of ['AAAA2222', codigo, 'https://otro.example/x']) {
      expect((await entregar('anfitrion', entrada)).json).toMatchObject({
        estado: 'por_decidir',
        motivo: 'desconocida',
        texto: entrada,
        reserva: null,
      })
    }
    expect(await avisos()).toContain('Una entrada que no conocemos: ninguna de tus reservas tiene ese código')
  })

  it('of another business is not decided', async () => {
    const { json } = await entregar('proveedor', 'BBBB2222')
    expect(await llamar('anfitrion', 'POST', `/lecturas/${json.id}/decidir`, { decision: 'admitir' })).toMatchObject({
      status: 403,
    })
    expect(await llamar('anfitrion', 'POST', '/lecturas/nada/decidir', { decision: 'admitir' })).toMatchObject({
      status: 404,
      json: { type: 'lectura-desconocida' },
    })
  })

  it('is kept for half a year once it is settled, and as long as it takes where it is not', async () => {
    const { id } = await unaRecibida(mundo(), 'anfitrion')
    const registrada = (await entregar('anfitrion', id)).json.id
    const abierta = (await entregar('anfitrion', 'CCCC2222')).json.id
    const quedan = async () =>
      (
        await programa()
          .database.db.selectFrom('lecturasSinRed')
          .select('id')
          .where('id', 'in', [registrada, abierta])
          .execute()
      ).map((row) => row.id)
    programa().clock.now = new Date(AHORA.getTime() + 179 * 86_400_000)
    await programa().run('lecturas.olvidar')
    expect((await quedan()).toSorted()).toEqual([registrada, abierta].toSorted())
    programa().clock.now = new Date(AHORA.getTime() + 181 * 86_400_000)
    await programa().run('lecturas.olvidar')
    expect(await quedan()).toEqual([abierta])
  })
})
