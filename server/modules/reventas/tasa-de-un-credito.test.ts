import { expect, it } from 'vitest'
import { PRIMERAS } from '#domain/reglas/primeras.ts'
import { insertRegla, moverReglas } from '#server/modules/reglas/index.ts'
import { comprobarInvariantes } from '#server/modules/reservas/index.ts'
import { enCadaRevendedor } from '#server/testing/cada-revendedor.ts'
import { AHORA, unAnfitrion, unPlan, unUsuario } from '#server/testing/datos.ts'
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
