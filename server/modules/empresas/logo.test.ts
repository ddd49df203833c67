import { expect, it } from 'vitest'
import sharp from 'sharp'
import type { Voucher } from '#contract/compras.ts'
import type { Empresa } from '#contract/empresas.ts'
import { enCadaMundo } from '#server/testing/cada-mundo.ts'
import { unId } from '#server/testing/datos.ts'
import { preparar } from '#server/testing/preparativos/index.ts'

const DIA_MS = 86_400_000

enCadaMundo('the logo of a company', (mundo, programa) => {
  const png = async (background: string) =>
    new Uint8Array(
      await sharp({ create: { width: 600, height: 200, channels: 4, background } })
        .png()
        .toBuffer(),
    )
  const subir = (cuerpo: Uint8Array<ArrayBuffer>, tipo = 'image/png') =>
    programa().fetch(
      new Request('http://localhost:3999/api/empresas/logo', {
        method: 'POST',
        headers: {
          'x-campos': 'licencia=propia',
          authorization: `Bearer ${mundo().token.empresa}`,
          'content-type': tipo,
        },
        body: cuerpo,
      }),
    )
  const leer = async <T>(response: Response): Promise<T> => (await response.json()) as T
  const abrir = (url: string) => programa().fetch(new Request(`http://localhost:3999${url}`))

  it('is drawn anew, shown on the panel and the voucher by an address that ends, replaced and taken away', async () => {
    const primera = await subir(await png('#0e5a6b'))
    expect(primera.status).toBe(200)
    const { logo } = await leer<Empresa>(primera)
    expect(logo).toMatchObject({ ancho: 600, alto: 200 })
    const imagen = await abrir(logo!.url)
    expect([imagen.status, imagen.headers.get('content-type'), imagen.headers.get('cache-control')]).toEqual([
      200,
      'image/webp',
      'private, max-age=300',
    ])
    expect((await abrir(logo!.url.split('?')[0]!)).status).toBe(404)

    const { ids } = await preparar(mundo(), 'verVoucher')
    const voucher = async () =>
      leer<Voucher>(
        await programa().request('GET', `/api/empresas/reservas/${ids.id}/voucher`, { token: mundo().token.empresa }),
      )
    expect((await voucher()).logo?.url.split('?')[0]).toBe(logo!.url.split('?')[0])

    const { logo: otro } = await leer<Empresa>(await subir(await png('#a8481a')))
    expect(otro!.url.split('?')[0]).not.toBe(logo!.url.split('?')[0])
    programa().clock.now = new Date(programa().clock.now.getTime() + 2 * DIA_MS)
    await programa().run('fotos.limpiar')
    expect(
      await programa()
        .database.db.selectFrom('fotos')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .where('empresaId', 'is not', null)
        .executeTakeFirst(),
    ).toEqual({ n: 1 })
    expect((await voucher()).logo?.url.split('?')[0]).toBe(otro!.url.split('?')[0])

    expect(
      (await leer<Empresa>(await programa().request('DELETE', '/api/empresas/logo', { token: mundo().token.empresa })))
        .logo,
    ).toBeNull()
    expect((await voucher()).logo).toBeNull()
    await programa().run('fotos.limpiar')
    expect(
      await programa().database.db.selectFrom('fotos').select('id').where('empresaId', 'is not', null).execute(),
    ).toEqual([])
  })

  it('is a picture that the owner sends', async () => {
    expect(
      (await leer<{ type: string }>(await subir(new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'))))
        .type,
    ).toBe('foto-ilegible')
    expect((await subir(await png('#fff'), 'image/svg+xml')).status).toBe(415)
    const { db } = programa().database
    await db.updateTable('membresias').set({ papel: 'comprador' }).where('id', '=', unId('miembro empresa')).execute()
    expect((await subir(await png('#fff'))).status).toBe(403)
    await db.updateTable('membresias').set({ papel: 'dueno' }).where('id', '=', unId('miembro empresa')).execute()
  })
})
