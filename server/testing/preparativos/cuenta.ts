import type { Contexto } from '#domain/permisos/actor.ts'
import { codigoEn, pasoDe } from '#server/modules/totp/index.ts'
import { abrirSesion } from '#server/modules/usuarios/index.ts'
import { AHORA, unId, unUsuario } from '../datos.ts'
import { CLAVE, type Mundo } from '../llamadas.ts'
import type { Preparado, Preparativos } from './preparado.ts'

const CLAVE_NUEVA = 'Glaciar-verde-2044'
const SECRETO = Buffer.from('12345678901234567890')
let cuenta = 0

export const deCuenta: Preparativos = {
  terminarSesion: async (mundo, contexto) => ({ ids: { id: await unaSesionMas(mundo, contexto) } }),
  cambiarClave: async (mundo, contexto) =>
    conIds(await unaPersona(mundo, contexto), { actual: CLAVE, nueva: CLAVE_NUEVA }),
  prepararSegundoFactor: async (mundo, contexto) => unaPersona(mundo, contexto),
  activarSegundoFactor: async (mundo, contexto) => conTotp(mundo, contexto, null),
  renovarCodigos: async (mundo, contexto) => conTotp(mundo, contexto, AHORA),
  quitarSegundoFactor: async (mundo, contexto) => conTotp(mundo, contexto, AHORA),
  cambiarCorreo: async (mundo, contexto) =>
    conIds(await unaPersona(mundo, contexto), { email: `otra-direccion${++cuenta}@mundo.cl` }),
  deshacerCambioDeCorreo: async (mundo) => ({
    ids: { token: await unCaminoAtras(mundo, `anterior${++cuenta}@mundo.cl`) },
  }),
  verEnlaceDeCorreo: async (mundo) => ({ ids: { token: await unEnlace(mundo, 'correo') } }),
  soltarCorreo: async (mundo) => ({
    ids: { token: await unEnlace(mundo, 'correo_nuevo', `ajena${++cuenta}@mundo.cl`) },
  }),
  verificarCorreo: async (mundo) => ({ ids: { token: await unEnlace(mundo, 'correo') } }),
  cambiarClaveConEnlace: async (mundo) => ({ ids: { token: await unEnlace(mundo, 'clave') } }),
  revisarEnlaceDeClave: async (mundo) => ({ ids: { token: await unEnlace(mundo, 'clave') } }),
  reclamarReservas: unaPersona,
  borrarCuenta: unaPersona,
  agregarViajeroFrecuente: unaPersona,
  guardarViajeroFrecuente: async (mundo) => ({ ids: { id: await unViajero(mundo) } }),
  quitarViajeroFrecuente: async (mundo) => ({ ids: { id: await unViajero(mundo) } }),
  descargarDatos: async (mundo) => ({ ids: { id: await unaExportacion(mundo) } }),
  descargarDatosCsv: async (mundo) => ({ ids: { id: await unaExportacion(mundo) } }),
}

const conIds = (preparado: Preparado, ids: Record<string, string>): Preparado => ({
  ...preparado,
  ids: { ...preparado.ids, ...ids },
})

/** Somebody new with a confirmed address, who belongs to that context. */
async function unaPersona({ programa }: Mundo, contexto: Contexto): Promise<Preparado & { id: string }> {
  const { db } = programa.database
  const { claveHash } = await db
    .selectFrom('usuarios')
    .select('claveHash')
    .where('id', '=', unId('mundo viajera'))
    .executeTakeFirstOrThrow()
  const email = `preparada${++cuenta}@mundo.cl`
  const { id } = await unUsuario(db, { id: unId(email), email, claveHash, emailVerificadoEn: AHORA })
  const modelo = await db
    .selectFrom('membresias')
    .selectAll()
    .where('usuarioId', '=', unId(`mundo ${contexto}`))
    .executeTakeFirst()
  if (modelo)
    await db
      .insertInto('membresias')
      .values({ ...modelo, id: unId(`miembro ${email}`), usuarioId: id })
      .execute()
  const { token } = await programa.database.transaction((tx) => abrirSesion(programa.ctx(), tx, id, contexto))
  return { id, token, ids: { email, password: CLAVE } }
}

async function conTotp(mundo: Mundo, contexto: Contexto, activoDesde: Date | null): Promise<Preparado> {
  const persona = await unaPersona(mundo, contexto)
  await mundo.programa.database.db
    .insertInto('totp')
    .values({ usuarioId: persona.id, secreto: SECRETO, activoDesde, createdAt: AHORA })
    .execute()
  return conIds(persona, { totp: codigoEn(SECRETO, pasoDe(AHORA)) })
}

async function unaSesionMas({ programa }: Mundo, contexto: Contexto): Promise<string> {
  const usuarioId = unId(`mundo ${contexto === 'cliente' ? 'viajera' : contexto}`)
  await programa.database.transaction((tx) => abrirSesion(programa.ctx(), tx, usuarioId, contexto))
  return (
    await programa.database.db
      .selectFrom('sesiones')
      .select('id')
      .where('usuarioId', '=', usuarioId)
      .where('contexto', '=', contexto)
      .orderBy('inactividadSegundos')
      .limit(1)
      .executeTakeFirstOrThrow()
  ).id
}

async function unViajero({ programa }: Mundo): Promise<string> {
  const id = crypto.randomUUID()
  await programa.database.db
    .insertInto('viajerosFrecuentes')
    .values({
      id,
      usuarioId: unId('mundo viajera'),
      nombre: 'Pedro',
      tipo: 'adulto',
      createdAt: AHORA,
      updatedAt: AHORA,
    })
    .execute()
  return id
}

async function unaExportacion({ programa }: Mundo): Promise<string> {
  const id = crypto.randomUUID()
  const venceEn = new Date(AHORA.getTime() + 3_600_000)
  await programa.database.db
    .insertInto('exportaciones')
    .values({
      id,
      usuarioId: unId('mundo viajera'),
      estado: 'lista',
      avance: 100,
      datos: JSON.stringify({ cuenta: [{ nombre: 'Ana' }] }),
      listaEn: AHORA,
      venceEn,
      createdAt: AHORA,
    })
    .execute()
  return id
}

async function unCaminoAtras(mundo: Mundo, email: string): Promise<string> {
  await mundo.programa.database.db
    .insertInto('correosAnteriores')
    .values({ usuarioId: unId('mundo otra'), email, confirmadoEn: AHORA, dejadoEn: AHORA })
    .execute()
  return unEnlace(mundo, 'correo_anterior', email)
}

async function unEnlace(
  { programa }: Mundo,
  proposito: 'clave' | 'correo' | 'correo_nuevo' | 'correo_anterior',
  email: string | null = null,
): Promise<string> {
  const token = crypto.randomUUID()
  const tokenHash = Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(token)))
  await programa.database.db
    .insertInto('enlaces')
    .values({
      tokenHash,
      usuarioId: unId('mundo otra'),
      proposito,
      email,
      expiraEn: new Date(AHORA.getTime() + 3_600_000),
      createdAt: AHORA,
    })
    .execute()
  return token
}
