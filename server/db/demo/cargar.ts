import { sql } from 'kysely'
import type { Ctx, Tx } from '#server/ctx.ts'
import type { Database as Tables } from '#server/db/schema.ts'
import { hashClave } from '#server/modules/usuarios/index.ts'
import type { Database } from '#server/platform/db.ts'
import { crearAgendas, salidaRows } from './agenda.ts'
import { experienciaRows, horarioRows, opcionRows, tarifaRows } from './catalogo-rows.ts'
import { empresaRows } from './empresas.ts'
import { insertRows } from './insert-rows.ts'
import { anfitrionRows, proveedorRows } from './operadores.ts'
import { CLAVE_DEMO, consentimientoRows, membresiaRows, usuarioRows } from './personas.ts'

/** Fills an empty database with the demo catalogue and accounts: all of it, or nothing. */
export async function cargarDemo(database: Database<Tables>, _ctx: Ctx, { hoy }: { hoy: Date }): Promise<void> {
  const claveHash = await hashClave(CLAVE_DEMO)
  await database.transaction(async (tx) => {
    await insertPersonas(tx, hoy, claveHash)
    await insertCatalogo(tx, hoy)
  })
  await sql`analyze`.execute(database.db)
}

async function insertPersonas(tx: Tx, hoy: Date, claveHash: string): Promise<void> {
  const usuarios = usuarioRows(hoy, claveHash)
  await insertRows(tx, 'usuarios', usuarios)
  await insertRows(tx, 'consentimientos', consentimientoRows(usuarios))
  await insertRows(tx, 'proveedores', proveedorRows(hoy))
  await insertRows(tx, 'anfitriones', anfitrionRows(hoy))
  await insertRows(tx, 'empresas', empresaRows(hoy))
  await insertRows(tx, 'membresias', membresiaRows(hoy))
}

async function insertCatalogo(tx: Tx, hoy: Date): Promise<void> {
  await insertRows(tx, 'experiencias', experienciaRows(hoy, new Map()))
  await insertRows(tx, 'opciones', opcionRows(hoy))
  await insertRows(tx, 'tarifas', tarifaRows())
  await insertRows(tx, 'horarios', horarioRows(hoy))
  await insertRows(tx, 'salidas', salidaRows(crearAgendas(hoy), new Set(), hoy))
}
