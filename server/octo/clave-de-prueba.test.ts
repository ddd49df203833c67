import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Novedad } from '#contract/novedades.ts'
import { CLAVE_DE_PRUEBA } from '#server/modules/empresas/index.ts'
import { octoJobs } from '#server/octo/deliver.ts'
import { createOutbound } from '#server/platform/outbound.ts'
import { setLog } from '#server/platform/log.ts'
import { bases } from '#server/testing/base.ts'
import { AHORA } from '#server/testing/datos.ts'
import { CONTACTO, unProducto, unRevendedor, type Revendedor } from '#server/testing/octo-mundo.ts'
import { unPrograma, type Programa } from '#server/testing/programa.ts'

const CAPS = 'octo/webhooks, octo/notifications'
const URL_VIVA = 'https://avisos.viva.cl/octo'
const URL_DE_PRUEBA = 'https://curioso.ejemplo.cl/octo'

describe.each(bases())('the key that anybody may try with, and the news of its company ($nombre)', ({ abrir }) => {
  let programa: Programa
  let viva: Revendedor
  let hermana: Revendedor
  let prueba: Revendedor
  let lectora: Revendedor
  beforeAll(async () => {
    setLog({ level: 'error' })
    programa = await unPrograma(await abrir(), AHORA)
    Object.assign(programa.deps.settings, { DEMO: true })
    viva = await unRevendedor(programa)
    const { empresaId } = viva
    hermana = await unRevendedor(programa, { empresaId })
    lectora = await unRevendedor(programa, { empresaId, permisos: ['catalogo:leer'] })
    prueba = await unRevendedor(programa, { empresaId, clave: CLAVE_DE_PRUEBA })
  })
  afterAll(async () => {
    await programa.close()
    await programa.database.close()
  })

  const pedir = async <T>(quien: Revendedor, ruta: string, body?: object) =>
    (await quien.pedir(ruta, { caps: CAPS, ...(body && { body }) })) as { status: number; body: T }
  const unWebhook = async (quien: Revendedor, url: string) =>
    (
      await pedir<{ id: string }>(quien, 'POST /webhooks', {
        url,
        event: 'booking_update',
        headers: { 'x-secreto': `de ${url}` },
      })
    ).body.id
  const unaSuscripcion = async (quien: Revendedor, url: string) =>
    (
      await pedir<{ id: string }>(quien, 'POST /notifications/subscriptions', {
        url,
        notificationTypes: ['BOOKING_UPDATE'],
        headers: { 'x-secreto': `de ${url}` },
      })
    ).body.id
  const ids = async (quien: Revendedor, ruta: string) =>
    (await pedir<{ id: string }[]>(quien, `GET ${ruta}`)).body.map(({ id }) => id)
  const confirmada = async (quien: Revendedor, reserva: object) => {
    const { uuid } = (await pedir<{ uuid: string }>(quien, 'POST /bookings', reserva)).body
    await pedir(quien, `POST /bookings/${uuid}/confirm`, { contact: CONTACTO })
    return uuid
  }
  const reservasEn = async (quien: Revendedor, desde = '0') => {
    const response = await programa.request('GET', `/api/v1/b2b/novedades?cursor=${desde}&limite=500`, {
      token: quien.clave,
    })
    const { novedades } = (await response.json()) as { novedades: Novedad[] }
    return [...new Set(novedades.filter(({ tipo }) => tipo === 'reserva').map(({ reservaUuid }) => reservaUuid))]
  }

  it('neither sees, changes nor removes what its other keys are told by; two of those share', async () => {
    const webhook = await unWebhook(viva, URL_VIVA)
    const suscripcion = await unaSuscripcion(viva, URL_VIVA)
    const mios = [await unWebhook(prueba, URL_DE_PRUEBA), await unaSuscripcion(prueba, URL_DE_PRUEBA)]
    expect([await ids(prueba, '/webhooks'), await ids(prueba, '/notifications/subscriptions')]).toEqual([
      [mios[0]],
      [mios[1]],
    ])
    for (const otra of [viva, hermana])
      expect([await ids(otra, '/webhooks'), await ids(otra, '/notifications/subscriptions')]).toEqual([
        [webhook],
        [suscripcion],
      ])
    const ajenos: [string, object][] = [
      [`DELETE /webhooks/${webhook}`, {}],
      [`DELETE /notifications/subscriptions/${suscripcion}`, {}],
      [`PATCH /notifications/subscriptions/${suscripcion}`, { url: URL_DE_PRUEBA }],
    ]
    for (const [ruta, body] of ajenos)
      expect([ruta, (await pedir<{ error: string }>(prueba, ruta, body)).body.error]).toEqual([
        ruta,
        'UNPROCESSABLE_ENTITY',
      ])
    expect((await pedir(prueba, `GET /notifications/subscriptions/${suscripcion}`)).status).toBe(400)
    expect((await pedir(viva, `DELETE /webhooks/${mios[0]}`, {})).status).toBe(400)
    expect(
      await programa.database.db
        .selectFrom('webhooks')
        .select('url')
        .where('id', 'in', [webhook, suscripcion])
        .execute(),
    ).toEqual([{ url: URL_VIVA }, { url: URL_VIVA }])
  })

  it('is told of what it booked itself alone, and the others of nothing that was only tried', async () => {
    const { db } = programa.database
    await db.deleteFrom('webhooks').execute()
    const p = await unProducto(programa)
    const deLaViva = [await unWebhook(viva, URL_VIVA), await unaSuscripcion(viva, URL_VIVA)]
    const deLaPrueba = [await unWebhook(prueba, URL_DE_PRUEBA), await unaSuscripcion(prueba, URL_DE_PRUEBA)]
    const real = await confirmada(viva, p.reserva())
    const probada = await confirmada(prueba, p.reserva())
    await programa.run('novedades.repartir')
    const dichas = async (webhooks: string[]) =>
      new Set(
        (await db.selectFrom('entregas').select('datos').where('webhookId', 'in', webhooks).execute()).map(
          ({ datos }) => (datos as { uuid: string }).uuid,
        ),
      )
    expect([await dichas(deLaViva), await dichas(deLaPrueba)]).toEqual([new Set([real]), new Set([probada])])
    expect([
      await reservasEn(viva),
      await reservasEn(hermana),
      await reservasEn(prueba),
      await reservasEn(lectora),
    ]).toEqual([[real], [real], [probada], []])
  })

  it('is not sent what was to be told to it before: the body is made with what it may open', async () => {
    const { db } = programa.database
    await db.deleteFrom('webhooks').execute()
    const p = await unProducto(programa)
    const suya = await unWebhook(prueba, URL_DE_PRUEBA)
    const deOtra = await unWebhook(viva, URL_VIVA)
    await confirmada(viva, p.reserva())
    await programa.run('novedades.repartir')
    await db.updateTable('entregas').set({ webhookId: suya }).where('webhookId', '=', deOtra).execute()
    const { id } = await db.selectFrom('entregas').select('id').where('webhookId', '=', suya).executeTakeFirstOrThrow()
    await octoJobs(createOutbound({ resolve: () => Promise.resolve(['10.0.0.7']) }))['octo.entregar'](programa.ctx(), {
      id,
    })
    expect(
      await db
        .selectFrom('entregas')
        .select(['estado', 'cuerpo', 'motivo'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow(),
    ).toEqual({ estado: 'fallida', cuerpo: null, motivo: 'ya-no-existe' })
  })

  it('leaves the company its own ten addresses', async () => {
    const { db } = programa.database
    await db.deleteFrom('webhooks').execute()
    for (let i = 0; i < 10; i++) await unWebhook(prueba, `${URL_DE_PRUEBA}/${i}`)
    expect((await pedir(prueba, 'POST /webhooks', { url: URL_DE_PRUEBA, event: 'booking_update' })).status).toBe(400)
    expect((await pedir(viva, 'POST /webhooks', { url: URL_VIVA, event: 'booking_update' })).status).toBe(200)
  })
})
