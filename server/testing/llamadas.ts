import { createHash } from 'node:crypto'
import type { Selectable } from 'kysely'
import { z } from 'zod'
import { api, type CallName } from '#contract/api.ts'
import { parseRoute, type Access, type Call } from '#contract/call.ts'
import { TIPOS_LOGO } from '#contract/topes.ts'
import type { Database } from '#server/db/schema.ts'
import { abrirSesion, hashClave } from '#server/modules/usuarios/index.ts'
import { canonicalPath } from '#server/http/aliases.ts'
import type { Contexto } from '#domain/permisos/actor.ts'
import { AHORA, unAnfitrion, unaEmpresa, unaExperiencia, unaSalida, unId, unProveedor, unUsuario } from './datos.ts'
import { unMundoViajero } from './mundo-viajero.ts'
import type { Programa } from './programa.ts'

export interface Llamada {
  name: CallName
  call: Call
  method: string
  /** With `:name` parameters; the canonical path or its bare alias. */
  path: string
  /** Of the path. */
  params: string[]
  /** Of the body or query: each field and its schema. */
  fields: [string, z.core.$ZodType][]
  inBody: boolean
}

/** Every call by every path that reaches it. */
export const llamadas: Llamada[] = Object.entries(api as Record<string, Call>).flatMap(([name, call]) => {
  const { method, path, params } = parseRoute(call)
  const bare = path.slice('/api'.length)
  const fields = Object.entries(call.input.shape).filter(([key]) => !params.includes(key))
  return [path, ...(canonicalPath(bare) === path ? [bare] : [])].map((p) => ({
    name: name as CallName,
    call,
    method,
    path: p,
    params,
    fields,
    inBody: method !== 'GET' && method !== 'DELETE' && !call.takes,
  }))
})

export const CLAVE = 'Volcán-azul-1971'
export type Quien = 'viajera' | 'otra' | 'anfitriona' | 'empresa' | 'proveedor' | 'admin'
/** Who makes a call: a person with a session, or the system of a company with its API key. */
export type Llamante = Quien | 'sistema'

export interface Mundo {
  programa: Programa
  token: Record<Llamante, string>
  /** Theirs, as they were opened, and when. */
  sesiones: Selectable<Database['sesiones']>[]
  desde: Date
  claveHash: string
  /** Something of each noun, by the words that paths and fields use. */
  ids: Record<string, string>
  /** Makes a pending reserva, of somebody with a session or of a guest. */
  reservar(quien: Quien | null): Promise<{ id: string; clave?: string }>
}

/** People of every kind with a session, and one of each thing that paths and fields name. */
export async function unMundo(programa: Programa): Promise<Mundo> {
  const { db } = programa.database
  const claveHash = await hashClave(CLAVE)
  const persona = (nombre: Quien) =>
    unUsuario(db, { id: unId(`mundo ${nombre}`), email: `${nombre}@mundo.cl`, nombre, claveHash })
  const usuarios = {
    viajera: await persona('viajera'),
    otra: await persona('otra'),
    anfitriona: await persona('anfitriona'),
    empresa: await persona('empresa'),
    proveedor: await persona('proveedor'),
    admin: await persona('admin'),
  }
  await unAnfitrion(db, { usuarioId: usuarios.anfitriona.id })
  const proveedor = await unProveedor(db)
  const empresa = await unaEmpresa(db)
  const miembro = (quien: Quien, tipo: string, papel: string, de: object) =>
    db
      .insertInto('membresias')
      .values({ id: unId(`miembro ${quien}`), usuarioId: usuarios[quien].id, tipo, papel, createdAt: AHORA, ...de })
      .execute()
  await miembro('proveedor', 'proveedor', 'dueno', { proveedorId: proveedor.id })
  await miembro('empresa', 'empresa', 'dueno', { empresaId: empresa.id })
  await miembro('admin', 'admin', 'super', {})
  await unaClave(db, empresa.id, CLAVE_DE_API)
  const claves = await unaClave(db, empresa.id, 'thub_live_POR_REVOCAR')
  const experiencia = await unaExperiencia(db, { proveedorId: proveedor.id })
  const salida = await unaSalida(db, experiencia, { cupos: 5000 })
  const deViajera = await unMundoViajero(db, { experiencia, viajera: usuarios.viajera, otra: usuarios.otra })
  const ids = {
    experiencias: experiencia.id,
    experienciaId: experiencia.id,
    salidaId: salida.id,
    proveedores: proveedor.id,
    slug: proveedor.slug,
    destinos: 'santiago',
    ciudad: 'santiago',
    claves,
    ...deViajera,
  }
  const token = await abrirSesiones(programa)
  const sesiones = await db.selectFrom('sesiones').selectAll().execute()
  const mundo: Mundo = {
    programa,
    token,
    sesiones,
    desde: programa.clock.now,
    claveHash,
    ids,
    reservar: (quien) => reservar(mundo, quien),
  }
  return mundo
}

let invitados = 0

async function reservar({ programa, token, ids }: Mundo, quien: Quien | null): Promise<{ id: string; clave?: string }> {
  const email = quien ? `${quien}@mundo.cl` : `invitado${++invitados}@mundo.cl`
  const body = {
    experienciaId: ids.experienciaId,
    salidaId: ids.salidaId,
    participantes: { adulto: 1 },
    contacto: { nombre: 'Rosa Mamani', email, telefono: '+56912345678' },
  }
  const response = await programa.request('POST', '/api/reservas', { body, ...(quien && { token: token[quien] }) })
  if (response.status !== 201) throw new Error(`no reserva: ${response.status} ${await response.text()}`)
  return (await response.json()) as { id: string; clave?: string }
}

/** Of the company of this world; kept across fresh starts. */
const CLAVE_DE_API = 'thub_live_DE_PRUEBA'

async function unaClave(db: Programa['database']['db'], empresaId: string, clave: string): Promise<string> {
  const id = unId(`clave ${clave}`)
  const hash = createHash('sha256').update(clave).digest()
  await db
    .insertInto('clavesApi')
    .values({
      id,
      empresaId,
      nombre: 'Sistema',
      hash,
      muestra: 'thub_live_…0000',
      permisos: JSON.stringify(['catalogo:leer', 'reservas:escribir']),
      creadaPor: unId('mundo empresa'),
      venceEn: new Date(AHORA.getTime() + 30 * 86_400_000),
      createdAt: AHORA,
    })
    .execute()
  return id
}

async function abrirSesiones(programa: Programa): Promise<Mundo['token']> {
  const abrir = async (quien: Quien, contexto: Contexto = 'cliente') =>
    (
      await programa.database.transaction((tx) =>
        abrirSesion(programa.ctx(), tx, unId(`mundo ${quien}`), contexto, true),
      )
    ).token
  return {
    viajera: await abrir('viajera'),
    otra: await abrir('otra'),
    anfitriona: await abrir('anfitriona'),
    empresa: await abrir('empresa'),
    proveedor: await abrir('proveedor', 'proveedor'),
    admin: await abrir('admin', 'admin'),
    sistema: CLAVE_DE_API,
  }
}

/** The sessions as if they were opened now, no live holds, no limit used up. */
export async function empezarDeNuevo({ programa, ids, sesiones, desde, claveHash }: Mundo): Promise<void> {
  const pasado = programa.clock.now.getTime() - desde.getTime()
  const ahora = <T>(value: T): T | Date => (value instanceof Date ? new Date(value.getTime() + pasado) : value)
  const abiertas = sesiones.map(
    (una) => Object.fromEntries(Object.entries(una).map(([key, value]) => [key, ahora(value)])) as typeof una,
  )
  await programa.database.transaction(async (tx) => {
    await tx
      .updateTable('reservas')
      .set({ estado: 'expirada', ocupaHasta: new Date(0) })
      .where('estado', '=', 'pendiente')
      .execute()
    await tx.deleteFrom('limites').execute()
    await tx
      .deleteFrom('clavesApi')
      .where('id', 'not in', [unId(`clave ${CLAVE_DE_API}`), ids.claves!])
      .execute()
    // No session is opened for an account that was erased, and its calls are tried again and again.
    await tx
      .updateTable('usuarios')
      .set({ borradoEn: null })
      .where(
        'id',
        'in',
        sesiones.map(({ usuarioId }) => usuarioId),
      )
      .where('borradoEn', 'is not', null)
      .execute()
    // Whoever was invited to our staff without a confirmed address lost theirs.
    await tx
      .updateTable('usuarios')
      .set({ claveHash })
      .where(
        'id',
        'in',
        sesiones.map(({ usuarioId }) => usuarioId),
      )
      .where('claveHash', '=', '')
      .execute()
    await tx.deleteFrom('sesiones').execute()
    await tx.insertInto('sesiones').values(abiertas).execute()
  })
}

const POR_ACCESO: Partial<Record<Access, Llamante>> = {
  viajero: 'viajera',
  anfitrion: 'anfitriona',
  empresa: 'empresa',
  proveedor: 'proveedor',
  admin: 'admin',
  clave: 'sistema',
}

/** Who may make this call; null is a visitor. */
export function quienPuede({ access }: Call): Llamante | null {
  const first = access.map((a) => POR_ACCESO[a]).find((quien) => quien !== undefined)
  return access.includes('publico') ? null : (first ?? null)
}

const DE_CONTEXTO: Record<Contexto, Quien> = { cliente: 'viajera', proveedor: 'proveedor', admin: 'admin' }
const CONTEXTO_DE: Partial<Record<Access, Contexto>> = {
  viajero: 'cliente',
  anfitrion: 'cliente',
  empresa: 'cliente',
  proveedor: 'proveedor',
  admin: 'admin',
}

/** It speaks of one reserva, by its path or a field. */
export const deReserva = ({ call, params, fields }: Llamada): boolean =>
  call.route.includes('/reservas/') ||
  [...params, ...fields.map(([key]) => key)].some((key) => key === 'reservaId' || key === 'codigo')

/** Sessions of contexts that the call does not take. */
export function ajenos({ access }: Call): Quien[] {
  const own = new Set(access.map((a) => CONTEXTO_DE[a]))
  return Object.entries(DE_CONTEXTO).flatMap(([contexto, quien]) => (own.has(contexto as Contexto) ? [] : [quien]))
}

/** Whoever signs in to an area has to belong there. */
export function loginDe({ route }: Call): Record<string, string> {
  const area = /\/api\/(provider|admin)\/auth\/login$/.exec(route)?.[1]
  return area ? { email: area === 'admin' ? 'admin@mundo.cl' : 'proveedor@mundo.cl' } : {}
}

/** A good value for each field, made from its schema; ids and addresses are those of `ids`. */
export function muestra(fields: Llamada['fields'], ids: Record<string, string>): Record<string, unknown> {
  return Object.fromEntries(
    fields.flatMap(([key, schema]) =>
      isOptional(schema)
        ? []
        : [[key, valor(key, z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), ids)]],
    ),
  )
}

export const isOptional = (schema: z.core.$ZodType): boolean => z.safeParse(schema, undefined).success

interface Json {
  type?: string
  const?: unknown
  enum?: unknown[]
  format?: string
  minimum?: number
  minLength?: number
  properties?: Record<string, Json>
  required?: string[]
  items?: Json
  anyOf?: Json[]
}

const CON_NOMBRE: Record<string, string> = {
  numeroCuenta: '12345678',
  email: 'viajera@mundo.cl',
  telefono: '+56 9 1234 5678',
  password: CLAVE,
  fecha: '2026-12-01',
  desde: '2026-12-01',
  hasta: '2026-12-02',
  rut: '76.086.428-5',
  hora: '10:00',
  mes: '2026-11',
}

const CON_FORMATO: Record<string, unknown> = {
  date: '2026-12-01',
  'date-time': '2026-12-01T12:00:00-03:00',
  email: CON_NOMBRE.email,
}

export function valor(key: string, schema: object, ids: Record<string, string>): unknown {
  const json = schema as Json
  if (json.type === 'array') return json.items ? [valor(key, json.items, ids)] : []
  const known = ids[key] ?? CON_NOMBRE[key]
  if (known !== undefined) return known
  if ('const' in json) return json.const
  if (json.enum) return json.enum[0]
  if (json.anyOf) return valor(key, json.anyOf[0]!, ids)
  if (json.type === 'integer' || json.type === 'number') return Math.max(1, json.minimum ?? 1)
  if (json.type === 'boolean') return true
  if (json.type !== 'object')
    return (json.format && CON_FORMATO[json.format]) ?? 'a'.repeat(Math.max(12, json.minLength ?? 1))
  const required = json.required?.length ? json.required : Object.keys(json.properties ?? {}).slice(0, 1)
  return Object.fromEntries(required.map((name) => [name, valor(name, json.properties![name]!, ids)]))
}

export interface Envio {
  params?: Record<string, string>
  /** Fields of the body or the query. */
  campos?: Record<string, unknown>
  token?: string | undefined
  headers?: Record<string, string>
  method?: string
  /** Instead of `campos`: the bytes of the body. */
  cuerpo?: string | Uint8Array<ArrayBuffer>
}

/** A red dot, 1 × 1. */
const UNA_FOTO = new Uint8Array(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAACgAAAAoCAMAAAC7IEhfAAAAA1BMVEUOWms30B3eAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAFUlEQVQ4jWNgGAWjYBSMglEwCmgHAAZoAAGIoeM2AAAAAElFTkSuQmCC',
    'base64',
  ),
)

/** As high as the logo of the site must be. */
const UN_LOGO = new Uint8Array(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAGAAAABgCAMAAADVRocKAAAAA1BMVEUOWms30B3eAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAIElEQVRoge3BgQAAAADDoPlTX+AIVQEAAAAAAAAAAHQNJGAAAbenHgoAAAAASUVORK5CYII=',
    'base64',
  ),
)

/** A calendar with nothing in it. */
const UN_CALENDARIO = new TextEncoder().encode(
  'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//prueba//ES\r\nEND:VCALENDAR\r\n',
)

/** A file of a kind that the call takes. */
export function archivoPara({ takes }: Call): { cuerpo: Uint8Array<ArrayBuffer>; tipo: string } {
  if (takes?.includes('text/calendar')) return { cuerpo: UN_CALENDARIO, tipo: 'text/calendar' }
  return { cuerpo: takes === TIPOS_LOGO ? UN_LOGO : UNA_FOTO, tipo: 'image/png' }
}

/** Makes the call. */
export function enviar(
  { programa }: Mundo,
  llamada: Llamada,
  { params = {}, campos = {}, token, headers = {}, method = llamada.method, cuerpo }: Envio,
): Promise<Response> {
  const escritos = llamada.inBody
    ? ''
    : new URLSearchParams(Object.entries(campos).map(([key, value]) => [key, String(value)])).toString()
  const query = llamada.call.takes ? '' : escritos
  const path = llamada.path.replaceAll(/:(\w+)/g, (_all, name: string) => params[name] ?? unId('nadie'))
  const body =
    cuerpo ??
    (llamada.call.takes && method === llamada.method ? archivoPara(llamada.call).cuerpo : undefined) ??
    (llamada.inBody && method === llamada.method ? JSON.stringify(campos) : undefined)
  return programa.fetch(
    new Request(`http://localhost:3999${path}${query && `?${query}`}`, {
      method,
      headers: {
        ...(llamada.call.takes && escritos && { 'x-campos': escritos }),
        ...(body !== undefined && {
          'content-type': llamada.call.takes ? archivoPara(llamada.call).tipo : 'application/json',
        }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body !== undefined && { body }),
    }),
  )
}
