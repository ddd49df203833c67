import { expect, it } from 'vitest'
import { z } from 'zod'
import { calls } from '#contract/api.ts'
import { parseRoute } from '#contract/call.ts'
import { Paginacion } from '#contract/comun.ts'
import { enUnMundo } from '#server/testing/cada-mundo.ts'
import { HOY, unaExperiencia, unaSalida } from '#server/testing/datos.ts'

const LISTAS = Object.entries(calls).filter(
  ([, call]) => parseRoute(call).method === 'GET' && call.output instanceof z.ZodArray,
)

it.each(LISTAS)('%s answers in pages where it is asked for them', (_name, call) => {
  expect(call.paged).toBeTruthy()
  expect([call.input.shape.pagina, call.input.shape.porPagina]).toEqual([Paginacion.pagina, Paginacion.porPagina])
})

enUnMundo('a long list, asked for whole', (mundo, programa) => {
  it('says where it goes on', async () => {
    const { db } = programa().database
    const experiencia = await unaExperiencia(db, { proveedorId: mundo().ids.proveedores! })
    for (let i = 0; i < 103; i++)
      await unaSalida(db, experiencia, {
        fecha: new Date(Date.parse(HOY) + (1 + i) * 86_400_000).toISOString().slice(0, 10),
      })
    const ver = async (path: string) => {
      const response = await programa().request('GET', path, { token: mundo().token.proveedor })
      return {
        total: Number(response.headers.get('x-total-count')),
        link: response.headers.get('link'),
        items: ((await response.json()) as { salidaId: string }[]).map(({ salidaId }) => salidaId),
      }
    }
    const primera = await ver('/api/provider/equipo/salidas')
    expect([primera.items.length, primera.link]).toEqual([
      100,
      '</api/provider/equipo/salidas?pagina=2&porPagina=100>; rel="next"',
    ])
    const segunda = await ver('/api/provider/equipo/salidas?pagina=2&porPagina=100')
    expect([segunda.link, new Set([...primera.items, ...segunda.items]).size]).toEqual([
      '</api/provider/equipo/salidas?pagina=1&porPagina=100>; rel="prev"',
      primera.total,
    ])
  })
})

enUnMundo('a short list, which is read whole', (_mundo, programa) => {
  it('is cut where a page is asked for', async () => {
    const { db } = programa().database
    const experiencia = await unaExperiencia(db)
    for (const fecha of ['2026-12-01', '2026-12-02', '2026-12-03']) await unaSalida(db, experiencia, { fecha })
    const path = `/api/v1/experiencias/${experiencia.id}/disponibilidad`
    const ver = async (query: string) => {
      const response = await programa().request('GET', path + query)
      return {
        status: response.status,
        total: response.headers.get('x-total-count'),
        link: response.headers.get('link'),
        salidas: (await response.json()) as unknown[],
      }
    }
    const enlace = (pagina: number, rel: string) => `<${path}?pagina=${pagina}&porPagina=1>; rel="${rel}"`
    const { salidas, ...resto } = await ver('')
    const [una, dos, tres] = salidas
    expect([resto, salidas.length]).toEqual([{ status: 200, total: '3', link: null }, 3])
    expect(await ver('?pagina=1')).toEqual({ ...resto, salidas })
    expect(await ver('?pagina=1&porPagina=1')).toEqual({ ...resto, link: enlace(2, 'next'), salidas: [una] })
    expect(await ver('?pagina=2&porPagina=1')).toEqual({
      ...resto,
      link: `${enlace(3, 'next')}, ${enlace(1, 'prev')}`,
      salidas: [dos],
    })
    expect(await ver('?pagina=3&porPagina=1')).toEqual({ ...resto, link: enlace(2, 'prev'), salidas: [tres] })
    expect(await ver('?pagina=9&porPagina=1')).toEqual({ ...resto, link: enlace(3, 'prev'), salidas: [] })
  })
})
