import { expect, it } from 'vitest'
import type { EntradaRevisada, ReservaRecibida } from '#contract/operadores.ts'
import { enCadaMundo } from '#server/testing/cada-mundo.ts'
import { AHORA } from '#server/testing/datos.ts'
import { empezarDeNuevo, type Quien } from '#server/testing/llamadas.ts'
import { unaRecibida, unaSolicitud } from '#server/testing/mundo-operador.ts'

const MIN = 60_000

enCadaMundo('at the meeting point', (mundo, programa) => {
  const AREAS = { anfitrion: 'anfitriona', proveedor: 'proveedor' } as const satisfies Record<string, Quien>
  const CAMINO = { anfitrion: '/api/anfitrion', proveedor: '/api/provider' } as const
  type Area = keyof typeof AREAS
  const pedir = async (area: Area, path: string, body: object = {}, headers: Record<string, string> = {}) => {
    const response = await programa().request('POST', `${CAMINO[area]}${path}`, {
      token: mundo().token[AREAS[area]],
      body,
      headers,
    })
    return {
      status: response.status,
      json: (await response.json()) as ReservaRecibida & EntradaRevisada & { type: string },
    }
  }
  const qrDe = async (id: string): Promise<string> => {
    const { codigo, salidaId, plazas } = await programa()
      .database.db.selectFrom('reservas')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const texto = `THC1.${[id, codigo, salidaId, plazas, Math.floor(AHORA.getTime() / 1000).toString(36), Math.floor(AHORA.getTime() / 1000 + 9e4).toString(36)].join('~')}`
    return `${texto}.${programa().deps.secretos.firmarEntrada(texto)}`
  }

  it.each(['anfitrion', 'proveedor'] as const)(
    'a ticket of one’s own is known by QR and by code, and counts once: %s',
    async (area) => {
      const { id, codigo } = await unaRecibida(mundo(), area)
      for (const entrada of [await qrDe(id), codigo, `${codigo.slice(0, 4)}-${codigo.slice(4)}`.toLowerCase()]) {
        expect((await pedir(area, '/entradas/revisar', { entrada })).json).toMatchObject({
          veredicto: 'valida',
          reserva: { id, titular: 'Ana Rojas', contacto: { telefono: '+56912345678' } },
        })
      }
      const primera = await pedir(area, `/reservas/${id}/llegada`)
      expect(primera.json).toMatchObject({ estado: 'realizada' })
      programa().clock.now = new Date(AHORA.getTime() + 10 * MIN)
      expect(await pedir(area, `/reservas/${id}/llegada`)).toMatchObject({
        status: 409,
        json: { type: 'llegada-ya-registrada' },
      })
      expect((await pedir(area, '/entradas/revisar', { entrada: codigo })).json).toMatchObject({
        veredicto: 'ya_registrada',
        reserva: { llegadaEn: primera.json.llegadaEn },
      })
    },
  )

  it('answers the same to what is sent again under its key, as after an answer that got lost', async () => {
    const { id } = await unaRecibida(mundo(), 'anfitrion')
    const body = { registradaEn: new Date(AHORA.getTime() - MIN).toISOString() }
    const enviar = (clave: string) => pedir('anfitrion', `/reservas/${id}/llegada`, body, { 'idempotency-key': clave })
    const primera = await enviar('una')
    expect(primera).toMatchObject({ status: 200, json: { estado: 'realizada' } })
    programa().clock.now = new Date(AHORA.getTime() + 10 * MIN)
    expect(await enviar('una')).toEqual(primera)
    expect(await enviar('otra')).toMatchObject({ status: 409, json: { type: 'llegada-ya-registrada' } })
    expect(
      await programa().database.db.selectFrom('auditoria').select('accion').where('objetoId', '=', id).execute(),
    ).toEqual([{ accion: 'registrar_llegada' }])
  })

  it('does not overrule whoever says that nobody received them', async () => {
    const { id } = await unaRecibida(mundo(), 'anfitrion', { sinOperadorEn: AHORA })
    expect(await pedir('anfitrion', `/reservas/${id}/llegada`)).toMatchObject({
      status: 409,
      json: { type: 'llegada-en-revision' },
    })
  })

  it('registers once when two people scan at once', async () => {
    const { id } = await unaRecibida(mundo(), 'anfitrion')
    const both = await Promise.all([
      pedir('anfitrion', `/reservas/${id}/llegada`),
      pedir('anfitrion', `/reservas/${id}/llegada`),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(
      await programa().database.db.selectFrom('auditoria').select('accion').where('objetoId', '=', id).execute(),
    ).toEqual([{ accion: 'registrar_llegada' }])
  })

  it('knows no ticket of another operator, no forged one, and nothing that is none', async () => {
    const { id, codigo } = await unaRecibida(mundo(), 'proveedor')
    const qr = await qrDe(id)
    expect((await pedir('anfitrion', '/entradas/revisar', { entrada: qr })).json.type).toBe('reserva-desconocida')
    expect((await pedir('anfitrion', '/entradas/revisar', { entrada: codigo })).json.type).toBe('reserva-desconocida')
    expect((await pedir('anfitrion', `/reservas/${id}/llegada`)).json.type).toBe('reserva-ajena')
    const [, datos, firma] = qr.split('.')
    for (const entrada of [
      `THC1.${datos!.replace(/~2~/, '~9~')}.${firma}`,
      `THC1.${datos}.${'A'.repeat(86)}`,
      `THC1.${datos}.x`,
      'https://otro.example',
      '🎟️',
    ]) {
      expect([entrada, (await pedir('proveedor', '/entradas/revisar', { entrada })).json.type]).toEqual([
        entrada,
        'entrada-falsa',
      ])
    }
  })

  it.each([
    ['cancelada', 'cancelada'],
    ['pagada', 'sin_confirmar'],
    ['no_prestada', 'no_prestada'],
  ])('says why a booking that is %s is not let in', async (estado, veredicto) => {
    const { id, codigo } = await unaRecibida(mundo(), 'anfitrion', { estado })
    expect((await pedir('anfitrion', '/entradas/revisar', { entrada: codigo })).json.veredicto).toBe(veredicto)
    expect((await pedir('anfitrion', `/reservas/${id}/llegada`)).json.type).toBe('transicion-no-permitida')
  })

  it('opens 2 hours before, and takes back an absence for 48 hours', async () => {
    const { id, codigo } = await unaRecibida(mundo(), 'anfitrion')
    const mirar = async () => (await pedir('anfitrion', '/entradas/revisar', { entrada: codigo })).json.veredicto
    const { inicioUtc, finUtc } = await programa()
      .database.db.selectFrom('salidas as s')
      .innerJoin('reservas as r', 'r.salidaId', 's.id')
      .select(['s.inicioUtc', 's.finUtc'])
      .where('r.id', '=', id)
      .executeTakeFirstOrThrow()
    programa().clock.now = new Date(inicioUtc.getTime() - 121 * MIN)
    expect(await mirar()).toBe('otra_fecha')
    expect(
      new Date(
        (await pedir('anfitrion', '/entradas/revisar', { entrada: codigo })).json.reserva.llegadaDesde,
      ).getTime(),
    ).toBe(inicioUtc.getTime() - 120 * MIN)
    programa().clock.now = new Date(finUtc.getTime() + MIN)
    await programa().run('reservas.registrarAusencias')
    await empezarDeNuevo(mundo())
    programa().clock.now = new Date(finUtc.getTime() + 49 * 60 * MIN)
    expect(await mirar()).toBe('ausente')
    programa().clock.now = new Date(finUtc.getTime() + 47 * 60 * MIN)
    expect(
      (
        await pedir('anfitrion', `/reservas/${id}/llegada`, {
          registradaEn: new Date(inicioUtc.getTime() + 5 * MIN).toISOString(),
        })
      ).json,
    ).toMatchObject({ estado: 'realizada' })
  })

  it('counts what was read without a network from then on, and believes no clock that cannot be', async () => {
    const { id } = await unaRecibida(mundo(), 'anfitrion')
    programa().clock.now = new Date(AHORA.getTime() + 50 * MIN)
    const leida = new Date(AHORA.getTime() + 20 * MIN)
    for (const registradaEn of [new Date(AHORA.getTime() + 60 * MIN), new Date(AHORA.getTime() - 24 * 60 * MIN)]) {
      expect(
        (await pedir('anfitrion', `/reservas/${id}/llegada`, { registradaEn: registradaEn.toISOString() })).status,
      ).toBe(422)
    }
    const { json } = await pedir('anfitrion', `/reservas/${id}/llegada`, { registradaEn: leida.toISOString() })
    expect(new Date(json.llegadaEn!).getTime()).toBe(leida.getTime())
  })

  it('lets only the one who decides accept or refuse a request, once', async () => {
    const { id } = await unaSolicitud(mundo(), 'proveedor')
    const papel = (rol: string) =>
      programa().database.db.updateTable('membresias').set({ papel: rol }).where('tipo', '=', 'proveedor').execute()
    await papel('caja')
    expect((await pedir('proveedor', `/reservas/${id}/aceptar`)).json.type).toBe('sin-permiso')
    await papel('dueno')
    expect((await pedir('anfitrion', `/reservas/${id}/aceptar`)).json.type).toBe('reserva-ajena')
    expect((await pedir('proveedor', `/reservas/${id}/aceptar`)).json).toMatchObject({
      estado: 'confirmada',
      contacto: { telefono: '+56912345678' },
    })
    expect((await pedir('proveedor', `/reservas/${id}/rechazar`)).json.type).toBe('transicion-no-permitida')
  })
})
