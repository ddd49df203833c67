import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { conCuentas } from '#server/testing/cuentas.ts'
import { AHORA, unaReserva, unaSalida } from '#server/testing/datos.ts'
import { CLAVE } from '#server/testing/llamadas.ts'

const RONDAS = 6
/** Written by jobs or by others about what happened, or a part of a row that waits already. */
const SIN_GUARDA = new Set([
  'resenas_de_viajeros',
  'notificaciones',
  'totp_codigos',
  'idempotencia',
  'solicitud_hitos',
  'auditoria',
  'eventos',
])

conCuentas('an erasure and whatever its account makes at once', (c) => {
  const db = () => c().programa.database.db

  async function tablasCon(sena: string): Promise<string[]> {
    const { rows } = await sql<{ tabla: string; columna: string }>`
      select c.table_name as tabla, c.column_name as columna from information_schema.columns c join information_schema.tables t on t.table_name = c.table_name and t.table_schema = c.table_schema and t.table_type = 'BASE TABLE'
      where c.table_schema = 'public' and c.table_name not like 'sandbox_%' and c.data_type in ('text', 'character varying', 'jsonb', 'json')`.execute(
      db(),
    )
    const halladas: string[] = []
    for (const { tabla, columna } of rows) {
      const { n } = (
        await sql<{
          n: number
        }>`select count(*)::int as n from ${sql.id(tabla)} where ${sql.id(columna)}::text ilike ${`%${sena}%`}`.execute(
          db(),
        )
      ).rows[0]!
      if (n > 0) halladas.push(`${tabla}.${columna}: ${n}`)
    }
    return halladas
  }

  it('leave nothing of the person under the erased account, or the account whole', async () => {
    const { experienciaId, salidaId, opcionId } = await (async () => {
      const salida = await db()
        .selectFrom('salidas')
        .selectAll()
        .where('id', '=', c().mundo.ids.salidaId!)
        .executeTakeFirstOrThrow()
      return { experienciaId: salida.experienciaId, salidaId: salida.id, opcionId: salida.opcionId }
    })()
    const experiencia = await db()
      .selectFrom('experiencias')
      .selectAll()
      .where('id', '=', experienciaId)
      .executeTakeFirstOrThrow()
    const llena = await unaSalida(db(), { ...experiencia, opcionId } as never, { cupos: 1, hora: '06:40' })
    await unaReserva(db(), llena, { estado: 'confirmada', estadoPago: 'pagado', plazas: 1 } as never)
    let borradas = 0
    for (let ronda = 0; ronda < RONDAS; ronda++) {
      const sena = `carrera${ronda}x`
      const rosa = await c().registrar(`${sena}@privada.cl`)
      const contacto = { nombre: `Rosa ${sena}`, email: rosa.email, telefono: '+56955331234' }
      const reserva = { experienciaId, salidaId, participantes: { adulto: 1 }, contacto, comentario: sena }
      const hacer: [string, object][] = [
        ['POST /api/alertas', { q: `algo ${sena}` }],
        ['POST /api/perfil/viajeros', { nombre: `Hijo ${sena}`, tipo: 'nino' }],
        ['POST /api/consultas', { texto: `Soy ${sena}, ¿puedo ir?`, email: rosa.email }],
        [
          'POST /api/regalos',
          {
            monto: 20_000,
            deNombre: sena,
            deEmail: rosa.email,
            paraNombre: sena,
            paraEmail: `${sena}@otra.cl`,
            aceptaTerminos: true,
          },
        ],
        ['POST /api/esperas', { experienciaId, salidaId: llena.id, participantes: { adulto: 1 }, contacto }],
        ['POST /api/privacidad/solicitudes', { derecho: 'acceso', detalle: `Pide ${sena}` }],
        ...(ronda % 2 === 0
          ? ([
              ['POST /api/reservas', reserva],
              ['POST /api/reservas', reserva],
            ] as [string, object][])
          : []),
      ]
      const [borrado, ...hechos] = await Promise.all([
        c().pedir(rosa.token, 'POST /api/privacidad/borrado', { email: rosa.email, password: CLAVE }),
        ...hacer.map(([ruta, cuerpo]) => c().pedir(rosa.token, ruta, cuerpo)),
      ])
      expect([200, 409], borrado.type).toContain(borrado.status)
      for (const { status, type } of hechos) expect([200, 201, 202, 401], type).toContain(status)
      if (borrado.status !== 200) continue
      borradas++
      await c().programa.settle()
      expect(await tablasCon(sena), `round ${ronda}`).toEqual([])
    }
    expect(borradas).toBeGreaterThan(0)
  })

  it('wait for each other in every table that holds something of an account', async () => {
    const { rows } = await sql<{ tabla: string }>`
      select c.conrelid::regclass::text as tabla from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.confrelid = 'usuarios'::regclass and a.attname = 'usuario_id'
        and not exists (select 1 from pg_trigger t where t.tgrelid = c.conrelid and t.tgname = c.conrelid::regclass::text || '_cuenta_viva') order by 1`.execute(
      db(),
    )
    expect(rows.map(({ tabla }) => tabla).filter((tabla) => !SIN_GUARDA.has(tabla))).toEqual([])
  })

  it('make nothing for an account that is gone', async () => {
    const rosa = await c().registrar()
    expect(
      (await c().pedir(rosa.token, 'POST /api/privacidad/borrado', { email: rosa.email, password: CLAVE })).status,
    ).toBe(200)
    const tarde = db()
      .insertInto('favoritos')
      .values({ usuarioId: rosa.id, experienciaId: c().mundo.ids.experienciaId!, createdAt: AHORA })
      .execute()
    await expect(tarde).rejects.toMatchObject({ code: '23514', constraint: 'cuenta_viva' })
  })
})
