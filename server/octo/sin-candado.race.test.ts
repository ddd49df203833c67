import { sql } from 'kysely'
import { expect, it, vi } from 'vitest'
import { abrirPostgres } from '#server/testing/base.ts'
import { conPostgres } from '#server/testing/con-postgres.ts'
import { AHORA } from '#server/testing/datos.ts'
import { compraDe, unProducto, unRevendedor } from '#server/testing/octo-mundo.ts'
import { unPrograma } from '#server/testing/programa.ts'

// The control of octo.race.test.ts: the same buyers, with the lock and the last guard taken away.
vi.mock(import('#server/modules/disponibilidad/index.ts'), async (original) => ({
  ...(await original()),
  lockSalida: async (tx, id) =>
    (await tx
      .selectFrom('salidas')
      .select(['id', 'experienciaId', 'cupos', 'estado', 'cierreVentas', 'inicioUtc', 'finUtc'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()) as never,
}))

const COMPRADORES = 200
const CUPOS = 20

const postgres = conPostgres()

// Chance decides whether buyers meet: what a control shows, it need show once.
it(
  `${COMPRADORES} resellers and travellers take more than ${CUPOS} places without the lock and the guard`,
  { timeout: 180_000, retry: 3 },
  async () => {
    const programa = await unPrograma(await abrirPostgres(postgres.url), AHORA)
    await sql`alter table reservas disable trigger reservas_caben`.execute(programa.database.db)
    const agencia = await unRevendedor(programa)
    const p = await unProducto(programa, {}, CUPOS)
    const estados = await Promise.all(
      Array.from({ length: COMPRADORES }, async (_, i) => {
        if (i % 2 === 0)
          return (await agencia.pedir('POST /bookings', { body: p.reserva({ unitItems: [{ unitId: 'adulto' }] }) }))
            .status
        return (
          await programa.request('POST', '/api/reservas', { body: compraDe(i, p.experiencia.id, p.salidas[0]!.id) })
        ).status
      }),
    )
    const vendidas = estados.filter((estado) => estado === 200 || estado === 201).length
    process.stdout.write(`  unlocked: ${vendidas} of ${CUPOS} sold\n`)
    await programa.close()
    await programa.database.close()
    expect(vendidas).toBeGreaterThan(CUPOS)
  },
)
