import type { Sitio } from '#contract/sitio.ts'
import { rutaDeColores } from '#domain/sitio/colores.ts'
import { DATOS_PRIMEROS } from '#domain/sitio/datos.ts'
import { enPlazo } from '#domain/sitio/frases.ts'
import { sitioDe } from '#domain/sitio/sitio.ts'
import type { Cliente } from '#web/api/cliente.ts'
import { type DelSitio, SITIO } from '#web/ui/marca.ts'
import { mostrarTelefono } from '#domain/usuarios/telefono.ts'

let ultimo = sitioDe(DATOS_PRIMEROS, { conCuenta: false })

/** For loaders, which run on the server alone: what the page says from here on is theirs. No page is lost because it could not be read. */
export async function leerSitio(cliente: Cliente): Promise<Sitio> {
  ultimo = await cliente.call('verSitio', {}).catch(() => ultimo)
  Object.assign(SITIO, delSitio(ultimo))
  return ultimo
}

const SIN_LEMA = 'Experiencias locales en todo Chile'

export const delSitio = (sitio: Sitio): DelSitio => ({
  marca: sitio.marca,
  lema: sitio.lema ?? SIN_LEMA,
  correo: sitio.correo,
  telefono: sitio.telefono && mostrarTelefono(sitio.telefono),
  horario: sitio.telefonoHorario,
  plazo: enPlazo(sitio),
  ...dibujosDe(sitio.logo),
  estilo: sitio.colores && rutaDeColores(sitio.colores),
  hechoCon: sitio.marca === DATOS_PRIMEROS.marca ? null : DATOS_PRIMEROS.marca,
})

/** The mark of the product keeps its daylight colours in both themes. */
function dibujosDe(logo: Sitio['logo']): Pick<DelSitio, 'logo' | 'icono' | 'iconoApple'> {
  if (!logo)
    return {
      logo: { url: '/favicon.svg', ancho: 32, alto: 32 },
      icono: { href: '/favicon.svg', type: 'image/svg+xml' },
      iconoApple: '/apple-touch-icon.png',
    }
  const { url, ancho, alto, iconos } = logo
  return { logo: { url, ancho, alto }, icono: { href: iconos.chico, type: 'image/png' }, iconoApple: iconos.apple }
}
