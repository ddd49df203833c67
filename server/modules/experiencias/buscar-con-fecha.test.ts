import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FiltrosExperiencia } from '#contract/experiencias.ts'
import { sumarDias } from '#domain/fechas.ts'
import type { Database } from '#server/db/schema.ts'
import { verDisponibilidad } from '#server/modules/disponibilidad/index.ts'
import type { Database as Opened } from '#server/platform/db.ts'
import { bases } from '#server/testing/base.ts'
import { unCtx } from '#server/testing/contexto.ts'
import {
  AHORA,
  HOY,
  unaEspera,
  unaExperiencia,
  unAnfitrion,
  unaReserva,
  unaSalida,
  unProveedor,
  unUsuario,
} from '#server/testing/datos.ts'
import { listarExperiencias } from './index.ts'

const DIAS = 4
const TIPOS = ['Cultural', 'Trekking'] as const
const CON_FECHA = ['sernatur', 'seguro', 'primeros_auxilios', 'identidad']

const hora = fc.integer({ min: 9, max: 11 }).map((h) => `${String(h).padStart(2, '0')}:00`)
const salida = fc.record({
  dia: fc.integer({ min: 0, max: DIAS }),
  hora,
  cupos: fc.integer({ min: 2, max: 8 }),
  estado: fc.constantFrom('abierta', 'abierta', 'abierta', 'cerrada'),
  /** Places that each party in line waits for. */
  fila: fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 2 }),
  plazas: fc.array(
    fc.record({
      plazas: fc.integer({ min: 1, max: 3 }),
      estado: fc.constantFrom('confirmada', 'pagada', 'cancelada', 'pendiente', 'vencida'),
    }),
    { maxLength: 2 },
  ),
})
const experiencia = fc.record({
  tipo: fc.constantFrom(...TIPOS),
  estado: fc.constantFrom('publicada', 'publicada', 'publicada', 'pausada'),
  duracionMinutos: fc.constantFrom(60, 120, 300),
  salidas: fc.array(salida, { minLength: 3, maxLength: 5 }),
  /** What it takes of each of the two things that are shared. */
  usos: fc.tuple(
    ...[0, 1].map(() =>
      fc.option(
        fc.record({
          por: fc.constantFrom('salida' as const, 'participante' as const),
          unidades: fc.integer({ min: 1, max: 2 }),
        }),
        { freq: 3 },
      ),
    ),
  ),
})
const mundo = fc.record({
  deAnfitrion: fc.boolean(),
  operador: fc.constantFrom('Activo', 'Activo', 'Activo', 'Activo', 'Activo', 'Activo', 'Pausado', 'Documento vencido'),
  cantidades: fc.tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 2, max: 6 })),
  decidido: fc.boolean(),
  /** Days until each document expires; null where it never was found good. */
  papeles: fc.array(fc.option(fc.constantFrom(-1, 1, 2, 3, 9, 9, 9, 9), { freq: 20 }), {
    minLength: CON_FECHA.length,
    maxLength: CON_FECHA.length,
  }),
  experiencias: fc.array(experiencia, { minLength: 2, maxLength: 4 }),
})
type UnMundo = typeof mundo extends fc.Arbitrary<infer T> ? T : never

describe.each(bases())('searching by date on $nombre', ({ abrir }) => {
  let base: Opened<Database>
  let mundos = 0
  beforeAll(async () => {
    base = await abrir()
    // Both are compared on any state of what is shared, sold beyond what there is included.
    await sql`alter table reservas disable trigger reservas_alcanzan`.execute(base.db)
  })
  afterAll(() => base?.close())

  /** One operador, what it shares and its papers, in a city of its own. */
  async function sembrar({ deAnfitrion, operador, cantidades, decidido, papeles, experiencias }: UnMundo) {
    const { db } = base
    const ciudad = `Pueblo ${++mundos}`
    const anfitrionId = deAnfitrion ? (await unAnfitrion(db, { estado: operador })).id : null
    const proveedorId = deAnfitrion ? null : (await unProveedor(db, { estado: operador })).id
    const recursos = await Promise.all(
      cantidades.map(async (cantidad) => {
        const id = randomUUID()
        await db
          .insertInto('recursos')
          .values({ id, anfitrionId, proveedorId, nombre: 'Kayaks', cantidad, createdAt: AHORA })
          .execute()
        return id
      }),
    )
    const ids: string[] = []
    for (const { tipo, estado, duracionMinutos, salidas, usos } of experiencias) {
      const suya = await unaExperiencia(db, {
        ciudad,
        tipoExperiencia: tipo,
        estado,
        duracionMinutos,
        anfitrionId,
        proveedorId,
      })
      ids.push(suya.id)
      for (const [i, uso] of usos.entries())
        if (uso)
          await db
            .insertInto('recursoUsos')
            .values({ recursoId: recursos[i]!, experienciaId: suya.id, ...uso })
            .execute()
      for (const una of new Map(salidas.map((s) => [`${s.dia} ${s.hora}`, s])).values()) {
        const fila = await unaSalida(db, suya, {
          fecha: sumarDias(HOY, una.dia),
          hora: una.hora,
          cupos: una.cupos,
          estado: una.estado,
        })
        for (const pedidas of una.fila) await unaEspera(db, fila, { plazas: pedidas })
        let quedan = una.cupos
        for (const { plazas, estado: suEstado } of una.plazas) {
          if (plazas > quedan) continue
          quedan -= plazas
          const ocupaHasta = new Date(AHORA.getTime() + (suEstado === 'vencida' ? -1 : 1) * 60_000)
          await unaReserva(db, fila, {
            plazas,
            estado: suEstado === 'vencida' ? 'pendiente' : suEstado,
            ocupaHasta,
            expiraEn: ocupaHasta,
          })
        }
      }
    }
    // After what they are about, so that what is kept beside it has to follow.
    const legajoId = randomUUID()
    await db
      .insertInto('legajos')
      .values({
        id: legajoId,
        anfitrionId,
        proveedorId,
        ...(decidido && { decididoEn: AHORA }),
        createdAt: AHORA,
        updatedAt: AHORA,
      })
      .execute()
    const subidoPor = (await unUsuario(db)).id
    for (const [i, dias] of papeles.entries()) {
      const estado = dias === null ? 'observado' : dias < 0 ? 'vencido' : 'valido'
      await db
        .insertInto('documentos')
        .values({
          id: randomUUID(),
          legajoId,
          tipo: CON_FECHA[i]!,
          nombre: 'a.pdf',
          tipoArchivo: 'application/pdf',
          bytes: 1,
          estado,
          venceEn: sumarDias(HOY, dias ?? 9),
          subidoPor,
          createdAt: AHORA,
          updatedAt: AHORA,
        })
        .execute()
    }
    return { ciudad, ids, legajoId }
  }

  const hallados = async (ciudad: string, desde: string, hasta: string, participantes: number): Promise<string[]> => {
    const filtros = FiltrosExperiencia.parse({
      destino: ciudad,
      fechaInicio: desde,
      fechaFin: hasta,
      participantes: String(participantes),
    })
    return (await listarExperiencias(unCtx(base), filtros)).items.map(({ id }) => id).sort()
  }

  const conPagina = async (
    ids: readonly string[],
    desde: string,
    hasta: string,
    participantes: number,
  ): Promise<string[]> => {
    const paginas = await Promise.all(
      ids.map(async (id) =>
        (await verDisponibilidad(unCtx(base), { id, desde, hasta, participantes })).length > 0 ? [id] : [],
      ),
    )
    return paginas.flat().sort()
  }

  const listadas = async (ids: readonly string[]): Promise<string[]> =>
    (
      await base.db.selectFrom('experiencias').select('id').where('id', 'in', ids).where('listada', '=', true).execute()
    ).map(({ id }) => id)

  it('finds what its page offers, and nothing else', async () => {
    let conAlgo = 0
    await fc.assert(
      fc.asyncProperty(mundo, async (uno) => {
        const { ciudad, ids, legajoId } = await sembrar(uno)
        const aLaVista = await listadas(ids)
        const comparar = async () => {
          for (const dia of [0, 1, 3]) {
            for (const participantes of [1, 3]) {
              const [desde, hasta] = [
                sumarDias(HOY, dia),
                sumarDias(HOY, Math.min(DIAS, dia + 2 * (participantes - 1))),
              ]
              const esperadas = await conPagina(aLaVista, desde, hasta, participantes)
              conAlgo += esperadas.length
              expect(await hallados(ciudad, desde, hasta, participantes)).toEqual(esperadas)
            }
          }
        }
        await comparar()
        await base.db.updateTable('legajos').set({ decididoEn: AHORA }).where('id', '=', legajoId).execute()
        await base.db
          .updateTable('documentos')
          .set({ venceEn: sumarDias(HOY, 2), estado: 'valido' })
          .where('legajoId', '=', legajoId)
          .execute()
        await comparar()
      }),
      { numRuns: 8, seed: 20_261_121 },
    )
    // The worlds are not all empty, or the comparison says nothing.
    expect(conAlgo).toBeGreaterThan(10)
  })
})
