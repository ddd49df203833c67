import { describe, expect, it } from 'vitest'
import { comprobarInvariantes } from '#server/modules/reservas/index.ts'
import { abrirPglite, abrirPostgres } from '#server/testing/base.ts'
import { conPostgres } from '#server/testing/con-postgres.ts'
import { AHORA } from '#server/testing/datos.ts'
import { conHijos } from '#server/testing/hijo.ts'
import { compraDe, CONTACTO, unProducto, unRevendedor, type Revendedor } from '#server/testing/octo-mundo.ts'
import { unPrograma, type Programa } from '#server/testing/programa.ts'

const COMPRADORES = 200
const CUPOS = 20

const postgres = conPostgres()

async function plazas(programa: Programa, salidaId: string): Promise<number> {
  const { n } = await programa.database.db
    .selectFrom('reservas')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('plazas'), eb.val(0)).as('n'))
    .where('salidaId', '=', salidaId)
    .where('estado', '<>', 'cancelada')
    .executeTakeFirstOrThrow()
  return n
}

describe.each([
  ['PGlite', () => abrirPglite()],
  ['PostgreSQL', () => abrirPostgres(postgres.url)],
] as const)(`${COMPRADORES} resellers and travellers for ${CUPOS} places on %s`, (_nombre, abrir) => {
  it('sell exactly as many, and tell the others so', async () => {
    const programa = await unPrograma(await abrir(), AHORA)
    const agencias = [await unRevendedor(programa), await unRevendedor(programa)]
    const p = await unProducto(programa, {}, CUPOS)
    const salida = p.salidas[0]!
    const uno = p.reserva({ unitItems: [{ unitId: 'adulto' }] })
    const respuestas = await Promise.all(
      Array.from({ length: COMPRADORES }, async (_, i) => {
        if (i % 2 === 0)
          return (await programa.request('POST', '/api/reservas', { body: compraDe(i, p.experiencia.id, salida.id) }))
            .status
        const { status, body } = await agencias[i % 4 === 1 ? 0 : 1]!.pedir('POST /bookings', { body: uno })
        return status === 200 ? 201 : (body as { error: string }).error
      }),
    )
    expect(respuestas.filter((r) => r === 201)).toHaveLength(CUPOS)
    expect(respuestas.filter((r) => r !== 201 && r !== 409 && r !== 'UNPROCESSABLE_ENTITY')).toEqual([])
    expect(await plazas(programa, salida.id)).toBe(CUPOS)
    expect(await comprobarInvariantes(programa.database.db, AHORA)).toEqual([])
    await programa.close()
    await programa.database.close()
  }, 180_000)
})

describe('on PostgreSQL', () => {
  it('two processes sell the same last places once', async () => {
    const database = await abrirPostgres(postgres.url)
    const ahora = new Date()
    const programa = await unPrograma(database, AHORA)
    const agencia = await unRevendedor(programa)
    // Processes of their own read the clock of the machine.
    await database.db
      .updateTable('clavesApi')
      .set({ venceEn: new Date(ahora.getTime() + 86_400_000) })
      .execute()
    const p = await unProducto(programa, {}, CUPOS)
    const inicio = new Date(ahora.getTime() + 5 * 86_400_000)
    inicio.setUTCHours(13, 0, 0, 0)
    await database.db
      .updateTable('salidas')
      .set({
        inicioUtc: inicio,
        finUtc: new Date(inicio.getTime() + 7_200_000),
        cierreVentas: new Date(inicio.getTime() - 3_600_000),
      })
      .where('id', '=', p.salidas[0]!.id)
      .execute()
    await conHijos(2, { DATABASE_URL: database.url! }, async (hijos) => {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${agencia.clave}` }
      const slots = (await (
        await fetch(`${hijos[0]!.url}/api/octo/availability`, {
          method: 'POST',
          headers,
          body: JSON.stringify({
            productId: p.experiencia.id,
            optionId: 'DEFAULT',
            localDateStart: inicio.toISOString().slice(0, 10),
            localDateEnd: inicio.toISOString().slice(0, 10),
          }),
        })
      ).json()) as { id: string; vacancies: number }[]
      expect(slots).toMatchObject([{ vacancies: CUPOS }])
      const estados = await Promise.all(
        Array.from({ length: COMPRADORES }, async (_, i) => {
          const { url } = hijos[i % 2]!
          const response =
            i % 4 < 2
              ? await fetch(`${url}/api/octo/bookings`, {
                  method: 'POST',
                  headers,
                  body: JSON.stringify(p.reserva({ availabilityId: slots[0]!.id, unitItems: [{ unitId: 'adulto' }] })),
                })
              : await fetch(`${url}/api/reservas`, {
                  method: 'POST',
                  headers: { 'content-type': 'application/json' },
                  body: JSON.stringify(compraDe(i, p.experiencia.id, p.salidas[0]!.id)),
                })
          await response.text()
          return response.status
        }),
      )
      expect(estados.filter((status) => status === 200 || status === 201)).toHaveLength(CUPOS)
      expect(await plazas(programa, p.salidas[0]!.id)).toBe(CUPOS)
    })
    await programa.close()
    await database.close()
  })

  it('one uuid sent fifty times at once is one booking; twenty confirmations book one debt, twenty cancellations free it once', async () => {
    const programa = await unPrograma(await abrirPostgres(postgres.url), AHORA)
    const agencia: Revendedor = await unRevendedor(programa)
    const p = await unProducto(programa, {}, 2)
    const uuid = '7f3c2a10-58d1-4e0b-8a43-2d0f6a1b9c77'
    const veces = async (n: number, ruta: string, body: object) =>
      Promise.all(Array.from({ length: n }, () => agencia.pedir(ruta, { body })))
    const holds = await veces(50, 'POST /bookings', p.reserva({ uuid }))
    expect(new Set(holds.map(({ status, body }) => `${status} ${(body as { id: string }).id}`)).size).toBe(1)
    const confirmations = await veces(20, `POST /bookings/${uuid}/confirm`, { contact: CONTACTO })
    expect(confirmations.every(({ status }) => status === 200)).toBe(true)
    const movimientos = async () =>
      (await programa.database.db.selectFrom('movimientos').select('tipo').execute()).map(({ tipo }) => tipo)
    expect(await movimientos()).toEqual(['credito'])
    const cancellations = await veces(20, `POST /bookings/${uuid}/cancel`, {})
    expect(cancellations.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await movimientos()).toEqual(['credito', 'credito_soltado'])
    expect(await comprobarInvariantes(programa.database.db, AHORA)).toEqual([])
    await programa.close()
    await programa.database.close()
  })

  it('two bookings that change places meet without waiting for each other', async () => {
    const programa = await unPrograma(await abrirPostgres(postgres.url), AHORA)
    const agencia = await unRevendedor(programa)
    const p = await unProducto(programa, {}, 4)
    const held = async (dias: number) =>
      (
        (await agencia.pedir('POST /bookings', { body: p.reserva({ availabilityId: p.slot(dias) }) })).body as {
          uuid: string
        }
      ).uuid
    const [a, b] = [await held(2), await held(3)]
    const moved = await Promise.all([
      agencia.pedir(`PATCH /bookings/${a}`, { body: { availabilityId: p.slot(3) } }),
      agencia.pedir(`PATCH /bookings/${b}`, { body: { availabilityId: p.slot(2) } }),
    ])
    expect(moved.map(({ status }) => status)).toEqual([200, 200])
    expect([await plazas(programa, p.salidas[0]!.id), await plazas(programa, p.salidas[1]!.id)]).toEqual([2, 2])
    await programa.close()
    await programa.database.close()
  })
})
