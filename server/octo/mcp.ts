import { randomUUID } from 'node:crypto'
import type { Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { z } from 'zod'
import { ERRORS, statusOf } from '#contract/errors.ts'
import type { CotizacionB2b } from '#contract/reservas-b2b.ts'
import type { Ctx } from '#server/ctx.ts'
import { cotizarCancelacionReventa, listarProductos } from '#server/modules/reventas/index.ts'
import { changesFromHere } from '#server/platform/deadline.ts'
import { leerSitio } from '#server/modules/sitio/index.ts'
import { Refusal } from '#server/refusal.ts'
import { findAvailability } from './availability.ts'
import { readBody } from './body.ts'
import { cancel, getBooking, reserve, type Asking } from './bookings.ts'
import type { Capability } from './capabilities.ts'
import { OctoError, octoErrorOf, parse, type Named } from './errors.ts'
import { enterWith, inTime, type OctoDeps } from './enter.ts'
import { AvailabilityRequest, ReservationRequest } from './requests.ts'

const VERSIONS = ['2025-06-18', '2025-03-26', '2024-11-05']
const APPLIED: ReadonlySet<Capability> = new Set(['pricing'])
const FOUND = 10
const INSTRUCTIONS =
  'Experiences in Chile, booked in Chilean pesos. Find with search, choose a departure with availability, ask its price with quote, and hold places for half an hour. Nothing here confirms or pays: a person of the company does. Before cancel, show your person what cancellation_quote says.'

const Units = z
  .array(z.object({ id: z.string(), quantity: z.int().min(1).max(50) }))
  .min(1)
  .max(6)
const Where = { productId: z.string(), optionId: z.string().default('DEFAULT') }

interface Tool {
  description: string
  /** Changes nothing: an assistant may ask it without asking its person. */
  readOnly: boolean
  /** Takes something away that was bought. */
  destructive: boolean
  permiso: 'catalogo:leer' | 'reservas:escribir'
  input: z.ZodObject
  run: (asking: Asking, input: never) => Promise<unknown>
}

const tool = <T extends z.ZodObject>(
  description: string,
  permiso: Tool['permiso'],
  input: T,
  run: (asking: Asking, input: z.output<T>) => Promise<unknown>,
): Tool => ({ description, permiso, input, readOnly: true, destructive: false, run: run as Tool['run'] })

/** Read, hold and let go. What costs money stays with a person: nothing here confirms or pays. */
const TOOLS: Record<string, Tool> = {
  search: tool(
    'Search experiences by words, city or kind.',
    'catalogo:leer',
    z.object({ text: z.string().max(100) }),
    async ({ ctx, baseUrl }, { text }) => {
      const found = bestOf(await listarProductos(ctx, { margen: () => 0 }), text)
      return found.slice(0, FOUND).map((p) => ({
        productId: p.id,
        name: p.nombre,
        city: p.ciudad,
        kind: p.tipoExperiencia,
        fromClp: Math.min(...p.opciones.flatMap((o) => o.unidades.map((u) => u.precio))),
        units: p.opciones[0]!.unidades.map((u) => u.tipo),
        url: `${baseUrl}/experience/${p.slug}`,
      }))
    },
  ),
  availability: tool(
    'Departures between two dates, with places left.',
    'catalogo:leer',
    z.object({ ...Where, from: z.iso.date(), to: z.iso.date() }),
    ({ ctx }, { productId, optionId, from, to }) =>
      findAvailability(
        ctx,
        new Set(),
        parse(AvailabilityRequest, { productId, optionId, localDateStart: from, localDateEnd: to }),
      ),
  ),
  quote: tool(
    'The price in Chilean pesos of one departure for these people.',
    'catalogo:leer',
    z.object({ ...Where, availabilityId: z.string(), units: Units }),
    ({ ctx }, { productId, optionId, availabilityId, units }) =>
      findAvailability(
        ctx,
        APPLIED,
        parse(AvailabilityRequest, { productId, optionId, availabilityIds: [availabilityId], units }),
      ),
  ),
  hold: {
    ...tool(
      'Hold places for 30 minutes. A person of the company has to confirm the booking.',
      'reservas:escribir',
      z.object({ ...Where, availabilityId: z.string(), units: Units, uuid: z.uuid().optional() }),
      (asking, { productId, optionId, availabilityId, units, uuid }) => {
        const body = {
          productId,
          optionId,
          availabilityId,
          unitItems: units.flatMap(({ id, quantity }) => Array.from({ length: quantity }, () => ({ unitId: id }))),
          ...(uuid && { uuid }),
        }
        return reserve(asking, parse(ReservationRequest, body), body)
      },
    ),
    readOnly: false,
  },
  cancellation_quote: tool(
    'What cancelling a booking of the company now takes off its account, in Chilean pesos.',
    'reservas:escribir',
    z.object({ uuid: z.string() }),
    async ({ ctx }, { uuid }) => toQuote(await cotizarCancelacionReventa(ctx, { uuid })),
  ),
  cancel: {
    ...tool(
      'Cancel a booking of the company. Send the amount that cancellation_quote said and your person saw: if it is another one by now, nothing is cancelled and the answer has the new quote.',
      'reservas:escribir',
      z.object({ uuid: z.string(), amount: z.int().min(0), reason: z.string().max(500).optional() }),
      cancelShown,
    ),
    readOnly: false,
    destructive: true,
  },
  status: tool(
    'How a booking of the company stands.',
    'reservas:escribir',
    z.object({ uuid: z.string() }),
    (asking, { uuid }) => getBooking(asking, uuid),
  ),
}

const toQuote = ({ monto, porcentaje, queda }: CotizacionB2b): object => ({
  amount: monto,
  percent: porcentaje,
  stillOwed: queda,
  currency: 'CLP',
})

async function cancelShown(
  asking: Asking,
  { uuid, amount, reason }: { uuid: string; amount: number; reason?: string | undefined },
): Promise<object> {
  try {
    return await cancel(asking, uuid, { reason, force: true, amount })
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'devolucion-distinta') throw error
    throw new OctoError('UNPROCESSABLE_ENTITY', {
      es: ERRORS['devolucion-distinta'][2],
      en: 'What comes off the account has changed since it was quoted. Show the new quote to your person first.',
      extra: { quote: toQuote(error.cotizacion as CotizacionB2b) },
    })
  }
}

/** Those that most of the words fit, as assistants write whole sentences; where no word fits, none. */
function bestOf<
  T extends { nombre: string; ciudad: string; regionNombre: string; tipoExperiencia: string; descripcionCorta: string },
>(all: T[], text: string): T[] {
  const words = plain(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 2)
  if (words.length === 0) return all
  const scored = all.map((p) => {
    const said = plain(`${p.nombre} ${p.ciudad} ${p.regionNombre} ${p.tipoExperiencia} ${p.descripcionCorta}`)
    return { p, n: words.filter((word) => said.includes(word)).length }
  })
  const most = Math.max(0, ...scored.map(({ n }) => n))
  return most === 0 ? [] : scored.filter(({ n }) => n === most).map(({ p }) => p)
}

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

const Message = z.object({
  jsonrpc: z.literal('2.0'),
  id: z.union([z.string(), z.number()]).optional(),
  method: z.string().max(100),
  params: z.record(z.string(), z.unknown()).optional(),
})

/** A tool server for outside assistants (MCP over HTTP, one answer per request, no session kept). */
export function mountMcp(app: Hono, deps: OctoDeps): void {
  app.post('/api/mcp', async (c) => {
    try {
      const actor = await enterWith(c, null, deps)
      const message = Message.safeParse(await readBody(c.req.raw))
      if (!message.success)
        return c.json({ jsonrpc: '2.0', id: null, error: { code: -32600, message: 'Invalid request' } }, 400)
      const { id, method, params = {} } = message.data
      if (id === undefined) return c.body(null, 202)
      const ctx: Ctx = {
        ...deps.ctx,
        actor,
        now: deps.now(),
        requestId: randomUUID(),
        address: deps.address(c),
        idempotencyKey: null,
      }
      const asking: Asking = { ctx, applied: APPLIED, baseUrl: deps.settings.BASE_URL, testMode: deps.settings.DEMO }
      const result = await inTime(deps, () => answer(method, params, asking))
      return c.json({
        jsonrpc: '2.0',
        id,
        ...(result === null ? { error: { code: -32601, message: 'Method not found' } } : { result }),
      })
    } catch (error) {
      const {
        status: told,
        body,
        headers,
      } = octoErrorOf(error, { named: {}, language: 'en', requestId: randomUUID(), confirming: false })
      // This door is not OCTO's: a refusal has the status that the contract gives it, a key that is not known a 401.
      const status = error instanceof Refusal ? statusOf(error.code) : body.error === 'BAD_REQUEST' ? 400 : told
      return c.json(
        { jsonrpc: '2.0', id: null, error: { code: -32000, message: body.errorMessage } },
        status as ContentfulStatusCode,
        { ...headers, ...(status === 401 && { 'www-authenticate': 'Bearer' }) },
      )
    }
  })
  app.all('/api/mcp', (c) =>
    c.json({ jsonrpc: '2.0', id: null, error: { code: -32000, message: 'Send a POST.' } }, 405, { allow: 'POST' }),
  )
}

async function answer(method: string, params: Record<string, unknown>, asking: Asking): Promise<object | null> {
  if (method === 'initialize')
    return {
      protocolVersion: VERSIONS.find((v) => v === params.protocolVersion) ?? VERSIONS[0],
      capabilities: { tools: {} },
      serverInfo: {
        name: asking.ctx.identidad.proveedorOcto,
        title: (await leerSitio(asking.ctx)).marca,
        version: '1',
      },
      instructions: INSTRUCTIONS,
    }
  if (method === 'ping') return {}
  if (method === 'tools/list')
    return {
      tools: Object.entries(TOOLS).map(([name, { description, input, readOnly, destructive }]) => ({
        name,
        description,
        inputSchema: z.toJSONSchema(input, { io: 'input' }),
        annotations: { readOnlyHint: readOnly, destructiveHint: destructive, openWorldHint: false },
      })),
    }
  return method === 'tools/call'
    ? call(
        String(params.name),
        typeof params.arguments === 'object' && params.arguments ? params.arguments : {},
        asking,
      )
    : null
}

/** A refusal is an answer of the tool, for the assistant to read. */
async function call(name: string, args: object, asking: Asking): Promise<object> {
  try {
    const found = Object.hasOwn(TOOLS, name) ? TOOLS[name] : undefined
    if (!found) throw new OctoError('BAD_REQUEST', { es: 'No existe esa herramienta.', en: 'There is no such tool.' })
    if (asking.ctx.actor.tipo !== 'clave' || !asking.ctx.actor.permisos.includes(found.permiso))
      throw new OctoError('FORBIDDEN', {
        es: `Esta clave no tiene permiso para eso: necesita ${found.permiso}.`,
        en: `This key has no scope for that: it needs ${found.permiso}.`,
      })
    const input = parse(found.input, args)
    if (!found.readOnly) changesFromHere()
    return {
      content: [{ type: 'text', text: JSON.stringify(await found.run(asking, input as never)) }],
      isError: false,
    }
  } catch (error) {
    const { body, headers } = octoErrorOf(error, {
      named: args as Named,
      language: 'en',
      requestId: asking.ctx.requestId,
      confirming: false,
    })
    return {
      content: [
        {
          type: 'text',
          text: JSON.stringify({
            ...body,
            ...(headers['retry-after'] !== undefined && { retryAfterSeconds: Number(headers['retry-after']) }),
          }),
        },
      ],
      isError: true,
    }
  }
}
