import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { alcanza, unidadesDe, usoMaximo } from '#domain/disponibilidad/recursos.ts'
import type { Database } from '#server/db/schema.ts'
import { comprobarInvariantes } from '#server/modules/reservas/index.ts'
import { openPostgres, type Database as Opened } from '#server/platform/db.ts'
import { abrirPostgres } from '#server/testing/base.ts'
import { conPostgres } from '#server/testing/con-postgres.ts'
import { AHORA, unaExperiencia, unaReserva, unaSalida, unId, unProveedor } from '#server/testing/datos.ts'
import { unPrograma } from '#server/testing/programa.ts'
import { listRecursosDe, listUsos } from './recursos.db.ts'

const COMPRADORES = 200
const SALIDAS = 5
const KAYAKS = 6

const postgres = conPostgres()

type Db = Opened<Database>['db']

/** Departures of different experiencias at the same hour that share one thing. */
async function salidasQueComparten(
  db: Db,
  { por, cantidad, fecha }: { por: 'salida' | 'participante'; cantidad: number; fecha: string },
) {
  const proveedor = await unProveedor(db)
  const recurso = unId(`recurso ${fecha}`)
  await db
    .insertInto('recursos')
    .values({ id: recurso, proveedorId: proveedor.id, nombre: 'Compartido', cantidad, createdAt: AHORA })
    .execute()
  const salidas = []
  for (let i = 0; i < SALIDAS; i++) {
    const experiencia = await unaExperiencia(db, { proveedorId: proveedor.id })
    await db
      .insertInto('recursoUsos')
      .values({ recursoId: recurso, experienciaId: experiencia.id, por, unidades: 1 })
      .execute()
    salidas.push(await unaSalida(db, experiencia, { fecha, cupos: 50 }))
  }
  return salidas
}

const vendidasDe = async (db: Db, ids: string[]) => {
  const rows = await db.selectFrom('reservas').select(['salidaId', 'plazas']).where('salidaId', 'in', ids).execute()
  return {
    plazas: rows.reduce((n, { plazas }) => n + plazas, 0),
    salidas: new Set(rows.map(({ salidaId }) => salidaId)).size,
  }
}

describe(`${COMPRADORES} buyers of ${SALIDAS} departures that share`, () => {
  it('sends one guide to one departure, and six kayaks out six times', async () => {
    const database = await abrirPostgres(postgres.url)
    const programa = await unPrograma(database, AHORA)
    for (const [i, por] of (['salida', 'participante', 'salida', 'participante'] as const).entries()) {
      const salidas = await salidasQueComparten(database.db, {
        por,
        cantidad: por === 'salida' ? 1 : KAYAKS,
        fecha: `2027-01-${10 + i}`,
      })
      const estados = await Promise.all(
        Array.from({ length: COMPRADORES }, async (_, n) => {
          const { id, experienciaId } = salidas[n % SALIDAS]!
          const body = {
            experienciaId,
            salidaId: id,
            participantes: { adulto: 1 },
            contacto: { nombre: 'Ana', email: `v${i}c${n}@ejemplo.cl`, telefono: '+56912345678' },
          }
          return (await programa.request('POST', '/api/reservas', { body })).status
        }),
      )
      const { plazas, salidas: conGente } = await vendidasDe(
        database.db,
        salidas.map(({ id }) => id),
      )
      process.stdout.write(`  ${por}: ${plazas} places on ${conGente} departures\n`)
      expect(estados.every((estado) => [201, 409, 503].includes(estado))).toBe(true)
      expect(plazas).toBe(estados.filter((estado) => estado === 201).length)
      // One guide goes with one departure, however many are with them; six kayaks go out six times.
      expect(por === 'salida' ? conGente : plazas).toBe(por === 'salida' ? 1 : KAYAKS)
    }
    expect(await comprobarInvariantes(database.db, AHORA)).toEqual([])
    await programa.close()
    await database.close()
  }, 180_000)

  it(
    'the control: without the lock on what they share and without the last guard, kayaks are sold twice',
    { timeout: 120_000, retry: 3 },
    async () => {
      const database = await abrirPostgres(postgres.url)
      await sql`alter table reservas disable trigger reservas_alcanzan`.execute(database.db)
      const muchas = await openPostgres<Database>({ url: database.url!, pool: 40, statementTimeoutMs: 30_000 })
      const salidas = await salidasQueComparten(database.db, {
        por: 'participante',
        cantidad: KAYAKS,
        fecha: '2027-02-10',
      })
      const comprar = (n: number) =>
        muchas.db.transaction().execute(async (tx) => {
          const salida = salidas[n % SALIDAS]!
          await tx.selectFrom('salidas').select('id').where('id', '=', salida.id).forUpdate().execute()
          const [recurso] = await listRecursosDe(tx, [salida.experienciaId])
          const usos = await listUsos(tx, [recurso!.id], { desde: salida.inicioUtc, hasta: salida.finUtc, now: AHORA })
          const otros = usos
            .filter(({ salidaId }) => salidaId !== salida.id)
            .map((uso) => ({ desde: uso.inicioUtc, hasta: uso.finUtc, unidades: unidadesDe(uso, uso.plazas) }))
          const propias = usos.find(({ salidaId }) => salidaId === salida.id)?.plazas ?? 0
          if (alcanza(recurso!, usoMaximo(otros, salida.inicioUtc, salida.finUtc), propias, 1))
            await unaReserva(tx, salida, { estado: 'pendiente', estadoPago: 'sin_pago', plazas: 1, total: 20_000 })
        })
      await Promise.all(Array.from({ length: 40 }, (_, n) => comprar(n)))
      const { plazas } = await vendidasDe(
        database.db,
        salidas.map(({ id }) => id),
      )
      process.stdout.write(`  unlocked: ${plazas} of ${KAYAKS} kayaks\n`)
      expect(plazas).toBeGreaterThan(KAYAKS)
      expect((await comprobarInvariantes(database.db, AHORA)).map(({ invariante }) => invariante)).toContain(
        'I1_recursos',
      )
      await muchas.close()
      await database.close()
    },
  )
})
