import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Reserva } from '#contract/reservas.ts'
import { arrancar, type Hijo } from './hijo.ts'

export interface Matanza {
  veces: number
  /** A PostgreSQL; else the embedded database in a folder of its own. */
  databaseUrl?: string
  seed?: number
  contar?: (line: string) => void
}

export interface Balance {
  veces: number
  /** What was answered with a 2xx. */
  creadas: number
  extendidas: number
  canceladas: number
  pagadas: number
  /** What of it was not there after a restart, or a promise that no longer held. */
  perdido: string[]
  listoMs: number[]
}

/** What the server said about one reserva; `dudosa` while a call about it was not answered. */
interface Dicho {
  id: string
  clave: string
  total: number
  expiraEn: number
  extendida: boolean
  cancelada: boolean
  intento: string | null
  cobrada: boolean
  dudosa: boolean
}

const A_LA_VEZ = 8
const TARJETA = { numero: '4242424242424242', vencimiento: '12/34', cvc: '123', nombre: 'Ana Rojas' }
const REVISADAS = 60
const GOLPE_MS = 5000

/** Kills the server again and again while it works, and looks each time whether all it had answered is still there. */
export async function matar({ veces, databaseUrl, seed = 1, contar = () => undefined }: Matanza): Promise<Balance> {
  const dir = mkdtempSync(join(tmpdir(), 'thc-matar-'))
  const env = { DATA_DIR: dir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) }
  const balance: Balance = { veces, creadas: 0, extendidas: 0, canceladas: 0, pagadas: 0, perdido: [], listoMs: [] }
  const azar = random(seed)
  let hijo = await arrancar({ env })
  const dichos: Dicho[] = []
  try {
    for (let vez = 1; vez <= veces; vez++) {
      const nuevos = await golpear(hijo, { reservas: 1 + azar() * 20, ms: azar() * 50 })
      dichos.push(...nuevos)
      hijo = await arrancar({ env })
      balance.listoMs.push(Math.round(hijo.listoMs))
      // The newest ones are most at risk; of the older ones some each time.
      const vistos = [
        ...nuevos,
        ...dichos
          .slice(0, -nuevos.length || undefined)
          .filter(() => azar() < REVISADAS / Math.max(REVISADAS, dichos.length)),
      ]
      balance.perdido.push(...(await revisar(hijo, vistos)).map((p) => `kill ${vez}: ${p}`))
      contar(
        `${vez}/${veces}: ${dichos.length} reservas, ready in ${Math.round(hijo.listoMs)} ms, lost ${balance.perdido.length}`,
      )
    }
    balance.perdido.push(...(await revisar(hijo, dichos)))
  } finally {
    hijo.child.kill('SIGKILL')
    rmSync(dir, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  }
  return {
    ...balance,
    creadas: dichos.length,
    extendidas: count(dichos, 'extendida'),
    canceladas: count(dichos, 'cancelada'),
    pagadas: count(dichos, 'cobrada'),
  }
}

const count = (dichos: Dicho[], key: 'extendida' | 'cancelada' | 'cobrada'): number =>
  dichos.filter((d) => d[key]).length

/** Works until so many were answered and so much longer, then kills in the middle of it. */
async function golpear(hijo: Hijo, { reservas, ms }: { reservas: number; ms: number }): Promise<Dicho[]> {
  const dichos: Dicho[] = []
  const salidas = await verSalidas(hijo)
  let going = true
  const workers = Array.from({ length: A_LA_VEZ }, async (_, i) => {
    // An answer that does not come ends this worker: it was not acknowledged.
    for (let n = i; going; n++)
      await unaVida(hijo, salidas[n % salidas.length]!, dichos, n).catch(() => (going = false))
  })
  const until = Date.now() + GOLPE_MS
  while (dichos.length < reservas && Date.now() < until) await wait(5)
  await wait(ms)
  await hijo.terminar('SIGKILL')
  going = false
  await Promise.all(workers)
  return dichos
}

async function verSalidas({ url }: Hijo): Promise<{ experienciaId: string; salidaId: string }[]> {
  const [experiencia] = (await (await leer(`${url}/api/v1/experiencias`)).json()) as { id: string }[]
  const salidas = (await (await leer(`${url}/api/v1/experiencias/${experiencia!.id}/disponibilidad`)).json()) as {
    id: string
  }[]
  return salidas.map(({ id }) => ({ experienciaId: experiencia!.id, salidaId: id }))
}

let persona = 0

/** One guest: holds, then goes away, extends, cancels or pays. */
async function unaVida(
  hijo: Hijo,
  salida: { experienciaId: string; salidaId: string },
  dichos: Dicho[],
  n: number,
): Promise<void> {
  const contacto = { nombre: 'Rosa Mamani', email: `persona${++persona}@ejemplo.cl`, telefono: '+56912345678' }
  const creada = await post(hijo, '/api/reservas', { ...salida, participantes: { adulto: 1 }, contacto })
  if (creada.status !== 201) return void (await wait(5))
  const { id, clave, total, expiraEn } = (await creada.json()) as Reserva & { clave: string }
  const dicho: Dicho = {
    id,
    clave,
    total,
    expiraEn: Date.parse(expiraEn!),
    extendida: false,
    cancelada: false,
    intento: null,
    cobrada: false,
    dudosa: false,
  }
  dichos.push(dicho)
  dicho.dudosa = true
  await [cancelar, pagar, pagarYCancelar, extender][n % 4]!(hijo, dicho)
  dicho.dudosa = false
}

async function extender(hijo: Hijo, dicho: Dicho): Promise<void> {
  const response = await post(hijo, `/api/reservas/${dicho.id}/extender`, {}, dicho.clave)
  if (response.ok)
    Object.assign(dicho, { extendida: true, expiraEn: Date.parse(((await response.json()) as Reserva).expiraEn!) })
}

async function cancelar(hijo: Hijo, dicho: Dicho): Promise<void> {
  dicho.cancelada = (await post(hijo, `/api/reservas/${dicho.id}/cancelar`, {}, dicho.clave)).ok
}

async function pagar(hijo: Hijo, dicho: Dicho): Promise<void> {
  const response = await post(
    hijo,
    '/api/create-payment-intent',
    { reservaId: dicho.id, aceptaTerminos: true },
    dicho.clave,
  )
  if (!response.ok) return
  const { id, clientSecret } = (await response.json()) as { id: string; clientSecret: string }
  dicho.intento = id
  const paid = await fetch(`${hijo.url}/sandbox/stripe/tarjeta`, {
    method: 'POST',
    body: new URLSearchParams({ ...TARJETA, pi: id, client_secret: clientSecret }),
    headers: { accept: 'application/json' },
  })
  dicho.cobrada = ((await paid.json()) as { estado?: string }).estado === 'exitoso'
}

async function pagarYCancelar(hijo: Hijo, dicho: Dicho): Promise<void> {
  await pagar(hijo, dicho)
  await cancelar(hijo, dicho)
}

const post = (hijo: Hijo, path: string, body: object, clave?: string): Promise<Response> =>
  fetch(`${hijo.url}${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...(clave && { 'x-reserva-clave': clave }) },
  })

/** A connection kept idle may be closed just as it is used again; only a reading may be asked for twice. */
const leer = (url: string, init?: RequestInit): Promise<Response> => fetch(url, init).catch(() => fetch(url, init))

async function revisar(hijo: Hijo, dichos: Dicho[]): Promise<string[]> {
  const perdido: string[] = []
  for (const dicho of dichos) perdido.push(...(await revisarUna(hijo, dicho)).map((queja) => `${dicho.id} ${queja}`))
  const { rotos } = await hijo.preguntar<{ rotos: { invariante: string; caso: string }[] }>('invariantes')
  return [...perdido, ...rotos.map(({ invariante, caso }) => `${invariante} ${caso}`)]
}

async function revisarUna(hijo: Hijo, dicho: Dicho): Promise<string[]> {
  if (dicho.cobrada) await post(hijo, `/api/reservas/${dicho.id}/revisar-pago`, {}, dicho.clave)
  const response = await leer(`${hijo.url}/api/reservas/${dicho.id}`, { headers: { 'x-reserva-clave': dicho.clave } })
  if (!response.ok) return [`is gone: ${response.status}`]
  const reserva = (await response.json()) as Reserva
  const quejas: string[] = []
  if (reserva.total !== dicho.total) quejas.push(`costs ${reserva.total} instead of ${dicho.total}`)
  if (dicho.cancelada && reserva.estado !== 'cancelada') quejas.push(`was cancelled and is ${reserva.estado}`)
  if (!dicho.cancelada && !dicho.dudosa && !dicho.cobrada && reserva.estado === 'cancelada')
    quejas.push('nobody cancelled it')
  if (dicho.extendida && reserva.expiraEn && Date.parse(reserva.expiraEn) < dicho.expiraEn)
    quejas.push('lost its extension')
  if (dicho.intento && !reserva.pago) quejas.push('lost its payment attempt')
  const settled = ['pagado', 'reembolso_pendiente', 'reembolsado', 'reembolsado_parcial']
  if (dicho.cobrada && !settled.includes(reserva.estadoPago))
    quejas.push(`was paid and is ${reserva.estado}, ${reserva.estadoPago}`)
  return quejas
}

/** The same instants for the same seed (mulberry32). */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}
