import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { claveDeBytes, muestraDe } from '#domain/empresas/claves.ts'
import type { Contexto } from '#domain/permisos/actor.ts'
import { abrirSesion } from '#server/modules/usuarios/index.ts'
import { AHORA, unAnfitrion, unaEmpresa, unaExperiencia, unaSalida, unPlan, unProveedor, unUsuario } from './datos.ts'
import type { Llamante, Mundo } from './llamadas.ts'

/** The token of somebody else of the same kind, who may do it all in what is theirs, and has nothing of this world. */
export async function unExtrano(mundo: Mundo, como: Llamante): Promise<string> {
  const { db } = mundo.programa.database
  if (como === 'sistema') return unaClaveDe(mundo, (await unaEmpresa(db)).id)
  const usuario = await unUsuario(db)
  if (como === 'anfitriona') await unPlan(db, (await unAnfitrion(db, { usuarioId: usuario.id })).id, 'equipo')
  const de =
    como === 'proveedor'
      ? { proveedorId: (await unProveedor(db)).id }
      : como === 'empresa'
        ? { empresaId: (await unaEmpresa(db)).id }
        : null
  if (de)
    await db
      .insertInto('membresias')
      .values({ id: randomUUID(), usuarioId: usuario.id, tipo: como, papel: 'dueno', createdAt: AHORA, ...de })
      .execute()
  const contexto: Contexto = como === 'proveedor' ? 'proveedor' : 'cliente'
  return (
    await mundo.programa.database.transaction((tx) => abrirSesion(mundo.programa.ctx(), tx, usuario.id, contexto))
  ).token
}

async function unaClaveDe({ programa }: Mundo, empresaId: string): Promise<string> {
  const { db } = programa.database
  const clave = claveDeBytes(randomBytes(32))
  const fila = {
    id: randomUUID(),
    empresaId,
    nombre: 'Otro sistema',
    hash: createHash('sha256').update(clave).digest(),
    muestra: muestraDe(clave),
    permisos: JSON.stringify(['catalogo:leer', 'reservas:escribir']),
    venceEn: new Date(AHORA.getTime() + 30 * 86_400_000),
  }
  await db
    .insertInto('clavesApi')
    .values({ ...fila, creadaPor: (await unUsuario(db)).id, createdAt: AHORA })
    .execute()
  return clave
}

/** One thing of each kind of another operator and another company, by the fields that may name it. */
export async function unasCosasAjenas({ programa }: Mundo): Promise<{
  experiencia: string
  salida: string
  recurso: string
  calendario: string
  guia: string
  centro: string
  cargo: string
}> {
  const { db } = programa.database
  const proveedor = await unProveedor(db)
  const experiencia = await unaExperiencia(db, { proveedorId: proveedor.id })
  const [recurso, calendario, centro] = [randomUUID(), randomUUID(), randomUUID()]
  await db
    .insertInto('recursos')
    .values({ id: recurso, proveedorId: proveedor.id, nombre: 'Lancha', cantidad: 1, createdAt: AHORA })
    .execute()
  const urlSellada = programa.ctx().secretos.cifrar(Buffer.from('https://otro.cl/suyo.ics'))
  await db
    .insertInto('calendariosExternos')
    .values({
      id: calendario,
      experienciaId: experiencia.id,
      nombre: 'Suyo',
      urlSellada,
      servidor: 'otro.cl',
      createdAt: AHORA,
    })
    .execute()
  await db
    .insertInto('centrosDeCosto')
    .values({ id: centro, empresaId: (await unaEmpresa(db)).id, nombre: 'Ajeno', createdAt: AHORA })
    .execute()
  return {
    experiencia: experiencia.id,
    salida: (await unaSalida(db, experiencia, { fecha: '2026-12-01' })).id,
    recurso,
    calendario,
    guia: (await unUsuario(db)).id,
    centro,
    cargo: proveedor.id,
  }
}
