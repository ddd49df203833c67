import type { ProveedorDetalle } from '#contract/proveedores.ts'
import { calificacionDe, type Dato, dato, listaDe, migas } from '#web/components/datos-estructurados.ts'
import { nombreDeRegion } from '#web/components/regiones-textos.ts'

export function datosDeProveedor(proveedor: ProveedorDetalle, baseUrl: string): Dato[] {
  const { nombreComercial, slug, ciudad, region, listado } = proveedor
  const ruta = `/provider-profile/${slug}`
  const organizacion = dato('Organization', {
    name: nombreComercial,
    description: proveedor.descripcion,
    url: baseUrl + ruta,
    address: {
      '@type': 'PostalAddress',
      addressLocality: ciudad,
      addressRegion: nombreDeRegion(region),
      addressCountry: 'CL',
    },
    ...calificacionDe(proveedor.calificacion),
  })
  const camino = migas(baseUrl, [
    { nombre: 'Proveedores', ruta: '/providers' },
    { nombre: nombreComercial, ruta },
  ])
  return listado.length > 0
    ? [organizacion, listaDe(baseUrl, `Experiencias de ${nombreComercial}`, listado), camino]
    : [organizacion, camino]
}
