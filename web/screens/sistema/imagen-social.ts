import { laminaDe, rutaLamina } from '#contract/escenas.ts'
import type { ExperienciaDetalle } from '#contract/experiencias.ts'
import { apiDe } from '#web/api/api.ts'
import { ApiError } from '#web/api/cliente.ts'
import { leerSitio } from '#web/components/sitio.ts'
import { FilaLlena, unaFila } from '#web/illustrations/en-fila.ts'
import type { Tarjeta } from '#web/illustrations/social.ts'
import { SITIO } from '#web/ui/marca.ts'
import { formatPesos } from '#web/ui/formato.ts'
import type { Route } from './+types/imagen-social.ts'

const UN_DIA = 'public, max-age=86400'
const GUARDADAS = 300

const guardadas = new Map<string, Promise<Buffer>>()

// What waits longer would be answered later than any call may be.
const enFila = unaFila({ esperaMs: 7000, primeraMs: 1000 })

/** /escenas/social/<slug>.png: the cover with its name, 1200 × 630. Drawn once, then kept. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const slug = /^([\w-]{1,120})\.png$/.exec(params.nombre)?.[1]
  if (!slug) return vacia(404)
  try {
    const cliente = apiDe(context)
    const { marca, colores, logo } = await leerSitio(cliente)
    const deMarca: DeMarca = { marca, ...(colores && { color: colores.primario }), sinSigno: logo !== null }
    const clave = `${marca}/${deMarca.color}/${deMarca.sinSigno}`
    if (slug === 'inicio') return png(await guardada(`/${clave}/${SITIO.lema}`, () => tarjetaDeInicio(deMarca)))
    const detalle = await cliente.call('verExperiencia', { id: slug })
    return png(
      await guardada(
        `${clave}/${detalle.id}/${detalle.nombreExperiencia}/${detalle.precioPorPersona}/${detalle.fotosUrls[0]}`,
        () => tarjetaDe(detalle, deMarca),
      ),
    )
  } catch (error) {
    if (error instanceof ApiError) return vacia(error.status)
    if (error instanceof FilaLlena) return llena(error)
    throw error
  }
}

type DeMarca = Pick<Tarjeta, 'marca' | 'color' | 'sinSigno'>

// The drawing tools are large: they are loaded with the first picture, not with the program.
const taller = async () => ({
  ...(await import('#web/illustrations/social.ts')),
  ...(await import('#web/illustrations/escenas.ts')),
})

async function tarjetaDe(detalle: ExperienciaDetalle, deMarca: DeMarca): Promise<Buffer> {
  const { imagenSocial, escenaDe, dibujar, focoDe } = await taller()
  const una = escenaDe(detalle.fotosUrls[0] ?? '') ?? escenaDe(rutaLamina(laminaDe(detalle)))
  if (!una) throw new RangeError(`no drawing for ${detalle.slug}`)
  return imagenSocial({
    ...deMarca,
    titulo: detalle.nombreExperiencia,
    linea: `${detalle.tipoExperiencia} · ${detalle.ciudad}`,
    dato: `${formatPesos(detalle.precioPorPersona)} por persona`,
    dibujo: dibujar(una),
    foco: focoDe(una),
  })
}

async function tarjetaDeInicio(deMarca: DeMarca): Promise<Buffer> {
  const { imagenSocial, escenaDe, dibujar, focoDe } = await taller()
  const una = escenaDe('/escenas/S2-trekking-1.svg')!
  return imagenSocial({ ...deMarca, titulo: SITIO.lema, linea: deMarca.marca, dibujo: dibujar(una), foco: focoDe(una) })
}

/** The oldest one goes first; a drawing that failed is not kept. */
function guardada(clave: string, dibujar: () => Promise<Buffer>): Promise<Buffer> {
  const found = guardadas.get(clave)
  if (found) return found
  const [masVieja] = guardadas.keys()
  if (guardadas.size >= GUARDADAS && masVieja !== undefined) guardadas.delete(masVieja)
  const nueva = enFila(dibujar)
  guardadas.set(clave, nueva)
  nueva.catch(() => guardadas.delete(clave))
  return nueva
}

const png = (imagen: Buffer): Response =>
  new Response(new Uint8Array(imagen), {
    headers: { 'content-type': 'image/png', 'cache-control': UN_DIA, 'cross-origin-resource-policy': 'cross-origin' },
  })

const llena = ({ retryAfterSeconds }: FilaLlena): Response =>
  new Response('Hay muchas imágenes por dibujar. Intenta de nuevo en unos segundos.', {
    status: 503,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': String(retryAfterSeconds),
    },
  })

const vacia = (status: number): Response => new Response(null, { status, headers: { 'cache-control': 'no-store' } })
