import { expect, it } from 'vitest'
import { CREDITO_DE_PRUEBA } from '#domain/reventas/prueba.ts'
import { CLAVE_DE_PRUEBA } from '#server/modules/empresas/index.ts'
import { comprobarInvariantes } from '#server/modules/reservas/index.ts'
import { abrirPostgres } from '#server/testing/base.ts'
import { conPostgres } from '#server/testing/con-postgres.ts'
import { AHORA } from '#server/testing/datos.ts'
import { CONTACTO, unProducto, unRevendedor, type Respuesta } from '#server/testing/octo-mundo.ts'
import { unPrograma } from '#server/testing/programa.ts'

const postgres = conPostgres()
const adultos = (n: number) => Array.from({ length: n }, () => ({ unitId: 'adulto' }))
const error = ({ body }: Respuesta) => (body as { error?: string }).error

it('thirty holds at once on three departures, with two keys of a company and in both tongues, stop at what it may hold', async () => {
  const programa = await unPrograma(await abrirPostgres(postgres.url), AHORA)
  const una = await unRevendedor(programa)
  const claves = [una, await unRevendedor(programa, { empresaId: una.empresaId })]
  const p = await unProducto(programa, {}, 1000)
  const estados = await Promise.all(
    Array.from({ length: 30 }, async (_, i) => {
      const quien = claves[i % 2]!
      if (i % 3 === 0)
        return (
          await programa.request('POST', '/api/v1/b2b/reservas', {
            token: quien.clave,
            body: { experienciaId: p.experiencia.id, salidaId: p.salidas[i % 3]!.id, participantes: { adulto: 9 } },
          })
        ).status
      return (
        await quien.pedir('POST /bookings', {
          body: p.reserva({ unitItems: adultos(9), availabilityId: p.slot(2 + (i % 3)) }),
        })
      ).status
    }),
  )
  expect(estados.filter((estado) => estado === 200 || estado === 201)).toHaveLength(22)
  expect(estados.filter((estado) => estado === 429)).toHaveLength(8)
  await programa.close()
  await programa.database.close()
}, 120_000)

it('two confirmations at once do not both take the last of the play money', async () => {
  const programa = await unPrograma(await abrirPostgres(postgres.url), AHORA)
  Object.assign(programa.deps.settings, { DEMO: true })
  const prueba = await unRevendedor(programa, { clave: CLAVE_DE_PRUEBA })
  const p = await unProducto(programa, { precioPorPersona: CREDITO_DE_PRUEBA })
  const uuids: string[] = []
  for (const dias of [2, 3, 4])
    uuids.push(
      (
        (
          await prueba.pedir('POST /bookings', {
            body: p.reserva({ unitItems: adultos(1), availabilityId: p.slot(dias) }),
          })
        ).body as { uuid: string }
      ).uuid,
    )
  const respuestas = await Promise.all(
    uuids.map((uuid) => prueba.pedir(`POST /bookings/${uuid}/confirm`, { body: { contact: CONTACTO } })),
  )
  expect(respuestas.map(error).toSorted()).toEqual(['UNPROCESSABLE_ENTITY', 'UNPROCESSABLE_ENTITY', undefined])
  expect(await comprobarInvariantes(programa.database.db, AHORA)).toEqual([])
  await programa.close()
  await programa.database.close()
}, 120_000)
