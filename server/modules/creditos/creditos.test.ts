import { expect, it } from 'vitest'
import type { Cuenta } from '#contract/compras.ts'
import type { Credito, CreditoDeEmpresa } from '#contract/creditos.ts'
import { abrirSesion } from '#server/modules/usuarios/index.ts'
import { comprobarInvariantes } from '#server/modules/reservas/index.ts'
import { enCadaMundo } from '#server/testing/cada-mundo.ts'
import { AHORA, unId } from '#server/testing/datos.ts'
import type { Llamante } from '#server/testing/llamadas.ts'
import { CONTACTO, unProducto, unRevendedor } from '#server/testing/octo-mundo.ts'

enCadaMundo('what a company may owe', (mundo, programa) => {
  const pedir = (method: string, path: string, quien: Llamante, body?: object) =>
    programa().request(method, path, { token: mundo().token[quien], ...(body && { body }) })
  const tipo = async (response: Response) => [response.status, ((await response.json()) as { type: string }).type]

  const tokenDeAdmin = async () =>
    (
      await programa().database.transaction((tx) =>
        abrirSesion(programa().ctx(), tx, unId('mundo admin'), 'admin', true),
      )
    ).token

  it('is set by finanzas alone', async () => {
    await programa()
      .database.db.updateTable('membresias')
      .set({ papel: 'soporte' })
      .where('id', '=', unId('miembro admin'))
      .execute()
    expect(
      await tipo(
        await pedir('PUT', `/api/admin/creditos/${mundo().ids.proveedores}`, 'admin', { limite: 1, plazoDias: 1 }),
      ),
    ).toEqual([403, 'sin-permiso'])
    await programa()
      .database.db.updateTable('membresias')
      .set({ papel: 'super' })
      .where('id', '=', unId('miembro admin'))
      .execute()
    expect(
      await tipo(
        await pedir('PUT', `/api/admin/creditos/${mundo().ids.proveedores}`, 'admin', { limite: 1, plazoDias: 1 }),
      ),
    ).toEqual([404, 'empresa-desconocida'])
  })

  it('is held against each confirmation and each change, freed by cancelling and by paying, and said to both sides', async () => {
    const { db } = programa().database
    const { empresaId } = await db
      .selectFrom('membresias')
      .select('empresaId')
      .where('id', '=', unId('miembro empresa'))
      .executeTakeFirstOrThrow()
    await db.updateTable('empresas').set({ margen: 1000 }).where('id', '=', empresaId!).execute()
    const agencia = await unRevendedor(programa(), { empresaId: empresaId! })
    const p = await unProducto(programa())
    const credito = async () => (await (await pedir('GET', '/api/empresas/credito', 'empresa')).json()) as Credito
    expect(await credito()).toEqual({
      limite: 5_000_000,
      plazoDias: 30,
      deuda: 0,
      vencido: 0,
      disponible: 5_000_000,
      aFavor: 0,
      pagos: [],
    })

    expect(
      (await pedir('PUT', `/api/admin/creditos/${empresaId}`, 'admin', { limite: 40_000, plazoDias: 15 })).status,
    ).toBe(200)
    const retener = async () =>
      (
        (await agencia.pedir('POST /bookings', { body: p.reserva({ resellerReference: 'OC-77' }) })).body as {
          uuid: string
        }
      ).uuid
    const confirmar = (uuid: string) =>
      agencia.pedir(`POST /bookings/${uuid}/confirm`, { body: { contact: CONTACTO, resellerReference: 'OC-77' } })
    // An adult and a child at a tenth less: 27.000.
    const [una, otra] = [await retener(), await retener()]
    expect((await confirmar(una)).status).toBe(200)
    expect(await credito()).toMatchObject({ deuda: 27_000, disponible: 13_000 })
    const negada = await confirmar(otra)
    expect([negada.status, negada.body]).toMatchObject([
      400,
      { error: 'UNPROCESSABLE_ENTITY', errorMessage: expect.stringContaining('crédito') },
    ])
    expect(
      await db
        .selectFrom('reservas as r')
        .innerJoin('reventas as v', 'v.reservaId', 'r.id')
        .select('estado')
        .where('v.uuid', '=', otra)
        .executeTakeFirst(),
    ).toEqual({ estado: 'pendiente' })

    const ampliar = await agencia.pedir(`PATCH /bookings/${una}`, {
      body: { unitItems: [{ unitId: 'adulto' }, { unitId: 'adulto' }, { unitId: 'adulto' }] },
    })
    expect(ampliar.body).toMatchObject({ error: 'UNPROCESSABLE_ENTITY' })
    expect(
      (await agencia.pedir(`PATCH /bookings/${una}`, { body: { unitItems: [{ unitId: 'adulto' }] } })).status,
    ).toBe(200)
    expect(await credito()).toMatchObject({ deuda: 18_000, disponible: 22_000 })
    expect((await agencia.pedir(`POST /bookings/${una}/cancel`, { body: {} })).status).toBe(200)
    expect((await confirmar(otra)).status).toBe(200)
    expect(await credito()).toMatchObject({ deuda: 27_000 })

    const cuenta = (await (await pedir('GET', '/api/empresas/cuenta?mes=2026-11', 'empresa')).json()) as Cuenta
    expect(cuenta).toMatchObject({ compras: 54_000, devoluciones: 27_000, total: 27_000 })
    const movimientos = (await (
      await pedir('GET', '/api/empresas/cuenta/movimientos?mes=2026-11', 'empresa')
    ).json()) as { tipo: string; monto: number; ordenCompra: string | null }[]
    expect(movimientos.map(({ tipo: de, monto }) => `${de} ${monto}`).toSorted()).toEqual([
      'compra 27000',
      'compra 27000',
      'devolucion -18000',
      'rebaja -9000',
    ])
    expect(new Set(movimientos.map(({ ordenCompra }) => ordenCompra))).toEqual(new Set(['OC-77']))

    const pagar = (body: object) =>
      pedir('POST', `/api/admin/creditos/${empresaId}/pagos`, 'admin', {
        monto: 20_000,
        referencia: 'TEF 881',
        recibidoEn: '2026-11-18',
        ...body,
      })
    expect(await tipo(await pagar({ monto: 27_001 }))).toEqual([409, 'pago-sobre-la-deuda'])
    expect((await pagar({ monto: 27_001, sobranteAFavor: false })).status, 'said in so many words, or not at all').toBe(
      422,
    )
    expect((await pagar({ recibidoEn: '2026-11-30' })).status).toBe(422)
    expect((await pagar({})).status).toBe(201)
    for (const referencia of ['TEF 881', 'tef881', ' Tef-8.81'])
      expect([referencia, ...(await tipo(await pagar({ referencia, monto: 1_000 })))]).toEqual([
        referencia,
        409,
        'pago-ya-anotado',
      ])
    programa().clock.now = new Date(AHORA.getTime() + 16 * 86_400_000)
    const [primera] = (await (
      await programa().request('GET', '/api/admin/creditos?porPagina=5', { token: await tokenDeAdmin() })
    ).json()) as CreditoDeEmpresa[]
    expect(primera).toMatchObject({
      empresaId,
      deuda: 7_000,
      vencido: 7_000,
      disponible: 33_000,
      pagos: [{ monto: 20_000, referencia: 'TEF 881', recibidoEn: '2026-11-18' }],
    })
    const deDinero = (await comprobarInvariantes(db, AHORA)).filter(
      ({ invariante }) => invariante.startsWith('I2_') || invariante.startsWith('credito'),
    )
    expect(deDinero).toEqual([])
  })
})
