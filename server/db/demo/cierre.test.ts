import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashClave } from '#server/modules/usuarios/index.ts'
import { bases } from '#server/testing/base.ts'
import { AHORA, unaEmpresa, unUsuario } from '#server/testing/datos.ts'
import { unRevendedor } from '#server/testing/octo-mundo.ts'
import { unPrograma, type Programa } from '#server/testing/programa.ts'
import { avisoDeCierre, cerrarDemo, fueDemo, reabrirDemo } from './cierre.ts'
import { CLAVE_DEMO } from './cuentas.ts'
import { EMPRESA_DEMO } from './empresas.ts'
import { idDe } from './seeded.ts'

const DEMO = ['viajera', 'admin', 'proveedor'] as const
const DESPUES = new Date(AHORA.getTime() + 60_000)

describe.each(bases())('$nombre', ({ abrir }) => {
  let programa: Programa
  beforeAll(async () => {
    programa = await unPrograma(await abrir(), AHORA)
  })
  afterAll(async () => {
    await programa.close()
    await programa.database.close()
  })

  const entrar = async (nombre: string, area = 'auth') =>
    programa.request('POST', `/api/${area}/login`, { body: { email: `${nombre}@demo.cl`, password: CLAVE_DEMO } })
  const estados = async () => Promise.all([...DEMO, 'propia'].map(async (nombre) => (await entrar(nombre)).status))
  const conClave = async (clave: string) =>
    (await programa.request('GET', '/api/v1/b2b/experiencias', { token: clave })).status

  it('a base that was no demonstration is left as it is', async () => {
    expect([await fueDemo(programa.database.db), await cerrarDemo(programa.database, AHORA)]).toEqual([false, null])
  })

  it('one that was is locked once, stays open to whom it is opened again, and all of it where it is a demonstration again', async () => {
    const { db } = programa.database
    const claveHash = await hashClave(CLAVE_DEMO)
    for (const nombre of DEMO)
      await unUsuario(db, { id: idDe(`usuario:${nombre}`), email: `${nombre}@demo.cl`, claveHash })
    // Somebody who registered while it was one, and is nobody of ours.
    await unUsuario(db, { email: 'propia@demo.cl', claveHash })
    await db
      .insertInto('membresias')
      .values({
        id: idDe('membresia:admin'),
        usuarioId: idDe('usuario:admin'),
        tipo: 'admin',
        papel: 'super',
        createdAt: AHORA,
      })
      .execute()
    const { id: empresaId } = await unaEmpresa(db, { id: EMPRESA_DEMO })
    const suya = await unRevendedor(programa, { empresaId })
    const ajena = await unRevendedor(programa)
    const { token } = (await (await entrar('viajera')).json()) as { token: string }
    const sesion = async () => (await programa.request('GET', '/api/auth/me', { token })).status
    expect([await estados(), await sesion(), await conClave(suya.clave), await conClave(ajena.clave)]).toEqual([
      [200, 200, 200, 200],
      200,
      200,
      200,
    ])

    expect(await cerrarDemo(programa.database, AHORA)).toEqual({ cerradas: 3, administran: 0 })
    expect([await estados(), await sesion(), await conClave(suya.clave), await conClave(ajena.clave)]).toEqual([
      [403, 403, 403, 200],
      401,
      401,
      200,
    ])
    expect((await entrar('admin', 'admin/auth')).status).toBe(403)

    // As `admin:create` does.
    await db.updateTable('usuarios').set({ suspendidoEn: null }).where('email', '=', 'admin@demo.cl').execute()
    expect(await cerrarDemo(programa.database, DESPUES)).toEqual({ cerradas: 2, administran: 1 })
    expect(await estados()).toEqual([403, 200, 403, 200])

    // Whom we suspend for a reason stays out.
    await db.updateTable('usuarios').set({ suspendidoEn: DESPUES }).where('email', '=', 'proveedor@demo.cl').execute()
    await reabrirDemo(programa.database)
    expect([await estados(), await conClave(suya.clave)]).toEqual([[200, 200, 403, 200], 200])
    expect(await cerrarDemo(programa.database, DESPUES)).toMatchObject({ cerradas: 3 })
  })

  it('locks once where two programs start together', async () => {
    await reabrirDemo(programa.database)
    const ambos = await Promise.all([cerrarDemo(programa.database, DESPUES), cerrarDemo(programa.database, AHORA)])
    expect(ambos[0]).toEqual(ambos[1])
  })
})

it.each([
  [
    { cerradas: 268, administran: 0 },
    'Nadie la administra. Para tomar el mando: npm run admin:create -- --email tu@correo.cl',
  ],
  [{ cerradas: 268, administran: 1 }, 'La administra 1 cuenta, que puede ser de entonces: revisa /admin/personal.'],
  [{ cerradas: 268, administran: 2 }, 'La administran 2 cuentas, que pueden ser de entonces: revisa /admin/personal.'],
])('what a start says of it: %o', (cierre, dicho) => {
  expect(avisoDeCierre(cierre)).toMatch(/^DEMO: esta base fue una demostración: 268 de sus cuentas quedaron cerradas, /)
  expect(avisoDeCierre(cierre)).toContain(dicho)
})
