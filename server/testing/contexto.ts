import { IDENTIDAD_PRIMERA } from '#domain/sitio/identidad.ts'
import { VISITANTE, type Ctx } from '#server/ctx.ts'
import type { Database } from '#server/db/schema.ts'
import type { Database as Opened } from '#server/platform/db.ts'
import { readSettings } from '#server/platform/env.ts'
import type { Storage } from '#server/platform/storage.ts'
import { createTally } from '#server/platform/tally.ts'
import { AHORA } from './datos.ts'

const SIN_SECRETOS = {
  sellar: (texto: string) => `sello-${texto.length}`,
  claveDeEnlace: (uso: string, id: string) => `${uso}-${id}`,
} as Ctx['secretos']

/** A store of files that lives as long as the test. */
export function enMemoria(): Storage & { claves(): string[] } {
  const kept = new Map<string, Uint8Array<ArrayBuffer>>()
  return {
    put: async (key, bytes) => void kept.set(key, new Uint8Array(bytes)),
    get: async (key) => kept.get(key) ?? null,
    open: async (key) => {
      const bytes = kept.get(key)
      return bytes ? new Blob([bytes]).stream() : null
    },
    list: async (folder) => [...kept.keys()].filter((key) => key.startsWith(folder)).toSorted(),
    remove: async (key) => void kept.delete(key),
    claves: () => [...kept.keys()].toSorted(),
  }
}

/** A context for use cases that need the database and the clock alone; what else they reach for is missing. */
export function unCtx({ db, transaction }: Opened<Database>, rest: Partial<Ctx> = {}): Ctx {
  const missing = (name: string) => () => {
    throw new Error(`this test gives no ${name}`)
  }
  return {
    db,
    transaction,
    now: AHORA,
    clock: () => rest.now ?? AHORA,
    actor: VISITANTE,
    settings: readSettings({ NODE_ENV: 'test' }),
    requestId: 'prueba',
    address: null,
    idempotencyKey: null,
    enqueue: missing('enqueue'),
    enqueueAll: missing('enqueueAll'),
    secretos: SIN_SECRETOS,
    identidad: IDENTIDAD_PRIMERA,
    archivos: enMemoria(),
    psp: { dinero: 'prueba' } as Ctx['psp'],
    conteo: createTally(100),
    ...rest,
  }
}
