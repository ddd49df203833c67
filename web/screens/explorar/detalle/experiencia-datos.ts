import type { ExperienciaDetalle, Salida } from '#contract/experiencias.ts'
import type { Cliente } from '#web/api/cliente.ts'
import { rutaDeCiudad, rutaDeTipo } from '#web/components/ciudad-rutas.ts'
import { calificacionDe, type Dato, dato, migas } from '#web/components/datos-estructurados.ts'
import { imagenSocial } from '#web/components/imagen-social.ts'
import { nombreDeRegion } from '#web/components/regiones-textos.ts'

const EVENTOS = 5

/** The coming departures, for search engines; null where they could not be read, and then nothing is said of them. */
export async function pedirSalidas(
  cliente: Cliente,
  { id, recibeReservas }: ExperienciaDetalle,
): Promise<Salida[] | null> {
  if (!recibeReservas) return []
  return cliente.call('verDisponibilidad', { id }).catch(() => null) // the page is whole without them, and the browser asks anew
}

type Desde = { baseUrl: string; servidaEn: number; marca: string }

export function datosDeExperiencia(detalle: ExperienciaDetalle, salidas: Salida[] | null, desde: Desde): Dato[] {
  const { baseUrl } = desde
  const { ciudad, tipoExperiencia, nombreExperiencia, slug } = detalle
  const camino = [
    { nombre: ciudad, ruta: rutaDeCiudad(ciudad) },
    { nombre: tipoExperiencia, ruta: rutaDeTipo(ciudad, tipoExperiencia) },
    { nombre: nombreExperiencia, ruta: `/experience/${slug}` },
  ]
  const conCupos = (salidas ?? []).filter(({ cuposDisponibles }) => cuposDisponibles > 0)
  return [
    producto(detalle, salidas, desde),
    ...conCupos.slice(0, EVENTOS).map((salida) => evento(detalle, salida, desde)),
    migas(baseUrl, camino),
  ]
}

function producto(detalle: ExperienciaDetalle, salidas: Salida[] | null, { baseUrl, servidaEn, marca }: Desde): Dato {
  const url = `${baseUrl}/experience/${detalle.slug}`
  const ultima = salidas?.at(-1)
  return dato('Product', {
    name: detalle.nombreExperiencia,
    description: detalle.descripcionCorta,
    category: detalle.tipoExperiencia,
    sku: detalle.codigoCorto,
    image: imagenes(detalle, baseUrl),
    url,
    brand: { '@type': 'Brand', name: detalle.operador.nombre },
    offers: {
      '@type': 'Offer',
      ...precio(detalle.precioPorPersona, url),
      availability: disponible(
        salidas === null ? detalle.recibeReservas : salidas.some(({ cuposDisponibles }) => cuposDisponibles > 0),
      ),
      validFrom: new Date(servidaEn).toISOString(),
      ...(ultima && { priceValidUntil: ultima.inicio.slice(0, 10) }),
      seller: { '@type': 'Organization', name: marca },
    },
    ...calificacionDe(detalle.calificacion),
  })
}

function evento(
  detalle: ExperienciaDetalle,
  { inicio, fin, precioPorPersona, cierreVentas }: Salida,
  { baseUrl, servidaEn }: Desde,
): Dato {
  const url = `${baseUrl}/experience/${detalle.slug}`
  const { puntoEncuentro, operador } = detalle
  return dato('Event', {
    name: detalle.nombreExperiencia,
    description: detalle.descripcionCorta,
    image: imagenes(detalle, baseUrl),
    url,
    startDate: inicio,
    endDate: fin,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: puntoEncuentro.direccion,
      address: {
        '@type': 'PostalAddress',
        streetAddress: puntoEncuentro.direccion,
        addressLocality: detalle.ciudad,
        addressRegion: nombreDeRegion(detalle.region),
        addressCountry: 'CL',
      },
    },
    organizer: {
      '@type': 'Organization',
      name: operador.nombre,
      url: operador.tipo === 'proveedor' ? `${baseUrl}/provider-profile/${operador.slug}` : url,
    },
    offers: {
      '@type': 'Offer',
      ...precio(precioPorPersona, url),
      availability: disponible(true),
      validFrom: new Date(servidaEn).toISOString(),
      availabilityEnds: cierreVentas,
    },
  })
}

const precio = (price: number, url: string) => ({ price, priceCurrency: 'CLP', url })
const disponible = (hay: boolean): string => `https://schema.org/${hay ? 'InStock' : 'SoldOut'}`

const imagenes = (detalle: ExperienciaDetalle, baseUrl: string): string[] =>
  [imagenSocial(detalle).url, ...detalle.fotosUrls].map((foto) => new URL(foto, baseUrl).href)
