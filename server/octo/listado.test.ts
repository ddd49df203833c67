import { sql, type RawBuilder } from 'kysely'
import { expect, it } from 'vitest'
import { enCadaRevendedor } from '#server/testing/cada-revendedor.ts'
import { unProducto, unRevendedor, type Respuesta } from '#server/testing/octo-mundo.ts'

const error = ({ body }: Respuesta): string => (body as { error: string }).error
const booking = ({ body }: Respuesta): { uuid: string } => body

enCadaRevendedor('products and bookings as a whole', (octo) => {
  it('says how many units one booking can take: of the largest departure to come, or of one group', async () => {
    const restricciones = async (id: string) =>
      (
        (await octo.agencia.pedir(`GET /products/${id}`)).body as { options: { restrictions: { maxUnits: number } }[] }
      ).options.map(({ restrictions }) => restrictions.maxUnits)
    const q = await unProducto(octo.programa, {}, 16)
    const [chica] = q.salidas
    await octo.programa.database.db.updateTable('salidas').set({ cupos: 9 }).where('id', '=', chica!.id).execute()
    expect(await restricciones(q.experiencia.id)).toEqual([16])
    expect(
      error(
        await octo.agencia.pedir('POST /bookings', {
          body: q.reserva({
            availabilityId: q.slot(3),
            unitItems: Array.from({ length: 17 }, () => ({ unitId: 'adulto' })),
          }),
        }),
      ),
    ).toBe('UNPROCESSABLE_ENTITY')
    expect(
      (
        await octo.agencia.pedir('POST /bookings', {
          body: q.reserva({
            availabilityId: q.slot(3),
            unitItems: Array.from({ length: 16 }, () => ({ unitId: 'adulto' })),
          }),
        })
      ).status,
    ).toBe(200)
    for (const { id } of q.salidas.slice(1))
      await octo.programa.database.db
        .updateTable('salidas')
        .set({ estado: 'cancelada', canceladaMotivo: 'clima' })
        .where('id', '=', id)
        .execute()
    expect(await restricciones(q.experiencia.id)).toEqual([9])
    expect(await restricciones((await unProducto(octo.programa, {}, 400)).experiencia.id)).toEqual([50])
  })

  it('pages above 500 bookings, by Link and X-Total-Count, and by option without losing any', async () => {
    const q = await unProducto(octo.programa, {}, 600)
    const quien = await unRevendedor(octo.programa)
    const { uuid } = booking(
      await quien.pedir('POST /bookings', {
        body: q.reserva({ unitItems: [{ unitId: 'adulto' }], resellerReference: 'Lote' }),
        caps: 'octo/pricing',
      }),
    )
    const { reservaId } = await octo.programa.database.db
      .selectFrom('reventas')
      .select('reservaId')
      .where('uuid', '=', uuid)
      .executeTakeFirstOrThrow()
    const copiar = (
      tabla: 'reservas' | 'reventas' | 'reserva_lineas' | 'reventa_unidades',
      cambios: RawBuilder<unknown>,
    ) =>
      sql`insert into ${sql.table(tabla)} select (jsonb_populate_record(t, ${cambios})).* from ${sql.table(tabla)} t cross join generate_series(1, 501) i where ${tabla === 'reservas' ? sql`t.id` : sql`t.reserva_id`} = ${reservaId}::uuid`.execute(
        octo.programa.database.db,
      )
    await copiar(
      'reservas',
      sql`jsonb_build_object('id', md5('lote' || i)::uuid, 'codigo', translate(lpad(i::text, 8, '0'), '01', 'ZW'))`,
    )
    await copiar('reserva_lineas', sql`jsonb_build_object('reserva_id', md5('lote' || i)::uuid)`)
    await copiar(
      'reventas',
      sql`jsonb_build_object('reserva_id', md5('lote' || i)::uuid, 'uuid', md5('de' || i)::uuid, 'created_at', t.created_at - make_interval(secs => i))`,
    )
    await copiar(
      'reventa_unidades',
      sql`jsonb_build_object('reserva_id', md5('lote' || i)::uuid, 'uuid', md5('unidad' || i)::uuid)`,
    )

    const primera = await quien.pedir('GET /bookings?localDate=2026-11-20&optionId=DEFAULT')
    const vistas = (primera.body as { uuid: string }[]).map((una) => una.uuid)
    expect([vistas.length, vistas[0], primera.headers.get('x-total-count')]).toEqual([500, uuid, '502'])
    const [, siguiente = ''] = /^<([^>]+)>; rel="next"$/.exec(primera.headers.get('link') ?? '') ?? []
    expect(new URL(siguiente).pathname).toBe('/api/octo/bookings')
    const segunda = await quien.pedir(`GET /bookings${new URL(siguiente).search}`)
    expect(segunda.headers.get('link')).toContain('rel="prev"')
    expect(new Set([...vistas, ...(segunda.body as { uuid: string }[]).map((una) => una.uuid)]).size).toBe(502)
    const pasada = await quien.pedir('GET /bookings?resellerReference=Lote&page=9')
    expect([pasada.body, pasada.headers.get('x-total-count')]).toEqual([[], '502'])
    expect((await quien.pedir('GET /bookings?localDate=2026-11-20&optionId=otra')).body).toEqual([])
    expect(error(await quien.pedir('GET /bookings?localDate=2026-11-20&page=0'))).toBe('BAD_REQUEST')
  })
})
