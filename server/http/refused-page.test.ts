import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertRegla, moverReglas } from '#server/modules/reglas/index.ts'
import { abrirPglite } from '#server/testing/base.ts'
import { unUsuario } from '#server/testing/datos.ts'
import { unPrograma, type Programa } from '#server/testing/programa.ts'

let programa: Programa
beforeAll(async () => {
  programa = await unPrograma(await abrirPglite())
})
afterAll(async () => {
  await programa.close()
  await programa.database.close()
})

const sinScript = (): Promise<Response> => programa.request('POST', '/login', { headers: { accept: 'text/html' } })
const correos = async (): Promise<string> => {
  const request = new Request('http://localhost:3999/desarrollo/correos')
  return (await programa.fetch(request)).text()
}

async function publicar(primario: string): Promise<void> {
  const { id: autor } = await unUsuario(programa.database.db)
  await programa.database.transaction((tx) =>
    insertRegla(tx, {
      clase: 'sitio',
      version: 2,
      vigenteDesde: programa.clock.now,
      contenido: { colores: { primario, acento: '' } },
      autor,
      motivo: 'Otra marca',
      createdAt: programa.clock.now,
    }),
  )
  moverReglas()
}

describe('a page that no screen makes', () => {
  it('has the colours of the product, and those of a brand once they were seen', async () => {
    expect(await (await sinScript()).text()).toContain('background:#0e5a6b')
    expect(await correos()).toMatch(/a\{color:#0e5a6b}/i)
    await publicar('#7b1fa2')
    await programa.request('GET', '/api/v1/sitio')
    const page = await sinScript()
    const html = await page.text()
    expect(html).toContain('background:#7b1fa2')
    expect(html + (await correos())).not.toMatch(/0e5a6b|7cc4d4|6cc5d4/i)
    const style = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(/<style>(.*)<\/style>/.exec(html)![1]))
    expect(page.headers.get('content-security-policy')).toContain(
      `style-src 'sha256-${Buffer.from(style).toString('base64')}'`,
    )
  })
})
