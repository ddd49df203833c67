import type { Sitio } from '#contract/sitio.ts'
import { leerRut, mostrarRut } from '#domain/usuarios/rut.ts'
import { coloresDe } from './colores.ts'
import { type DatosDelSitio, REDES } from './datos.ts'
import { type Icono, leerLogo, rutaDeIcono, rutaDeLogo } from './logo.ts'

const escrito = (texto: string): string | null => (texto === '' ? null : texto)

/** As everybody reads it. */
export function sitioDe(datos: DatosDelSitio, { conCuenta }: { conCuenta: boolean }): Sitio {
  const rut = leerRut(datos.rut)
  return {
    marca: datos.marca,
    marcaCorta: datos.marcaCorta,
    lema: escrito(datos.lema),
    empresa: datos.empresa || datos.marca,
    razonSocial: escrito(datos.razonSocial),
    rut: rut && mostrarRut(rut),
    giro: escrito(datos.giro),
    direccion: escrito(datos.direccion),
    ciudad: escrito(datos.ciudad),
    representante: escrito(datos.representante),
    correo: escrito(datos.correo),
    telefono: escrito(datos.telefono),
    telefonoHorario: escrito(datos.telefonoHorario),
    diasDeRespuesta: datos.diasDeRespuesta,
    redes: REDES.filter((red) => datos.redes[red] !== '').map((red) => ({ red, url: datos.redes[red] })),
    colores: coloresDe(datos.colores),
    logo: logoDe(datos.logo),
    aceptaTransferencias: conCuenta,
  }
}

function logoDe(nombre: string): Sitio['logo'] {
  const logo = leerLogo(nombre)
  if (!logo) return null
  const icono = (cual: Icono): string => rutaDeIcono(logo.clave, cual)
  return {
    url: rutaDeLogo(logo.clave),
    ancho: logo.ancho,
    alto: logo.alto,
    iconos: {
      chico: icono('32'),
      apple: icono('180'),
      mediano: icono('192'),
      grande: icono('512'),
      recortable: icono('maskable'),
    },
  }
}
