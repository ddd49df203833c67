import { fechaLocal } from '#domain/fechas.ts'
import { digitoVerificador } from '#domain/usuarios/rut.ts'
import { fechaLarga } from '#server/modules/correos/index.ts'
import { codigosCortos } from './codigos-cortos.ts'
import type { Row } from './insert-rows.ts'
import { telefonoDe, emailDe, usuarioDeAnfitrion } from './personas.ts'
import { proveedoresAparte } from './proveedores-aparte.ts'
import { idDe, numberOf, oneOf, valueOf } from './seeded.ts'
import type { ProveedorDemo, AnfitrionDemo } from './tipos.ts'
import { anfitriones, experiencias, proveedores } from './zonas.ts'

const DIA_MS = 86_400_000
// Kinds that the regulation of adventure tourism lists: their operators are registered.
const CON_REGISTRO = ['Trekking', 'Aventura', 'Stand Up Paddle']
const CALLES = [
  'Arturo Prat',
  'Balmaceda',
  'Los Carrera',
  'Gabriela Mistral',
  'Lautaro',
  'Caupolicán',
  'Manuel Rodríguez',
  'Aníbal Pinto',
  'Esmeralda',
  'Los Aromos',
  'Maipú',
  'Freire',
]

const operando = proveedores.map((proveedor) => ({ ...proveedor, estado: 'Activo' as const }))
const todos = [...operando, ...proveedoresAparte]
const codigos = codigosCortos(
  'proveedor',
  todos.map(({ slug }) => slug),
)

export const operadorId = (slug: string): string => idDe(`${esAnfitrion(slug) ? 'anfitrion' : 'proveedor'}:${slug}`)

export const esAnfitrion = (slug: string): boolean => anfitriones.some((anfitrion) => anfitrion.slug === slug)

export function nombreDeOperador(slug: string): string {
  const anfitrion = anfitriones.find((uno) => uno.slug === slug)
  if (anfitrion) return `${anfitrion.nombre} ${anfitrion.apellido}`
  const proveedor = todos.find((uno) => uno.slug === slug)
  if (!proveedor) throw new RangeError(`nobody is called ${slug}`)
  return proveedor.nombreComercial
}

export function proveedorRows(hoy: Date): Row<'proveedores'>[] {
  return todos.map((proveedor) => {
    const createdAt = altaDe(proveedor.slug, hoy, proveedor.estado === 'En revisión')
    return {
      id: idDe(`proveedor:${proveedor.slug}`),
      slug: proveedor.slug,
      codigoCorto: valueOf(codigos, proveedor.slug),
      nombreComercial: proveedor.nombreComercial,
      razonSocial: proveedor.razonSocial,
      rut: rutDe(proveedor.rutCuerpo),
      tipoProveedor: proveedor.tipoProveedor,
      estado: proveedor.estado,
      descripcion: proveedor.descripcion,
      idiomas: proveedor.idiomas,
      region: proveedor.region,
      comunaCodigo: proveedor.comuna,
      ciudad: proveedor.ciudad,
      domicilio: domicilioDe(proveedor),
      telefono: telefonoDe(proveedor.slug),
      email: emailDe(`contacto.${proveedor.slug}`),
      verificaciones: proveedor.estado === 'En revisión' ? [] : verificacionesDe(proveedor.slug, proveedor.estado, hoy),
      createdAt,
      updatedAt: createdAt,
    }
  })
}

export function anfitrionRows(hoy: Date): Row<'anfitriones'>[] {
  return anfitriones.map((anfitrion: AnfitrionDemo) => {
    const createdAt = altaDe(anfitrion.slug, hoy, false)
    return {
      id: idDe(`anfitrion:${anfitrion.slug}`),
      usuarioId: usuarioDeAnfitrion(anfitrion.slug),
      slug: anfitrion.slug,
      nombre: `${anfitrion.nombre} ${anfitrion.apellido}`,
      biografia: anfitrion.biografia,
      idiomas: anfitrion.idiomas,
      estado: 'Activo',
      region: anfitrion.region,
      comunaCodigo: anfitrion.comuna,
      ciudad: anfitrion.ciudad,
      domicilio: domicilioDe(anfitrion),
      rut: rutDe(numberOf(`rut:${anfitrion.slug}`, 8_000_000, 18_999_999)),
      telefono: telefonoDe(anfitrion.slug),
      verificaciones: verificacionesDe(anfitrion.slug, 'Activo', hoy),
      createdAt,
      updatedAt: createdAt,
    }
  })
}

// Stored without dots, K in upper case.
function rutDe(cuerpo: number): string {
  return `${cuerpo}-${digitoVerificador(cuerpo)}`
}

function domicilioDe({ slug, ciudad }: Pick<ProveedorDemo, 'slug' | 'ciudad'>): string {
  return `${oneOf(`calle:${slug}`, CALLES)} ${numberOf(`numero:${slug}`, 12, 1890)}, ${ciudad}`
}

function altaDe(slug: string, hoy: Date, reciente: boolean): Date {
  const dias = reciente ? numberOf(`alta:${slug}`, 1, 6) : numberOf(`alta:${slug}`, 420, 900)
  return new Date(hoy.getTime() - dias * DIA_MS)
}

function verificacionesDe(slug: string, estado: string, hoy: Date): string[] {
  const identidad = `Identidad revisada el ${diaHace(numberOf(`identidad:${slug}`, 20, 170), hoy)}`
  const ofrece = experiencias.filter(({ operador }) => operador === slug).map(({ tipo }) => tipo)
  const registrado =
    estado !== 'Activo' ||
    ofrece.some((tipo) => CON_REGISTRO.includes(tipo)) ||
    numberOf(`registra:${slug}`, 0, 2) === 0
  if (!registrado) return [identidad]
  const numero = numberOf(`sernatur:${slug}`, 21_000, 58_999)
  const cuando =
    estado === 'Documento vencido'
      ? `vencido el ${diaHace(11, hoy)}`
      : `revisado el ${diaHace(numberOf(`registro:${slug}`, 15, 150), hoy)}`
  return [identidad, `Registro Sernatur N.º ${numero}, ${cuando}`]
}

function diaHace(dias: number, hoy: Date): string {
  return fechaLarga(fechaLocal(new Date(hoy.getTime() - dias * DIA_MS), 'America/Santiago'))
}
