import { createServer, type Server } from 'node:http'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { AYUDA } from '#domain/asistente/dialogos/ayuda.ts'
import { HOY } from '#domain/asistente/dialogos/dialogo.ts'
import { LUGARES } from '#domain/asistente/dialogos/lugares.ts'
import { PRECIOS } from '#domain/asistente/dialogos/precios.ts'
import { readSettings } from '#server/platform/env.ts'
import { setLog } from '#server/platform/log.ts'
import { abrirPglite } from '#server/testing/base.ts'
import { llenarConDemo } from '#server/testing/demo.ts'
import { unPrograma, type Programa } from '#server/testing/programa.ts'

const AHORA = new Date(`${HOY}T15:20:00Z`)
const TURNOS = [LUGARES, PRECIOS, AYUDA].flat()

// A rule so strict that a plain answer falls would leave the model without a use.
const MAX_RECHAZOS = 0.06

let programa: Programa
let eco: Server
let pedidos = 0
let rechazos: string[] = []

/** A model that says word for word what the built-in assistant found. */
beforeAll(async () => {
  setLog({ level: 'warn', sink: (linea) => void rechazos.push(linea) })
  const base = await abrirPglite()
  await llenarConDemo(base, AHORA)
  eco = createServer(async (req, res) => {
    pedidos += 1
    const { messages } = (await json(req)) as { messages: { content: string }[] }
    const datos = messages.at(-1)!.content
    const { respuestaDelBuscador } = JSON.parse(datos.slice(datos.indexOf('{'))) as { respuestaDelBuscador: string }
    res
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ choices: [{ message: { content: respuestaDelBuscador } }] }))
  })
  await new Promise<void>((resolve) => eco.listen(0, '127.0.0.1', resolve))
  programa = await unPrograma(base, AHORA)
  const { port } = eco.address() as { port: number }
  Object.assign(programa.deps.ctx, {
    settings: readSettings({ NODE_ENV: 'test', AI_BASE_URL: `http://127.0.0.1:${port}/v1`, AI_MODEL: 'eco' }),
  })
})
afterAll(async () => {
  setLog({ level: 'error', sink: () => undefined })
  eco.close()
  await programa.close()
  await programa.database.close()
})

it('a model that repeats what was found is hardly ever refused', async () => {
  const rechazadas: string[] = []
  for (const { dice } of TURNOS) {
    rechazos = []
    const respuesta = await programa.request('POST', '/api/chat/ask', { body: { message: dice } })
    const { response } = (await respuesta.json()) as { response: string }
    if (rechazos.some((linea) => linea.includes('asistente.texto'))) rechazadas.push(`${dice} → ${response}`)
  }
  expect(pedidos).toBeGreaterThan(TURNOS.length / 2)
  expect(rechazadas.length, rechazadas.join('\n')).toBeLessThanOrEqual(pedidos * MAX_RECHAZOS)
}, 180_000)
