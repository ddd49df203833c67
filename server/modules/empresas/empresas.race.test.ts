import { expect, it } from 'vitest'
import { comprobarInvariantes } from '#server/modules/reservas/index.ts'
import { abrirPostgres } from '#server/testing/base.ts'
import { conPostgres } from '#server/testing/con-postgres.ts'
import { AHORA, unUsuario } from '#server/testing/datos.ts'
import { conHijos } from '#server/testing/hijo.ts'
import { CONTACTO, unProducto, unRevendedor } from '#server/testing/octo-mundo.ts'
import { unPrograma, type Programa } from '#server/testing/programa.ts'
import { revokeClave } from './claves.db.ts'

const postgres = conPostgres()

it('a key revoked in one process is dead at once in every other, and what each counted is added up', async () => {
  const database = await abrirPostgres(postgres.url)
  const programa: Programa = await unPrograma(database, AHORA)
  const { clave, empresaId } = await unRevendedor(programa)
  const { id } = await database.db
    .updateTable('clavesApi')
    .set({ venceEn: new Date(Date.now() + 86_400_000) })
    .returning('id')
    .executeTakeFirstOrThrow()
  await conHijos(2, { DATABASE_URL: database.url! }, async (hijos) => {
    const todos = (veces: number) =>
      Promise.all(
        Array.from({ length: veces }, (_, i) =>
          fetch(`${hijos[i % 2]!.url}/api/v1/b2b/proveedores`, { headers: { 'x-api-key': clave } }).then(
            ({ status }) => status,
          ),
        ),
      )
    expect(await todos(20)).toEqual(Array(20).fill(200))
    await database.transaction((tx) => revokeClave(tx, { id, empresaId, now: new Date() }))
    expect(await todos(20)).toEqual(Array(20).fill(401))
    // A process that is told to end writes what it counted.
    for (const hijo of hijos) await hijo.terminar('SIGTERM')
  })
  expect(await database.db.selectFrom('clavesUso').select('llamadas').execute()).toEqual([{ llamadas: 20 }])
  await programa.close()
  await database.close()
})

it('what a company may owe is never exceeded, however many confirm at once', async () => {
  const database = await abrirPostgres(postgres.url)
  const programa: Programa = await unPrograma(database, AHORA)
  const agencia = await unRevendedor(programa)
  const p = await unProducto(programa, {}, 40)
  const quien = await unUsuario(database.db)
  // An adult less a tenth is 18.000: one of them fits.
  await database.db
    .insertInto('contratosDeCredito')
    .values({ empresaId: agencia.empresaId, limite: 30_000, plazoDias: 30, fijadoPor: quien.id, updatedAt: AHORA })
    .execute()
  const retener = async (dias: number) =>
    (
      (
        await agencia.pedir('POST /bookings', {
          body: p.reserva({ availabilityId: p.slot(dias), unitItems: [{ unitId: 'adulto' }] }),
        })
      ).body as { uuid: string }
    ).uuid
  // Of three departures: the lock on one of them keeps nobody apart.
  const holds = await Promise.all(Array.from({ length: 12 }, (_, i) => retener(2 + (i % 3))))
  const confirmadas = await Promise.all(
    holds.map((uuid) => agencia.pedir(`POST /bookings/${uuid}/confirm`, { body: { contact: CONTACTO } })),
  )
  expect(confirmadas.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(
    new Set(confirmadas.filter(({ status }) => status !== 200).map(({ body }) => (body as { error: string }).error)),
  ).toEqual(new Set(['UNPROCESSABLE_ENTITY']))
  const { deuda } = await database.db
    .selectFrom('apuntes')
    .select((eb) => eb.fn.sum<number>('monto').as('deuda'))
    .where('cuenta', '=', 'empresas')
    .executeTakeFirstOrThrow()
  expect(deuda).toBe(18_000)
  expect(await comprobarInvariantes(database.db, AHORA)).toEqual([])
  await programa.close()
  await database.close()
})
