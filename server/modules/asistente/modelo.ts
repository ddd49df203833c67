import { z } from 'zod'
import { createBreaker } from '#server/platform/breaker.ts'
import type { Settings } from '#server/platform/env.ts'
import { watchOutside } from '#server/platform/outside.ts'
import { readAtMost } from '#server/platform/read-body.ts'

/** What a chat endpoint of the OpenAI form takes; the one file that knows it. */
export type MensajeDeModelo =
  | { role: 'system' | 'user' | 'assistant'; content: string }
  | { role: 'assistant'; content: string | null; tool_calls: LlamadaDeModelo[] }
  | { role: 'tool'; tool_call_id: string; content: string }

export interface HerramientaDeModelo {
  name: string
  description: string
  parameters: object
}

/** Says something, or calls tools first. */
interface DichoDeModelo {
  texto: string
  llamadas: LlamadaDeModelo[]
  /** What it cost, as the endpoint says; counted from its letters where it does not. */
  tokens: number
}

export type Modelo = (
  mensajes: readonly MensajeDeModelo[],
  herramientas: readonly HerramientaDeModelo[],
  signal: AbortSignal,
) => Promise<DichoDeModelo>

/** The endpoint did not answer, or not in its form. */
export class ModeloError extends Error {
  override name = 'ModeloError'
}

const Llamada = z.object({
  id: z.string().min(1).max(200),
  type: z.literal('function').default('function'),
  function: z.object({ name: z.string().max(100), arguments: z.string().max(10_000) }),
})
export type LlamadaDeModelo = z.infer<typeof Llamada>

const Respuesta = z.object({
  choices: z
    .array(
      z.object({
        message: z.object({ content: z.string().nullish(), tool_calls: z.array(Llamada).max(20).nullish() }),
      }),
    )
    .min(1),
  usage: z
    .object({ total_tokens: z.int().min(0).max(10_000_000) })
    .nullish()
    .catch(null),
})

const MAX_BYTES = 512 * 1024
const LETRAS_POR_TOKEN = 3

/** No fewer than a model counts in Spanish. */
export const tokensDe = (texto: string): number => Math.ceil(texto.length / LETRAS_POR_TOKEN)

const conocidos = new WeakMap<Settings, Modelo | null>()

/** The model of these settings, the same one each time; null where none is set. */
export function modeloDe(settings: Settings): Modelo | null {
  const conocido = conocidos.get(settings)
  if (conocido !== undefined) return conocido
  const modelo = abrir(settings)
  conocidos.set(settings, modelo)
  return modelo
}

function abrir({ AI_BASE_URL: base, AI_API_KEY: clave, AI_MODEL: model }: Settings): Modelo | null {
  if (!base || !model) return null
  const url = `${base.replace(/\/+$/, '')}/chat/completions`
  const headers = {
    'content-type': 'application/json',
    accept: 'application/json',
    ...(clave && { authorization: `Bearer ${clave}` }),
  }
  const breaker = createBreaker()
  const watch = watchOutside('modelo', () => true)
  return async (messages, herramientas, signal) => {
    if (breaker.isOpen()) throw new ModeloError('the model is out of order')
    const body = JSON.stringify({
      model,
      messages,
      tools: herramientas.map((herramienta) => ({ type: 'function', function: herramienta })),
    })
    try {
      const dicho = await watch(() => pedir(url, { method: 'POST', headers, body, signal, redirect: 'error' }))
      breaker.succeed()
      return dicho
    } catch (cause) {
      breaker.fail()
      throw cause instanceof ModeloError ? cause : new ModeloError('the model did not answer', { cause })
    }
  }
}

async function pedir(url: string, init: RequestInit & { body: string }): Promise<DichoDeModelo> {
  const response = await fetch(url, init)
  const bytes = await readAtMost(response.body, MAX_BYTES)
  if (!response.ok) throw new ModeloError(`the model answered ${response.status}`)
  if (!bytes) throw new ModeloError('the model answered too much')
  const texto = new TextDecoder().decode(bytes)
  const leida = Respuesta.safeParse(JSON.parse(texto))
  if (!leida.success) throw new ModeloError('the model answered in another form')
  const { content, tool_calls: llamadas } = leida.data.choices[0]!.message
  return {
    texto: content ?? '',
    llamadas: llamadas ?? [],
    tokens: leida.data.usage?.total_tokens ?? tokensDe(init.body) + tokensDe(texto),
  }
}
