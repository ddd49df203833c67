import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { arrancar, type Hijo } from './testing/hijo.ts'
import { startPostgres, type TestPostgres } from './testing/postgres.ts'

const A_LA_VEZ = 12
const ANTES = 40
const WELL_MS = 15_000

/** docs/nunca.md 11. */
describe.runIf(process.env.TEST_DATABASE_URL)('PostgreSQL restarted under load', () => {
  let postgres: TestPostgres
  let hijo: Hijo
  beforeAll(async () => {
    postgres = await startPostgres()
    hijo = await arrancar({ env: { DATABASE_URL: postgres.url } })
  }, 120_000)
  afterAll(async () => {
    hijo?.child.kill('SIGKILL')
    await postgres?.stop()
  })

  it('F3: answers with nothing but its answers or 503, is well again within 15 s, and loses nothing that it had confirmed', async () => {
    const salidas = await verSalidas(hijo)
    const vistos = new Map<number, number>()
    const reservadas: { id: string; clave: string }[] = []
    const sinRespuesta: string[] = []
    const esperas: (string | null)[] = []
    let going = true
    let firstOkAfter = 0
    let restarted = Number.POSITIVE_INFINITY
    const trabajar = async (worker: number): Promise<void> => {
      for (let n = worker; going; n += A_LA_VEZ) {
        const salida = salidas[n % salidas.length]!
        const started = performance.now()
        const response = await (
          n % 3 === 0
            ? reservar(hijo, salida, n)
            : fetch(`${hijo.url}/api/v1/experiencias/${salida.experienciaId}/disponibilidad`)
        ).catch((error: unknown) => void sinRespuesta.push(String(error)))
        if (!response) continue
        vistos.set(response.status, (vistos.get(response.status) ?? 0) + 1)
        const body = (await response.json()) as { id: string; clave: string }
        if (response.status === 201) reservadas.push(body)
        if (response.status === 503) esperas.push(response.headers.get('retry-after'))
        if (response.ok && started > restarted && firstOkAfter === 0) firstOkAfter = performance.now()
      }
    }
    const trabajos = Array.from({ length: A_LA_VEZ }, (_, i) => trabajar(i))
    const tantas = async (n: number): Promise<void> => {
      await expect
        .poll(() => [...vistos.values()].reduce((a, b) => a + b, 0), { timeout: 60_000, interval: 20 })
        .toBeGreaterThan(n)
    }
    await tantas(ANTES)
    await postgres.restart()
    restarted = performance.now()
    await expect.poll(() => firstOkAfter, { timeout: WELL_MS, interval: 20 }).toBeGreaterThan(0)
    await tantas([...vistos.values()].reduce((a, b) => a + b, 0) + ANTES)
    going = false
    await Promise.all(trabajos)

    process.stdout.write(
      `  restart: ${JSON.stringify([...vistos])}, well after ${Math.round(firstOkAfter - restarted)} ms\n`,
    )
    expect(sinRespuesta).toEqual([])
    // 409 and 429: full, or too many holds, as at any other time.
    expect([...vistos.keys()].filter((status) => ![200, 201, 409, 429, 503].includes(status))).toEqual([])
    expect(esperas.filter((espera) => !/^\d+$/.test(espera ?? ''))).toEqual([])
    expect(reservadas.length).toBeGreaterThan(0)
    for (const { id, clave } of reservadas)
      expect((await fetch(`${hijo.url}/api/reservas/${id}`, { headers: { 'x-reserva-clave': clave } })).status).toBe(
        200,
      )
  }, 120_000)
})

interface Salida {
  experienciaId: string
  salidaId: string
}

async function verSalidas({ url }: Hijo): Promise<Salida[]> {
  const [experiencia] = (await (await fetch(`${url}/api/v1/experiencias`)).json()) as { id: string }[]
  const salidas = (await (await fetch(`${url}/api/v1/experiencias/${experiencia!.id}/disponibilidad`)).json()) as {
    id: string
  }[]
  return salidas.map(({ id }) => ({ experienciaId: experiencia!.id, salidaId: id }))
}

const reservar = ({ url }: Hijo, salida: Salida, n: number): Promise<Response> =>
  fetch(`${url}/api/reservas`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...salida,
      participantes: { adulto: 1 },
      contacto: { nombre: 'Rosa Mamani', email: `reinicio${n}@ejemplo.cl`, telefono: '+56912345678' },
    }),
  })
