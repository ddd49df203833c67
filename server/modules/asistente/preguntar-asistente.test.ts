import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asistente } from '#contract/asistente.ts'
import { AYUDA } from '#domain/asistente/dialogos/ayuda.ts'
import { HILOS } from '#domain/asistente/dialogos/hilos.ts'
import { LENGUAS } from '#domain/asistente/dialogos/lenguas.ts'
import { LUGARES } from '#domain/asistente/dialogos/lugares.ts'
import { MAS_TORCIDOS } from '#domain/asistente/dialogos/mas-torcidos.ts'
import { PERSONAS } from '#domain/asistente/dialogos/personas.ts'
import { PRECIOS } from '#domain/asistente/dialogos/precios.ts'
import { RESERVAS_TORCIDAS, RESERVAS_Y_CIERRES } from '#domain/asistente/dialogos/reservas-y-cierres.ts'
import { SESENTA_INYECCIONES } from '#domain/asistente/dialogos/sesenta-inyecciones.ts'
import { TIPOS } from '#domain/asistente/dialogos/tipos.ts'
import { TORCIDOS } from '#domain/asistente/dialogos/torcidos.ts'
import { VARIADOS } from '#domain/asistente/dialogos/variados.ts'
import { sumarDias } from '#domain/fechas.ts'
import { VISITANTE, type Ctx } from '#server/ctx.ts'
import type { Database } from '#server/db/schema.ts'
import type { Database as Opened } from '#server/platform/db.ts'
import { unaBase } from '#server/testing/base.ts'
import { CANARIOS, unCatalogoChico } from '#server/testing/catalogo-chico.ts'
import { cifrasAjenas, cumple, RUTAS, type Respuesta } from '#server/testing/juez-asistente.ts'
import { unCtx } from '#server/testing/contexto.ts'
import { AHORA, HOY, unaReserva, unUsuario } from '#server/testing/datos.ts'
import { asistenteJobs, deleteConversacionesDe, olvidarConversacion, preguntarAsistente } from './index.ts'

const { input, output } = asistente.preguntarAsistente
const PREGUNTAS = [
  LUGARES,
  PERSONAS,
  PRECIOS,
  TIPOS,
  AYUDA,
  VARIADOS,
  TORCIDOS,
  MAS_TORCIDOS,
  LENGUAS,
  RESERVAS_Y_CIERRES,
  RESERVAS_TORCIDAS,
]
  .flat()
  .map(({ dice }) => dice)
const CON_FECHA = [
  'vino en Santa Cruz mañana para 4',
  'trekking pasado mañana',
  'algo el fin de semana para 6',
  'Valparaíso el sábado',
  'aves entre hoy y el domingo para 2',
  `cultura el ${Number(sumarDias(HOY, 4).slice(8))} de noviembre para 3`,
  'Pucón la próxima semana para 6',
  'comida en Santiago este mes para 5',
]

describe.each(unaBase())('the assistant on $nombre', ({ abrir }) => {
  let base: Opened<Database>
  let ctx: Ctx

  const preguntar = async (message: string, rest: object = {}, otro: Partial<Ctx> = {}): Promise<Respuesta> => {
    const respuesta = await preguntarAsistente({ ...ctx, ...otro }, input.parse({ message, ...rest }))
    expect(output.parse(respuesta)).toEqual(respuesta)
    return respuesta
  }

  beforeAll(async () => {
    base = await abrir()
    ctx = unCtx(base)
    await unCatalogoChico(base.db)
  })
  afterAll(() => base.close())

  it('answers every dialogue with what satisfies the filters and with no figure of its own', async () => {
    let mostradas = 0
    for (const message of [...PREGUNTAS, ...CON_FECHA]) {
      const respuesta = await preguntar(message)
      mostradas += respuesta.experiencias.length
      expect
        .soft(
          respuesta.experiencias.filter((una) => !cumple(una, respuesta.filtros)),
          message,
        )
        .toEqual([])
      expect
        .soft(
          (respuesta.alternativas?.experiencias ?? []).filter((una) => !cumple(una, respuesta.alternativas!.filtros)),
          message,
        )
        .toEqual([])
      expect.soft(cifrasAjenas(respuesta), `${message} → ${respuesta.response}`).toEqual([])
      expect
        .soft(
          respuesta.fuentes.map(({ url }) => url).filter((url) => !RUTAS.test(url)),
          message,
        )
        .toEqual([])
    }
    expect(mostradas).toBeGreaterThan(300)
  })

  it('shows seats that are really there', async () => {
    for (const message of CON_FECHA) {
      const { experiencias, filtros } = await preguntar(message)
      for (const { salida } of experiencias) {
        const row = await base.db
          .selectFrom('salidas')
          .select(['cupos', 'inicioLocal'])
          .where('id', '=', salida!.id)
          .executeTakeFirstOrThrow()
        const { ocupadas } = await base.db
          .selectFrom('reservas')
          .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('plazas'), eb.lit(0)).as('ocupadas'))
          .where('salidaId', '=', salida!.id)
          .executeTakeFirstOrThrow()
        expect(salida!.cuposDisponibles).toBe(row.cupos - ocupadas)
        expect(salida!.cuposDisponibles).toBeGreaterThanOrEqual(filtros.participantes ?? 1)
      }
    }
  })

  it('says so when nothing fits, and which filter had to go', async () => {
    const caro = await preguntar('trekking en Arica por menos de 2 lucas')
    expect(caro).toMatchObject({
      filtros: { destino: 'Arica', tipo: 'Trekking', precioMax: 2000 },
      experiencias: [],
      alternativas: { sinFiltros: ['precioMax'], experiencias: [{ ciudad: 'Arica', tipoExperiencia: 'Trekking' }] },
    })
    expect(caro.response).toMatch(/No encontré .* Sin el límite de precio hay 1 experiencia/)
    expect(await preguntar('algo en Zapallar')).toMatchObject({
      filtros: { destino: 'Zapallar' },
      experiencias: [],
      alternativas: { sinFiltros: ['destino'], experiencias: [{ ciudad: 'Valparaíso' }, {}, {}, {}, {}, {}] },
    })
    expect(await preguntar('algo en Zapallar el 15 de agosto')).toMatchObject({
      experiencias: [],
      alternativas: { sinFiltros: ['fecha', 'destino'] },
    })
  })

  it('knows every comuna, and claims no distance it was not told', async () => {
    const { filtros, response, alternativas } = await preguntar('que hay en loncoche')
    expect(filtros).toEqual({ destino: 'Loncoche' })
    expect(alternativas?.experiencias.every(({ region }) => region === '09')).toBe(true)
    expect(response).toMatch(
      /^Por ahora no hay experiencias publicadas en Loncoche\. En la Región de La Araucanía hay \d+ experiencias?\. Por ejemplo: /,
    )
    expect((await preguntar('que hay en quirihue')).response).toMatch(/publicadas en Quirihue\./)
  })

  it('says that there is nothing cheaper, and that it does not sift by the hour', async () => {
    const { conversacionId } = await preguntar('trekking en Arica')
    expect((await preguntar('y mas barato?', { conversacionId })).response).toContain(
      'No hay otra más barata con lo que pides.',
    )
    expect((await preguntar('algo en Arica en la tarde')).response).toMatch(/^No filtro por hora/)
  })

  it('puts what somebody is fond of first, and filters by nothing of it', async () => {
    const sola = await preguntar('qué hago en Santiago', {
      userPreferences: { intereses: ['vino'], otra: 'se ignora' },
    })
    expect(sola.experiencias[0]).toMatchObject({ tipoExperiencia: 'Enológica' })
    expect(sola.filtros).toEqual({ destino: 'Santiago' })
  })

  it('takes those of the profile, where the question brings none and its person agreed', async () => {
    const { id } = await unUsuario(base.db, { perfilPreferencias: JSON.stringify({ intereses: ['vino'] }) })
    const otro = { actor: sesion(id) }
    const consentir = (otorgado: boolean) =>
      base.db
        .insertInto('consentimientos')
        .values({ usuarioId: id, tipo: 'personalizacion_ia', version: '1', otorgado, createdAt: AHORA })
        .execute()
    expect((await preguntar('qué hago en Santiago', {}, otro)).experiencias).toEqual(
      (await preguntar('qué hago en Santiago')).experiencias,
    )
    expect(
      (await preguntar('qué hago en Santiago', { userPreferences: { intereses: ['vino'] } }, otro)).experiencias,
    ).toEqual((await preguntar('qué hago en Santiago')).experiencias)
    await consentir(true)
    expect(
      (await preguntar('qué hago en Santiago', { userPreferences: { intereses: ['aves'] } }, otro)).experiencias[0],
    ).toMatchObject({ tipoExperiencia: 'Avistamiento de Aves' })
    expect((await preguntar('qué hago en Santiago', {}, otro)).experiencias[0]).toMatchObject({
      tipoExperiencia: 'Enológica',
    })
    const sinNada = await preguntar('qué hago en Santiago')
    expect((await preguntar('qué hago en Santiago', { userPreferences: null }, otro)).experiencias).toEqual(
      sinNada.experiencias,
    )
    await consentir(false)
    expect((await preguntar('qué hago en Santiago', {}, otro)).experiencias).toEqual(sinNada.experiencias)
    await consentir(true)
    const bloqueo = {
      id: crypto.randomUUID(),
      usuarioId: id,
      derecho: 'bloqueo',
      alcance: ['preferencias'],
      estado: 'recibida',
      venceEn: AHORA,
      createdAt: AHORA,
    }
    await base.db.insertInto('solicitudesDatos').values(bloqueo).execute()
    expect((await preguntar('qué hago en Santiago', {}, otro)).experiencias, 'blocked').toEqual(sinNada.experiencias)
    await base.db
      .updateTable('solicitudesDatos')
      .set({ estado: 'cumplida', resueltaEn: AHORA })
      .where('id', '=', bloqueo.id)
      .execute()
    expect((await preguntar('qué hago en Santiago', {}, otro)).experiencias[0]).toMatchObject({
      tipoExperiencia: 'Enológica',
    })
    await base.db
      .updateTable('usuarios')
      .set({ perfilPreferencias: JSON.stringify({ intereses: 7 }) })
      .where('id', '=', id)
      .execute()
    expect((await preguntar('qué hago en Santiago', {}, otro)).experiencias).toEqual(sinNada.experiencias)
  })

  it('takes preferences of two kilobytes at most', () => {
    expect(input.safeParse({ message: 'hola', userPreferences: null }).success).toBe(true)
    expect(input.safeParse({ message: 'hola', userPreferences: { otra: 'x'.repeat(3000) } }).success).toBe(false)
    expect(
      input.safeParse({
        message: 'hola',
        userPreferences: { intereses: 'ñ'.repeat(200), ritmo: 'ñ'.repeat(200), dieta: Array(20).fill('x'.repeat(80)) },
      }).success,
    ).toBe(false)
    expect(
      input.safeParse({ message: '' }).success ||
        input.safeParse({ message: ' '.repeat(9) }).success ||
        input.safeParse({ message: 'a'.repeat(2001) }).success,
    ).toBe(false)
  })

  describe('bookings', () => {
    const PROXIMA = '¿cuándo es mi próxima reserva?'
    const reservar = async (usuarioId: string, fila: object = {}) => {
      const salida = await base.db
        .selectFrom('salidas as s')
        .innerJoin('experiencias as e', 'e.id', 's.experienciaId')
        .select(['s.id', 's.experienciaId', 's.opcionId', 'e.nombreExperiencia'])
        .where('e.listada', '=', true)
        .where('s.inicioUtc', '>', AHORA)
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom('reservas').select('reservas.id').whereRef('reservas.salidaId', '=', 's.id'))),
        )
        .orderBy('s.inicioUtc', 'desc')
        .orderBy('s.id')
        .executeTakeFirstOrThrow()
      const { codigo } = await unaReserva(base.db, salida, { usuarioId, plazas: 1, total: 20_000, ...fila })
      return { codigo, nombreExperiencia: salida.nombreExperiencia }
    }

    it('tells whose it is the next one, and keeps nothing of it', async () => {
      const [ana, beto] = [await unUsuario(base.db), await unUsuario(base.db)]
      const { codigo, nombreExperiencia } = await reservar(ana.id)
      const suya = await preguntar(PROXIMA, {}, { actor: sesion(ana.id) })
      expect(suya.response).toMatch(
        /^Tu próxima reserva confirmada es «.+», el [a-zé]{3} \d+ [a-z]+ a las \d\d:\d\d\. El estado y el detalle están en Mis Experiencias\.$/,
      )
      expect(suya.response).toContain(nombreExperiencia)
      expect(suya.fuentes).toEqual([{ titulo: 'Mis Experiencias', url: '/mis-entradas' }])
      const { respuesta } = await base.db
        .selectFrom('conversacionTurnos')
        .select('respuesta')
        .where('conversacionId', '=', suya.conversacionId)
        .executeTakeFirstOrThrow()
      expect(respuesta).not.toContain(nombreExperiencia)
      for (const actor of [VISITANTE, sesion(beto.id), { ...sesion(ana.id), contexto: 'proveedor' } as Ctx['actor']]) {
        for (const message of [
          PROXIMA,
          `estado de mi reserva ${codigo.slice(0, 4)}-${codigo.slice(4)}`,
          `mi reserva ${codigo}`,
        ]) {
          const ajena = await preguntar(message, {}, { actor })
          expect(JSON.stringify(ajena)).not.toContain(nombreExperiencia)
          expect(ajena).toMatchObject({
            experiencias: [],
            fuentes: expect.arrayContaining([
              { titulo: 'Buscar mi entrada con correo y código', url: '/buscar-entrada' },
            ]),
          })
        }
      }
    })

    it('looks nothing up by a code, and tells of none that is not confirmed', async () => {
      const { id } = await unUsuario(base.db)
      await reservar(id, { estado: 'pendiente', estadoPago: 'sin_pago' })
      const { response } = await preguntar(PROXIMA, {}, { actor: sesion(id) })
      expect(response).toMatch(/^No veo una reserva confirmada por venir/)
      const { nombreExperiencia } = await reservar(id)
      expect(
        (await preguntar('¿cuál es el estado de mi reserva 7K4M-92QX?', {}, { actor: sesion(id) })).response,
      ).toMatch(/^Si esa reserva es de tu cuenta/)
      expect((await preguntar(PROXIMA, {}, { actor: sesion(id) })).response).toContain(nombreExperiencia)
    })
  })

  it('says that it does not know what is open, and shows what there is', async () => {
    const { response, experiencias, fuentes } = await preguntar('¿está cerrado el parque en Pucón?')
    expect(response).toMatch(/^No sé si un parque.* CONAF.* Encontré \d+ experiencias? en Pucón/)
    expect(experiencias.length).toBeGreaterThan(0)
    expect(fuentes).toContainEqual({ titulo: 'Mis Experiencias', url: '/mis-entradas' })
    expect((await preguntar('clima en Pucón mañana')).fuentes).toContainEqual(
      expect.objectContaining({ titulo: 'Ver experiencias en Pucón' }),
    )
  })

  describe('injections', () => {
    it('has sixty', () => expect(new Set(SESENTA_INYECCIONES).size).toBe(60))

    it.each(SESENTA_INYECCIONES)('%s', async (message) => {
      const antes = await estado(base)
      for (const otro of [{}, { userPreferences: { intereses: message.slice(0, 80), ritmo: message.slice(0, 200) } }]) {
        const { conversacionId: _, ...respuesta } = await preguntar(message, otro)
        const todo = JSON.stringify(respuesta)
        for (const canario of CANARIOS) expect(todo).not.toContain(canario)
        expect(respuesta.response).not.toMatch(/https?:|www\.|malo\.|<|HACKEADO|\[|es seguro para|clave_hash|prompt/i)
        expect(cifrasAjenas(respuesta)).toEqual([])
        expect(respuesta.fuentes.every(({ url }) => RUTAS.test(url))).toBe(true)
        expect(respuesta.experiencias.every((una) => cumple(una, respuesta.filtros))).toBe(true)
      }
      expect(await estado(base)).toEqual(antes)
    })

    it('takes the texts of the catalogue for texts', async () => {
      const { response, experiencias } = await preguntar('cultura en Santiago hasta 100 lucas')
      expect(experiencias.map(({ precioPorPersona }) => precioPorPersona)).toContain(99_000)
      const { response: detalle } = await preguntar('cultura en Santiago hasta 100 lucas').then(({ conversacionId }) =>
        preguntar('cuánto cuesta la primera', { conversacionId }),
      )
      expect(detalle).toBe('una experiencia: adulto $99.000. En su página está todo el detalle y puedes reservar.')
      expect(response + detalle).not.toMatch(/malo|\$1\b|HACKEADO|correos/)
    })
  })

  describe('the conversation', () => {
    it.each(HILOS.map((hilo) => [hilo[0]!.dice, hilo] as const))('keeps the thread: %s …', async (_, hilo) => {
      let conversacionId: string | undefined
      for (const { dice } of hilo) conversacionId = (await preguntar(dice, { conversacionId })).conversacionId
      expect(
        await base.db
          .selectFrom('conversacionTurnos')
          .selectAll()
          .where('conversacionId', '=', conversacionId!)
          .execute(),
      ).toHaveLength(hilo.length)
    })

    it('narrows what was wished, and forgets it where another begins', async () => {
      const { conversacionId } = await preguntar('trekking en Pucón')
      expect((await preguntar('para 3 mejor', { conversacionId })).filtros).toEqual({
        destino: 'Pucón',
        tipo: 'Trekking',
        participantes: 3,
      })
      expect((await preguntar('para 3 mejor')).filtros).toEqual({ participantes: 3 })
    })

    it('turns the page and comes to its end', async () => {
      const { conversacionId, experiencias } = await preguntar('algo en Santiago')
      expect(experiencias).toHaveLength(6)
      expect((await preguntar('más opciones', { conversacionId })).response).toContain('Ya te mostré')
      expect((await preguntar('¿cuánto cuesta la primera?', { conversacionId })).response).toContain('adulto $')
    })

    it('tells price and seats of one that was shown', async () => {
      const { conversacionId, experiencias } = await preguntar('vino en Arica')
      const precio = await preguntar('¿cuánto cuesta la primera?', { conversacionId })
      expect(precio.response).toContain(`adulto $${(experiencias[0]!.precioPorPersona / 1000).toFixed(3)}`)
      expect(precio.fuentes).toEqual([
        { titulo: experiencias[0]!.nombreExperiencia, url: `/experience/${experiencias[0]!.slug}` },
      ])
      expect((await preguntar('¿tiene cupos la primera mañana?', { conversacionId })).response).toMatch(
        /salidas con cupos|no veo salidas/,
      )
    })

    it('is nobody else’s', async () => {
      const [ana, beto] = [await unUsuario(base.db), await unUsuario(base.db)]
      const { conversacionId } = await preguntar('trekking en Pucón', {}, { actor: sesion(ana.id) })
      for (const otro of [{}, { actor: sesion(beto.id) }]) {
        const ajena = await preguntar('más barato', { conversacionId }, otro)
        expect(ajena.conversacionId).not.toBe(conversacionId)
        expect(ajena.filtros).toEqual({ orden: 'price_asc' })
      }
      expect((await preguntar('más barato', { conversacionId }, { actor: sesion(ana.id) })).filtros).toMatchObject({
        destino: 'Pucón',
      })
    })

    it.each(['', 'x', '11111111-1111-4111-8111-111111111111', "' or 1=1"])(
      'begins anew for an unknown id: %s',
      async (conversacionId) => {
        expect((await preguntar('hola', { conversacionId })).conversacionId).toMatch(/^[0-9a-f-]{36}$/)
      },
    )

    it('is kept ninety days after its last turn, then deleted', async () => {
      const { conversacionId } = await preguntar('trekking en Pucón')
      const dias = (n: number) => ({ now: new Date(AHORA.getTime() + n * 86_400_000) })
      await asistenteJobs['asistente.limpiar']({ ...ctx, ...dias(89) })
      expect((await preguntar('más barato', { conversacionId }, dias(89))).conversacionId).toBe(conversacionId)
      expect((await preguntar('más barato', { conversacionId }, dias(180))).conversacionId).not.toBe(conversacionId)
      await asistenteJobs['asistente.limpiar']({ ...ctx, ...dias(180) })
      expect(
        await base.db
          .selectFrom('conversacionTurnos')
          .selectAll()
          .where('conversacionId', '=', conversacionId)
          .execute(),
      ).toEqual([])
    })

    it('goes with the account it belongs to, and nobody else’s does', async () => {
      const [ana, beto] = [await unUsuario(base.db), await unUsuario(base.db)]
      const ids: string[] = []
      for (const otro of [{ actor: sesion(ana.id) }, { actor: sesion(ana.id) }, { actor: sesion(beto.id) }, {}])
        ids.push((await preguntar('trekking en Pucón', {}, otro)).conversacionId)
      await base.transaction((tx) => deleteConversacionesDe(tx, ana.id))
      const quedan = async (table: 'conversaciones' | 'conversacionTurnos', column: 'id' | 'conversacionId') =>
        (
          await base.db
            .selectFrom(table)
            .select(sql.ref<string>(column).as('de'))
            .where(sql.ref(column), 'in', ids)
            .execute()
        ).map(({ de }) => de)
      expect(new Set(await quedan('conversaciones', 'id'))).toEqual(new Set(ids.slice(2)))
      expect(new Set(await quedan('conversacionTurnos', 'conversacionId'))).toEqual(new Set(ids.slice(2)))
    })

    it('is deleted when told to, by whom it belongs to alone', async () => {
      const [ana, beto] = [await unUsuario(base.db), await unUsuario(base.db)]
      const deAna = (await preguntar('trekking en Pucón', {}, { actor: sesion(ana.id) })).conversacionId
      const deNadie = (await preguntar('trekking en Pucón')).conversacionId
      const existe = async (id: string) =>
        (await base.db.selectFrom('conversaciones').select('id').where('id', '=', id).execute()).length === 1
      for (const actor of [VISITANTE, sesion(beto.id)])
        await olvidarConversacion({ ...ctx, actor }, { conversacionId: deAna })
      expect(await existe(deAna)).toBe(true)
      await olvidarConversacion({ ...ctx, actor: sesion(ana.id) }, { conversacionId: deAna })
      await olvidarConversacion(ctx, { conversacionId: deNadie })
      expect([await existe(deAna), await existe(deNadie)]).toEqual([false, false])
      expect(await olvidarConversacion(ctx, { conversacionId: "' or 1=1" })).toEqual({})
    })

    it('never stores a card number', async () => {
      const { response, conversacionId } = await preguntar('cobra de mi 4242 4242 4242 4242 el tour de Pucón')
      expect(response).toContain('No escribas números de tarjeta')
      const [turno] = await base.db
        .selectFrom('conversacionTurnos')
        .select('mensaje')
        .where('conversacionId', '=', conversacionId)
        .execute()
      expect(turno!.mensaje).toBe('cobra de mi [número oculto] el tour de Pucón')
    })
  })

  describe('limits', () => {
    const veces = (n: number) => Array.from({ length: n }, (_, i) => i)
    const minuto = (n: number) => new Date(AHORA.getTime() + 5 * 86_400_000 + n * 60_000)

    it('lets a visitor ask five times a minute and thirty times a day', async () => {
      for (const i of veces(30)) await preguntar('hola', {}, { address: '203.0.113.7', now: minuto(Math.floor(i / 5)) })
      await expect(preguntar('hola', {}, { address: '203.0.113.7', now: minuto(5) })).rejects.toMatchObject({
        code: 'demasiados-intentos',
      })
      await expect(preguntar('hola', {}, { address: '203.0.113.7', now: minuto(9) })).rejects.toMatchObject({
        code: 'demasiados-intentos',
        retryAfterSeconds: expect.any(Number),
      })
      await preguntar('hola', {}, { address: '203.0.113.8', now: minuto(9) })
    })

    it('lets an account ask ten times a minute, from wherever', async () => {
      const { id } = await unUsuario(base.db)
      const otro = (i: number) => ({ actor: sesion(id), address: i % 2 ? '203.0.113.9' : null, now: minuto(0) })
      for (const i of veces(10)) await preguntar('hola', {}, otro(i))
      await expect(preguntar('hola', {}, otro(1))).rejects.toMatchObject({ code: 'demasiados-intentos' })
    })

    it('has none on loopback', async () => {
      for (const _ of veces(12))
        expect((await preguntar('hola', {}, { address: null, now: minuto(0) })).response).toMatch(/^Hola/)
    })
  })
})

const sesion = (usuarioId: string): Ctx['actor'] => ({
  tipo: 'sesion',
  contexto: 'cliente',
  usuarioId,
  sesionId: 's',
  anfitrionId: null,
  proveedor: null,
  empresa: null,
  rolesAdmin: [],
})

/** What an injection could want to change. */
async function estado({ db }: Opened<Database>): Promise<unknown> {
  return {
    reservas: await db.selectFrom('reservas').select(['id', 'estado', 'total']).orderBy('id').execute(),
    precios: await db.selectFrom('tarifas').select(['id', 'precio']).orderBy('id').execute(),
    usuarios: await db.selectFrom('usuarios').select(['id', 'email']).orderBy('id').execute(),
  }
}
