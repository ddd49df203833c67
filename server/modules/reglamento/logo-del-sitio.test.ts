import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import sharp from 'sharp'
import type { Sitio } from '#contract/sitio.ts'
import { enCadaMundo } from '#server/testing/cada-mundo.ts'

enCadaMundo('the logo of the site', (mundo, programa) => {
  const picture = (width: number, height: number, formato: 'png' | 'webp' | 'jpeg' = 'png') =>
    sharp({ create: { width, height, channels: 4, background: '#7b1fa280' } })
      .toFormat(formato)
      .toBuffer()
  const subir = (
    cuerpo: Buffer,
    { tipo = 'image/png', token = mundo().token.admin }: { tipo?: string; token?: string } = {},
  ) =>
    programa().fetch(
      new Request('http://localhost:3999/api/admin/sitio/logo', {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': tipo },
        body: new Uint8Array(cuerpo),
      }),
    )
  const leer = async <T>(response: Response): Promise<T> => (await response.json()) as T
  const abrir = (url: string) => programa().fetch(new Request(`http://localhost:3999${url}`))

  it('is drawn anew with its icons, at addresses of its own that stay, and taken away by a version as well', async () => {
    const sucio = await sharp(await picture(600, 200))
      .withExif({ IFD0: { Copyright: 'secreto-del-archivo' } })
      .png()
      .toBuffer()
    expect(sucio.includes('secreto-del-archivo')).toBe(true)
    const { logo } = await leer<Sitio>(await subir(sucio))
    expect(logo).toMatchObject({ ancho: 208, alto: 80 })
    for (const [url, ancho, alto, formato] of [
      [logo!.url, 208, 80, 'webp'],
      [logo!.iconos.chico, 32, 32, 'png'],
      [logo!.iconos.apple, 180, 180, 'png'],
      [logo!.iconos.mediano, 192, 192, 'png'],
      [logo!.iconos.grande, 512, 512, 'png'],
      [logo!.iconos.recortable, 512, 512, 'png'],
    ] as const) {
      const archivo = await abrir(url)
      expect(
        [
          archivo.status,
          archivo.headers.get('content-type'),
          archivo.headers.get('cache-control'),
          archivo.headers.get('x-content-type-options'),
        ],
        url,
      ).toEqual([200, `image/${formato}`, 'public, max-age=31536000, immutable', 'nosniff'])
      const bytes = Buffer.from(await archivo.arrayBuffer())
      expect(await sharp(bytes).metadata(), url).toMatchObject({ width: ancho, height: alto, format: formato })
      expect(bytes.includes('secreto-del-archivo'), url).toBe(false)
    }
    const { logo: otro } = await leer<Sitio>(await subir(await picture(256, 256, 'webp'), { tipo: 'image/webp' }))
    expect(otro!.url).not.toBe(logo!.url)
    expect((await abrir(logo!.url)).status).toBe(200)
    expect((await leer<Sitio>(await programa().request('GET', '/api/v1/sitio'))).logo).toEqual(otro)
    expect(
      (await leer<Sitio>(await programa().request('DELETE', '/api/admin/sitio/logo', { token: mundo().token.admin })))
        .logo,
    ).toBeNull()
    const versiones = await programa()
      .database.db.selectFrom('reglas')
      .select('motivo')
      .where('clase', '=', 'sitio')
      .orderBy('version')
      .execute()
    expect(versiones.map(({ motivo }) => motivo).slice(-3)).toEqual(['Logo nuevo', 'Logo nuevo', 'Sin logo'])
  })

  it('is a picture that reads as one, sent by who may', async () => {
    expect(await leer(await subir(await picture(200, 400)))).toMatchObject({
      type: 'datos-invalidos',
      errores: [{ mensaje: 'Usa una imagen cuadrada o más ancha que alta' }],
    })
    expect(await leer(await subir(await picture(200, 80)))).toMatchObject({ type: 'datos-invalidos' })
    expect(await leer(await subir(await picture(200, 200, 'jpeg')))).toMatchObject({ type: 'foto-no-admitida' })
    expect(await leer(await subir(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')))).toMatchObject({
      type: 'foto-ilegible',
    })
    expect((await subir(await picture(200, 200), { tipo: 'image/svg+xml' })).status).toBe(415)
    expect((await subir(await picture(200, 200), { token: mundo().token.empresa })).status).toBe(403)
    expect((await abrir(`/marca/${'0'.repeat(32)}.webp`)).status).toBe(404)
  })

  it('leaves no file where a version of later holds it back', async () => {
    const token = mundo().token.admin
    const { contenido, ultima } = await leer<{ contenido: object; ultima: number }>(
      await programa().request('GET', '/api/admin/reglas/sitio', { token }),
    )
    const vigenteDesde = new Date(programa().clock.now.getTime() + 3_600_000).toISOString()
    const futura = await programa().request('POST', '/api/admin/reglas/sitio', {
      token,
      body: {
        contenido: { ...contenido, marca: 'Otra marca' },
        motivo: 'Cambio de nombre',
        parteDe: ultima,
        vigenteDesde,
      },
    })
    expect(futura.status).toBe(201)
    const logo = await picture(300, 300)
    expect(await leer(await subir(logo))).toMatchObject({ type: 'transicion-no-permitida' })
    expect((await abrir(`/marca/${createHash('sha256').update(logo).digest('hex').slice(0, 32)}.webp`)).status).toBe(
      404,
    )
  })
})
