import { expect, it } from 'vitest'
import { PRIMERAS } from '#domain/reglas/primeras.ts'
import { insertRegla, moverReglas } from '#server/modules/reglas/index.ts'
import { comprobarInvariantes } from '#server/modules/reservas/index.ts'
import { anotarPagoDeEmpresa } from '#server/modules/creditos/index.ts'
import { listarPagosEsperados } from '#server/modules/liquidaciones/index.ts'
import { unaDeFinanzas } from '#server/testing/finanzas.ts'
import { sesionDe } from '#server/testing/sesion-de.ts'
import { enCadaRevendedor } from '#server/testing/cada-revendedor.ts'
import { AHORA, HOY, unAnfitrion, unPlan, unUsuario } from '#server/testing/datos.ts'
import { CONTACTO, unProducto } from '#server/testing/octo-mundo.ts'

enCadaRevendedor('the commission of what was bought on account', (octo) => {
  const db = () => octo.programa.database.db
  const pedir = async (ruta: string, body: object): Promise<{ uuid: string; id: string }> => {
    const r = await octo.agencia.pedir(ruta, { body })
    expect(r).toMatchObject({ status: 200 })
    return r.body as { uuid: string; id: string }
  }
  /** In pesos, of a reserva, and as a share of what its company owes. */
  const comisionDe = async (id: string): Promise<number> => {
    const filas = await db()
      .selectFrom('apuntes as a')
      .innerJoin('movimientos as m', 'm.id', 'a.movimientoId')
      .select(['a.cuenta', 'a.monto'])
      .where('m.reservaId', '=', id)
      .execute()
    const de = (cuenta: string) =>
      filas.filter((fila) => fila.cuenta === cuenta).reduce((suma, { monto }) => suma + monto, 0)
    return Math.round((-de('comision') / de('empresas')) * 1000) / 10
  }
  const publicar = async (version: number, comision: number) => {
    const { id: autor } = await unUsuario(db())
    const contenido = { ...PRIMERAS.planes, gratis: { ...PRIMERAS.planes.gratis, comision } }
    await octo.programa.database.transaction((tx) =>
      insertRegla(tx, {
        clase: 'planes',
        version,
        vigenteDesde: AHORA,
        contenido,
        autor,
        motivo: 'Prueba',
        createdAt: AHORA,
      }),
    )
    moverReglas()
  }

  /** The company pays all that it owes. */
  const saldarTodo = async () => {
    const { monto } = await db()
      .selectFrom('apuntes as a')
      .innerJoin('movimientos as m', 'm.id', 'a.movimientoId')
      .select((eb) => eb.fn.sum<number>('a.monto').as('monto'))
      .where('a.cuenta', '=', 'empresas')
      .executeTakeFirstOrThrow()
    await anotarPagoDeEmpresa(
      { ...octo.programa.ctx(), actor: await unaDeFinanzas(db()) },
      { id: octo.agencia.empresaId, monto, referencia: `TEF ${++transferencias}`, recibidoEn: HOY },
    )
    await octo.programa.settle()
  }
  let transferencias = 0
  const leer = (id: string) =>
    db()
      .selectFrom('reservas as r')
      .leftJoin('liquidaciones as l', 'l.reservaId', 'r.id')
      .select(['r.estadoPago', 'r.total', 'r.creditoTasa', 'l.anfitrionId', 'l.bruto', 'l.comision', 'l.ivaComision'])
      .select('l.estado')
      .where('r.id', '=', id)
      .executeTakeFirstOrThrow()
  const loQueFalla = async () =>
    (await comprobarInvariantes(db(), AHORA)).filter(({ invariante }) => invariante !== 'I12_liquidada_sin_liberar')

  it('is that of whoever it is moved to, on their own terms', async () => {
    const anfitrion = await unAnfitrion(db())
    await unPlan(db(), anfitrion.id, 'pro')
    const [p, suya] = [await unProducto(octo.programa), await unProducto(octo.programa, { anfitrionId: anfitrion.id })]
    const hecha = await pedir('POST /bookings', p.reserva({ unitItems: [{ unitId: 'adulto' }] }))
    await pedir(`POST /bookings/${hecha.uuid}/confirm`, { contact: CONTACTO })
    expect(await comisionDe(hecha.id)).toBe(12)
    await pedir(`PATCH /bookings/${hecha.uuid}`, {
      productId: suya.experiencia.id,
      optionId: 'DEFAULT',
      availabilityId: suya.slot(2),
    })
    expect(await comisionDe(hecha.id)).toBe(PRIMERAS.planes.pro.comision / 100)
  })

  it.each([
    ['dear', 'cheap', {}],
    ['cheap', 'dear', {}],
    // At the same commission too, the payout is of somebody else.
    ['dear', 'dear', {}],
    // Whoever confirms each sale is told what it will bring before saying yes.
    ['dear', 'cheap', { confirmacion: 'solicitud' }],
  ] as const)('goes with the line when one that is paid moves at the same price: %s to %s %o', async (de, a, fila) => {
    const anfitrionDe = async (plan: 'dear' | 'cheap') => {
      const anfitrion = await unAnfitrion(db())
      if (plan === 'cheap') await unPlan(db(), anfitrion.id, 'pro')
      return anfitrion
    }
    const [antes, despues] = [await anfitrionDe(de), await anfitrionDe(a)]
    const p = await unProducto(octo.programa, { anfitrionId: antes.id, ...fila })
    const otra = await unProducto(octo.programa, { anfitrionId: despues.id, ...fila })
    const hecha = await pedir('POST /bookings', p.reserva())
    await pedir(`POST /bookings/${hecha.uuid}/confirm`, { contact: CONTACTO })
    await octo.programa.settle()
    await saldarTodo()
    expect(await leer(hecha.id)).toMatchObject({ estadoPago: 'pagado', anfitrionId: antes.id })
    await pedir(`PATCH /bookings/${hecha.uuid}`, {
      productId: otra.experiencia.id,
      optionId: 'DEFAULT',
      availabilityId: otra.slot(3),
    })
    await octo.programa.settle()
    const tasa = PRIMERAS.planes[a === 'cheap' ? 'pro' : 'gratis'].comision
    const comision = (27_000 * tasa) / 10_000
    expect(await comisionDe(hecha.id)).toBe(tasa / 100)
    expect(await leer(hecha.id)).toEqual({
      // What was paid still covers it.
      estadoPago: 'pagado',
      total: 27_000,
      creditoTasa: tasa,
      anfitrionId: despues.id,
      bruto: 27_000,
      comision,
      ivaComision: Math.round(comision * 0.19),
      estado: 'retenida',
    })
    const esperados = async ({ id: anfitrionId, usuarioId }: { id: string; usuarioId: string }) =>
      (
        await listarPagosEsperados({ ...octo.programa.ctx(), actor: sesionDe(usuarioId, { anfitrionId }) }, {})
      ).items.map((item) => [item.reservaId, item.comision])
    expect(await esperados(antes)).toEqual([])
    expect(await esperados(despues)).toEqual('confirmacion' in fila ? [[hecha.id, comision]] : [])
    expect(await loQueFalla()).toEqual([])
  })

  it.each([
    ['another product', true],
    ['more people', false],
  ])('is owed once what had cost nothing has a price: %s', async (_, seMuda) => {
    const [libre, otra] = [
      await unProducto(octo.programa, { tarifas: { adulto: 0, nino: 10_000 } }),
      await unProducto(octo.programa),
    ]
    const hecha = await pedir('POST /bookings', libre.reserva({ unitItems: [{ unitId: 'adulto' }] }))
    await pedir(`POST /bookings/${hecha.uuid}/confirm`, { contact: CONTACTO })
    expect(await leer(hecha.id)).toMatchObject({ estadoPago: 'sin_pago', total: 0, bruto: null })
    await pedir(
      `PATCH /bookings/${hecha.uuid}`,
      seMuda
        ? { productId: otra.experiencia.id, optionId: 'DEFAULT', availabilityId: otra.slot(3) }
        : { unitItems: [{ unitId: 'adulto' }, { unitId: 'nino' }] },
    )
    const total = seMuda ? 18_000 : 9_000
    expect(await leer(hecha.id)).toMatchObject({ estadoPago: 'autorizado', total })
    await octo.programa.settle()
    expect(await comisionDe(hecha.id)).toBe(12)
    expect(await leer(hecha.id)).toMatchObject({ bruto: total, comision: total * 0.12, estado: 'retenida' })
    expect(await loQueFalla()).toEqual([])
  })

  it.each([
    ['while it is owed', false],
    ['once it was paid', true],
  ])('is owed no more once it costs nothing, and anew once it does again: %s', async (_, pagada) => {
    const [libre, otra] = [
      await unProducto(octo.programa, { tarifas: { adulto: 0, nino: 10_000 } }),
      await unProducto(octo.programa),
    ]
    const hecha = await pedir('POST /bookings', otra.reserva({ unitItems: [{ unitId: 'adulto' }] }))
    await pedir(`POST /bookings/${hecha.uuid}/confirm`, { contact: CONTACTO })
    await octo.programa.settle()
    if (pagada) await saldarTodo()
    // What the company had in its favour may have covered it at once.
    const comoSeDebe = expect.stringMatching(pagada ? /^pagado$/ : /^(autorizado|pagado)$/)
    expect(await leer(hecha.id)).toMatchObject({ estadoPago: comoSeDebe, total: 18_000 })
    const mudar = async (a: typeof libre) => {
      await pedir(`PATCH /bookings/${hecha.uuid}`, {
        productId: a.experiencia.id,
        optionId: 'DEFAULT',
        availabilityId: a.slot(3),
      })
      await octo.programa.settle()
    }
    await mudar(libre)
    expect(await leer(hecha.id)).toMatchObject({ estadoPago: 'sin_pago', total: 0 })
    expect(await loQueFalla()).toEqual([])
    await mudar(otra)
    expect(await leer(hecha.id)).toMatchObject({ estadoPago: comoSeDebe, total: 18_000 })
    expect(await loQueFalla()).toEqual([])
  })

  it('is that of the day it was bought, whatever is written on it later; another experience is another sale', async () => {
    const [p, otra] = [await unProducto(octo.programa), await unProducto(octo.programa)]
    const hecha = await pedir('POST /bookings', p.reserva({ unitItems: [{ unitId: 'adulto' }, { unitId: 'adulto' }] }))
    await pedir(`POST /bookings/${hecha.uuid}/confirm`, { contact: CONTACTO })
    const antes = await comisionDe(hecha.id)
    await publicar(2, 3_000)
    const patch = (body: object) => pedir(`PATCH /bookings/${hecha.uuid}`, body)
    await patch({ notes: 'Llega en bus' })
    expect([antes, await comisionDe(hecha.id)]).toEqual([12, 12])
    await patch({ resellerReference: 'REF-1' })
    await patch({ unitItems: [{ unitId: 'adulto' }, { unitId: 'adulto' }, { unitId: 'adulto' }] })
    await patch({ availabilityId: p.slot(3) })
    expect(await comisionDe(hecha.id)).toBe(12)
    await patch({ productId: otra.experiencia.id, optionId: 'DEFAULT', availabilityId: otra.slot(2) })
    expect(await comisionDe(hecha.id)).toBe(30)
    const nueva = await pedir('POST /bookings', otra.reserva({ unitItems: [{ unitId: 'adulto' }] }))
    await pedir(`POST /bookings/${nueva.uuid}/confirm`, { contact: CONTACTO })
    expect(await comisionDe(nueva.id)).toBe(30)
    expect((await comprobarInvariantes(db(), AHORA)).filter(({ invariante }) => !invariante.startsWith('I12'))).toEqual(
      [],
    )
  })
})
