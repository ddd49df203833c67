import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { Email } from '#contract/comun.ts'
import { motivoParaNoAceptarClave } from '#domain/usuarios/claves.ts'
import type { Database as Tablas } from '#server/db/schema.ts'
import { empezarDeNuevo, hashClave } from '#server/modules/usuarios/index.ts'
import { type Database, openPglite, openPostgres } from '#server/platform/db.ts'
import { readSettings } from '#server/platform/env.ts'
import { migrate } from '#server/platform/migrate.ts'
import { failStart } from '#server/platform/process.ts'
import { lockDataFolder, readOptionsOrStop, refuseWhileServing, stop } from './lib/data-folder.ts'

const COMO = 'npm run admin:create -- --email ana@ejemplo.cl [--nombre Ana]'

const values = readOptionsOrStop(
  { email: { type: 'string' }, nombre: { type: 'string', default: 'Administración' } },
  COMO,
)
const email = Email.safeParse(values.email)
if (!email.success) stop(`Escribe el correo: ${COMO}`)

const settings = await Promise.resolve(process.env).then(readSettings).catch(failStart)
// Nobody writes a password for a command that cannot go on.
if (!settings.DATABASE_URL) refuseWhileServing(settings.DATA_DIR)

const password = process.env.ADMIN_PASSWORD ?? (await ask('Contraseña (mínimo 10 caracteres): '))
const motivo =
  [...password].length < 10 ? 'Usa al menos 10 caracteres' : motivoParaNoAceptarClave(password, { email: email.data })
if (motivo) stop(motivo)

await main(email.data, await hashClave(password)).catch(failStart)

async function main(address: string, claveHash: string): Promise<void> {
  const unlock = settings.DATABASE_URL ? () => undefined : lockDataFolder(settings.DATA_DIR)
  const database = settings.DATABASE_URL
    ? await openPostgres<Tablas>({ url: settings.DATABASE_URL })
    : await openPglite<Tablas>({ dir: join(settings.DATA_DIR, 'base') })
  await migrate(database, new URL('../server/db/migrations/', import.meta.url))
  await create(database, address, claveHash)
  await database.close()
  unlock()
  process.stdout.write(`Listo: ${address} puede entrar en ${settings.BASE_URL}/admin/login\n`)
}

async function create(database: Database<Tablas>, address: string, claveHash: string): Promise<void> {
  const now = new Date()
  await database.transaction(async (tx) => {
    const antes = await tx
      .selectFrom('usuarios')
      .select(['id', 'emailVerificadoEn'])
      .where('email', '=', address)
      .forUpdate()
      .executeTakeFirst()
    // Whoever opened it without confirming the address may be a stranger.
    if (antes && !antes.emailVerificadoEn) await empezarDeNuevo({ now }, tx, antes.id)
    const row = {
      id: randomUUID(),
      nombre: values.nombre,
      email: address,
      claveHash,
      emailVerificadoEn: now,
      createdAt: now,
      updatedAt: now,
    }
    const { id } = await tx
      .insertInto('usuarios')
      .values(row)
      .onConflict((oc) =>
        oc.column('email').doUpdateSet({
          claveHash,
          emailVerificadoEn: antes?.emailVerificadoEn ?? now,
          suspendidoEn: null,
          updatedAt: now,
        }),
      )
      .returning('id')
      .executeTakeFirstOrThrow()
    await tx
      .insertInto('membresias')
      .values({ id: randomUUID(), usuarioId: id, tipo: 'admin', papel: 'super', createdAt: now })
      .onConflict((oc) => oc.doNothing())
      .execute()
  })
}

/** What is typed is not shown. */
async function ask(question: string): Promise<string> {
  const silence = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input: process.stdin, output: silence, terminal: process.stdin.isTTY })
  process.stdout.write(question)
  terminal.on('SIGINT', () => stop('\nNo se creó ninguna cuenta'))
  try {
    for await (const answer of terminal) {
      process.stdout.write('\n')
      return answer
    }
  } finally {
    // A terminal that still listens keeps the command from ending.
    terminal.close()
  }
  return stop('\nFalta la contraseña: escríbela aquí o ponla en ADMIN_PASSWORD')
}
