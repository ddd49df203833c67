import { verify } from '@node-rs/argon2'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { TIPOS_EXPERIENCIA } from '#contract/enumeraciones/tipos-de-experiencia.ts'
import { aventuraDe, fotosDeLamina, rutaLamina, todasLasLaminas } from '#contract/escenas.ts'
import { leerRut } from '#domain/usuarios/rut.ts'
import type { Database as Tables } from '#server/db/schema.ts'
import type { Ctx } from '#server/ctx.ts'
import { conciliarConPsp, compararSaldoConPsp } from '#server/modules/finanzas/index.ts'
import { unaEscena } from '#server/testing/escenas.ts'
import { enMemoria } from '#server/testing/contexto.ts'
import { listarCompras, listarMovimientos } from '#server/modules/compras/index.ts'
import { verCredito } from '#server/modules/creditos/index.ts'
import { verAnalitica } from '#server/modules/analitica/index.ts'
import { rolarSalidas } from '#server/modules/disponibilidad/index.ts'
import { abrirDocumento, verAlta, verArchivo } from '#server/modules/documentos/index.ts'
import { listarSalidasDelEquipo } from '#server/modules/equipos/index.ts'
import { comprobarInvariantes } from '#server/modules/reservas/index.ts'
import { abrirSecretos } from '#server/modules/secretos/index.ts'
import { verSuscripcion } from '#server/modules/suscripciones/index.ts'
import { openPglite, openPostgres, type Database } from '#server/platform/db.ts'
import { migrate } from '#server/platform/migrate.ts'
import { startPostgres } from '#server/testing/postgres.ts'
import { cargarDemo } from './cargar.ts'
import { CLAVE_DEMO, CUENTAS_DEMO } from './cuentas.ts'

// Whole catalogues are laid out and compared, four of them, while other tests run.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })

const HOY = new Date('2026-11-21T15:20:00Z')
const migrations = new URL('../migrations/', import.meta.url)
const ctx = { settings: { STRIPE_SECRET_KEY: undefined }, archivos: enMemoria() }

let database: Database<Tables>

async function loaded(opened: Database<Tables>, hoy: Date): Promise<Database<Tables>> {
  await migrate(opened, migrations)
  const started = performance.now()
  await cargarDemo(opened, ctx, { hoy })
  console.log(`demo on ${opened.kind}: ${Math.round(performance.now() - started)} ms`)
  return opened
}

const query = async <T extends object>(text: string, from = database): Promise<T[]> =>
  (await sql.raw<T>(text).execute(from.db)).rows
const count = async (text: string, from = database): Promise<number> =>
  (await query<{ n: number }>(`select count(*)::int as n from ${text}`, from))[0]!.n

/** Whoever signs in with that mail, in the area that the account opens. */
async function ctxDe(email: string): Promise<Ctx> {
  const [u] = await query<{
    usuarioId: string
    anfitrionId: string | null
    proveedorId: string | null
    empresaId: string | null
    papel: string
  }>(`select u.id as usuario_id, a.id as anfitrion_id, m.proveedor_id, m.empresa_id, m.papel
    from usuarios u left join anfitriones a on a.usuario_id = u.id left join membresias m on m.usuario_id = u.id where u.email = '${email}' order by m.created_at`)
  const { usuarioId, anfitrionId, proveedorId, empresaId, papel } = u!
  const actor = {
    tipo: 'sesion',
    contexto: proveedorId ? 'proveedor' : 'cliente',
    usuarioId,
    sesionId: 's',
    anfitrionId,
    proveedor: proveedorId ? { id: proveedorId, rol: papel } : null,
    empresa: empresaId ? { id: empresaId, rol: papel } : null,
    rolesAdmin: [],
  }
  return {
    db: database.db,
    now: HOY,
    actor,
    secretos: await abrirSecretos(database.db),
    psp: { dinero: 'prueba' },
  } as unknown as Ctx
}

beforeAll(async () => {
  database = await loaded(await openPglite<Tables>({}), HOY)
})
afterAll(() => database.close())

describe('the catalogue', () => {
  it.each([
    [`proveedores where estado = 'Activo'`, 47],
    [`proveedores where estado = 'Pausado'`, 2],
    [`proveedores where estado = 'Documento vencido'`, 1],
    [`proveedores where estado = 'En revisión'`, 3],
    [`anfitriones where estado = 'Activo'`, 30],
    ['experiencias where listada', 234],
    [`experiencias where estado = 'en_revision'`, 4],
    [`ediciones where estado = 'en_revision'`, 5],
    [`experiencias where estado = 'observada'`, 1],
    [`experiencias where estado = 'borrador'`, 1],
    [`empresas where estado = 'Activa'`, 12],
    [`empresas where estado = 'Pendiente'`, 1],
  ])('holds %s: %i', async (text, n) => {
    expect(await count(text)).toBe(n)
  })

  it('names every kind, many cities, and nothing longer than a card', async () => {
    const tipos = await query<{ tipo: string }>(
      'select distinct tipo_experiencia as tipo from experiencias where listada',
    )
    expect(tipos.map(({ tipo }) => tipo).toSorted()).toEqual([...TIPOS_EXPERIENCIA].toSorted())
    expect(await count('(select distinct ciudad from experiencias where listada) c')).toBeGreaterThanOrEqual(30)
    expect(await count('experiencias where char_length(nombre_experiencia) > 60')).toBe(0)
    expect(await count('experiencias where min_participantes is not null')).toBe(10)
    expect(await count(`experiencias where confirmacion = 'solicitud'`)).toBe(20)
  })

  it('gives every experiencia an adult price, five pictures and its own code', async () => {
    expect(
      await count(
        `experiencias e where e.estado <> 'borrador' and not exists (select 1 from tarifas t where t.opcion_id in (select id from opciones where experiencia_id = e.id) and t.tipo = 'adulto' and t.precio = e.precio_por_persona)`,
      ),
    ).toBe(0)
    expect(await count(`experiencias where jsonb_array_length(fotos) <> 5 or fotos->0->>'url' <> portada`)).toBe(0)
    expect(await count('(select distinct codigo_corto from experiencias) c')).toBe(240)
  })

  it('knows only tax numbers with the right check digit', async () => {
    const ruts = await query<{ rut: string }>(
      'select rut from proveedores union all select rut from anfitriones union all select rut from empresas',
    )
    expect(ruts.filter(({ rut }) => leerRut(rut) === null)).toEqual([])
  })

  it('shows the registration of whoever goes to the mountain or the water', async () => {
    const sin = `(select proveedor_id, anfitrion_id from experiencias where tipo_experiencia in ('Trekking', 'Aventura', 'Stand Up Paddle') and estado = 'publicada') e
      left join proveedores p on p.id = e.proveedor_id left join anfitriones a on a.id = e.anfitrion_id
      where coalesce(p.verificaciones, a.verificaciones)::text not like '%Sernatur%'`
    expect(await count(sin)).toBe(0)
  })
})

describe('departures', () => {
  it('exist for every experiencia, and rolling them adds none', async () => {
    expect(
      await count(
        `experiencias e where e.estado <> 'borrador' and not exists (select 1 from salidas s where s.experiencia_id = e.id and s.inicio_utc between '${HOY.toISOString()}' and '${HOY.toISOString()}'::timestamptz + interval '120 days')`,
      ),
    ).toBe(0)
    const before = await count('salidas')
    await rolarSalidas({ db: database.db, now: HOY })
    expect(await count('salidas')).toBe(before)
  })

  it('are some full, some nearly so, and mostly free in the next three weeks', async () => {
    const soon = `(select s.cupos, (select coalesce(sum(plazas), 0) from reservas r where r.salida_id = s.id and r.estado in ('pagada', 'confirmada')) as tomadas
      from salidas s where s.inicio_utc between '${HOY.toISOString()}' and '${HOY.toISOString()}'::timestamptz + interval '21 days') s`
    const [all, taken, full, nearly] = await Promise.all([
      count(soon),
      count(`${soon} where tomadas > 0`),
      count(`${soon} where tomadas = cupos`),
      count(`${soon} where cupos - tomadas between 1 and 5 and tomadas > 0`),
    ])
    expect(taken / all).toBeLessThan(0.2)
    expect(full).toBeGreaterThan(20)
    expect(nearly).toBeGreaterThan(60)
  })
})

describe('sales', () => {
  it('break no promise of the market', async () => {
    expect(await comprobarInvariantes(database.db, HOY)).toEqual([])
  })

  it.each(['anfitriona@demo.cl', 'proveedor@demo.cl'])(
    'tell %s of 90 days from visits to income, as bookings and statement have them',
    async (email) => {
      const { actual, anterior, porDia, experiencias, perdidas } = await verAnalitica(await ctxDe(email), {
        desde: '2026-08-24',
        hasta: '2026-11-21',
      })
      expect(porDia).toHaveLength(90)
      expect(actual.vistas).toBeGreaterThan(anterior.vistas)
      expect(actual.vistas).toBeGreaterThan(actual.cotizaciones)
      expect(actual.cotizaciones).toBeGreaterThan(actual.retenciones)
      expect(actual.retenciones).toBeGreaterThan(actual.pagadas)
      expect(actual.pagadas).toBeGreaterThan(5)
      expect(perdidas.filter(({ actual: n }) => n > 0).length).toBeGreaterThan(3)
      expect(experiencias.length).toBeGreaterThan(2)
      const ids = experiencias.map(({ id }) => `'${id}'`).join()
      const enPeriodo = `r.experiencia_id in (${ids}) and r.created_at >= '2026-08-24T04:00:00Z' and r.created_at < '2026-11-22T03:00:00Z'`
      const [pagado] = await query<{ n: number }>(
        `select sum(p.capturado - p.reembolsado)::float8 as n from pagos p join reservas r on r.id = p.reserva_id where ${enPeriodo}`,
      )
      const [debido] = await query<{ n: number }>(
        `select sum(l.neto + l.retencion + l.costo_tarjeta)::float8 as n from liquidaciones l join reservas r on r.id = l.reserva_id where ${enPeriodo}`,
      )
      expect([actual.ventas, actual.ingresos]).toEqual([pagado!.n, debido!.n])
    },
  )

  it('are enough to look lived in', async () => {
    expect(await count(`reservas where estado = 'realizada'`)).toBeGreaterThan(600)
    expect(await count(`reservas where estado = 'no_asistio'`)).toBeGreaterThan(10)
    expect(await count(`reembolsos where estado = 'hecho'`)).toBeGreaterThan(30)
    expect(
      await query(
        `select r.estado, r.estado_pago, c.estado as caso, c.decision from reservas r join casos c on c.objeto_id = r.id::text where c.tipo = 'ausencia' order by r.estado`,
      ),
    ).toEqual([
      { estado: 'confirmada', estadoPago: 'pagado', caso: 'abierto', decision: null },
      { estado: 'no_prestada', estadoPago: 'reembolsado', caso: 'resuelto', decision: 'no_prestada' },
    ])
    expect(
      await query(
        `select h.hecho, h.actor is not null as de_alguien from caso_hechos h join casos c on c.id = h.caso_id where c.decision = 'no_prestada' order by h.created_at`,
      ),
    ).toEqual([
      { hecho: 'abierto', deAlguien: false },
      { hecho: 'no_prestada', deAlguien: true },
    ])
    const anotado = await query<{ accion: string; actor: string }>(`select accion, actor from auditoria order by id`)
    expect(new Set(anotado.map(({ accion }) => accion))).toEqual(
      new Set([
        'crear_corrida',
        'aprobar_corrida',
        'enviar_corrida',
        'concluir_corrida',
        'pedir_transferencia',
        'decidir_no_prestada',
      ]),
    )
    expect(await count(`auditoria a where not exists (select 1 from usuarios u where u.id::text = a.actor)`)).toBe(0)
  })

  it('happen in order, and only of what is published', async () => {
    expect(
      await count(`reservas r join salidas s on s.id = r.salida_id join experiencias e on e.id = r.experiencia_id
      where e.estado <> 'publicada' or r.created_at < e.publicada_en or r.created_at > s.cierre_ventas or r.created_at > '${HOY.toISOString()}'
        or r.confirmada_en > '${HOY.toISOString()}' or r.cancelada_en > s.inicio_utc or r.cancelada_en < r.confirmada_en`),
    ).toBe(0)
    expect(
      await count(
        `reservas r join salidas s on s.id = r.salida_id where r.estado in ('realizada', 'no_asistio') and s.fin_utc > '${HOY.toISOString()}'`,
      ),
    ).toBe(0)
    expect(
      await count(
        `reservas r join salidas s on s.id = r.salida_id where r.estado in ('confirmada', 'pagada') and r.sin_operador_en is null and s.fin_utc <= '${HOY.toISOString()}'`,
      ),
    ).toBe(0)
    expect(
      await count(
        `reservas where estado = 'pagada' and (aceptar_antes_de is null or aceptar_antes_de <= '${HOY.toISOString()}')`,
      ),
    ).toBe(0)
  })

  it('pay nobody for what was given back', async () => {
    expect(
      await count(
        `reservas v where (estado_pago = 'reembolsado' or exists (select 1 from reembolsos d where d.reserva_id = v.id and d.via = 'transferencia' and d.monto = v.total)) <> (coalesce(estado_liquidacion, '') = 'revertida')`,
      ),
    ).toBe(0)
  })

  it('are paid to their operators: a run that is done, with a transfer that came back, and one that waits for its approval', async () => {
    expect(await query('select estado from corridas order by numero')).toEqual([
      { estado: 'pagada' },
      { estado: 'borrador' },
    ])
    expect(await count(`abonos where estado = 'devuelto'`)).toBe(1)
    for (const estado of ['retenida', 'liberable', 'programada', 'liquidada'])
      expect(await count(`liquidaciones where estado = '${estado}'`)).toBeGreaterThan(0)
    expect(
      await count(
        `reservas r join liquidaciones l on l.reserva_id = r.id where l.concepto = 'venta' and r.estado_liquidacion <> l.estado`,
      ),
    ).toBe(0)
    expect(
      await count(
        `liquidaciones l join anfitriones h on h.id = l.anfitrion_id join usuarios u on u.id = h.usuario_id where u.email = 'anfitriona@demo.cl' and l.estado = 'liquidada'`,
      ),
    ).toBeGreaterThan(3)
  })

  it('leave the payment counterpart able to give coming bookings back', async () => {
    expect(
      await count(`pagos p join reservas r on r.id = p.reserva_id where r.estado in ('confirmada', 'pagada')
      and not exists (select 1 from sandbox_objetos o where o.id = p.psp_intento and (o.datos->>'amount')::int = p.capturado)`),
    ).toBe(0)
  })
})

describe('the payment counterpart', () => {
  it('agrees with all that was just laid out, but for the one difference that waits in its queue', async () => {
    const e = await unaEscena(database, { at: HOY })
    expect(await compararSaldoConPsp(e.ctx())).toBe(true)
    expect(await query('select libro = disponible as igual, libro > 0 as hay from saldos_psp')).toEqual([
      { igual: true, hay: true },
      { igual: true, hay: true },
    ])
    expect(await conciliarConPsp(e.ctx())).toMatchObject({ abiertas: 1 })
    expect(
      await query(
        `select c.objeto, c.estado from casos c join diferencias d on d.id::text = c.objeto_id where c.tipo = 'discrepancia'`,
      ),
    ).toEqual([{ objeto: 'diferencia', estado: 'abierto' }])
  })
})

describe('reviews', () => {
  it('come after a trip that took place, one text once per experiencia', async () => {
    expect(
      await count(`resenas x join reservas r on r.id = x.reserva_id join salidas s on s.id = r.salida_id
      where r.estado <> 'realizada' or x.publicada_en < s.fin_utc or x.publicada_en > '${HOY.toISOString()}' or r.usuario_id <> x.usuario_id`),
    ).toBe(0)
    expect(await count('(select 1 from resenas group by experiencia_id, comentario having count(*) > 1) x')).toBe(0)
    expect(await count('(select 1 from resenas group by experiencia_id, usuario_id having count(*) > 1) x')).toBe(0)
  })

  it('of travellers: one to write and one that waits, for the host and for the provider of the demo', async () => {
    const de = (
      dicha: string,
      suya: string,
    ) => `reservas r join salidas s on s.id = r.salida_id join experiencias e on e.id = r.experiencia_id where r.estado = 'realizada' and r.usuario_id is not null
      and s.fin_utc > '${HOY.toISOString()}'::timestamptz - interval '10 days' and ${dicha} exists (select 1 from resenas_de_viajeros v where v.reserva_id = r.id) and ${suya} exists (select 1 from resenas x where x.reserva_id = r.id)`
    for (const quien of [
      `e.proveedor_id = (select proveedor_id from membresias m join usuarios u on u.id = m.usuario_id where u.email = 'proveedor@demo.cl')`,
      `e.anfitrion_id = (select a.id from anfitriones a join usuarios u on u.id = a.usuario_id where u.email = 'anfitriona@demo.cl')`,
    ]) {
      expect([
        (await count(`${de('not', 'not')} and ${quien}`)) > 0,
        await count(`${de('', 'not')} and ${quien}`),
      ]).toEqual([true, 1])
    }
  })

  it('add up on the card', async () => {
    expect(
      await count(`experiencias e where (calificacion_suma, calificacion_cantidad) <>
      (select coalesce(sum(puntaje), 0)::int, count(*)::int from resenas where experiencia_id = e.id)`),
    ).toBe(0)
    expect(await count('experiencias where listada and calificacion_cantidad = 0')).toBe(35)
    expect(await count('experiencias where calificacion_cantidad > 12')).toBe(0)
  })

  it('place the first 24 so that neighbours differ in zone or kind, with every kind among them', async () => {
    const first = await query<{ zona: string; tipo: string; portada: string }>(
      `select split_part(portada, '-', 1) as zona, tipo_experiencia as tipo, portada from experiencias where listada order by relevancia desc, id limit 24`,
    )
    expect(first.filter(({ zona, tipo }, i) => zona === first[i - 1]?.zona && tipo === first[i - 1]?.tipo)).toEqual([])
    expect(new Set(first.map(({ tipo }) => tipo)).size).toBe(8)
    expect(new Set(first.map(({ zona }) => zona)).size).toBeGreaterThanOrEqual(6)
  })
})

describe('covers', () => {
  it('show each experiencia something no other one shows, and never the same subject and hour among 12 in a row', async () => {
    const filas = await query<{ portada: string; alt: string }>(
      `select portada, fotos->0->>'alt' as alt from experiencias where listada order by relevancia desc, id`,
    )
    expect(new Set(filas.map(({ portada }) => portada)).size).toBe(filas.length)
    const escena = (alt: string): string => alt.replace(/, [^,]+, ([^,]+)$/, ' $1')
    const repetidas = filas.filter(({ alt }, i) =>
      filas.slice(Math.max(0, i - 11), i).some((otra) => escena(otra.alt) === escena(alt)),
    )
    expect(repetidas).toEqual([])
  })

  it('seldom show the same subject twice side by side where somebody searches by city', async () => {
    const filas = await query<{ ciudad: string; alt: string }>(
      `select ciudad, fotos->0->>'alt' as alt from experiencias where listada order by relevancia desc, id`,
    )
    const vecinas = [...Map.groupBy(filas, ({ ciudad }) => ciudad).values()].flatMap((deUna) =>
      deUna.slice(1).map((una, i) => [deUna[i]!.alt, una.alt] as const),
    )
    const motivo = (alt: string): string => alt.slice(0, alt.lastIndexOf(','))
    const iguales = vecinas.filter(([una, otra]) => motivo(una) === motivo(otra))
    expect(iguales.length / vecinas.length).toBeLessThanOrEqual(0.1)
  })

  it('show a raft to nobody who rides, a bicycle to nobody who rows, and hot springs and geysers where they are', async () => {
    const filas = await query<{ nombre: string; portada: string }>(
      `select nombre_experiencia as nombre, portada from experiencias where tipo_experiencia = 'Aventura'`,
    )
    const laminas = new Map(todasLasLaminas().map((lamina) => [rutaLamina(lamina), lamina]))
    const que = filas.map(({ nombre, portada }) => ({
      nombre,
      hace: aventuraDe(laminas.get(portada)!),
      motivo: laminas.get(portada)!.motivo.id,
    }))
    expect(
      que.filter(({ nombre, hace }) => hace === 'balsa' && /cabalga|pedalea|escala|raquetas|sandboard/i.test(nombre)),
    ).toEqual([])
    expect(
      que.filter(
        ({ nombre, hace }) => hace === 'bicicleta' && /balsa|kayak|\brema\b|navega|snorkel|cabalga/i.test(nombre),
      ),
    ).toEqual([])
    expect(
      que
        .filter(({ motivo }) => motivo === 'termas' || motivo === 'tatio')
        .map(({ nombre }) => nombre)
        .toSorted(),
    ).toEqual(['Báñate de noche en las termas de la pasarela roja', 'Siente el amanecer entre los géiseres del Tatio'])
  })

  it('say in words what the contract says', async () => {
    const filas = await query<{ url: string; alt: string }>(
      `select foto->>'url' as url, foto->>'alt' as alt from experiencias, jsonb_array_elements(fotos) foto`,
    )
    const palabras = new Map(
      todasLasLaminas()
        .flatMap(fotosDeLamina)
        .map(({ url, alt }) => [url, alt]),
    )
    expect(filas.filter(({ url, alt }) => palabras.get(url) !== alt)).toEqual([])
  })
})

describe('accounts', () => {
  it.each(CUENTAS_DEMO)('$email signs in with the password that is printed', async ({ email }) => {
    const [usuario] = await query<{ claveHash: string }>(
      `select clave_hash from usuarios where email = '${email}' and email_verificado_en is not null and suspendido_en is null`,
    )
    expect(await verify(usuario!.claveHash, CLAVE_DEMO)).toBe(true)
  })

  it('open the areas they stand for', async () => {
    const mails = await query<{ email: string; tipo: string; papel: string }>(
      `select u.email, m.tipo, m.papel from membresias m join usuarios u on u.id = m.usuario_id where u.email like '%@demo.cl' order by 1`,
    )
    expect(mails).toEqual([
      { email: 'admin@demo.cl', tipo: 'admin', papel: 'super' },
      { email: 'ayudante@demo.cl', tipo: 'anfitrion', papel: 'guia' },
      { email: 'empresa@demo.cl', tipo: 'empresa', papel: 'dueno' },
      { email: 'finanzas@demo.cl', tipo: 'admin', papel: 'finanzas' },
      { email: 'guia@demo.cl', tipo: 'proveedor', papel: 'guia' },
      { email: 'guia@demo.cl', tipo: 'proveedor', papel: 'guia' },
      { email: 'proveedor@demo.cl', tipo: 'proveedor', papel: 'dueno' },
    ])
    const coming = (operador: string, email: string) =>
      count(`reservas r join experiencias e on e.id = r.experiencia_id left join anfitriones a on a.id = e.anfitrion_id
      join usuarios u on u.id = coalesce(a.usuario_id, (select usuario_id from membresias m where m.proveedor_id = e.proveedor_id and m.papel = 'dueno'))
      where ${operador} is not null and u.email = '${email}' and r.estado = 'confirmada'`)
    expect(await coming('e.anfitrion_id', 'anfitriona@demo.cl')).toBeGreaterThan(3)
    expect(await coming('e.proveedor_id', 'proveedor@demo.cl')).toBeGreaterThan(10)
  })

  it('give the viajera one trip to review, one refund, two to come, one called off and one to be accepted', async () => {
    const own = `reservas r join usuarios u on u.id = r.usuario_id join salidas s on s.id = r.salida_id where u.email = 'viajera@demo.cl'`
    expect(await count(`${own} and r.estado = 'realizada'`)).toBe(3)
    expect(
      await count(
        `${own} and r.estado = 'realizada' and s.fin_utc > '${HOY.toISOString()}'::timestamptz - interval '14 days' and not exists (select 1 from resenas x where x.reserva_id = r.id)`,
      ),
    ).toBe(1)
    expect(await count(`${own} and r.estado = 'cancelada' and r.estado_pago = 'reembolsado'`)).toBe(1)
    expect(
      await count(
        `${own} and r.estado = 'confirmada' and s.inicio_utc < '${HOY.toISOString()}'::timestamptz + interval '30 days' and s.estado <> 'cancelada'`,
      ),
    ).toBe(2)
    expect(await count(`${own} and r.estado = 'pagada'`)).toBe(1)
    expect(
      await count(
        `${own} and s.estado = 'cancelada' and exists (select 1 from ofertas_de_fecha o where o.reserva_id = r.id and o.salida_id = s.id and o.vence_en > '${HOY.toISOString()}')`,
      ),
    ).toBe(1)
    expect(await count(`recursos where nombre = 'Kayaks' and cantidad = 6`)).toBe(1)
  })
})

describe('the papers of the two operators whose areas are open', () => {
  it.each([
    ['anfitriona@demo.cl', ['sobre', 'contacto', 'identidad', 'actividad', 'pagos'], []],
    ['proveedor@demo.cl', ['sobre', 'contacto', 'identidad', 'actividad', 'registro', 'pagos'], ['plan_emergencia']],
  ] as const)(
    'of %s lack nothing, and hold for every kind that is sold; what expires soon stops no sale, and waits in its queue',
    async (email, tareas, porVencer) => {
      const ctx = await ctxDe(email)
      const alta = await verAlta(ctx)
      expect(alta.estado).toBe('Activo')
      expect(alta.tareas.map(({ clave, estado }) => [clave, estado])).toEqual(
        tareas.map((clave) => [clave, 'completada']),
      )
      const deCada = Object.groupBy(alta.documentos, ({ estado }) => estado)
      expect([Object.keys(deCada).toSorted(), (deCada.vence_pronto ?? []).map(({ tipo }) => tipo)]).toEqual([
        porVencer.length > 0 ? ['valido', 'vence_pronto'] : ['valido'],
        porVencer,
      ])
      expect(await count(`casos where tipo = 'documento' and estado = 'abierto' and objeto_id = '${alta.id}'`)).toBe(
        porVencer.length,
      )
      const [documento] = alta.documentos
      const { url } = await verArchivo(ctx, { documentoId: documento!.id })
      const papel = await abrirDocumento(
        { ...ctx, archivos: enMemoria() },
        url.split('?')[0]!,
        new URLSearchParams(url.split('?')[1]),
      )
      expect((await new Response(await papel!.leer()).text()).slice(0, 5)).toBe('%PDF-')
      const quien = `case when '${alta.tipo}' = 'anfitrion' then e.anfitrion_id else e.proveedor_id end = '${alta.id}'`
      expect(await count(`experiencias e where ${quien} and e.estado = 'publicada'`)).toBeGreaterThan(2)
      expect(
        await count(
          `experiencias e where ${quien} and venta_hasta(e.proveedor_id, e.anfitrion_id, e.tipo_experiencia) < date '${HOY.toISOString().slice(0, 10)}' + 180`,
        ),
      ).toBe(0)
    },
  )

  it('go with a plan that is paid, and its lower commission since it began', async () => {
    const { plan, estado, tarjeta, cobros } = await verSuscripcion(await ctxDe('anfitriona@demo.cl'))
    expect({ plan, estado, tarjeta, cobros: cobros.map((cobro) => cobro.estado) }).toEqual({
      plan: 'pro',
      estado: 'activa',
      tarjeta: { marca: 'visa', ultimos4: '4242' },
      cobros: ['exitoso'],
    })
    const suyas = `pagos p join reservas r on r.id = p.reserva_id join experiencias e on e.id = r.experiencia_id join suscripciones s on s.anfitrion_id = e.anfitrion_id`
    expect(await count(`${suyas} where p.comision_tasa = 800`)).toBeGreaterThan(0)
    expect(await count(`${suyas} where (p.comision_tasa = 800) <> (p.capturado_en >= s.prueba_usada_en)`)).toBe(0)
    expect(await count(`pagos where comision_tasa <> 1200`)).toBe(await count(`${suyas} where p.comision_tasa = 800`))
  })

  it('give the company a statement of this month and the one before, by its people and its system, and a debt within its credit', async () => {
    const actor = await ctxDe('empresa@demo.cl')
    expect(await verCredito(actor)).toMatchObject({
      limite: 3_000_000,
      vencido: 0,
      pagos: [{ referencia: 'TEF 30418' }],
    })
    const { deuda, disponible } = await verCredito(actor)
    expect([deuda > 100_000, disponible > 100_000]).toEqual([true, true])
    const aCuenta = await query<{ enPanel: boolean; n: number }>(
      "select exists (select 1 from compras c where c.reserva_id = r.id) as en_panel, count(*)::int as n from reservas r where r.estado_pago = 'autorizado' group by 1 order by 1",
    )
    expect(aCuenta).toMatchObject([{ n: 3 }, { n: 4 }])
    expect(
      await count(
        "reservas r join reventas v on v.reserva_id = r.id join claves_api k on k.id = v.clave_id where r.estado_pago = 'autorizado'",
      ),
    ).toBe(3)
    // Its operators were paid: that is between them and us.
    expect(
      await count(
        "movimientos m join reservas r on r.id = m.reserva_id where m.tipo = 'liquidacion' and r.empresa_id is not null",
      ),
    ).toBeGreaterThan(0)
    for (const mes of ['2026-09', '2026-10', '2026-11'])
      expect(
        (await listarMovimientos(actor, { mes })).items.filter(({ tipo, monto }) => tipo !== 'compra' || monto < 0),
      ).toEqual([])
    const { items } = await listarCompras(actor, {})
    expect(items.find(({ acciones }) => acciones.puedeAprobar)).toMatchObject({
      aprobacion: 'pendiente',
      aCuenta: true,
    })
    expect(new Set(items.filter(({ aCuenta: si }) => si).map(({ centroDeCosto }) => centroDeCosto))).toEqual(
      new Set(['Receptivo', 'Congresos', 'Viajes de estudio', null]),
    )
  })

  it('give the guide a departure to lead, with people on it', async () => {
    const { items, total } = await listarSalidasDelEquipo(await ctxDe('guia@demo.cl'), {})
    expect(total).toBe(1)
    expect(items[0]).toMatchObject({ guia: { nombre: 'Camilo' } })
    expect(items[0]!.viajeros).toBeGreaterThan(0)
  })
})

describe('another fresh start', () => {
  const LASTING = [
    'select id, slug, codigo_corto, nombre_experiencia, descripcion_larga, precio_por_persona, fotos, detalle, proveedor_id, anfitrion_id, calificacion_suma, calificacion_cantidad, relevancia from experiencias order by id',
    'select id, slug, codigo_corto, rut, descripcion, domicilio, telefono from proveedores order by id',
    'select id, slug, usuario_id, rut, biografia from anfitriones order by id',
    'select id, nombre, apellido, email, telefono from usuarios order by id',
    'select id, opcion_id, tipo, precio, edad_min, edad_max from tarifas order by id',
    'select id, opcion_id, dias, hora, cupos from horarios order by id',
    'select id, rut, estado from empresas order by id',
    'select id, experiencia_id, autor, puntaje, comentario, respuesta from resenas order by id',
    'select palabra, veces from palabras order by palabra',
  ]

  it('weeks later has the same ids, texts, prices and reviews, and keeps its promises', async () => {
    const later = new Date('2027-04-03T02:10:00Z')
    const other = await loaded(await openPglite<Tables>({}), later)
    for (const text of LASTING) expect(await query(text, other)).toEqual(await query(text))
    expect(await comprobarInvariantes(other.db, later)).toEqual([])
    await other.close()
  })

  it('on the same day has the same bookings', async () => {
    const other = await loaded(await openPglite<Tables>({}), HOY)
    const text = 'select id, codigo, salida_id, usuario_id, total, estado, created_at from reservas order by id'
    expect(await query(text, other)).toEqual(await query(text))
    await other.close()
  })

  it('fills a PostgreSQL the same way', async () => {
    const server = await startPostgres()
    const other = await loaded(await openPostgres<Tables>({ url: server.url }), HOY)
    expect(await count('experiencias where listada', other)).toBe(234)
    expect(await comprobarInvariantes(other.db, HOY)).toEqual([])
    await other.close()
    await server.stop()
  })
})
