import { cpSync, mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#server/db/schema.ts'
import { comprobarInvariantes } from '#server/modules/reservas/index.ts'
import { openPglite, openPostgres, sqlState, type Database as Opened } from '#server/platform/db.ts'
import { migrate } from '#server/platform/migrate.ts'
import { AHORA, unaExperiencia, unaReserva, unaSalida, unId, unUsuario } from '#server/testing/datos.ts'

const TODAS = new URL('./migrations/', import.meta.url)
// And what was built on them since.
const NUEVAS = ['0380', '0381', '0455', '0469', '0477', '0479', '0481', '0482']

/** As it was before money said what it is. */
function deAntes(): URL {
  const dir = mkdtempSync(join(tmpdir(), 'thc-migraciones-'))
  for (const file of readdirSync(TODAS))
    if (!NUEVAS.some((numero) => file.startsWith(numero))) cpSync(new URL(file, TODAS), join(dir, file))
  return pathToFileURL(`${dir}/`)
}

const url = process.env.TEST_DATABASE_URL
const otras: { nombre: string; abrir: () => Promise<Opened<Database>> }[] = [
  { nombre: 'PGlite', abrir: () => openPglite<Database>({}) },
  ...(url ? [{ nombre: 'PostgreSQL', abrir: () => nuevaEnPostgres(url) }] : []),
]

async function nuevaEnPostgres(base: string): Promise<Opened<Database>> {
  const admin = new pg.Client({ connectionString: base })
  const nombre = `prueba_${crypto.randomUUID().replaceAll('-', '')}`
  await admin.connect()
  await admin.query(`create database ${nombre}`)
  const database = await openPostgres<Database>({ url: Object.assign(new URL(base), { pathname: `/${nombre}` }).href })
  return {
    ...database,
    async close() {
      await database.close()
      await admin.query(`drop database if exists ${nombre} with (force)`)
      await admin.end()
    },
  }
}

// As the counterpart writes them, and as the provider does.
const SUYO = (n: number): string => `pi_0mi1s9k3s000${n}abcdefghijklmnopqrs`
const DE_STRIPE = (n: number): string => `pi_3MtwBwLkdIwHu7ix28a3tqP${n}`
const [PAGO, REGALO] = ['pago', 'regalo']

describe.each(otras)('money of before each peso said whether it is a test ($nombre)', ({ abrir }) => {
  let database: Opened<Database>
  const id = (nombre: string): string => unId(`modo ${nombre}`)
  const reservas = new Map<string, string>()

  /** Sold, booked and with a line to be paid. */
  async function unaVenta(
    nombre: string,
    { intento, sesion = null, forma = 'intento' }: { intento: string | null; sesion?: string | null; forma?: string },
  ): Promise<void> {
    const { db } = database
    const reserva = await unaReserva(db, await unaSalida(db, await unaExperiencia(db), { fecha: '2026-11-02' }), {
      estado: 'realizada',
      estadoPago: 'pagado',
      total: 40_000,
      estadoLiquidacion: 'liberable',
      llegadaEn: AHORA,
    })
    reservas.set(nombre, reserva.id)
    await sql`insert into pagos (id, reserva_id, forma, psp_intento, psp_sesion, estado, monto, capturado, comision_tasa, tocado_en, created_at, updated_at) values (${id(`${PAGO} ${nombre}`)}, ${reserva.id}, ${forma}, ${intento}, ${sesion}, 'exitoso', 40000, 40000, 1200, ${AHORA}, ${AHORA}, ${AHORA})`.execute(
      db,
    )
    await asiento(
      `cobro:${id(`${PAGO} ${nombre}`)}`,
      'cobro',
      forma === 'transferencia' ? 'banco' : 'psp',
      40_000,
      reserva.id,
    )
    await sql`insert into liquidaciones (id, reserva_id, concepto, anfitrion_id, proveedor_id, estado, bruto, comision, iva_comision, costo_tarjeta, ajuste, retencion, neto, liberable_en, created_at, updated_at)
      select ${id(`linea ${nombre}`)}, ${reserva.id}, 'venta', e.anfitrion_id, e.proveedor_id, 'liberable', 40000, 0, 0, 0, 0, 0, 40000, ${AHORA}, ${AHORA}, ${AHORA} from reservas r join experiencias e on e.id = r.experiencia_id where r.id = ${reserva.id}`.execute(
      db,
    )
  }

  async function asiento(
    clave: string,
    tipo: string,
    cuenta: string,
    monto: number,
    reservaId: string | null = null,
  ): Promise<void> {
    await database.transaction(async (tx) => {
      await sql`insert into movimientos (id, clave, tipo, reserva_id, created_at) values (${unId(`movimiento ${clave}`)}, ${clave}, ${tipo}, ${reservaId}, ${AHORA})`.execute(
        tx,
      )
      await sql`insert into apuntes (movimiento_id, cuenta, monto) values (${unId(`movimiento ${clave}`)}, ${cuenta}, ${monto}), (${unId(`movimiento ${clave}`)}, ${reservaId ? 'operadores' : 'regalos'}, ${-monto})`.execute(
        tx,
      )
    })
  }

  const aviso = (n: number, intento: string, livemode: boolean) =>
    sql`insert into eventos_psp (id, tipo, cuerpo, estado, recibido_en) values (${`evt_${n}`}, 'payment_intent.succeeded', ${JSON.stringify({ livemode, data: { object: { id: intento, object: 'payment_intent' } } })}, 'aplicado', ${AHORA})`.execute(
      database.db,
    )

  async function unRegalo(nombre: string, intento: string): Promise<void> {
    await sql`insert into regalos (id, monto, de_nombre, de_email, para_nombre, para_email, enviar_el, estado, psp_intento, terminos_version, pagado_en, vence_en, tocado_en, created_at)
      values (${id(`${REGALO} ${nombre}`)}, 50000, 'Ana', 'ana@ejemplo.cl', 'Berta', 'berta@ejemplo.cl', '2026-11-18', 'activo', ${intento}, '2026-11-01', ${AHORA}, '2031-11-18', ${AHORA}, ${AHORA})`.execute(
      database.db,
    )
    await asiento(`regalo:${id(`${REGALO} ${nombre}`)}`, 'regalo', 'psp', 50_000)
  }

  beforeAll(async () => {
    database = await abrir()
    await migrate(database, deAntes())
    const { db } = database
    await sql`insert into sandbox_objetos (id, tipo, datos, created_at) values (${SUYO(1)}, 'payment_intent', '{}', ${AHORA})`.execute(
      db,
    )
    await aviso(1, DE_STRIPE(1), true)
    await aviso(2, DE_STRIPE(2), false)
    await unaVenta('de la contraparte', { intento: SUYO(1) })
    await unaVenta('que la contraparte olvidó', { intento: SUYO(2) })
    await unaVenta('de verdad', { intento: DE_STRIPE(1) })
    await unaVenta('con llave de prueba', { intento: DE_STRIPE(2) })
    await unaVenta('por la sesión', { intento: null, sesion: 'cs_live_a1B2c3', forma: 'sesion' })
    await unaVenta('sin rastro', { intento: DE_STRIPE(3) })
    await unaVenta('por transferencia', { intento: null, forma: 'transferencia' })
    await unRegalo('de la contraparte', SUYO(3))
    await unRegalo('de verdad', DE_STRIPE(4))
    await aviso(3, DE_STRIPE(4), true)
    // The card of the counterpart paid a part of what a live card paid.
    await sql`insert into regalo_usos (reserva_id, regalo_id, monto, cobrado_en, comision_tasa, created_at) values (${reservas.get('de verdad')!}, ${id(`${REGALO} de la contraparte`)}, 1000, ${AHORA}, 1200, ${AHORA})`.execute(
      db,
    )
    await sql`insert into reembolsos (id, pago_id, reserva_id, monto, porcentaje, via, causa, estado, fecha_estimada, tocado_en, created_at, updated_at)
      select ${id('devolución')}, id, reserva_id, 10000, 25, 'anulacion', 'cancelacion', 'solicitado', '2026-12-01', ${AHORA}, ${AHORA}, ${AHORA} from pagos where psp_intento = ${SUYO(1)}`.execute(
      db,
    )
    await sql`update pagos set reembolsado = 10000 where psp_intento = ${SUYO(1)}`.execute(db)
    // A run that two people agreed on and nobody sent: test and live lines of one operator.
    const { id: autora } = await unUsuario(db)
    await sql`insert into corridas (id, clase, estado, fecha_pago, creada_por, created_at, updated_at) values (${id('corrida')}, 'operadores', 'borrador', '2026-11-20', ${autora}, ${AHORA}, ${AHORA})`.execute(
      db,
    )
    await sql`insert into abonos (id, corrida_id, anfitrion_id, proveedor_id, operador, titular, rut, banco, tipo_cuenta, numero_cuenta, monto, estado, created_at, updated_at)
      select ${id('abono')}, ${id('corrida')}, anfitrion_id, proveedor_id, 'Berta', 'Berta', '1-9', 'BancoEstado', 'vista', '1234', 80000, 'pendiente', ${AHORA}, ${AHORA} from liquidaciones where id = ${id('linea de verdad')}`.execute(
      db,
    )
    await sql`update liquidaciones set estado = 'programada', abono_id = ${id('abono')} where id in (${id('linea de verdad')}, ${id('linea de la contraparte')})`.execute(
      db,
    )
    await sql`update reservas set estado_liquidacion = 'programada' where id in (${reservas.get('de verdad')!}, ${reservas.get('de la contraparte')!})`.execute(
      db,
    )
    await migrate(database, TODAS)
  })
  afterAll(() => database?.close())

  it.each([
    ['de la contraparte', 'prueba', false],
    ['que la contraparte olvidó', 'prueba', false],
    ['de verdad', 'vivo', true],
    ['con llave de prueba', 'prueba', false],
    ['por la sesión', 'vivo', true],
    ['sin rastro', 'vivo', null],
    ['por transferencia', 'vivo', null],
  ] as const)('a sale %s is %s, as is what is booked, owed and paid out of it', async (nombre, modo, livemode) => {
    const { db } = database
    const reservaId = reservas.get(nombre)!
    expect(
      await db.selectFrom('pagos').select(['modo', 'livemode']).where('reservaId', '=', reservaId).execute(),
    ).toEqual([{ modo, livemode }])
    const { rows } = await sql<{
      modo: string
    }>`select modo from reservas where id = ${reservaId} union all select modo from liquidaciones where reserva_id = ${reservaId} union all select modo from movimientos where reserva_id = ${reservaId} union all select modo from reembolsos where reserva_id = ${reservaId}`.execute(
      db,
    )
    expect(new Set(rows.map((row) => row.modo))).toEqual(new Set([modo]))
    expect(rows.length).toBeGreaterThanOrEqual(3)
  })

  it('a gift card is what paid it, and so is its movement', async () => {
    const { rows } = await sql<{
      modo: string
      libro: string
    }>`select g.modo, m.modo as libro from regalos g join movimientos m on m.clave = 'regalo:' || g.id order by g.modo`.execute(
      database.db,
    )
    expect(rows).toEqual([
      { modo: 'prueba', libro: 'prueba' },
      { modo: 'vivo', libro: 'vivo' },
    ])
  })

  it('what nothing tells, and what was mixed, waits for finanzas by name', async () => {
    const { db } = database
    const preguntas = await db
      .selectFrom('diferencias')
      .select(['intento', 'nuestro', 'reservaId'])
      .where('tipo', '=', 'modo_desconocido')
      .where('estado', '=', 'abierta')
      .orderBy('intento')
      .execute()
    expect(preguntas).toEqual([
      { intento: 'a_mano', nuestro: 1, reservaId: null },
      { intento: DE_STRIPE(3), nuestro: 40_000, reservaId: reservas.get('sin rastro')! },
      { intento: `regalo:${reservas.get('de verdad')!}`, nuestro: 1_000, reservaId: reservas.get('de verdad')! },
    ])
    const casos = await db
      .selectFrom('casos')
      .select('titulo')
      .where('tipo', '=', 'discrepancia')
      .where('estado', '=', 'abierto')
      .execute()
    expect(casos.map(({ titulo }) => titulo)).toEqual(preguntas.map(() => 'No se sabe si un dinero es de prueba'))
    expect(
      await db.selectFrom('casoHechos').select('texto').where('texto', 'like', 'Este dinero es de antes%').execute(),
    ).toHaveLength(3)
  })

  it('a run that nobody sent goes on without what is only a test', async () => {
    const { db } = database
    expect(await db.selectFrom('abonos').select(['modo', 'monto', 'estado']).execute()).toEqual([
      { modo: 'vivo', monto: 40_000, estado: 'pendiente' },
    ])
    expect(
      await db
        .selectFrom('liquidaciones')
        .select(['estado', 'abonoId'])
        .where('id', '=', id('linea de la contraparte'))
        .execute(),
    ).toEqual([{ estado: 'liberable', abonoId: null }])
    expect(
      await db
        .selectFrom('reservas')
        .select('estadoLiquidacion')
        .where('id', '=', reservas.get('de la contraparte')!)
        .executeTakeFirst(),
    ).toEqual({ estadoLiquidacion: 'liberable' })
    expect(
      (await comprobarInvariantes(db, AHORA)).filter(
        ({ invariante }) =>
          invariante.startsWith('modo') ||
          invariante === 'I2_libro_en_cero' ||
          invariante === 'I12_abono_contra_lineas',
      ),
    ).toEqual([])
  })

  it.each([
    [
      'a sale changes its mode',
      () => sql`update reservas set modo = 'vivo' where id = ${reservas.get('de la contraparte')!}`,
    ],
    ['a charge changes its mode', () => sql`update pagos set modo = 'vivo' where psp_intento = ${SUYO(1)}`],
    ['a gift card changes its mode', () => sql`update regalos set modo = 'vivo' where psp_intento = ${SUYO(3)}`],
    [
      'a test card pays a live sale',
      () =>
        sql`update regalo_usos set regalo_id = ${id(`${REGALO} de la contraparte`)} where reserva_id = ${reservas.get('de verdad')!}`,
    ],
    [
      'a test line goes into a live transfer',
      () => sql`update liquidaciones set abono_id = ${id('abono')} where id = ${id('linea de la contraparte')}`,
    ],
    [
      'a charge goes to a booking of the other',
      () => sql`update pagos set reserva_id = ${reservas.get('de verdad')!} where psp_intento = ${SUYO(2)}`,
    ],
    [
      'a mode is none of the two',
      () =>
        sql`insert into saldos_psp (id, libro, en_camino, modo, created_at) values (gen_random_uuid(), 0, 0, 'otro', now())`,
    ],
  ] as const)('the database refuses that %s', async (_, act) => {
    expect(
      sqlState(
        await act()
          .execute(database.db)
          .catch((error: unknown) => error),
      ),
    ).toBe('23514')
  })

  it('what belongs to money has its mode, whatever was written', async () => {
    const { db } = database
    await sql`insert into movimientos (id, clave, tipo, reserva_id, modo, created_at) values (${id('otro')}, 'otro', 'otro', ${reservas.get('de la contraparte')!}, 'vivo', ${AHORA})`.execute(
      db,
    )
    expect(await db.selectFrom('movimientos').select('modo').where('clave', '=', 'otro').executeTakeFirst()).toEqual({
      modo: 'prueba',
    })
  })
})
