import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import routes from '#web/routes.ts'
import { datosDe, type Dato, quejasDe } from './datos-estructurados.ts'
import { abrirSitio, type Sitio } from './sitio.ts'

let sitio: Sitio
let mapa: string[]
const servir = async (path: string): Promise<{ status: number; html: string }> => {
  const response = await fetch(sitio.base + path, { redirect: 'manual' })
  return { status: response.status, html: await response.text() }
}

beforeAll(async () => {
  sitio = await abrirSitio()
  mapa = [...(await servir('/sitemap.xml')).html.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc = '']) =>
    loc.slice(sitio.base.length),
  )
})
afterAll(() => sitio?.cerrar())

/** These lead elsewhere. */
const DESVIOS = ['experience', 'admin']
const FIJAS = (routes as RouteConfigEntry[]).flatMap(({ path = '' }) =>
  /[:*]/.test(path) || DESVIOS.includes(path) ? [] : [`/${path}`],
)
const EXPERIENCIA = '/experience/santiago-centro-plaza-de-armas-a-la-moneda'
const DE_EJEMPLO = [
  EXPERIENCIA,
  '/experience/no-existe',
  '/experiencias/pucon',
  '/experiencias/pucon/trekking',
  '/experiencias/no-existe',
  '/?destino=Santiago&orden=price_asc',
  '/?pagina=2',
  '/providers?region=13',
  '/compartir/santiago-centro-plaza-de-armas-a-la-moneda',
  '/compartir/no-existe',
  '/mis-entradas/ABCD2345',
  '/no-existe',
  '/provider-profile/mapocho-a-pie',
  '/provider-profile/no-existe',
  '/providers?pagina=2',
  '/reservar/santiago-centro-plaza-de-armas-a-la-moneda',
  '/pagar/no-existe',
  '/lista/no-existe',
  '/alertas/no-existe',
  '/lista-de-espera/no-existe',
  '/regalar/no-existe',
  '/verificar-correo?token=x',
  '/restablecer-clave?token=x',
]

// React writes names as JSX has them and closes every element: both are valid HTML, and only a matter of taste to this tool.
const TASTE = {
  'attr-case': 'off',
  'void-style': 'off',
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
  'tel-non-breaking': 'off',
} as const
const validador = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:recommended', 'html-validate:a11y', 'html-validate:document'],
    rules: { ...TASTE, 'valid-id': ['error', { relaxed: true }], 'require-sri': ['error', { target: 'crossorigin' }] },
  }),
)
/** Shows everything twice, once in each theme. */
const TWICE = /^\/(?:ds|design-system)$/

describe('the served HTML', () => {
  it.each([...FIJAS, ...DE_EJEMPLO])('%s is valid', async (path) => {
    const { results } = await validador.validateString((await servir(path)).html)
    const quejas = results
      .flatMap(({ messages }) => messages)
      .filter(({ ruleId }) => !(TWICE.test(path) && ruleId === 'unique-landmark'))
    expect(quejas.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`)).toEqual([])
  })
})

/** Doors for whoever has something here already: they may be listed, and nobody searches for them. */
const PUERTAS = [
  '/login',
  '/register',
  '/forgot-password',
  '/buscar-entrada',
  '/anfitrion/login',
  '/proveedor/login',
  '/empresas/login',
  '/empresas/registro',
]

describe('the sitemap', () => {
  it('has every page that names itself and may be listed, each once, and none that robots.txt closes', async () => {
    const cerradas = [...(await servir('/robots.txt')).html.matchAll(/^Disallow: (.+)$/gm)].map(
      ([, prefijo = '']) => prefijo,
    )
    expect(mapa.filter((path) => cerradas.some((prefijo) => path.startsWith(prefijo)))).toEqual([])
    expect(new Set(mapa).size).toBe(mapa.length)
    const fijas = await Promise.all(
      FIJAS.map(async (path) => {
        const { robots, canonica } = cabezaDe((await servir(path)).html)
        return !robots?.includes('noindex') && canonica === sitio.base + path ? [path] : []
      }),
    )
    expect(
      fijas
        .flat()
        .filter((path) => !mapa.includes(path))
        .toSorted(),
    ).toEqual(PUERTAS.toSorted())
    const catalogo = (await (await fetch(`${sitio.base}/api/v1/experiencias`)).json()) as { slug: string }[]
    expect(mapa.filter((path) => path.startsWith('/experience/')).toSorted()).toEqual(
      catalogo.map(({ slug }) => `/experience/${slug}`).toSorted(),
    )
  })
})

const etiqueta = (html: string, patron: RegExp): string | undefined => patron.exec(html)?.[1]
const cabezaDe = (html: string) => ({
  titulo: etiqueta(html, /<title>(.*?)<\/title>/),
  descripcion: etiqueta(html, /<meta name="description" content="(.*?)"/),
  canonica: etiqueta(html, /<link rel="canonical" href="(.*?)"/),
  robots: etiqueta(html, /<meta name="robots" content="(.*?)"/),
  social: Object.fromEntries(
    [...html.matchAll(/<meta (?:property|name)="((?:og|twitter):[^"]+)" content="(.*?)"/g)].map(([, name, content]) => [
      name,
      content,
    ]),
  ) as Record<string, string>,
})

describe('the head of a page', () => {
  it('of each in the sitemap answers 200, names itself as the one address and has words of its own', async () => {
    const propias = mapa.filter((path) => !/^\/(?:experience|provider-profile|experiencias)\//.test(path))
    const muestra = [
      ...propias,
      ...['/experience/', '/provider-profile/', '/experiencias/'].flatMap((grupo) =>
        mapa.filter((path) => path.startsWith(grupo)).slice(0, 12),
      ),
    ]
    const vistas = new Map<string, string>()
    for (const path of muestra) {
      const { status, html } = await servir(path)
      const { titulo, descripcion, canonica, robots, social } = cabezaDe(html)
      expect([path, status, canonica, robots]).toEqual([path, 200, sitio.base + path, undefined])
      expect(html).toContain('<html lang="es-CL">')
      expect([path, (descripcion?.length ?? 0) > 40]).toEqual([path, true])
      for (const texto of [titulo!, descripcion!]) {
        expect([texto, vistas.get(texto)]).toEqual([texto, undefined])
        vistas.set(texto, path)
      }
      expect(social).toMatchObject({
        'og:url': sitio.base + path,
        'og:locale': 'es_CL',
        'og:image:width': '1200',
        'twitter:card': 'summary_large_image',
      })
      expect([path, (await fetch(social['og:image'] ?? '', { method: 'HEAD' })).headers.get('content-type')]).toEqual([
        path,
        'image/png',
      ])
      expect(social['og:title'] && social['og:description'] && social['og:image']?.startsWith(sitio.base)).toBe(true)
    }
  })

  it.each([
    '/?q=xyzxyz',
    '/?precioMin=50000&precioMax=20000',
    '/?destino=Nadie',
    '/providers?region=13',
    '/mis-entradas',
    '/pagar/x',
    '/perfil',
    '/admin/dashboard',
    '/sin-conexion',
    '/no-existe',
    '/experiencias/no-existe',
    '/experience/no-existe',
  ])('%s asks not to be listed', async (path) => {
    const response = await fetch(sitio.base + path)
    expect(`${response.headers.get('x-robots-tag')} ${cabezaDe(await response.text()).robots}`).toContain('noindex')
  })

  it.each([
    ['/p/', 'provider-profile'],
    ['/landing-b2b', '/b2b'],
    ['/anfitrion', '/convertirse-anfitrion'],
    ['/registro-proveedor', '/convertirse-proveedor'],
    [`/compartir/santiago-centro-plaza-de-armas-a-la-moneda`, EXPERIENCIA],
    ['/?pagina=2', '/?pagina=2'],
    ['/?destino=Santiago', '/experiencias/santiago'],
    ['/?destino=Puc%C3%B3n&tipo=Trekking', '/experiencias/pucon/trekking'],
    ['/?q=kayak', '/'],
    ['/?destino=Santiago&precioMax=20000', '/'],
    ['/?utm_source=x', '/'],
  ])('%s names one address', async (path, canonica) => {
    const { codigoCorto } = (
      (await (await fetch(`${sitio.base}/api/v1/proveedores?porPagina=1`)).json()) as { codigoCorto: string }[]
    )[0]!
    const { html } = await servir(path === '/p/' ? `/p/${codigoCorto}` : path)
    expect(cabezaDe(html).canonica).toMatch(
      canonica.startsWith('/')
        ? new RegExp(`^${(sitio.base + canonica).replaceAll(/[?]/g, '\\?')}$`)
        : new RegExp(canonica),
    )
  })
})

describe('the structured data', () => {
  const tiposDe = (datos: unknown[]): string[] => [...new Set((datos as Dato[]).map((dato) => dato['@type']))]

  it.each([
    ['/', ['Organization', 'WebSite']],
    ['/ayuda', ['FAQPage']],
    ['/experiencias', ['BreadcrumbList']],
    ['/experiencias/pucon', ['ItemList', 'BreadcrumbList']],
    ['/experiencias/santiago/city-tour', ['ItemList', 'BreadcrumbList']],
    [EXPERIENCIA, ['Product', 'Event', 'BreadcrumbList']],
  ])('of %s is what the documents ask for', async (path, tipos) => {
    const datos = datosDe((await servir(path)).html)
    expect(await quejasDe(datos)).toEqual([])
    expect(tiposDe(datos)).toEqual(tipos)
  })

  it('of a provider tells the rating that the API tells', async () => {
    const proveedores = (await (await fetch(`${sitio.base}/api/v1/proveedores`)).json()) as {
      slug: string
      calificacion: { promedio: number | null; cantidad: number }
    }[]
    for (const { slug, calificacion } of [
      ...proveedores.slice(0, 2),
      ...proveedores.filter(({ calificacion: { cantidad } }) => cantidad === 0).slice(0, 1),
    ]) {
      const datos = datosDe((await servir(`/provider-profile/${slug}`)).html) as Dato[]
      expect(await quejasDe(datos)).toEqual([])
      expect(tiposDe(datos).filter((tipo) => tipo !== 'ItemList')).toEqual(['Organization', 'BreadcrumbList'])
      const nota = datos.find((dato) => dato['@type'] === 'Organization')!.aggregateRating
      expect([slug, nota?.ratingValue ?? null, nota?.reviewCount ?? 0]).toEqual([
        slug,
        calificacion.promedio,
        calificacion.cantidad,
      ])
    }
  })

  it('of an experience tells the price, the places and the rating that the API tells, and no rating where there are no opinions', async () => {
    const todas = (await (await fetch(`${sitio.base}/api/v1/experiencias`)).json()) as {
      slug: string
      precioPorPersona: number
      calificacion: { promedio: number | null; cantidad: number }
    }[]
    const sinOpiniones = todas.filter(({ calificacion }) => calificacion.cantidad === 0)
    expect(sinOpiniones.length).toBeGreaterThan(0)
    for (const { slug, precioPorPersona, calificacion } of [...todas.slice(0, 4), ...sinOpiniones.slice(0, 2)]) {
      // Drawn now: a kept page may still tell of a departure whose sale has closed since.
      const datos = datosDe((await servir(`/experience/${slug}?ahora`)).html)
      expect(await quejasDe(datos)).toEqual([])
      const producto = (datos as Dato[]).find((dato) => dato['@type'] === 'Product')!
      const salidas = (await (await fetch(`${sitio.base}/api/v1/experiencias/${slug}/disponibilidad`)).json()) as {
        inicio: string
        cuposDisponibles: number
      }[]
      const conCupos = salidas.filter(({ cuposDisponibles }) => cuposDisponibles > 0)
      expect(producto.offers).toMatchObject({
        price: precioPorPersona,
        availability: `https://schema.org/${conCupos.length > 0 ? 'InStock' : 'SoldOut'}`,
      })
      expect([producto.aggregateRating?.ratingValue ?? null, producto.aggregateRating?.reviewCount ?? 0]).toEqual([
        calificacion.promedio,
        calificacion.cantidad,
      ])
      expect((datos as Dato[]).flatMap((dato) => (dato['@type'] === 'Event' ? [dato.startDate] : []))).toEqual(
        conCupos.slice(0, 5).map(({ inicio }) => inicio),
      )
    }
  })

  it.each([
    [
      'an unknown field',
      { '@context': 'https://schema.org', '@type': 'FAQPage', inLanguage: 'es-CL', mainEntity: [], precio: 1 },
    ],
    [
      'a rating without opinions',
      {
        '@context': 'https://schema.org',
        '@type': 'Product',
        name: 'x',
        aggregateRating: { '@type': 'AggregateRating', ratingValue: 5, reviewCount: 0 },
      },
    ],
  ])('with %s is refused', async (_que, dato) => {
    expect(await quejasDe([dato])).not.toEqual([])
  })
})
