import { createHash, randomBytes } from 'node:crypto'
import { claveDeBytes, muestraDe } from '#domain/empresas/claves.ts'
import { sumarDias } from '#domain/fechas.ts'
import type { Programa } from './programa.ts'
import { AHORA, DETALLE, HOY, unaEmpresa, unaExperiencia, unaSalida, unId, unUsuario } from './datos.ts'

export interface Revendedor {
  empresaId: string
  clave: string
  pedir(ruta: string, options?: { body?: unknown; caps?: string; headers?: Record<string, string> }): Promise<Respuesta>
}

export interface Respuesta {
  status: number
  headers: Headers
  body: never
}

/** A company with a key of all scopes unless others are named; its margin is a tenth. */
export async function unRevendedor(
  programa: Programa,
  {
    permisos = ['catalogo:leer', 'reservas:escribir'],
    empresaId,
    clave = claveDeBytes(randomBytes(32)),
  }: { permisos?: string[]; empresaId?: string; clave?: string } = {},
): Promise<Revendedor> {
  const { db } = programa.database
  const id = empresaId ?? (await unaEmpresa(db, { margen: 1000 })).id
  const usuario = await unUsuario(db)
  await db
    .insertInto('clavesApi')
    .values({
      id: unId(clave),
      empresaId: id,
      nombre: 'Sistema',
      hash: createHash('sha256').update(clave).digest(),
      muestra: muestraDe(clave),
      permisos: JSON.stringify(permisos),
      creadaPor: usuario.id,
      venceEn: new Date(AHORA.getTime() + 300 * 86_400_000),
      createdAt: AHORA,
    })
    .execute()
  return {
    empresaId: id,
    clave,
    pedir: (ruta, options = {}) =>
      pedirOcto(programa, ruta, { ...options, headers: { authorization: `Bearer ${clave}`, ...options.headers } }),
  }
}

export async function pedirOcto(
  programa: Programa,
  ruta: string,
  { body, caps, headers = {} }: { body?: unknown; caps?: string; headers?: Record<string, string> } = {},
): Promise<Respuesta> {
  const [method = 'GET', path = ''] = ruta.split(' ')
  const response = await programa.request(method, `/api/octo${path}`, {
    ...(body !== undefined && { body }),
    headers: { ...(caps !== undefined && { 'octo-capabilities': caps }), ...headers },
  })
  return { status: response.status, headers: response.headers, body: (await response.json()) as never }
}

/** A product with children, and departures of eight at ten for the next three days. */
export async function unProducto(programa: Programa, fila: Parameters<typeof unaExperiencia>[1] = {}, cupos = 8) {
  const { db } = programa.database
  const experiencia = await unaExperiencia(db, { precioPorPersona: 20_000, tarifas: { nino: 10_000 }, ...fila })
  const salidas = []
  for (const dias of [2, 3, 4]) salidas.push(await unaSalida(db, experiencia, { fecha: sumarDias(HOY, dias), cupos }))
  const slot = (dias: number): string => `${sumarDias(HOY, dias)}T10:00:00-03:00`
  return {
    experiencia,
    salidas,
    slot,
    reserva: (cambios: object = {}) => ({
      productId: experiencia.id,
      optionId: 'DEFAULT',
      availabilityId: slot(2),
      unitItems: [{ unitId: 'adulto' }, { unitId: 'nino' }],
      ...cambios,
    }),
  }
}

/** Where it picks people up and what it asks, one of each required. */
export const DETALLE_COMPLETO = JSON.stringify({
  ...DETALLE,
  recogida: [
    {
      id: 'plaza',
      nombre: 'Plaza de Armas',
      direccion: 'Plaza de Armas s/n',
      minutosAntes: 45,
      ventanaMinutos: 15,
      lugar: { lat: -33.4378, lng: -70.6504 },
    },
    { id: 'terminal', nombre: 'Terminal', direccion: 'Alameda 3850', minutosAntes: 30, ventanaMinutos: 0, lugar: null },
  ],
  recogidaObligatoria: true,
  preguntas: [
    {
      id: 'dieta',
      titulo: '¿Alguna dieta?',
      ayuda: 'Cocinamos para todos',
      para: 'reserva',
      tipo: 'texto',
      obligatoria: true,
      alternativas: [],
    },
    {
      id: 'talla',
      titulo: 'Talla de traje',
      ayuda: '',
      para: 'persona',
      tipo: 'opciones',
      obligatoria: true,
      alternativas: ['S', 'M', 'L'],
    },
    {
      id: 'llegada',
      titulo: 'Día en que llegas',
      ayuda: '',
      para: 'reserva',
      tipo: 'fecha',
      obligatoria: false,
      alternativas: [],
    },
  ],
} satisfies typeof DETALLE)

export const CONTACTO = {
  firstName: 'Ana',
  lastName: 'Rojas',
  emailAddress: 'ana@ejemplo.cl',
  phoneNumber: '+56912345678',
  country: 'CL',
  locales: ['es-CL'],
}

/** What the buyer number `i` of the site sends for one place. */
export const compraDe = (i: number, experienciaId: string, salidaId: string) => ({
  experienciaId,
  salidaId,
  participantes: { adulto: 1 },
  contacto: { nombre: 'Ana', email: `c${i}@ejemplo.cl`, telefono: '+56912345678' },
})
