import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from 'kysely'
import type { Actor } from '#domain/permisos/actor.ts'
import type { Database } from '#server/db/schema.ts'
import { openPglite, type Database as Opened } from '#server/platform/db.ts'
import { setLog } from '#server/platform/log.ts'
import { abrirPglite } from '#server/testing/base.ts'
import { enMemoria, unCtx } from '#server/testing/contexto.ts'
import { unUsuario } from '#server/testing/datos.ts'
import { hashClave } from '#server/modules/usuarios/index.ts'
import { anotarBorrado, borrarCuenta, reponerBorrados } from './index.ts'

setLog({ sink: () => undefined })

const CLAVE = 'Araucaria-2026'
let database: Opened<Database>
beforeAll(async () => {
  database = await abrirPglite()
})
afterAll(() => database.close())

it('whoever was erased stays erased when an older copy comes back, and nobody else is touched', async () => {
  const archivos = enMemoria()
  const tareas: { job: string; data: object }[] = []
  const enqueue = async (_tx: unknown, job: string, data: object) => void tareas.push({ job, data })
  const rosa = await unUsuario(database.db, {
    nombre: 'Rosa Millaray',
    email: 'rosa@ejemplo.cl',
    claveHash: await hashClave(CLAVE),
  })
  const eva = await unUsuario(database.db, { nombre: 'Eva Queda', email: 'eva@ejemplo.cl' })
  const copia = await database.pglite!.dumpDataDir('gzip')

  const actor: Actor = {
    tipo: 'sesion',
    contexto: 'cliente',
    usuarioId: rosa.id,
    sesionId: 's',
    anfitrionId: null,
    proveedor: null,
    empresa: null,
    rolesAdmin: [],
  }
  await borrarCuenta(unCtx(database, { actor, archivos, enqueue: enqueue as never }), {
    email: 'rosa@ejemplo.cl',
    password: CLAVE,
  })
  const anotar = tareas.find(({ job }) => job === 'privacidad.anotarBorrado')!
  for (let veces = 0; veces < 2; veces++)
    await anotarBorrado(unCtx(database, { archivos }), anotar.data as { usuarioId: string })
  expect(archivos.claves()).toEqual([`borrados/${rosa.id}.json`])
  expect(new TextDecoder().decode((await archivos.get(archivos.claves()[0]!))!)).not.toMatch(/Rosa|ejemplo/)
  expect(await reponerBorrados(unCtx(database, { archivos, enqueue: enqueue as never }))).toBe(0)

  const vuelta = await openPglite<Database>({ snapshot: copia })
  const nombres = async () =>
    (
      await vuelta.db
        .selectFrom('usuarios')
        .select(['nombre', 'email'])
        .where('id', 'in', [rosa.id, eva.id])
        .orderBy('nombre')
        .execute()
    ).map(({ nombre }) => nombre)
  expect(await nombres()).toEqual(['Eva Queda', 'Rosa Millaray'])
  const ctx = unCtx(vuelta, { archivos, enqueue: enqueue as never })
  expect(await reponerBorrados(ctx)).toBe(1)
  expect(await reponerBorrados(ctx)).toBe(0)
  expect(await nombres()).toEqual(['Cuenta eliminada', 'Eva Queda'])
  const { rows } = await sql<{
    n: number
  }>`select count(*)::int as n from usuarios where email = 'rosa@ejemplo.cl'`.execute(vuelta.db)
  expect(rows).toEqual([{ n: 0 }])
  expect(
    await vuelta.db.selectFrom('auditoria').select('accion').where('objetoId', '=', rosa.id).orderBy('id').execute(),
  ).toMatchObject([{ accion: 'usuario.borrar' }, { accion: 'usuario.reponer_borrado' }])
  await vuelta.close()
}, 120_000)
