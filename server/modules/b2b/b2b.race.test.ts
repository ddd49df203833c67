import { expect, it } from 'vitest'
import type { ReservaB2b } from '#contract/reservas-b2b.ts'
import { comprobarInvariantes } from '#server/modules/reservas/index.ts'
import { abrirPostgres } from '#server/testing/base.ts'
import { conPostgres } from '#server/testing/con-postgres.ts'
import { AHORA } from '#server/testing/datos.ts'
import { compraDe, unProducto, unRevendedor } from '#server/testing/octo-mundo.ts'
import { unPrograma, type Programa } from '#server/testing/programa.ts'

const COMPRADORES = 90
const CUPOS = 20

const postgres = conPostgres()

async function enPostgres(probar: (programa: Programa) => Promise<void>): Promise<void> {
  const programa = await unPrograma(await abrirPostgres(postgres.url), AHORA)
  try {
    await probar(programa)
    expect(await comprobarInvariantes(programa.database.db, AHORA)).toEqual([])
  } finally {
    await programa.close()
    await programa.database.close()
  }
}

it(`${COMPRADORES} by this API, by OCTO and on the site buy the last ${CUPOS} places once`, () =>
  enPostgres(async (programa) => {
    const agencias = [await unRevendedor(programa), await unRevendedor(programa)]
    const p = await unProducto(programa, {}, CUPOS)
    const salidaId = p.salidas[0]!.id
    const comprar = [
      async (i: number) => programa.request('POST', '/api/reservas', { body: compraDe(i, p.experiencia.id, salidaId) }),
      async (i: number) =>
        programa.request('POST', '/api/v1/b2b/reservas', {
          token: agencias[i % 2]!.clave,
          body: { experienciaId: p.experiencia.id, salidaId, participantes: { adulto: 1 } },
        }),
      async (i: number) =>
        programa.request('POST', '/api/octo/bookings', {
          token: agencias[i % 2]!.clave,
          body: p.reserva({ unitItems: [{ unitId: 'adulto' }] }),
        }),
    ]
    const respuestas = await Promise.all(
      Array.from({ length: COMPRADORES }, async (_, i) => {
        const response = await comprar[i % 3]!(i)
        const { type = '', error = '' } = (await response.json()) as { type?: string; error?: string }
        return response.ok ? 'vendida' : type || error
      }),
    )
    expect(respuestas.filter((r) => r === 'vendida')).toHaveLength(CUPOS)
    expect(new Set(respuestas)).toEqual(new Set(['vendida', 'sin-cupos', 'UNPROCESSABLE_ENTITY']))
    const { n } = await programa.database.db
      .selectFrom('reservas')
      .select((eb) => eb.fn.sum<number>('plazas').as('n'))
      .where('salidaId', '=', salidaId)
      .executeTakeFirstOrThrow()
    expect(n).toBe(CUPOS)
  }))

it('one key sent twenty times at once is one hold, one debt and one cancellation', () =>
  enPostgres(async (programa) => {
    const agencia = await unRevendedor(programa)
    const p = await unProducto(programa, {}, CUPOS)
    const veces = async (path: string, body: object, headers: Record<string, string> = {}) =>
      Promise.all(
        Array.from({ length: 20 }, async () => {
          const response = await programa.request('POST', `/api/v1/b2b/reservas${path}`, {
            token: agencia.clave,
            body,
            headers,
          })
          return { status: response.status, body: (await response.json()) as ReservaB2b }
        }),
      )
    const clave = { 'idempotency-key': 'grupo-12' }
    const retenidas = await veces(
      '',
      { experienciaId: p.experiencia.id, salidaId: p.salidas[0]!.id, participantes: { adulto: 2 } },
      clave,
    )
    expect(new Set(retenidas.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1)
    const { id } = retenidas[0]!.body
    const confirmadas = await veces(`/${id}/confirmar`, {
      contacto: { nombre: 'Ana Rojas', email: 'ana@ejemplo.cl', telefono: '+56912345678' },
    })
    expect(confirmadas.map(({ status, body }) => `${status} ${body.debe}`)).toEqual(
      Array.from({ length: 20 }, () => '200 36000'),
    )
    const canceladas = await veces(`/${id}/cancelar`, {})
    expect(canceladas.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(canceladas.filter(({ status }) => status === 409)).toHaveLength(19)
    expect(
      (await programa.database.db.selectFrom('movimientos').select('tipo').execute()).map(({ tipo }) => tipo),
    ).toEqual(['credito', 'credito_soltado'])
  }))
