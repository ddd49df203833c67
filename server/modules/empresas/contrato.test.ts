import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { Contrato } from '#contract/contratos.ts'
import { LINEAS_A_LA_VISTA } from '#contract/topes.ts'
import { enCadaMundo } from '#server/testing/cada-mundo.ts'
import { AHORA, HOY, unaExperiencia, unaSalida, unId } from '#server/testing/datos.ts'
import type { Llamante } from '#server/testing/llamadas.ts'

const MANANA = '2026-11-19'
const PEDIDO = {
  empresa: 'Viajes del Maule',
  rut: '76.086.428-5',
  contacto: 'Rosa Mamani',
  email: 'rosa@ejemplo.cl',
  telefono: '+56912345678',
  tipo: 'Cultural',
  personas: 12,
  desde: '2026-12-01',
  hasta: '2026-12-02',
  comuna: 'Santiago',
}

enCadaMundo('the contract of a company', (mundo, programa) => {
  let empresaId: string
  let kayak: Awaited<ReturnType<typeof unaExperiencia>>
  let hora = 6

  beforeAll(async () => {
    const { db } = programa().database
    empresaId = (
      await db
        .selectFrom('membresias')
        .select('empresaId')
        .where('id', '=', unId('miembro empresa'))
        .executeTakeFirstOrThrow()
    ).empresaId!
    kayak = await unaExperiencia(db, {
      precioPorPersona: 30_000,
      tipoExperiencia: 'Aventura',
      nombreExperiencia: 'Rema la bahía',
      operadorNombre: 'Bahía',
    })
  })
  beforeEach(async () => {
    const { db } = programa().database
    await db.updateTable('empresas').set({ margen: 1000, estado: 'Activa' }).where('id', '=', empresaId).execute()
    await db
      .updateTable('lineasDeContrato')
      .set({ terminadaEn: AHORA, terminadaPor: unId('mundo admin') })
      .where('terminadaEn', 'is', null)
      .execute()
    await db.updateTable('membresias').set({ papel: 'super' }).where('tipo', '=', 'admin').execute()
  })

  const llamar = (method: string, path: string, quien: Llamante, body?: object) =>
    programa().request(method, path, { token: mundo().token[quien], ...(body && { body }) })
  const leer = async <T>(response: Response): Promise<T> => (await response.json()) as T
  const tipo = async (response: Response) => [response.status, (await leer<{ type: string }>(response)).type]
  const agregar = (cambios: object = {}) =>
    llamar('POST', `/api/admin/empresas/${empresaId}/contrato`, 'admin', {
      sobre: 'experiencia',
      objeto: kayak.id,
      margen: 2000,
      desde: HOY,
      motivo: 'Temporada',
      ...cambios,
    })
  const terminar = (id: string, body: object = { motivo: 'Fin de temporada' }) =>
    llamar('POST', `/api/admin/empresas/${empresaId}/contrato/${id}/terminar`, 'admin', body)
  const abiertas = async (quien: Llamante, path: string) =>
    (await leer<Contrato>(await llamar('GET', path, quien))).lineas.filter(({ estado }) => estado !== 'terminada')
  const margen = async () =>
    (await leer<{ margen: number }>(await llamar('GET', `/api/empresas/contrato/experiencias/${kayak.id}`, 'empresa')))
      .margen
  const salida = () =>
    unaSalida(programa().database.db, kayak, {
      fecha: '2026-12-01',
      hora: `${String(++hora).padStart(2, '0')}:00`,
      cupos: 10,
    })
  const comprar = async (cambios: object = {}) => {
    const { id } = await salida()
    const response = await llamar('POST', '/api/empresas/reservas', 'empresa', {
      experienciaId: kayak.id,
      salidaId: id,
      participantes: { adulto: 2 },
      contacto: { nombre: 'Elena Díaz', email: 'elena@grupo.cl', telefono: '+56912345678' },
      ...cambios,
    })
    expect(response.status, await response.clone().text()).toBe(201)
    return leer<{ id: string; total: number; publico: number }>(response)
  }

  it('is general, and has lines that are added and ended with a reason, each a line of the audit', async () => {
    await agregar({ sobre: 'operador', margen: 1500 })
    const response = await agregar({ hasta: MANANA })
    expect(response.status).toBe(201)
    const { margen: general, lineas } = await leer<Contrato>(response)
    const de = (sobre: string) => lineas.find((linea) => linea.sobre === sobre && linea.estado !== 'terminada')!
    expect(general).toBe(1000)
    expect(de('experiencia')).toMatchObject({
      objeto: kayak.id,
      nombre: 'Rema la bahía',
      margen: 2000,
      desde: HOY,
      hasta: MANANA,
      estado: 'vigente',
    })
    expect(de('operador')).toMatchObject({ objeto: kayak.proveedorId, margen: 1500, hasta: null, estado: 'vigente' })
    expect(await abiertas('empresa', '/api/empresas/contrato')).toHaveLength(2)
    expect(await margen()).toBe(2000)

    expect((await terminar(de('experiencia').id)).status).toBe(200)
    expect(await tipo(await terminar(de('experiencia').id))).toEqual([409, 'linea-ya-terminada'])
    expect(await margen()).toBe(1500)
    expect(await abiertas('empresa', '/api/empresas/contrato')).toMatchObject([{ sobre: 'operador' }])
    const cartas = await programa()
      .database.db.selectFrom('correos')
      .select('asunto')
      .where('clave', 'like', 'contrato:%')
      .orderBy('asunto')
      .execute()
    expect(cartas.map(({ asunto }) => asunto)).toEqual([
      'Terminó una comisión de tu contrato',
      'Tu contrato tiene una comisión nueva',
      'Tu contrato tiene una comisión nueva',
    ])
    const notas = await programa()
      .database.db.selectFrom('auditoria')
      .select(['accion', 'detalle'])
      .where('objetoId', '=', empresaId)
      .where('accion', 'like', 'contrato.%')
      .orderBy('id')
      .execute()
    expect(notas).toMatchObject([
      { accion: 'contrato.agregar_linea', detalle: { alcance: 'operador', margen: 1500 } },
      {
        accion: 'contrato.agregar_linea',
        detalle: { alcance: 'experiencia', margen: 2000, desde: HOY, hasta: MANANA, motivo: 'Temporada' },
      },
      { accion: 'contrato.terminar_linea', detalle: { linea: de('experiencia').id, motivo: 'Fin de temporada' } },
    ])
    const rescribir = programa().database.db.updateTable('lineasDeContrato').where('empresaId', '=', empresaId)
    await expect(rescribir.set({ margen: 0 }).execute()).rejects.toThrow()
    await expect(rescribir.set({ terminadaEn: null, terminadaPor: null }).execute()).rejects.toThrow()
    await expect(programa().database.db.deleteFrom('lineasDeContrato').execute()).rejects.toThrow()
  })

  it('is read by the day of contracting in Chile: neither before its first day nor after its last', async () => {
    await agregar({ desde: MANANA, hasta: MANANA })
    expect(await abiertas('empresa', '/api/empresas/contrato')).toMatchObject([{ estado: 'por_empezar' }])
    const enHora = async (hora: string) => {
      programa().clock.now = new Date(hora)
      return margen()
    }
    expect(await enHora('2026-11-19T02:59:00Z')).toBe(1000)
    expect(await enHora('2026-11-19T03:00:00Z')).toBe(2000)
    expect(await enHora('2026-11-20T02:59:00Z')).toBe(2000)
    expect(await enHora('2026-11-20T03:00:00Z')).toBe(1000)
  })

  it('prices what is bought and proposed, and leaves what was as it was', async () => {
    const antes = await comprar()
    expect([antes.total, antes.publico]).toEqual([54_000, 60_000])
    await agregar({ sobre: 'categoria', objeto: 'Aventura', margen: 2500 })
    expect((await comprar()).total).toBe(45_000)
    expect((await comprar({ formaPago: 'cuenta' })).total).toBe(45_000)
    const solicitud = await leer<{ id: string }>(await llamar('POST', '/api/empresas/solicitudes', 'empresa', PEDIDO))
    await llamar('POST', `/api/admin/solicitudes/${solicitud.id}/respuesta`, 'admin', { acto: 'tomar' })
    const propuesta = await llamar('POST', `/api/admin/solicitudes/${solicitud.id}/propuestas`, 'admin', {
      items: [{ experienciaId: kayak.id, salidaId: (await salida()).id, participantes: { adulto: 2 } }],
      validaHasta: '2026-11-20',
    })
    expect(await leer(propuesta)).toMatchObject({ propuesta: { total: 45_000 } })
    const { total } = await programa()
      .database.db.selectFrom('reservas')
      .select('total')
      .where('id', '=', antes.id)
      .executeTakeFirstOrThrow()
    expect(total).toBe(54_000)
  })

  it('is refused where it cannot be: dates, limits, what it is about, and two lines about the same on one day', async () => {
    const campos = async (cambios: object) =>
      (await leer<{ errores: { campo: string }[] }>(await agregar(cambios))).errores.map(({ campo }) => campo)
    expect(await campos({ desde: '2026-11-17' })).toEqual(['desde'])
    expect(await campos({ desde: MANANA, hasta: HOY })).toEqual(['hasta'])
    expect(await campos({ margen: 3001 })).toEqual(['margen'])
    expect(await campos({ motivo: '' })).toEqual(['motivo'])
    expect(await campos({ sobre: 'categoria' })).toEqual(['objeto'])
    expect(await tipo(await agregar({ objeto: unId('ninguna') }))).toEqual([404, 'experiencia-desconocida'])
    expect((await agregar({ desde: MANANA })).status).toBe(201)
    expect(await tipo(await agregar({ desde: HOY, hasta: MANANA }))).toEqual([409, 'linea-cruzada'])
    expect((await agregar({ desde: HOY, hasta: HOY, margen: 3000 })).status).toBe(201)
    expect((await agregar({ sobre: 'operador' })).status).toBe(201)
    expect(await tipo(await terminar(unId('ninguna')))).toEqual([404, 'linea-desconocida'])
  })

  it('takes and ends a line, and tells the company, also where it has more than are shown', async () => {
    const { db } = programa().database
    await sql`insert into lineas_de_contrato (id, empresa_id, experiencia_id, margen, desde, hasta, creada_por, created_at)
      select gen_random_uuid(), ${empresaId}::uuid, ${kayak.id}::uuid, 1000, date '2027-01-01' + n, date '2027-01-01' + n, ${unId('mundo admin')}::uuid, ${AHORA} from generate_series(1, ${LINEAS_A_LA_VISTA}) n`.execute(
      db,
    )
    expect((await agregar({ sobre: 'categoria', objeto: 'Aventura' })).status).toBe(201)
    const { id } = await db
      .selectFrom('lineasDeContrato')
      .select('id')
      .where('empresaId', '=', empresaId)
      .where('categoria', '=', 'Aventura')
      .where('terminadaEn', 'is', null)
      .executeTakeFirstOrThrow()
    const response = await terminar(id)
    expect((await leer<Contrato>(response)).lineas).toHaveLength(LINEAS_A_LA_VISTA)
    expect(
      (
        await db
          .selectFrom('correos')
          .select('clave')
          .where('clave', 'like', `contrato:${id}:%`)
          .orderBy('clave')
          .execute()
      ).map(({ clave }) => clave),
    ).toEqual([`contrato:${id}:alta`, `contrato:${id}:fin`])
  })

  it('is decided by our staff of the right role alone, and not shown to a company that is not active', async () => {
    const [linea] = (await leer<Contrato>(await agregar())).lineas
    const papel = (papel: string) =>
      programa().database.db.updateTable('membresias').set({ papel }).where('tipo', '=', 'admin').execute()
    await papel('finanzas')
    expect(await tipo(await agregar({ desde: MANANA }))).toEqual([403, 'sin-permiso'])
    expect(await tipo(await terminar(linea!.id))).toEqual([403, 'sin-permiso'])
    expect((await llamar('GET', `/api/admin/empresas/${empresaId}/contrato`, 'admin')).status).toBe(200)
    await papel('contenido')
    expect((await llamar('GET', `/api/admin/empresas/${empresaId}/contrato`, 'admin')).status).toBe(403)
    await programa()
      .database.db.updateTable('empresas')
      .set({ estado: 'Suspendida' })
      .where('id', '=', empresaId)
      .execute()
    expect(await leer(await llamar('GET', '/api/empresas/contrato', 'empresa'))).toEqual({ margen: null, lineas: [] })
    expect(await tipo(await llamar('GET', `/api/empresas/contrato/experiencias/${kayak.id}`, 'empresa'))).toEqual([
      409,
      'empresa-no-activa',
    ])
  })
})
