import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { novedadesJobs } from '#server/modules/novedades/index.ts'
import { sincronizacionJobs } from '#server/modules/sincronizacion/index.ts'
import { readSettings } from '#server/platform/env.ts'
import { setLog } from '#server/platform/log.ts'
import type { OutboundRequest, OutboundResponse } from '#server/platform/outbound.ts'
import { startProgram, type Program } from '#server/program.ts'
import { bases } from '#server/testing/base.ts'
import { AHORA, unaEmpresa, unaExperiencia, unAnfitrion } from '#server/testing/datos.ts'
import { CARRILES } from '#server/carriles.ts'

setLog({ sink: () => undefined })

const ICS = 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR'

describe.each(bases())('lanes ($nombre)', ({ abrir }) => {
  const dir = mkdtempSync(join(tmpdir(), 'thc-'))
  const soltar = Promise.withResolvers<void>()
  const preguntados: string[] = []
  let program: Program

  async function outbound({ url }: OutboundRequest): Promise<OutboundResponse> {
    const { host } = new URL(url)
    preguntados.push(host)
    if (host.startsWith('colgado')) await soltar.promise
    return { status: 200, headers: {}, body: Buffer.from(ICS) }
  }
  const veces = (con: string): number => preguntados.filter((host) => host.startsWith(con)).length
  const lugares = (job: string): number => CARRILES.find(({ jobs }) => jobs.includes(job))!.perOwner!

  beforeAll(async () => {
    program = await startProgram({
      settings: readSettings({ DATA_DIR: dir, PORT: '3999', DEMO: '0', NODE_ENV: 'test' }),
      build: null,
      database: await abrir(),
      outbound,
      now: () => AHORA,
    })
  })
  afterAll(async () => {
    soltar.resolve()
    await program.close()
    await program.database.close()
    rmSync(dir, { recursive: true, force: true })
  })

  it('delivers to a company while all the addresses of another hang', async () => {
    const { db } = program.database
    const experiencias = [await unaExperiencia(db), await unaExperiencia(db)]
    const avisarDe = async (hosts: string[]) => {
      const { id: empresaId } = await unaEmpresa(db)
      for (const host of hosts)
        await db
          .insertInto('webhooks')
          .values({
            id: randomUUID(),
            empresaId,
            url: `https://${host}/`,
            eventos: JSON.stringify(['producto']),
            createdAt: AHORA,
          })
          .execute()
      await db
        .insertInto('novedades')
        .values(experiencias.map(({ id }) => ({ tipo: 'producto', experienciaId: id })))
        .execute()
      await novedadesJobs['novedades.repartir'](program.ctx())
      // Nothing more will happen to what they tell of.
      await sql`update pgboss.job set start_after = now() where name = 'entregas' and state = 'created'`.execute(db)
    }
    await avisarDe(Array.from({ length: 10 }, (_, n) => `colgado${n}.cl`))
    await vi.waitUntil(() => veces('colgado') >= lugares('octo.entregar'), { timeout: 20_000 })
    await avisarDe(['sano.cl'])
    await vi.waitUntil(() => veces('sano') === 2, { timeout: 20_000 })
    expect(veces('colgado')).toBe(lugares('octo.entregar'))
  }, 60_000)

  it('reads the calendar of an operator while all those of another hang', async () => {
    const { db } = program.database
    const { secretos } = program.ctx()
    const conectar = async (hosts: string[]) => {
      const { id: experienciaId } = await unaExperiencia(db, { anfitrionId: (await unAnfitrion(db)).id })
      await db
        .insertInto('calendariosExternos')
        .values(
          hosts.map((servidor) => ({
            id: randomUUID(),
            experienciaId,
            nombre: 'El otro',
            urlSellada: secretos.cifrar(Buffer.from(`https://${servidor}/c.ics`)),
            servidor,
            proximaLecturaEn: AHORA,
            createdAt: AHORA,
          })),
        )
        .execute()
      await sincronizacionJobs(outbound)['sincronizacion.revisar'](program.ctx())
    }
    await conectar(Array.from({ length: 10 }, (_, n) => `colgado${n}.calendarios.cl`))
    const colgados = () => preguntados.filter((host) => /^colgado.*calendarios/.test(host)).length
    await vi.waitUntil(() => colgados() >= lugares('sincronizacion.leer'), { timeout: 20_000 })
    await conectar(['bueno.calendarios.cl'])
    await vi.waitUntil(() => veces('bueno') === 1, { timeout: 20_000 })
    expect(colgados()).toBe(lugares('sincronizacion.leer'))
  }, 60_000)
})
