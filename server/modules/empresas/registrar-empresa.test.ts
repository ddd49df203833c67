import { expect, it } from 'vitest'
import type { Empresa, EmpresaEnRevision } from '#contract/empresas.ts'
import type { Hallazgo } from '#contract/fichas.ts'
import type { Sesion } from '#contract/usuarios.ts'
import { enCadaMundo } from '#server/testing/cada-mundo.ts'

const DATOS = {
  razonSocial: 'Viajes del Maule SpA',
  nombre: 'Viajes del Maule',
  rut: '76.086.428-5',
  giro: 'Agencia',
  tipo: 'revendedor',
  contacto: 'Rosa Mamani',
  telefono: '+56912345678',
  volumen: 'de-20-a-100',
}

enCadaMundo('a company signs up', (mundo, programa) => {
  let n = 0
  const RUTS = ['76.086.428-5']
  const registrar = (campos: object = {}) =>
    programa().request('POST', '/api/empresas/registro', {
      body: {
        ...DATOS,
        email: `nueva${++n}@ejemplo.cl`,
        password: 'Volcán-azul-1971',
        aceptaTerminos: true,
        ...campos,
      },
    })
  const decidir = (id: string, body: object) =>
    programa().request('POST', `/api/admin/empresas/${id}/decision`, { token: mundo().token.admin, body })
  const tipo = async (response: Response) => [response.status, ((await response.json()) as { type: string }).type]
  const ver = async (token: string) =>
    (await (await programa().request('GET', '/api/empresas/mi-empresa', { token })).json()) as Empresa

  it('waits, is observed, mends it, is approved and may be suspended; each step is told and noted', async () => {
    const { token, usuario } = (await (await registrar()).json()) as Sesion
    expect(usuario.rol).toBe('empresa')
    const empresa = await ver(token)
    expect(empresa).toMatchObject({
      estado: 'Pendiente',
      rut: '76086428-5',
      papel: 'dueno',
      margen: null,
      acciones: { puedePedir: true, puedeComprar: false },
    })
    expect(
      await tipo(
        await programa().request('POST', '/api/empresas/claves', {
          token,
          body: { nombre: 'x', permisos: ['catalogo:leer'] },
        }),
      ),
    ).toEqual([409, 'empresa-no-activa'])

    expect((await decidir(empresa.id, { decision: 'observar' })).status).toBe(422)
    expect((await decidir(empresa.id, { decision: 'observar', motivo: 'El giro no coincide' })).status).toBe(200)
    expect(await ver(token)).toMatchObject({ estado: 'Observada', motivo: 'El giro no coincide' })
    expect(
      (
        await programa().request('PUT', '/api/empresas/mi-empresa', {
          token,
          body: { ...DATOS, giro: 'Agencia de viajes' },
        })
      ).status,
    ).toBe(200)
    expect(await ver(token)).toMatchObject({ estado: 'Pendiente', motivo: null, giro: 'Agencia de viajes' })

    const pendientes = (await (
      await programa().request('POST', '/api/admin/empresas/buscar', {
        token: mundo().token.admin,
        body: { estado: 'Pendiente' },
      })
    ).json()) as EmpresaEnRevision[]
    expect(pendientes.map(({ id }) => id)).toEqual([empresa.id])
    const buscadas = (q: string) =>
      programa()
        .request('POST', '/api/admin/empresas/buscar', { token: mundo().token.admin, body: { q } })
        .then((r) => r.json() as Promise<EmpresaEnRevision[]>)
    for (const q of ['maúle', 'Viajes del Maule SpA', '76.086.428-5', empresa.email])
      expect((await buscadas(q)).map(({ id }) => id)).toEqual([empresa.id])
    expect(await buscadas('%')).toEqual([])
    const hallazgos = (await (
      await programa().request('POST', '/api/admin/buscar', { token: mundo().token.admin, body: { q: '76.086.428-5' } })
    ).json()) as Hallazgo[]
    expect(hallazgos).toMatchObject([{ tipo: 'empresa', id: empresa.id }])
    const antes = await contarActivas()
    expect((await decidir(empresa.id, { decision: 'aprobar', margen: 1000 })).status).toBe(200)
    expect(await ver(token)).toMatchObject({ estado: 'Activa', margen: 1000, acciones: { puedeComprar: true } })
    expect(await contarActivas()).toBe(antes + 1)
    expect(await tipo(await decidir(empresa.id, { decision: 'aprobar' }))).toEqual([409, 'transicion-no-permitida'])
    expect((await decidir(empresa.id, { decision: 'suspender', motivo: 'Pagos impugnados' })).status).toBe(200)
    expect(await ver(token)).toMatchObject({
      estado: 'Suspendida',
      acciones: { puedePedir: false, puedeComprar: false },
    })

    const { db } = programa().database
    const acciones = await db
      .selectFrom('auditoria')
      .select('accion')
      .where('objetoId', '=', empresa.id)
      .orderBy('id')
      .execute()
    expect(acciones.map(({ accion }) => accion)).toEqual(['registrar', 'observar', 'corregir', 'aprobar', 'suspender'])
    const asuntos = await db
      .selectFrom('correos')
      .select('asunto')
      .where('para', '=', usuario.email)
      .where('asunto', 'like', '%mpresa%')
      .orderBy('createdAt')
      .execute()
    expect(asuntos.map(({ asunto }) => asunto)).toEqual(
      expect.arrayContaining(['Recibimos el registro de tu empresa', 'Tu empresa está activa']),
    )
  })

  it('has a RUT with its check digit, that no other company has, and an address that no account has', async () => {
    expect(await tipo(await registrar({ rut: '76.086.428-4' }))).toEqual([422, 'datos-invalidos'])
    expect(await tipo(await registrar({ rut: RUTS[0] }))).toEqual([409, 'empresa-ya-registrada'])
    expect(await tipo(await registrar({ rut: '96.919.050-8', email: 'viajera@mundo.cl' }))).toEqual([
      409,
      'correo-en-uso',
    ])
    expect(
      await programa().database.db.selectFrom('empresas').select('id').where('rut', '=', '96919050-8').execute(),
    ).toEqual([])
  })

  it('is decided by our staff of the right role alone', async () => {
    const { id } = await programa().database.db.selectFrom('empresas').select('id').limit(1).executeTakeFirstOrThrow()
    await programa()
      .database.db.updateTable('membresias')
      .set({ papel: 'contenido' })
      .where('tipo', '=', 'admin')
      .execute()
    expect(await tipo(await decidir(id, { decision: 'suspender', motivo: 'no' }))).toEqual([403, 'sin-permiso'])
    for (const lista of ['empresas', 'operadores'])
      expect(
        (await programa().request('POST', `/api/admin/${lista}/buscar`, { body: {}, token: mundo().token.admin }))
          .status,
      ).toBe(403)
    await programa().database.db.updateTable('membresias').set({ papel: 'super' }).where('tipo', '=', 'admin').execute()
    expect(await tipo(await decidir('00000000-0000-4000-8000-000000000000', { decision: 'aprobar' }))).toEqual([
      404,
      'empresa-desconocida',
    ])
  })

  async function contarActivas(): Promise<number> {
    return ((await (await programa().request('GET', '/api/v1/stats')).json()) as { b2bClients: number }).b2bClients
  }
})
